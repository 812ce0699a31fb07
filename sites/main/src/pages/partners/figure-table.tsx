import { formatDollars } from "@gifthearth/core";
import type { PartnerFigures } from "@gifthearth/core/contract";
import type { Column } from "./columns.ts";
import { periodName } from "./period-name.ts";

interface FigureTableProps {
  readonly columns: readonly Column[];
  readonly figures: PartnerFigures;
}

/** Every figure of every day or month, the newest first, and their sums. */
export function FigureTable({ columns, figures: { items, totals, range } }: FigureTableProps) {
  const period = range === "year" ? "Month" : "Day";
  const show = (sums: PartnerFigures["totals"], { figure, isMoney }: Column) =>
    isMoney ? formatDollars(sums[figure]) : sums[figure].toLocaleString("en-US");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who can't use a pointer scrolls it by the keyboard
    <section className="figure-table" aria-label={`Figures by ${period.toLowerCase()}, a table`} tabIndex={0}>
      <table>
        <caption>Figures by {period.toLowerCase()}</caption>
        <thead>
          <tr>
            <th scope="col">{period}</th>
            {columns.map(({ figure, name }) => (
              <th key={figure} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.toReversed().map((item) => (
            <tr key={item.period}>
              <th scope="row">{periodName(item.period)}</th>
              {columns.map((column) => (
                <td key={column.figure}>{show(item, column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Together</th>
            {columns.map((column) => (
              <td key={column.figure}>{show(totals, column)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
