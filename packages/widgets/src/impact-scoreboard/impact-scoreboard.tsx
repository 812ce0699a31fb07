import { monthProgress } from "@gifthearth/core";
import type { DonationStatsResponse } from "@gifthearth/core/contract";
import type { ReactNode } from "react";
import { useHost } from "../host.ts";
import type { English } from "../text/en.ts";
import { US_DOLLARS, writeNumber } from "../text/numbers.ts";
import { PERCENT, useText } from "../text/text.ts";
import { Heading } from "../ui/heading.tsx";
import { Mark } from "../ui/mark.tsx";
import { useDonationStats } from "./use-donation-stats.ts";

export interface ImpactScoreboardProps {
  readonly heading?: string;
  readonly headingLevel?: number | undefined;
  /** One line only: the total, whose it is or the gifts found, and the disclaimer. */
  readonly compact?: boolean | undefined;
  readonly initialStats?: DonationStatsResponse | undefined;
  /** Id of the charity whose own figures are shown, and nothing else. */
  readonly charity?: string | undefined;
  /** Another number has the figures asked for anew. */
  readonly refreshes?: number;
  /** Shows where there are no figures at all. */
  readonly instead?: ReactNode;
}

/** What has been given, and by what: the public figures. */
export function ImpactScoreboard({
  heading,
  headingLevel = 2,
  compact = false,
  initialStats,
  charity,
  refreshes = 0,
  instead,
}: ImpactScoreboardProps) {
  const { phase, stats } = useDonationStats(initialStats, charity, refreshes);
  const { t, tag } = useText();
  const write = (value: number | undefined, style?: Intl.NumberFormatOptions) =>
    value === undefined ? "..." : writeNumber(value, tag, style);
  const dollars = (amount: number | undefined) => write(amount, US_DOLLARS);
  const total = dollars(stats?.totalDonations);
  const charityName = stats?.charityName ?? "...";
  // What is absent couldn't be read; what isn't there yet has its place kept.
  const isShown = (count: number | undefined) => !stats || count !== undefined;

  if (phase === "error" && !stats && instead) return <div className="gh">{instead}</div>;
  if (compact) {
    return (
      // Made anew for another sum, which is of another width: what stands beside it isn't seen to move.
      <div key={total} className="gh gh-board-line" part="board" aria-busy={phase === "loading"}>
        <span>
          <strong part="total">{total}</strong>{" "}
          <Proof>
            {charity
              ? t("given to {charity} by GiftHearth", { charity: charityName })
              : t("given to charity by GiftHearth")}
          </Proof>
        </span>
        {!charity && isShown(stats?.giftsFound) && (
          <span className="gh-muted">{t("{count} gifts found", { count: write(stats?.giftsFound) })}</span>
        )}
        {stats?.isDemo && (
          <span className="gh-muted">
            {t(stats.isSample ? "Demo figures" : "Test donations are counted.")}
          </span>
        )}
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
  const count = (name: English, value: number | undefined) => isShown(value) && figure(name, write(value));
  return (
    <div className="gh">
      <div className="gh-panel gh-board" part="board" aria-busy={phase === "loading"}>
        <Heading level={headingLevel} className="gh-subtitle">
          {heading ?? (
            <Proof>
              {charity
                ? t("GiftHearth has given to {charity}", { charity: charityName })
                : t("GiftHearth has given")}
            </Proof>
          )}
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
              {count("Gifts found", stats?.giftsFound)}
              {count("Happy recipients", stats?.happyRecipients)}
              {count("Charities supported", stats?.charitiesSupported)}
            </>
          )}
        </dl>
        <p className="gh-muted">
          {/* The line is there from the first, so that nothing below it moves when the figures come. */}
          {!stats && "\u00a0"}
          {stats &&
            t("{share} of the commission we receive is donated.", {
              share: write(stats.charityShare, PERCENT),
            })}
          {stats?.isDemo &&
            ` ${t(stats.isSample ? "These are demo figures." : "Test donations are counted.")}`}
        </p>
        {phase === "error" && (
          <p className="gh-note" role="status">
            {t("Unable to load impact stats.")} {stats && t("Showing default values.")}
          </p>
        )}
        <Mark />
      </div>
    </div>
  );
}

/** Says who gave: on somebody else's page, who reads it can look at how that is proved on ours. */
function Proof({ children }: { readonly children: ReactNode }) {
  const { siteUrl } = useHost();
  if (siteUrl === "") return children;
  return (
    <a className="gh-proof" href={`${siteUrl}/impact`}>
      {children}
    </a>
  );
}
