import { formatDollars, PRODUCT_NAME } from "@gifthearth/core";
import type { OwnCharity, OwnDonation } from "@gifthearth/core/contract";
import { Link } from "react-router";
import { formatDate } from "../../account/dates.ts";
import { useHydrated } from "../../account/use-hydrated.ts";
import { useSiteData } from "../../site-data.ts";
import { monthName } from "../impact/month-name.ts";
import { charityPath } from "./address.ts";

interface StatementProps {
  readonly charity: OwnCharity["charity"];
  readonly donation: OwnDonation;
}

/** What a charity had of a month, for its books; a sheet of paper where it is printed. */
export function Statement({ charity, donation }: StatementProps) {
  const { origin } = useSiteData();
  const isLive = useHydrated();
  const { name, country, registration } = charity;
  const { id, month, amount, closedAt, completedAt, arrivedAt, platform, receipt } = donation;
  const lines = {
    "Given by": `${PRODUCT_NAME}, ${origin}`,
    "Given to": `${name}, ${country} ${registration}`,
    "Part of the donation of": monthName(month),
    Calculated: formatDate(closedAt),
    Given: completedAt ? formatDate(completedAt) : "Not yet",
    By: platform === "sandbox" ? "sandbox, a test in which no money moves" : platform,
    Receipt: receipt ?? "None",
    "Confirmed by the charity": arrivedAt ? formatDate(arrivedAt) : "Not yet",
    "In the public ledger as": id,
  };
  return (
    <article className="card panel statement" aria-labelledby="statement-heading">
      <h2 id="statement-heading">Statement for {monthName(month)}</h2>
      <p className="statement-amount">
        {formatDollars(amount)} <span className="gh-muted">US dollars</span>
      </p>
      <dl className="calculation">
        {Object.entries(lines).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="gh-muted">
        It says what the public ledger said when this page was opened; {origin}/impact shows and checks it.
      </p>
      <p className="gh-row no-print">
        {isLive && (
          <button type="button" className="gh-button gh-button-main" onClick={() => print()}>
            Print
          </button>
        )}
        <Link className="gh-button" to={charityPath(charity.id)} viewTransition>
          All months
        </Link>
      </p>
    </article>
  );
}
