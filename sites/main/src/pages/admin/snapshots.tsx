import { amountInUnits, formatDollars } from "@gifthearth/core";
import type { RevenueSnapshot } from "@gifthearth/core/contract";
import { formatDate } from "../../account/dates.ts";
import { monthName } from "../impact/month-name.ts";
import { countOf } from "./count-of.ts";

/** What is kept of each report. */
export function Snapshots({ snapshots }: { readonly snapshots: readonly RevenueSnapshot[] }) {
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
            </th>
            <td className="number">
              {formatDollars(snapshot.commissionUsd)}
              {snapshot.currency !== "USD" && (
                <p className="gh-muted">
                  {amountInUnits(snapshot.commission, snapshot.currency)} at {snapshot.usdRate}
                </p>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
