import { type ComponentType, useState } from "react";
import { errorDetail } from "../error-detail.ts";
import { useHost } from "../host.ts";
import { useText } from "../text/text.ts";

type File<Props> = Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A component, and what fetches it on a press and gives whether it is there; else visitor and page are told.
 */
export function usePart<Props>(file: () => File<Props>) {
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

  return [Part, fetchPart] as const;
}

/** What a file exports, as a state takes it. @throws {TypeError} where that can't be had, or isn't ours */
export async function componentOf<Props>(file: File<Props>) {
  const { default: component } = await file;
  if (!component) throw new TypeError("Not ours");
  return () => component;
}
