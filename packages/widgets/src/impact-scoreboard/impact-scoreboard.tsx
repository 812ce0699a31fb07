import { monthProgress } from "@gifthearth/core";
import type { DonationStatsResponse } from "@gifthearth/core/contract";
import type { English } from "../text/en.ts";
import { US_DOLLARS, writeNumber } from "../text/numbers.ts";
import { PERCENT, useText } from "../text/text.ts";
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
  const { t, tag } = useText();
  const write = (value: number | undefined, style?: Intl.NumberFormatOptions) =>
    value === undefined ? "..." : writeNumber(value, tag, style);
  const dollars = (amount: number | undefined) => write(amount, US_DOLLARS);
  const total = dollars(stats?.totalDonations);

  if (compact) {
    return (
      // Made anew for another sum, which is of another width: what stands beside it isn't seen to move.
      <div key={total} className="gh gh-board-line" part="board" aria-busy={phase === "loading"}>
        <span>
          <strong part="total">{total}</strong> {t("donated to charity")}
        </span>
        <span className="gh-muted">{t("{count} gifts found", { count: write(stats?.giftsFound) })}</span>
        {stats?.isDemo && <span className="gh-muted">{t("Demo figures")}</span>}
      </div>
    );
  }

  const progress = stats ? monthProgress(stats) : 0;
  const figure = (name: English, value: string) => (
    <div>
      <dt className="gh-muted">{t(name)}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <div className="gh">
      <div className="gh-panel gh-board" part="board" aria-busy={phase === "loading"}>
        <Heading level={headingLevel} className="gh-subtitle">
          {heading ??
            (charity
              ? t("Given to {charity}", { charity: stats?.charityName ?? "..." })
              : t("Our impact so far"))}
        </Heading>
        <div>
          <p className="gh-board-total" part="total">
            {total}
          </p>
          <p className="gh-muted">{t("total donated")}</p>
        </div>
        <div className="gh-field">
          <div className="gh-row">
            <span className="gh-label">{t("This month")}</span>
            <span className="gh-amount">{dollars(stats?.currentMonthDonation)}</span>
          </div>
          <div
            className="gh-bar"
            role="progressbar"
            aria-label={t("This month's donation against a quarter of the total")}
            aria-valuenow={Math.round(progress * 100)}
          >
            <div style={{ transform: `translateX(${(progress - 1) * 100}%)` }} />
          </div>
        </div>
        <dl className="gh-figures">
          {figure("Pending", dollars(stats?.pendingDonation))}
          {!charity && (
            <>
              {figure("Gifts found", write(stats?.giftsFound))}
              {figure("Happy recipients", write(stats?.happyRecipients))}
              {figure("Charities supported", write(stats?.charitiesSupported))}
            </>
          )}
        </dl>
        <p className="gh-muted">
          {stats &&
            t("{share} of the commission we receive is donated.", {
              share: write(stats.charityShare, PERCENT),
            })}
          {stats?.isDemo &&
            ` ${t(charity ? "Test donations are counted." : "Where nothing is recorded yet, these are demo figures.")}`}
        </p>
        {phase === "error" && (
          <p className="gh-note" role="status">
            {t("Unable to load impact stats.")} {stats && t("Showing default values.")}
          </p>
        )}
      </div>
    </div>
  );
}
