import {
  DEMO_STATS,
  isDemo,
  minorToDollars,
  type RecordedStats,
  toCharityStats,
  toDonationStats,
} from "@gifthearth/core";
import type { DonationStatsResponse } from "@gifthearth/core/contract";
import { addMonths, monthOf } from "@gifthearth/core/ledger";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { ApiError } from "../http/api-error.ts";
import { readMetrics } from "../impact-metrics/repository.ts";
import { type GivenTotals, readCharityNames, readGiven } from "./repository.ts";

/** The figures of all charities together, and of each alone. */
export interface ImpactFigures {
  readonly ofAll: DonationStatsResponse;
  /**
   * A charity's own figures: honest zeros where nothing is recorded.
   * @throws {ApiError} `not_found` when there is no such charity; `unavailable` when the figures can't be read
   */
  of(charityId: string): DonationStatsResponse;
}

const NO_METRICS = { gifts_found: 0, happy_recipients: 0 };
const NOTHING: GivenTotals = { completeCents: 0, monthCents: 0, hasTests: false };

/**
 * The impact figures. "This month" is the month that is given now: the last full one. Where the ledger can't be
 * read the figures of all are demo figures, and where the metrics can't, those two are; either way it is logged
 * and nobody sees an error (specification, section 8).
 * @param charityShare the part of the commission that is donated
 */
export async function readImpactFigures(
  db: Database,
  now: Date,
  charityShare: number,
  logger: Logger,
): Promise<ImpactFigures> {
  const read = { charityShare, asOf: now.toISOString() };
  const [ledger, metrics] = await Promise.allSettled([
    Promise.all([readGiven(db, addMonths(monthOf(now), -1)), readCharityNames(db)]),
    readMetrics(db),
  ]);
  if (metrics.status === "rejected") {
    logger.error({ err: metrics.reason }, "The impact metrics can't be read; showing their demo figures");
  }
  if (ledger.status === "rejected") {
    logger.error({ err: ledger.reason }, "The donation ledger can't be read; showing demo figures");
    return {
      ofAll: { ...DEMO_STATS, ...read, isDemo: true },
      of: refuse,
    };
  }
  const [given, names] = ledger.value;
  const counted = metrics.status === "fulfilled" ? metrics.value : NO_METRICS;
  const recorded = (totals: readonly GivenTotals[]): RecordedStats => ({
    totalDonations: minorToDollars(sumOf(totals, "completeCents")),
    currentMonthDonation: minorToDollars(sumOf(totals, "monthCents")),
    giftsFound: counted.gifts_found,
    happyRecipients: counted.happy_recipients,
    charitiesSupported: totals.filter(({ completeCents }) => completeCents > 0).length,
  });
  const all = [...given.values()];
  const stats = toDonationStats(recorded(all));
  const hasTests = all.some((totals) => totals.hasTests);
  return {
    ofAll: { ...stats, ...read, isDemo: hasTests || isDemo(stats, recorded(all)) },
    of(charityId) {
      if (metrics.status === "rejected") return refuse();
      const charityName = names.get(charityId);
      if (charityName === undefined) throw new ApiError("not_found", "There is no such charity");
      const own = given.get(charityId) ?? NOTHING;
      return { ...toCharityStats(recorded([own])), ...read, isDemo: own.hasTests, charityName };
    },
  };
}

function refuse(): never {
  throw new ApiError("unavailable", "The figures can't be read just now. Please try again later.");
}

function sumOf(totals: readonly GivenTotals[], figure: "completeCents" | "monthCents"): number {
  return totals.reduce((sum, each) => sum + each[figure], 0);
}
