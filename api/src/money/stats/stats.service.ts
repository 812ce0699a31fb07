import { charityStats, DEMO_STATS, type ImpactStats, impactStats } from "@gifthearth/core";
import type { DonationStatsResponse } from "@gifthearth/core/contract";
import { addMonths, monthOf } from "@gifthearth/core/ledger";
import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { readKeptItems } from "../revenue/revenue.repository.ts";
import { readMetric } from "./impact-metrics.repository.ts";
import { readCharityNames, readDonations } from "./stats.repository.ts";

/** The figures of all charities together, and of each alone. */
export interface ImpactFigures {
  readonly ofAll: DonationStatsResponse;
  /**
   * A charity's own figures: honest zeros where nothing is recorded.
   * @throws {ApiError} `not_found` when there is no such charity; `unavailable` when the figures can't be read
   */
  of(charityId: string): DonationStatsResponse;
}

/**
 * The impact figures. "This month" is the month that is given now: the last full one. Where the ledger can't be
 * read the figures of all are the demo figures, marked as such; where gifts found or kept can't, those are left out.
 * Either way it is logged and nobody sees an error.
 * @param charityShare the part of the commission that is donated
 */
export async function readImpactFigures(
  db: Database,
  now: Date,
  charityShare: number,
  logger: Logger,
): Promise<ImpactFigures> {
  const toResponse = ({ stats, isSample, hasTests }: ImpactStats): DonationStatsResponse => ({
    ...stats,
    charityShare,
    asOf: now.toISOString(),
    isDemo: isSample || hasTests,
    isSample,
  });
  const countOf = (what: string, reading: Promise<number>) =>
    reading.catch((error: unknown) => {
      logger.error({ err: error }, `The gifts ${what} can't be read; the scoreboard leaves them out`);
      return null;
    });
  const [giftsFound, keptItems, ledger] = await Promise.all([
    countOf("found", readMetric(db, "gifts_found")),
    countOf("kept", readKeptItems(db)),
    Promise.all([readDonations(db), readCharityNames(db)]).catch((error: unknown) => {
      logger.error({ err: error }, "The donation ledger can't be read; showing demo figures");
      return null;
    }),
  ]);
  if (ledger === null) {
    return {
      ofAll: toResponse({ stats: DEMO_STATS, isSample: true, hasTests: false }),
      of() {
        throw new ApiError("unavailable", "The figures can't be read just now. Please try again later.");
      },
    };
  }
  const [donations, names] = ledger;
  const currentMonth = addMonths(monthOf(now), -1);
  return {
    ofAll: toResponse(impactStats({ donations, giftsFound, keptItems }, currentMonth)),
    of(id) {
      const charityName = names.get(id);
      if (charityName === undefined) throw new ApiError("not_found", "There is no such charity");
      const own = donations.filter(({ charityId }) => charityId === id);
      return { ...toResponse(charityStats(own, currentMonth)), charityName };
    },
  };
}
