import { partnerFiguresCsvPath } from "@gifthearth/client";
import { formatDollars } from "@gifthearth/core";
import type { Partner, PartnerFigures } from "@gifthearth/core/contract";
import { FIGURE_RANGES, type FigureRange } from "@gifthearth/core/partner";
import { Link } from "react-router";
import { LoadFailure } from "../../account/load-failure.tsx";
import { partnerPath } from "./address.ts";
import { COUNT_COLUMNS, type Column, MONEY_COLUMNS } from "./columns.ts";
import { FigureChart } from "./figure-chart.tsx";
import { FigureTable } from "./figure-table.tsx";

const RANGE_NAMES: Readonly<Record<FigureRange, string>> = {
  "7": "7 days",
  "30": "30 days",
  "90": "90 days",
  year: "A year",
};

interface FiguresProps {
  readonly partner: Partner;
  /** Null when they can't be had. */
  readonly figures: PartnerFigures | null;
  readonly range: FigureRange;
}

/** What a partner's widgets came to: totals, a chart of each figure, and a table of all. */
export function Figures({ partner, figures, range }: FiguresProps) {
  return (
    <section className="card panel" aria-labelledby="figures-heading">
      <h3 id="figures-heading">Figures</h3>
      <div className="month-nav">
        <nav className="sub-tabs" aria-label="Range of time">
          {FIGURE_RANGES.map((each) => (
            <Link
              key={each}
              to={partnerPath(partner.id, "figures", each)}
              preventScrollReset
              aria-current={each === range ? "page" : undefined}
            >
              {RANGE_NAMES[each]}
            </Link>
          ))}
        </nav>
        <a className="gh-button" href={partnerFiguresCsvPath(partner.id, range)} download>
          Download as CSV
        </a>
      </div>
      {figures ? (
        <Shown figures={figures} />
      ) : (
        <LoadFailure message="The figures can't be loaded right now." />
      )}
    </section>
  );
}

function Shown({ figures }: { readonly figures: PartnerFigures }) {
  const { hasTrackingId, hasTests, totals } = figures;
  const columns: readonly Column[] = hasTrackingId ? [...COUNT_COLUMNS, ...MONEY_COLUMNS] : COUNT_COLUMNS;
  return (
    <>
      <dl className="figures">
        {columns.map(({ figure, name, isMoney }) => (
          <div key={figure}>
            <dt>{name}</dt>
            <dd>
              <p className="figure">
                {isMoney ? formatDollars(totals[figure]) : totals[figure].toLocaleString("en-US")}
              </p>
            </dd>
          </div>
        ))}
      </dl>
      <p className="gh-note">
        {hasTrackingId
          ? "Commission is what imported reports confirm, on the day an item was shipped. Set aside is the share of it that closed months gave, and paid is what of that the charities have. A month that isn't closed yet has set nothing aside."
          : "Shop clicks are counted. Commission isn't told apart from everybody else's until an administrator gives this id a tracking id of its own, so none is shown."}
        {hasTests && " Some of what is paid are donations of the sandbox: tests, for which no money moved."}
      </p>
      <p className="gh-muted">
        Commission and donations are in <Link to="/impact#ledger">the public ledger</Link>. So that nobody can
        change it unseen, <Link to="/profile?tab=notifications">have its checkpoint mailed to you</Link>{" "}
        whenever a month is closed.
      </p>
      <div className="figure-charts">
        {columns.map((column) => (
          <FigureChart key={column.figure} column={column} figures={figures} />
        ))}
      </div>
      <FigureTable columns={columns} figures={figures} />
      <p className="gh-muted">
        Days begin at midnight UTC. A board counts once when it is shown, a gift finder when a visitor first
        searches with it. The last few seconds may be missing.
      </p>
    </>
  );
}
