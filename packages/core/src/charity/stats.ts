import type { DonationStatus } from "../ledger/event.ts";
import type { Month } from "../ledger/month.ts";
import { minorToDollars } from "../money.ts";

/** Impact figures as the scoreboard shows them. Donations are US dollars. */
export interface DonationStats {
  /** Donated and confirmed. */
  readonly totalDonations: number;
  /** What was calculated for the month that is given now, whatever became of it since. */
  readonly currentMonthDonation: number;
  /** Calculated and not confirmed yet: what is owed. */
  readonly pendingDonation: number;
  /** Absent where it means nothing, as for one charity, or can't be read. */
  readonly giftsFound?: number;
  /** Gifts that were bought and kept; absent likewise. */
  readonly happyRecipients?: number;
  /** Charities with a confirmed donation; absent for one charity. */
  readonly charitiesSupported?: number;
}

/** Shown on our own pages alone while nothing at all is recorded, always with the demo disclaimer. */
export const DEMO_STATS = {
  totalDonations: 25.5,
  currentMonthDonation: 8.75,
  pendingDonation: 8.75,
  giftsFound: 12,
  happyRecipients: 8,
  charitiesSupported: 1,
} as const satisfies DonationStats;

/** How often the scoreboard asks again, milliseconds. */
export const STATS_POLL_INTERVAL = 5 * 60 * 1000;

/** A donation as it is recorded, as far as figures go by it. */
export interface RecordedDonation {
  readonly id: string;
  /** Whose commission it is a part of. */
  readonly month: Month;
  readonly charityId: string;
  /** US cents. */
  readonly amountMinor: number;
  readonly status: DonationStatus;
  /** Where it is made; those of the sandbox are tests. */
  readonly platform: string;
  /** The failed donation that this one is made in place of. */
  readonly replaces: string | null;
}

/** What donations come to. US cents. */
export interface DonationFigures {
  /** Of those that are complete. */
  readonly totalMinor: number;
  /** Of all that were calculated for the month that is given now. */
  readonly currentMonthMinor: number;
  /** Of those that are not complete. */
  readonly pendingMinor: number;
  /** How many charities have a complete one. */
  readonly charitiesSupported: number;
  /** Whether donations of the sandbox are counted: tests, for which no money moves. */
  readonly hasTests: boolean;
}

/**
 * What recorded donations come to; every place that shows them goes by this. Only what is complete is donated. What
 * isn't is owed, a failed one too, until it is given. One that is made again counts as its latest attempt alone, so
 * that nothing is counted twice, and a failure takes nothing away.
 * @param currentMonth the month that is given now: the last full one
 */
export function donationFigures(
  donations: readonly RecordedDonation[],
  currentMonth: Month,
): DonationFigures {
  const replaced = new Set(donations.map(({ replaces }) => replaces));
  // Money that was given counts even where it was given again.
  const counted = donations.filter(({ id, status }) => status === "complete" || !replaced.has(id));
  const complete = counted.filter(({ status }) => status === "complete");
  const latest = counted.filter(({ id }) => !replaced.has(id));
  return {
    totalMinor: sumOf(complete),
    currentMonthMinor: sumOf(latest.filter(({ month }) => month === currentMonth)),
    pendingMinor: sumOf(latest.filter(({ status }) => status !== "complete")),
    charitiesSupported: new Set(complete.map(({ charityId }) => charityId)).size,
    hasTests: counted.some(({ platform }) => platform === "sandbox"),
  };
}

function sumOf(donations: readonly RecordedDonation[]): number {
  return donations.reduce((cents, { amountMinor }) => cents + amountMinor, 0);
}

/** All that figures are made of, as it is recorded. */
export interface RecordedImpact {
  readonly donations: readonly RecordedDonation[];
  /** Null when it can't be read. */
  readonly giftsFound: number | null;
  /** Items that the programmes' reports say were shipped, less those returned; null when they can't be read. */
  readonly keptItems: number | null;
}

/** Figures, and whether they may be believed. */
export interface ImpactStats {
  readonly stats: DonationStats;
  /** Nothing is recorded, and these are {@link DEMO_STATS}. */
  readonly isSample: boolean;
  readonly hasTests: boolean;
}

/**
 * The figures of all charities. While nothing at all is recorded they are {@link DEMO_STATS}; from the first donation,
 * gift found or gift kept on, and while it can't be told, each is the recorded one, zero included.
 * @param currentMonth as for {@link donationFigures}
 */
export function impactStats(recorded: RecordedImpact, currentMonth: Month): ImpactStats {
  const { donations, giftsFound } = recorded;
  // More returns than items: what was sold before there were reports.
  const happyRecipients = recorded.keptItems === null ? null : Math.max(0, recorded.keptItems);
  if (donations.length === 0 && giftsFound === 0 && happyRecipients === 0) {
    return { stats: DEMO_STATS, isSample: true, hasTests: false };
  }
  const { charitiesSupported, hasTests, ...sums } = donationFigures(donations, currentMonth);
  return {
    stats: {
      ...inDollars(sums),
      ...(giftsFound !== null && { giftsFound }),
      ...(happyRecipients !== null && { happyRecipients }),
      charitiesSupported,
    },
    isSample: false,
    hasTests,
  };
}

/**
 * A charity's own figures, with nothing standing in for what isn't recorded: on its own board an amount that it was
 * never given would be a false claim about it. Gifts found and kept are everybody's, so it has none.
 * @param donations of this charity
 * @param currentMonth as for {@link donationFigures}
 */
export function charityStats(donations: readonly RecordedDonation[], currentMonth: Month): ImpactStats {
  const figures = donationFigures(donations, currentMonth);
  return { stats: inDollars(figures), isSample: false, hasTests: figures.hasTests };
}

function inDollars(
  figures: Pick<DonationFigures, "totalMinor" | "currentMonthMinor" | "pendingMinor">,
): DonationStats {
  return {
    totalDonations: minorToDollars(figures.totalMinor),
    currentMonthDonation: minorToDollars(figures.currentMonthMinor),
    pendingDonation: minorToDollars(figures.pendingMinor),
  };
}

/** This month's bar: the month's amount over a quarter of the total, at most 1. */
export function monthProgress(stats: Pick<DonationStats, "currentMonthDonation" | "totalDonations">): number {
  const quarter = stats.totalDonations / 4;
  return quarter > 0 ? Math.min(1, Math.max(0, stats.currentMonthDonation / quarter)) : 0;
}
