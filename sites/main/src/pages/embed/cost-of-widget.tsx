import type { Widget } from "./configuration.ts";
import { type Cost, inKilobytes } from "./cost.ts";

interface CostOfWidgetProps {
  readonly widget: Widget;
  /** Null where the build doesn't say. */
  readonly cost: Cost | null;
}

/** What a widget costs the page it stands on, as the build measured it. */
export function CostOfWidget({ widget, cost }: CostOfWidgetProps) {
  if (widget === "badge") {
    return <p className="cost">A badge costs one small picture, and no script at all.</p>;
  }
  if (!cost) return null;
  const view = cost.view[widget];
  const total = widget === "gift-finder" ? view + cost.answer : view;
  return (
    <p className="cost">
      <strong>{inKilobytes(total)}</strong> in all, compressed: {inKilobytes(cost.loader)} with the page,{" "}
      {inKilobytes(view - cost.loader)} when the widget comes near the screen
      {widget === "gift-finder" && <>, {inKilobytes(cost.answer)} when a visitor first uses it</>}.
    </p>
  );
}
