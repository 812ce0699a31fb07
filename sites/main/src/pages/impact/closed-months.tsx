import { amountInUnits, formatDollars, formatShare } from "@gifthearth/core";
import type { ClosedMonth } from "@gifthearth/core/contract";
import { DonationList } from "./donation-list.tsx";
import { monthName } from "./month-name.ts";

/** Every closed month, the newest open: how its donation came about and what became of it. */
export function ClosedMonths({ months }: { readonly months: readonly ClosedMonth[] }) {
  return (
    <ol className="closed-months">
      {months.map((month, index) => (
        <li key={month.month}>
          <details open={index === 0} className="card">
            <summary>
              <h3>{monthName(month.month)}</h3>
              <span className="month-donation">{formatDollars(month.donation)}</span>
            </summary>
            <Calculation month={month} />
            {month.donations.length > 0 && <DonationList donations={month.donations} />}
          </details>
        </li>
      ))}
    </ol>
  );
}

function Calculation({ month }: { readonly month: ClosedMonth }) {
  return (
    <>
      <dl className="calculation">
        {month.commission.map((line) => (
          <Line
            key={line.month}
            name={
              line.month === month.month
                ? `Commission of ${monthName(line.month)}`
                : `Correction of ${monthName(line.month)}`
            }
            amount={line.amount}
          />
        ))}
        {month.carriedIn !== 0 && <Line name="Carried from earlier months" amount={month.carriedIn} />}
        {(month.commission.length > 1 || month.carriedIn !== 0) && (
          <Line name="Together" amount={month.base} />
        )}
        <Line name={`The donation, ${formatShare(month.share)} of it`} amount={month.donation} isTotal />
        {month.carriedOut !== 0 && <Line name="Carried to the next month" amount={month.carriedOut} />}
      </dl>
      {month.reason && (
        <p className="month-reason">
          {(month.missing ?? []).length > 0
            ? `Closed without the reports of ${month.missing?.join(", ")}: `
            : "Closed though nothing was reported: "}
          {month.reason}
        </p>
      )}
      {month.reports.length > 0 && (
        <details className="month-reports">
          <summary>What the marketplaces paid</summary>
          <ul>
            {month.reports.map((report) => (
              <li key={report.fileHash + report.marketplace + report.period}>
                {report.marketplace}, {monthName(report.period)}: {formatDollars(report.commissionUsd)}
                {report.currency !== "USD" && (
                  <span className="gh-muted">
                    {" "}
                    ({amountInUnits(report.commission, report.currency)} at {report.usdRate})
                    {report.rateSource && `, ${report.rateSource}`}
                  </span>
                )}
                <Uncounted report={report} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** What a report names and isn't part of what we were paid. */
function Uncounted({ report }: { readonly report: ClosedMonth["reports"][number] }) {
  const { uncounted = [], currency } = report;
  if (uncounted.length === 0) return null;
  return (
    <ul className="gh-muted">
      {uncounted.map(({ reason, lineCount, amount }) => (
        <li key={reason}>
          Not counted: {lineCount} {lineCount === 1 ? "line" : "lines"}
          {amount !== null && `, ${amountInUnits(amount, currency)}`}, {reason}
        </li>
      ))}
    </ul>
  );
}

interface LineProps {
  readonly name: string;
  /** US dollars. */
  readonly amount: number;
  readonly isTotal?: boolean;
}

function Line({ name, amount, isTotal = false }: LineProps) {
  return (
    <div className={isTotal ? "calculation-total" : undefined}>
      <dt>{name}</dt>
      <dd>{formatDollars(amount)}</dd>
    </div>
  );
}
