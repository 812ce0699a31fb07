import { amountInUnits, formatDollars } from "@gifthearth/core";
import type { AdminOverview, RevenueSnapshot } from "@gifthearth/core/contract";
import { addMonths } from "@gifthearth/core/ledger";
import { formatDate } from "../../account/dates.ts";
import { monthName } from "../impact/month-name.ts";
import { countOf } from "./count-of.ts";
import { ReportUpload } from "./report-upload.tsx";

interface RevenueProps {
  readonly overview: AdminOverview;
  readonly snapshots: readonly RevenueSnapshot[];
}

/** The programmes' earnings reports. */
export function Revenue({ overview, snapshots }: RevenueProps) {
  return (
    <>
      <section className="card panel" aria-labelledby="upload-heading">
        <h2 id="upload-heading">Import a report</h2>
        <p>
          A report takes the place of the one before of its marketplace or network, tracking id or account,
          and month. It is checked first; nothing changes until you import it.
        </p>
        <ReportUpload month={overview.closes.next?.month ?? addMonths(overview.month, -1)} />
      </section>
      <section className="card panel" aria-labelledby="reports-heading">
        <h2 id="reports-heading">Imported reports</h2>
        {snapshots.length === 0 ? <p>None yet.</p> : <Snapshots snapshots={snapshots} />}
      </section>
    </>
  );
}

/** What is kept of each report. */
function Snapshots({ snapshots }: { readonly snapshots: readonly RevenueSnapshot[] }) {
  return (
    <table className="admin-table" aria-label="Imported reports">
      <thead>
        <tr>
          <th scope="col">Report</th>
          <th scope="col" className="number">
            Commission
          </th>
        </tr>
      </thead>
      <tbody>
        {snapshots.map((snapshot) => (
          <tr key={`${snapshot.marketplace} ${snapshot.trackingId} ${snapshot.period}`}>
            <th scope="row">
              {monthName(snapshot.period)}, {snapshot.marketplace} {snapshot.trackingId}
              <p className="gh-muted file-name">{snapshot.fileName}</p>
              <p className="gh-muted">
                {countOf(snapshot.lineCount, "line")}, imported on {formatDate(snapshot.importedAt)}
              </p>
              {snapshot.notCounted.map(({ reason, lineCount, amount }) => (
                <p key={reason} className="gh-muted">
                  Not counted: {countOf(lineCount, "line")}
                  {amount !== null && `, ${amountInUnits(amount, snapshot.currency)}`}, {reason}
                </p>
              ))}
            </th>
            <td className="number">
              {formatDollars(snapshot.commissionUsd)}
              {snapshot.currency !== "USD" && (
                <p className="gh-muted">
                  {amountInUnits(snapshot.commission, snapshot.currency)} at {snapshot.usdRate}
                  {snapshot.rateSource && `, ${snapshot.rateSource}`}
                </p>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
