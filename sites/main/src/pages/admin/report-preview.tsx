import { amountInUnits, formatDollars, minorDigits } from "@gifthearth/core";
import type { RevenueImport } from "@gifthearth/core/contract";
import type { ReactNode } from "react";
import { monthName } from "../impact/month-name.ts";
import { countOf } from "./count-of.ts";

const OUTCOMES: Readonly<Record<RevenueImport["outcome"], string>> = {
  new: "A new report",
  replacement: "Takes the place of the report that is there",
  unchanged: "The same report is there already",
};

interface ReportPreviewProps {
  readonly result: RevenueImport;
  /** What imports it. */
  readonly children: ReactNode;
}

/** What an import would change. */
export function ReportPreview({ result, children }: ReportPreviewProps) {
  const { outcome, snapshot, before, differenceUsd, otherLineCount, otherTrackingIds, monthIsClosed } =
    result;
  return (
    <div className="preview-result">
      <h3>{OUTCOMES[outcome]}</h3>
      <dl className="calculation">
        <div>
          <dt>
            {snapshot.marketplace} {snapshot.trackingId}, {monthName(snapshot.period)}
          </dt>
          <dd>{countOf(snapshot.lineCount, "line")}</dd>
        </div>
        {snapshot.currency !== "USD" && (
          <div>
            <dt>Commission in {snapshot.currency}</dt>
            <dd>
              {snapshot.commission.toFixed(minorDigits(snapshot.currency))} at {snapshot.usdRate}
            </dd>
          </div>
        )}
        <div>
          <dt>Commission</dt>
          <dd>{formatDollars(snapshot.commissionUsd)}</dd>
        </div>
        {before && (
          <div>
            <dt>Until now</dt>
            <dd>{formatDollars(before.commissionUsd)}</dd>
          </div>
        )}
        {result.further.map((other) => (
          <div key={other.trackingId}>
            <dt>
              {other.trackingId}, {countOf(other.lineCount, "line")}
            </dt>
            <dd>{formatDollars(other.commissionUsd)}</dd>
          </div>
        ))}
        <div className="calculation-total">
          <dt>Difference</dt>
          <dd>{formatDollars(differenceUsd)}</dd>
        </div>
      </dl>
      {[snapshot, ...result.further].flatMap(({ trackingId, currency, notCounted }) =>
        notCounted
          .filter(({ amount }) => amount !== null)
          .map(({ reason, lineCount, amount }) => (
            <p key={`${trackingId} ${reason}`} className="gh-note">
              Not counted: {countOf(lineCount, "line")}, {amountInUnits(amount ?? 0, currency)}, {reason}
            </p>
          )),
      )}
      {otherLineCount > 0 && (
        <p className="gh-note">
          {countOf(otherLineCount, "line")} of other tracking ids left out: {otherTrackingIds.join(", ")}
        </p>
      )}
      {monthIsClosed && outcome !== "unchanged" && (
        <p className="gh-note">
          {monthName(snapshot.period)} is closed: the difference becomes a correction in the next month that
          is closed.
        </p>
      )}
      {outcome !== "unchanged" && children}
    </div>
  );
}
