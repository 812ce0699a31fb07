import type { DonationsResponse } from "@gifthearth/core/contract";
import { ClosedMonths } from "./closed-months.tsx";
import { DonationsChart } from "./donations-chart.tsx";
import { LedgerCheck } from "./ledger-check.tsx";

/** The ledger, month by month, and how to check it. */
export function PublicLedger({ ledger }: { readonly ledger: DonationsResponse | null }) {
  return (
    <section className="wide section ledger" aria-labelledby="ledger">
      <div className="section-head">
        <h2 id="ledger">The ledger</h2>
        <p>
          Every month's calculation and every donation. A donation is complete once its platform says so, or
          once we have recorded the receipt of one that we paid by hand.
        </p>
      </div>
      {!ledger && <p className="gh-note">The ledger can't be shown right now. Please try again later.</p>}
      {ledger?.months.length === 0 && (
        <p className="card">No month has been closed yet. The first one appears here after the 1st.</p>
      )}
      {ledger && ledger.months.length > 0 && (
        <>
          <DonationsChart months={ledger.months} />
          <ClosedMonths months={ledger.months} />
          <LedgerCheck />
        </>
      )}
    </section>
  );
}
