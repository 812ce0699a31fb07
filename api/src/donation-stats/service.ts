import { DEMO_STATS, isDemo, minorToDollars, toDonationStats } from "@gifthearth/core";
import type { DonationStatsResponse } from "@gifthearth/core/contract";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { readMetrics } from "../impact-metrics/repository.ts";
import { readLedger } from "./repository.ts";

/**
 * The impact figures. Where the ledger can't be read they are all demo figures, and where the metrics
 * can't, those two are; either way it is logged and nobody sees an error (specification, section 8).
 * @param charityShare the part of the commission that is donated
 */
export async function readDonationStats(
  db: Database,
  now: Date,
  charityShare: number,
  logger: Logger,
): Promise<DonationStatsResponse> {
  const asOf = now.toISOString();
  const [ledger, metrics] = await Promise.allSettled([readLedger(db, asOf.slice(0, 7)), readMetrics(db)]);
  if (ledger.status === "rejected") {
    logger.error({ err: ledger.reason }, "The donation ledger can't be read; showing demo figures");
    return { ...DEMO_STATS, charityShare, asOf, isDemo: true };
  }
  if (metrics.status === "rejected") {
    logger.error({ err: metrics.reason }, "The impact metrics can't be read; showing their demo figures");
  }
  const counted = metrics.status === "fulfilled" ? metrics.value : { gifts_found: 0, happy_recipients: 0 };
  const recorded = {
    totalDonations: minorToDollars(ledger.value.completeCents),
    currentMonthDonation: minorToDollars(ledger.value.monthCents),
    giftsFound: counted.gifts_found,
    happyRecipients: counted.happy_recipients,
    charitiesSupported: ledger.value.charities,
  };
  const stats = toDonationStats(recorded);
  return { ...stats, charityShare, asOf, isDemo: isDemo(stats, recorded) };
}
