import { impactOf, minorToDollars } from "@gifthearth/core";
import type { Contributions } from "@gifthearth/core/contract";
import type { Database } from "../db/database.ts";
import { type ClickTotals, readClickTotals, readRecentClicks } from "./repository.ts";

/** Where a click is for no charity in particular: its part goes to those of the month. */
const OF_THE_MONTH = "The charities of the month";

/**
 * What a user's clicks and purchases came to: the share of the commission that is donated (specification,
 * sections 3 and 9).
 * @param charityShare 0 to 1
 */
export async function summarizeContributions(
  db: Database,
  userId: string,
  charityShare: number,
): Promise<Contributions> {
  const [totals, recent] = await Promise.all([readClickTotals(db, userId), readRecentClicks(db, userId)]);
  const sum = (figure: (row: ClickTotals) => number) => totals.reduce((all, row) => all + figure(row), 0);
  const share = (cents: number) => Math.round(cents * charityShare);
  const estimated = share(sum(({ estimatedMinor }) => estimatedMinor));
  const confirmed = share(sum(({ confirmedMinor }) => confirmedMinor));
  return {
    totalEstimatedContribution: minorToDollars(estimated),
    totalConfirmedContribution: minorToDollars(confirmed),
    pendingContribution: minorToDollars(Math.max(0, estimated - confirmed)),
    clickCount: sum(({ clicks }) => clicks),
    conversionCount: sum(({ conversions }) => conversions),
    charityBreakdown: breakdown(totals, share),
    recentActivity: recent.map(({ actualMinor, estimatedMinor, ...click }) => ({
      ...click,
      actualCommission: actualMinor === null ? null : minorToDollars(actualMinor),
      estimatedCommission: minorToDollars(estimatedMinor),
    })),
    impactMetrics: impactOf(confirmed).map((impact) => ({ id: impact.type, ...impact })),
  };
}

/** What was confirmed for each charity, the largest part first. */
function breakdown(
  totals: readonly ClickTotals[],
  share: (cents: number) => number,
): Contributions["charityBreakdown"] {
  const confirmed = totals.filter(({ confirmedMinor }) => confirmedMinor > 0);
  const whole = confirmed.reduce((all, { confirmedMinor }) => all + confirmedMinor, 0);
  return confirmed
    .toSorted((one, other) => other.confirmedMinor - one.confirmedMinor)
    .map(({ charityId, charityName, confirmedMinor }) => ({
      charityId,
      charityName: charityName ?? charityId ?? OF_THE_MONTH,
      amount: minorToDollars(share(confirmedMinor)),
      percentage: (100 * confirmedMinor) / whole,
    }));
}
