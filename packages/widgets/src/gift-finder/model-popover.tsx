import { useId } from "react";
import { useText } from "../text/text.ts";

/**
 * Which AI answers: a single option, shown as recommended, and a tip (specification, section 2).
 * A native popover lies in the top layer, closes on Escape or a press elsewhere, and gives focus back.
 */
export function ModelPopover() {
  const id = useId();
  const { t } = useText();
  return (
    <>
      <button type="button" className="gh-button gh-quiet" popoverTarget={id}>
        {t("AI Model")}
      </button>
      <div className="gh-popover" popover="auto" id={id} role="dialog" aria-label={t("AI Model")}>
        <label className="gh-row">
          <input type="radio" name={id} defaultChecked />
          {t("Standard model")}
          <span className="gh-pill">{t("Recommended")}</span>
        </label>
        <p className="gh-muted">{t("Tip: add recipient details to the notes, such as their age.")}</p>
      </div>
    </>
  );
}
