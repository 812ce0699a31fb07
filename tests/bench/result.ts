import { median } from "../support/statistics.ts";
import { formatTable } from "../support/table.ts";
import type { Figure } from "./row.ts";

/** The figures of one row. */
export interface RowResult {
  readonly name: string;
  readonly figures: readonly Figure[];
}

/** Whether the median keeps to the limit, if there is one. */
export function isWithin({ runs, limit, isLeast = false }: Figure): boolean {
  if (limit === null) return true;
  return runs.length > 0 && (isLeast ? median(runs) >= limit : median(runs) <= limit);
}

export function formatResults(results: readonly RowResult[]): string {
  const rows = results.flatMap(({ name, figures }) => [
    [name],
    ...figures.map((figure) => [
      `  ${figure.what}`,
      format(median(figure.runs), figure),
      `${format(Math.min(...figure.runs), figure)} to ${format(Math.max(...figure.runs), figure)}`,
      String(figure.runs.length),
      figure.limit === null ? "" : `${figure.isLeast ? ">=" : "<="} ${figure.limit} ${figure.unit}`,
      figure.limit === null ? "" : isWithin(figure) ? "ok" : "MISSED",
    ]),
  ]);
  return formatTable(["", "median", "spread", "runs", "budget", ""], rows);
}

function format(value: number, { unit }: Figure): string {
  return `${value.toFixed(2)} ${unit}`;
}

/** The results as a machine reads them. */
export function toJson(results: readonly RowResult[]) {
  return results.map(({ name, figures }) => ({
    name,
    figures: figures.map((figure) => ({
      ...figure,
      median: median(figure.runs),
      lowest: Math.min(...figure.runs),
      highest: Math.max(...figure.runs),
      isWithin: isWithin(figure),
    })),
  }));
}
