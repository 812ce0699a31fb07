/** Impact figures as the scoreboard shows them (specification, section 3). Donations are US dollars. */
export interface DonationStats {
  readonly totalDonations: number;
  readonly currentMonthDonation: number;
  readonly pendingDonation: number;
  readonly giftsFound: number;
  readonly happyRecipients: number;
  readonly charitiesSupported: number;
}

/** Shown while there is nothing real to show, always with the demo disclaimer (specification, section 9). */
export const DEMO_STATS: DonationStats = {
  totalDonations: 25.5,
  currentMonthDonation: 8.75,
  pendingDonation: 8.75,
  giftsFound: 12,
  happyRecipients: 8,
  charitiesSupported: 1,
};

/** How often the scoreboard asks again, milliseconds (specification, section 9). */
export const STATS_POLL_INTERVAL = 5 * 60 * 1000;

/** What the ledger and the metrics hold; zero where there is nothing yet. */
export interface RecordedStats {
  readonly totalDonations: number;
  readonly currentMonthDonation: number;
  readonly giftsFound: number;
  readonly happyRecipients: number;
  readonly charitiesSupported: number;
}

/**
 * The stats object from what is recorded. A donation or metric of 0 falls back to its demo default,
 * this month's donation also serves as the pending one, and at least one charity is counted
 * (specification, section 9). Once a donation is complete, a month without one is an honest zero.
 */
export function toDonationStats(recorded: RecordedStats): DonationStats {
  const hasDonations = recorded.totalDonations > 0;
  const month =
    hasDonations || recorded.currentMonthDonation > 0
      ? recorded.currentMonthDonation
      : DEMO_STATS.currentMonthDonation;
  return {
    totalDonations: recorded.totalDonations || DEMO_STATS.totalDonations,
    currentMonthDonation: month,
    pendingDonation: month,
    giftsFound: recorded.giftsFound || DEMO_STATS.giftsFound,
    happyRecipients: recorded.happyRecipients || DEMO_STATS.happyRecipients,
    charitiesSupported: Math.max(1, recorded.charitiesSupported),
  };
}

/**
 * A charity's own figures, with nothing standing in for what isn't recorded: on its own board an amount that it was
 * never given would be a false claim about it.
 */
export function toCharityStats(recorded: RecordedStats): DonationStats {
  const { currentMonthDonation } = recorded;
  return {
    ...recorded,
    pendingDonation: currentMonthDonation,
    charitiesSupported: Math.max(1, recorded.charitiesSupported),
  };
}

/**
 * Whether the figures need the demo disclaimer: the three totals equal the demo ones (specification,
 * section 4), or any of them stands in for a figure that isn't recorded yet (design, decision 8).
 */
export function isDemo(stats: DonationStats, recorded?: RecordedStats): boolean {
  const allDemo =
    stats.totalDonations === DEMO_STATS.totalDonations &&
    stats.giftsFound === DEMO_STATS.giftsFound &&
    stats.happyRecipients === DEMO_STATS.happyRecipients;
  const anyDefault =
    recorded !== undefined &&
    !(recorded.totalDonations > 0 && recorded.giftsFound > 0 && recorded.happyRecipients > 0);
  return allDemo || anyDefault;
}

/** This month's bar: the month's amount over a quarter of the total, at most 1 (specification, section 2). */
export function monthProgress(stats: Pick<DonationStats, "currentMonthDonation" | "totalDonations">): number {
  const quarter = stats.totalDonations / 4;
  return quarter > 0 ? Math.min(1, Math.max(0, stats.currentMonthDonation / quarter)) : 0;
}
