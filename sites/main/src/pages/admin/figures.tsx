import { formatDollars } from "@gifthearth/core";
import type { AdminOverview } from "@gifthearth/core/contract";
import { formatDate } from "../../account/dates.ts";
import { LedgerCheck } from "../impact/ledger-check.tsx";
import { monthName } from "../impact/month-name.ts";
import { countOf } from "./count-of.ts";

interface FiguresProps {
  readonly overview: AdminOverview;
}

/** What is given, what is earned, and what an operator should know. */
export function Figures({ overview }: FiguresProps) {
  const { donations, clicks, conversions, ledgerEvents, missingApprovals, alarms } = overview;
  return (
    <>
      {alarms.length > 0 && (
        <section className="card panel" aria-labelledby="alarms-heading">
          <h2 id="alarms-heading">What needs you</h2>
          <ul>
            {alarms.map(({ kind, sentence, since }) => (
              <li key={`${kind} ${sentence}`}>
                {sentence} <span className="gh-muted">Since {formatDate(since)}.</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="card panel" aria-labelledby="figures-heading">
        <h2 id="figures-heading">Figures</h2>
        <dl className="figures">
          <Sum name="Given" {...donations.complete} />
          <Sum name="On its way" {...donations.pending} />
          <Sum name="Failed or taken back" {...donations.failed} />
          <div>
            <dt>Purchases</dt>
            <dd>
              <p className="figure">{conversions.toLocaleString("en-US")}</p>
              <p className="gh-muted">of {countOf(clicks, "click")}</p>
            </dd>
          </div>
        </dl>
        {donations.hasTests && (
          <p className="gh-note">
            Donations of the sandbox are among these figures: tests, for which no money moved.
          </p>
        )}
        <Commission overview={overview} />
      </section>
      {missingApprovals.length > 0 && (
        <section className="card panel" aria-labelledby="approvals-heading">
          <h2 id="approvals-heading">Missing approvals</h2>
          <p>
            On other sites, widgets link to our own pages for {missingApprovals.join(", ")}:{" "}
            <code>AFFILIATE_THIRD_PARTY_SITES</code> does not name them as approved.
          </p>
        </section>
      )}
      <section className="panel-group" aria-labelledby="ledger-heading">
        <h2 id="ledger-heading">The ledger</h2>
        <p className="gh-muted">
          {ledgerEvents === 0 ? "Nothing is written in it yet." : `${countOf(ledgerEvents, "line")} so far.`}
        </p>
        <LedgerCheck />
      </section>
    </>
  );
}

function Sum({
  name,
  amount,
  count,
}: {
  readonly name: string;
  readonly amount: number;
  readonly count: number;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <p className="figure">{formatDollars(amount)}</p>
        <p className="gh-muted">{countOf(count, "donation")}</p>
      </dd>
    </div>
  );
}

function Commission({ overview: { commission } }: FiguresProps) {
  if (commission.length === 0) return <p>No commission is reported yet.</p>;
  return (
    <table className="admin-table">
      <caption>Commission by month</caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">State</th>
          <th scope="col" className="number">
            Commission
          </th>
        </tr>
      </thead>
      <tbody>
        {commission.map(({ month, amount, isClosed }) => (
          <tr key={month}>
            <th scope="row">{monthName(month)}</th>
            <td>{isClosed ? "Closed" : "Open"}</td>
            <td className="number">{formatDollars(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
