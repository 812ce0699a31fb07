import { COUNTRY_CODES, minorToDollars } from "@gifthearth/core";
import type { AdminOverview } from "@gifthearth/core/contract";
import { addMonths, type Month, monthOf } from "@gifthearth/core/ledger";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import {
  firstReportedBetween,
  lastClose,
  readExpectedSources,
  readReportSources,
} from "../../money/ledger/closes.ts";
import { PLATFORM_NAMES, PLATFORMS } from "../../money/payout/platforms.ts";
import { listAlarms } from "../alarms/watch.ts";
import {
  type DonationSum,
  readCounts,
  readDonationSums,
  readMonthlyCommission,
} from "./overview.repository.ts";

/** How many months of commission are shown. */
const MONTHS = 12;

/** After every month there can be. */
const NEVER = "9999-12";

/**
 * What the admin dashboard shows at a glance.
 * @param clicks how many there were, as it was last counted
 */
export async function readOverview(
  db: Database,
  config: Config,
  now: Date,
  clicks: number,
): Promise<AdminOverview> {
  const month = monthOf(now);
  const [sums, commission, counts, closed, alarms] = await Promise.all([
    readDonationSums(db),
    readMonthlyCommission(db, MONTHS),
    readCounts(db),
    lastClose(db),
    listAlarms(db),
  ]);
  const last = closed?.month ?? null;
  const next = last === null ? await firstReportedBetween(db, "", NEVER) : addMonths(last, 1);
  return {
    month,
    charityShare: config.charityShare,
    donations: {
      complete: sumOf(sums, "complete"),
      pending: sumOf(sums, "pending"),
      failed: sumOf(sums, "failed"),
      hasTests: sums.some(({ isTest }) => isTest),
    },
    commission: commission.map((line) => ({
      month: line.month,
      amount: minorToDollars(line.cents),
      isClosed: last !== null && line.month <= last,
    })),
    clicks,
    ...counts,
    closes: {
      last,
      carried: minorToDollars(closed?.carry_minor ?? 0),
      next: next === null ? null : await describeNext(db, next, month),
    },
    platforms: reachablePlatforms(config.payout),
    charityIds: PLATFORMS.map(({ charityId: { key, label, isNeeded } }) => ({ key, label, isNeeded })),
    alarms,
    missingApprovals: COUNTRY_CODES.filter((country) => !config.thirdPartySites.includes(country)),
  };
}

async function describeNext(
  db: Database,
  next: Month,
  present: Month,
): Promise<NonNullable<AdminOverview["closes"]["next"]>> {
  const [reports, expected] = await Promise.all([readReportSources(db, next), readExpectedSources(db, next)]);
  const missing = expected.filter((source) => !reports.includes(source));
  return { month: next, hasEnded: next < present, reports: [...reports], missing };
}

/** Those that are set up; the sandbox only where no money is meant to move. */
function reachablePlatforms(payout: Config["payout"]): AdminOverview["platforms"] {
  return PLATFORM_NAMES.filter((name) =>
    name === "sandbox" ? payout.platform === "sandbox" : Object.hasOwn(payout.keys, name),
  );
}

function sumOf(sums: readonly DonationSum[], status: DonationSum["status"]) {
  const own = sums.filter((sum) => sum.status === status);
  return {
    amount: minorToDollars(own.reduce((cents, sum) => cents + sum.cents, 0)),
    count: own.reduce((count, sum) => count + sum.count, 0),
  };
}
