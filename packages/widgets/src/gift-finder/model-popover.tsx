import { fetchFeatures } from "@gifthearth/client";
import type { FeaturesResponse } from "@gifthearth/core/contract";
import { adoptMoreCss } from "@gifthearth/shadow-dom-css";
import { useEffect, useRef, useState } from "react";
import { useHost } from "../host.ts";
import { useText } from "../text/text.ts";
import css from "../ui/popover.css";

export interface ModelPopoverProps {
  /** The button's `popoverTarget`. */
  readonly id: string;
}

/**
 * Who answers, and a tip: there is nothing to choose. A native popover lies in the top layer, closes on Escape or a
 * press elsewhere, and gives focus back. It opens on arriving; from then on its button does that.
 */
export default function ModelPopover({ id }: ModelPopoverProps) {
  const { api } = useHost();
  const { t } = useText();
  const popover = useRef<HTMLDivElement>(null);
  // Undefined until it is known, null where it can't be.
  const [features, setFeatures] = useState<FeaturesResponse | null>();
  // After every rendering, since a widget that moves to another document adopts its styles anew.
  useEffect(() => adoptMoreCss(popover.current, css));
  useEffect(() => {
    const button = popover.current?.previousElementSibling as HTMLElement | null | undefined;
    popover.current?.showPopover(button ? { source: button } : {});
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who answers doesn't change while the page is open
  useEffect(() => {
    fetchFeatures(api).then(setFeatures, () => setFeatures(null));
  }, []);
  return (
    <div
      className="gh-popover"
      popover="auto"
      id={id}
      ref={popover}
      role="dialog"
      aria-label={t("Where ideas come from")}
      aria-busy={features === undefined}
    >
      {features?.model ? (
        <p>
          <strong>{t("AI Model")}</strong> {features.model}
        </p>
      ) : (
        <p>
          {features && t("Our catalogue of hand-picked ideas")}
          {features === null && t("Each answer says where its ideas come from.")}
        </p>
      )}
      <p className="gh-muted">{t("Tip: add recipient details to the notes, such as their age.")}</p>
    </div>
  );
}
