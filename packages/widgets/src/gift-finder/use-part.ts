import { type ComponentType, useState } from "react";
import { errorDetail } from "../error-detail.ts";
import { useHost } from "../host.ts";
import { useText } from "../text/text.ts";

/**
 * A component in a file of its own, fetched when a press first needs it.
 * @param file fetches it
 * @returns the component, null until it is there, and what has it fetched. That gives whether it is there; where it
 * can't be had, visitor and page are told, and the next press tries again.
 */
export function usePart<Props>(
  file: () => Promise<{ readonly default: ComponentType<Props> }>,
): readonly [Part: ComponentType<Props> | null, fetchPart: () => Promise<boolean>] {
  const { emit, notify } = useHost();
  const { t } = useText();
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);

  async function fetchPart(): Promise<boolean> {
    try {
      setPart(await componentOf(file()));
      return true;
    } catch (error) {
      emit?.("gh-error", { ...errorDetail(error), code: "no_part" });
      notify({ kind: "error", text: t("Could not process your request. Please try again.") });
      return false;
    }
  }

  return [Part, fetchPart];
}

/**
 * What a file exports, in a shape that a state takes, which calls functions.
 * @throws {TypeError} where the network fails, or what came is no file of ours
 */
export async function componentOf<Props>(
  file: Promise<{ readonly default: ComponentType<Props> }>,
): Promise<() => ComponentType<Props>> {
  const { default: component } = await file;
  if (!component) throw new TypeError("Some of the script is missing");
  return () => component;
}
