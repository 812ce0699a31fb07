import { formatDollars } from "@gifthearth/core";
import type { DonationsSummary } from "@gifthearth/core/contract";
import { monthName } from "./month-name.ts";

const DAY = 86_400_000;

type OwedDonationsProps = Pick<DonationsSummary, "owed" | "asOf">;

/** What is owed and not yet given, each with its age in days. */
export function OwedDonations({ owed, asOf }: OwedDonationsProps) {
  if (owed.items.length === 0) {
    return <p className="card">Nothing is owed: every donation of the closed months is complete.</p>;
  }
  return (
    <div className="owed-donations">
      <details className="card">
        <summary>
          <h3>Owed, not yet given</h3>
          <span className="month-donation">{formatDollars(owed.amount)}</span>
        </summary>
        {owed.reversed > 0 && <p>{formatDollars(owed.reversed)} of it was given once and taken back.</p>}
        <ul>
          {owed.items.map(({ month, charityId, charityName, amount, since, attempts }) => (
            <li key={`${month} ${charityId}`}>
              {formatDollars(amount)} to {charityName} for {monthName(month)}
              <span className="gh-muted">
                {" "}
                ({daysOf(since, asOf)}
                {attempts > 1 && `, ${attempts} tries`})
              </span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function daysOf(since: string, asOf: string): string {
  const days = Math.max(0, Math.floor((Date.parse(asOf) - Date.parse(since)) / DAY));
  return days === 1 ? "for 1 day" : `for ${days} days`;
}
