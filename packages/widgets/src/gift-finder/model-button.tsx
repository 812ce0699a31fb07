import { type ComponentType, useId, useState } from "react";
import { useHost } from "../host.ts";
import { useText } from "../text/text.ts";
import type { ModelPopoverProps } from "./model-popover.tsx";

/** Says who answers, an AI or our catalogue, to those who ask: what it opens is fetched on the first press. */
export function ModelButton() {
  const { notify } = useHost();
  const { t } = useText();
  const id = useId();
  const [Popover, setPopover] = useState<ComponentType<ModelPopoverProps> | null>(null);

  async function load(): Promise<void> {
    try {
      const { default: component } = await import("./model-popover.tsx");
      setPopover(() => component);
    } catch {
      notify({ kind: "error", text: t("Could not process your request. Please try again.") });
    }
  }

  return (
    <>
      <button type="button" className="gh-button gh-quiet" popoverTarget={id} onClick={load}>
        {t("Where ideas come from")}
      </button>
      {Popover && <Popover id={id} />}
    </>
  );
}
