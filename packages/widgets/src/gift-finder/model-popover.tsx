import { adoptMoreCss } from "@gifthearth/shadow-dom-css";
import { useEffect, useRef } from "react";
import { useText } from "../text/text.ts";
import css from "../ui/popover.css";

export interface ModelPopoverProps {
  /** The button's `popoverTarget`. */
  readonly id: string;
}

/**
 * Which AI answers: a single option, shown as recommended, and a tip (specification, section 2).
 * A native popover lies in the top layer, closes on Escape or a press elsewhere, and gives focus back. It
 * opens on arriving; from then on its button does that.
 */
export default function ModelPopover({ id }: ModelPopoverProps) {
  const { t } = useText();
  const popover = useRef<HTMLDivElement>(null);
  // After every rendering, since a widget that moves to another document adopts its styles anew.
  useEffect(() => adoptMoreCss(popover.current, css));
  useEffect(() => {
    const button = popover.current?.previousElementSibling as HTMLElement | null | undefined;
    popover.current?.showPopover(button ? { source: button } : {});
  }, []);
  return (
    <div className="gh-popover" popover="auto" id={id} ref={popover} role="dialog" aria-label={t("AI Model")}>
      <label className="gh-row">
        <input type="radio" name={id} defaultChecked />
        {t("Standard model")}
        <span className="gh-pill">{t("Recommended")}</span>
      </label>
      <p className="gh-muted">{t("Tip: add recipient details to the notes, such as their age.")}</p>
    </div>
  );
}
