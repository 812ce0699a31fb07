import { formatDollars, formatShare, monthProgress } from "@gifthearth/core";
import type { DonationStatsResponse } from "@gifthearth/core/contract";
import { Heading } from "../ui/heading.tsx";
import { useDonationStats } from "./use-donation-stats.ts";

export interface ImpactScoreboardProps {
  readonly heading?: string;
  readonly headingLevel?: number | undefined;
  /** One line only: the total, the gifts found, and the disclaimer. */
  readonly compact?: boolean | undefined;
  readonly initialStats?: DonationStatsResponse | undefined;
  /** Id of the charity whose own figures are shown, and nothing else. */
  readonly charity?: string | undefined;
  /** Another number has the figures asked for anew. */
  readonly refreshes?: number;
}

const DISCLAIMER = "Where nothing is recorded yet, these are demo figures.";

/** What has been given, and by what: the public figures (specification, section 2, charity impact notice). */
export function ImpactScoreboard({
  heading,
  headingLevel = 2,
  compact = false,
  initialStats,
  charity,
  refreshes,
}: ImpactScoreboardProps) {
  const { phase, stats } = useDonationStats(initialStats, charity, refreshes);
  const total = stats ? formatDollars(stats.totalDonations) : "...";

  if (compact) {
    return (
      <div className="gh gh-board-line" part="board" aria-busy={phase === "loading"}>
        <span>
          <strong part="total">{total}</strong> donated to charity
        </span>
        <span className="gh-muted">{stats?.giftsFound ?? "..."} gifts found</span>
        {stats?.isDemo && <span className="gh-muted">Demo figures</span>}
      </div>
    );
  }

  const progress = stats ? monthProgress(stats) : 0;
  const dollars = (amount: number | undefined) => (amount === undefined ? "..." : formatDollars(amount));
  const figures: (readonly [label: string, value: string | number])[] = [
    ["Pending", dollars(stats?.pendingDonation)],
  ];
  if (!charity) {
    figures.push(
      ["Gifts found", stats?.giftsFound ?? "..."],
      ["Happy recipients", stats?.happyRecipients ?? "..."],
      ["Charities supported", stats?.charitiesSupported ?? "..."],
    );
  }
  return (
    <div className="gh">
      <div className="gh-panel gh-board" part="board" aria-busy={phase === "loading"}>
        <Heading level={headingLevel} className="gh-subtitle">
          {heading ?? (charity ? `Given to ${stats?.charityName ?? "..."}` : "Our impact so far")}
        </Heading>
        <div>
          <p className="gh-board-total" part="total">
            {total}
          </p>
          <p className="gh-muted">total donated</p>
        </div>
        <div className="gh-field">
          <div className="gh-row">
            <span className="gh-label">This month</span>
            <span className="gh-amount">{dollars(stats?.currentMonthDonation)}</span>
          </div>
          <div
            className="gh-bar"
            role="progressbar"
            aria-label="This month's donation against a quarter of the total"
            aria-valuenow={Math.round(progress * 100)}
          >
            <div style={{ transform: `translateX(${(progress - 1) * 100}%)` }} />
          </div>
        </div>
        <dl className="gh-figures">
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt className="gh-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="gh-muted">
          {stats && `${formatShare(stats.charityShare)} of the commission we receive is donated.`}
          {stats?.isDemo && (charity ? " Test donations are counted." : ` ${DISCLAIMER}`)}
        </p>
        {phase === "error" && (
          <p className="gh-note" role="status">
            Unable to load impact stats.{stats && " Showing default values."}
          </p>
        )}
      </div>
    </div>
  );
}
