import { median } from "../support/statistics.ts";
import { formatTable } from "../support/table.ts";
import type { RowResult } from "./result.ts";
import type { Figure } from "./row.ts";

/** A figure as it was kept, by its median. */
interface KeptFigure {
  readonly row: string;
  readonly what: string;
  readonly unit: Figure["unit"];
  readonly median: number;
}

/** Results that later ones are compared with. */
export interface KeptResults {
  /** The day on which they were measured, such as 2026-11-22. */
  readonly day: string;
  readonly figures: readonly KeptFigure[];
}

/** Medians move by as much from one run to the next on a machine that does other things, too. */
const NOISE = 0.15;

/**
 * What is to be kept: these results, and of the kept ones those figures that were not measured this time.
 * @param day of these results
 */
export function keep(results: readonly RowResult[], kept: KeptResults | null, day: string): KeptResults {
  const measured = new Set(results.map(({ name }) => name));
  const others = kept?.figures.filter(({ row }) => !measured.has(row)) ?? [];
  return { day, figures: [...others, ...figuresOf(results)] };
}

/** Each figure then and now, and whether it became better or worse by more than chance would make it. */
export function formatComparison(results: readonly RowResult[], kept: KeptResults | null): string {
  if (kept === null)
    return "No results are kept to compare these with: `npm run bench -- --keep` keeps them.";
  const rows = results.flatMap(({ name, figures }) => [
    [name],
    ...figures.map((figure) => {
      const now = median(figure.runs);
      const then = kept.figures.find(({ row, what }) => row === name && what === figure.what);
      const told = [`  ${figure.what}`, then ? format(then.median, figure) : "new", format(now, figure)];
      if (!then) return told;
      const ratio = now / then.median;
      return [...told, ratio.toFixed(2), verdict(ratio, figure)];
    }),
  ]);
  return `Compared with the results of ${kept.day}:\n${formatTable(["", "then", "now", "ratio", ""], rows)}`;
}

function figuresOf(results: readonly RowResult[]): KeptFigure[] {
  return results.flatMap(({ name, figures }) =>
    figures.map(({ what, unit, runs }) => ({ row: name, what, unit, median: median(runs) })),
  );
}

/** More of something a second is better; of time and memory, less is. */
function verdict(ratio: number, { unit, isLeast = false }: Figure): string {
  const gain = isLeast || unit === "per s" ? ratio : 1 / ratio;
  if (gain < 1 - NOISE) return "WORSE";
  return gain > 1 / (1 - NOISE) ? "better" : "as before";
}

function format(value: number, { unit }: Figure): string {
  return `${value.toFixed(2)} ${unit}`;
}
