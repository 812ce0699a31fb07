import { formatDollars } from "@gifthearth/core";
import type { PartnerFigures } from "@gifthearth/core/contract";
import type { Column } from "./columns.ts";
import { periodName } from "./period-name.ts";

/** Of the drawing, in its own units: bars lie side by side, and the stylesheet stretches them. */
const STEP = 10;
const BAR = 8;
const HEIGHT = 100;
/** Of the least bar that isn't nothing. */
const LEAST = 2;

interface FigureChartProps {
  readonly column: Column;
  readonly figures: PartnerFigures;
}

/** One figure as bars, a bar for each day or month. What it shows is said in words, too, and stands in the table. */
export function FigureChart({
  column: { figure, name, isMoney },
  figures: { items, range },
}: FigureChartProps) {
  const format = (value: number) => (isMoney ? formatDollars(value) : value.toLocaleString("en-US"));
  const values = items.map((item) => item[figure]);
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const scale = top - bottom > 0 ? HEIGHT / (top - bottom) : 0;
  const zero = top * scale;
  const [first, last] = [items[0]?.period ?? "", items.at(-1)?.period ?? ""];
  const highest = items[values.indexOf(top)]?.period ?? "";
  const span = `${periodName(first)} to ${periodName(last)}`;
  const summary =
    top === 0 && bottom === 0
      ? `${name} by ${range === "year" ? "month" : "day"}, ${span}: none.`
      : `${name} by ${range === "year" ? "month" : "day"}, ${span}: at most ${format(top)}, on ${periodName(highest)}.`;
  return (
    <figure className="figure-chart">
      <figcaption>
        <span className="gh-label">{name}</span> <span className="gh-muted">most {format(top)}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${items.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {values.map((value, index) => {
          const height = value === 0 ? 0 : Math.max(LEAST, Math.abs(value) * scale);
          const y = value < 0 ? zero : Math.max(0, zero - height);
          return (
            <rect
              key={items[index]?.period}
              x={index * STEP + (STEP - BAR) / 2}
              y={y}
              width={BAR}
              height={height}
            />
          );
        })}
      </svg>
      <div className="figure-span gh-muted" aria-hidden="true">
        <span>{periodName(first)}</span>
        <span>{periodName(last)}</span>
      </div>
    </figure>
  );
}
