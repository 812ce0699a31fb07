import { formatDollars, impactInWords } from "@gifthearth/core";
import type { Contributions } from "@gifthearth/core/contract";
import type { ComponentType } from "react";
import { Link, useSearchParams } from "react-router";
import { formatDate } from "../../account/dates.ts";
import { LoadFailure } from "../../account/load-failure.tsx";
import { IMPACT_VIEWS, type ImpactView, toView } from "./tabs.ts";

const HOW_IT_COMES = "Activity is recorded when you click on product links, and confirmed after a purchase.";

interface ContributionDashboardProps {
  /** Null when they can't be had. */
  readonly contributions: Contributions | null;
  readonly isSignedIn: boolean;
}

interface ViewProps {
  readonly contributions: Contributions;
}

const VIEWS: Readonly<Record<ImpactView, ComponentType<ViewProps>>> = {
  overview: Overview,
  charities: Charities,
  activity: Activity,
};

/** The account settings' Charitable Impact. US dollars. */
export function ContributionDashboard({ contributions, isSignedIn }: ContributionDashboardProps) {
  const [parameters] = useSearchParams();
  const view = toView(parameters.get("view"));
  const View = VIEWS[view];
  return (
    <section className="card panel" aria-labelledby="impact-heading">
      <h2 id="impact-heading">Charitable Impact</h2>
      {!isSignedIn ? (
        <p>Please log in to view your contribution dashboard.</p>
      ) : !contributions ? (
        <LoadFailure message="Your contributions could not be loaded" />
      ) : contributions.clickCount === 0 ? (
        <>
          <p className="gh-note">You haven't made any contributions yet.</p>
          <p className="gh-muted">{HOW_IT_COMES}</p>
          <Link className="gh-button gh-button-main" to="/gift-finder" viewTransition>
            Find Gift Ideas
          </Link>
        </>
      ) : (
        <>
          <nav className="sub-tabs" aria-label="Charitable impact">
            {IMPACT_VIEWS.map(({ id, name }) => (
              <Link
                key={id}
                to={`/profile?tab=impact&view=${id}`}
                preventScrollReset
                aria-current={id === view ? "page" : undefined}
              >
                {name}
              </Link>
            ))}
          </nav>
          <View contributions={contributions} />
        </>
      )}
    </section>
  );
}

function Overview({ contributions }: ViewProps) {
  const { totalConfirmedContribution, pendingContribution, conversionCount, clickCount, impactMetrics } =
    contributions;
  return (
    <>
      <dl className="figures">
        <div>
          <dt>Total Confirmed</dt>
          <dd className="figure">{formatDollars(totalConfirmedContribution)}</dd>
          <dd className="gh-muted">{counted(conversionCount, "successful conversion")}</dd>
        </div>
        <div>
          <dt>Pending Contributions</dt>
          <dd className="figure">{formatDollars(pendingContribution)}</dd>
          <dd className="gh-muted">{counted(clickCount, "tracked click")}</dd>
        </div>
      </dl>
      <h3>What it may come to</h3>
      <p>{impactInWords(impactMetrics)}.</p>
    </>
  );
}

function Charities({ contributions: { charityBreakdown } }: ViewProps) {
  return (
    <>
      {charityBreakdown.length === 0 && <p className="gh-note">Nothing has been confirmed yet.</p>}
      <ul className="rows">
        {charityBreakdown.map(({ charityId, charityName, amount, percentage }) => (
          <li key={charityId ?? charityName} className="given-charity">
            <div className="gh-row gh-row-apart">
              <span className="gh-label">{charityName}</span>
              <span className="gh-amount">{formatDollars(amount)}</span>
            </div>
            <progress max={100} value={percentage} aria-label={charityName} />
            <p className="gh-muted">{percentage.toFixed(1)}% of your total contribution</p>
          </li>
        ))}
      </ul>
      <div className="gh-row">
        <button type="button" className="gh-button" disabled>
          Set Preferred Charity
        </button>
        <span className="gh-muted">Coming soon</span>
      </div>
    </>
  );
}

function Activity({ contributions: { recentActivity } }: ViewProps) {
  return (
    <>
      <ul className="rows">
        {recentActivity.map((activity) => (
          <li key={activity.id} className="row">
            <div>
              <p className="gh-label">{activity.productId}</p>
              <p className="gh-muted">{formatDate(activity.timestamp)}</p>
            </div>
            <div className="gh-row">
              <span className="gh-amount">
                {formatDollars(activity.actualCommission ?? activity.estimatedCommission)}
              </span>
              <span className="gh-pill">{activity.confirmed ? "Confirmed" : "Pending"}</span>
            </div>
          </li>
        ))}
      </ul>
      <p className="gh-muted">{HOW_IT_COMES}</p>
    </>
  );
}

/** "1 tracked click", "3 tracked clicks". */
function counted(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}
