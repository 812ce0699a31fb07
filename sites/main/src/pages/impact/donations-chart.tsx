import { donationFigures, formatDollars, minorToDollars, type RecordedDonation } from "@gifthearth/core";
import type { ClosedMonth } from "@gifthearth/core/contract";
import { monthName } from "./month-name.ts";

/** Months in the chart. */
const SHOWN = 12;

/** What each of the last months gave, and all months together: a table whose figures are also bars. */
export function DonationsChart({ months }: { readonly months: readonly ClosedMonth[] }) {
  const rows = months.slice(0, SHOWN).map((month) => ({ month: month.month, ...sumsOf([month]) }));
  const together = sumsOf(months);
  const highest = Math.max(...rows.map(({ confirmed, pending }) => confirmed + pending), 0.01);
  const width = (amount: number) => ({ inlineSize: `${(amount / highest) * 100}%` });
  return (
    <table className="chart">
      <caption>Donated, month by month</caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col" className="chart-key chart-key-confirmed">
            Confirmed
          </th>
          <th scope="col" className="chart-key chart-key-pending">
            Pending
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ month, confirmed, pending }) => (
          <tr key={month}>
            <th scope="row">
              <div className="chart-month">
                <span className="chart-name">{monthName(month)}</span>
                <div className="chart-bar">
                  <div className="chart-confirmed" style={width(confirmed)} />
                  <div className="chart-pending" style={width(pending)} />
                </div>
              </div>
            </th>
            <td>{formatDollars(confirmed)}</td>
            <td className="gh-muted">{formatDollars(pending)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All months</th>
          <td>{formatDollars(together.confirmed)}</td>
          <td className="gh-muted">{formatDollars(together.pending)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** What became of the months' donations, US dollars. Tests count like any; the page says that they are tests. */
function sumsOf(months: readonly ClosedMonth[]): { readonly confirmed: number; readonly pending: number } {
  const donations = months.flatMap(({ month, donations: own }) =>
    own.map(
      (donation): RecordedDonation => ({
        ...donation,
        month,
        amountMinor: Math.round(donation.amount * 100),
      }),
    ),
  );
  const { totalMinor, pendingMinor } = donationFigures(donations, months[0]?.month ?? "");
  return { confirmed: minorToDollars(totalMinor), pending: minorToDollars(pendingMinor) };
}
