import {
  addMonths,
  type CharityShare,
  type CloseInput,
  type CommissionLine,
  type CountedReport,
  type DetailedReport,
  isSameRecipient,
  type Month,
  type Recipient,
  WHOLE,
} from "@gifthearth/core/ledger";
import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { isActive } from "../charities/active.ts";
import { lastChosenMonth, listCharities, readChoice } from "../charities/charities.repository.ts";
import {
  firstReportedBetween,
  lastClose,
  readCountedCommission,
  readExpectedSources,
  readReportSources,
  readReports,
} from "./closes.ts";
import { readRecipients, toRecipient } from "./recipients.ts";

/** What a month's close would count as things are now; its charities aside. */
export interface MonthDraft extends Omit<CloseInput, "charities"> {
  /** Those of the months that it counts. */
  readonly reports: readonly DetailedReport[];
  /** Whose reports the month has, such as "US gifts-20", whose were expected, and whose of these it lacks. */
  readonly sources: readonly string[];
  readonly expected: readonly string[];
  readonly missing: readonly string[];
}

/** @param config `charityShare`: the part of the commission that is donated, 0 to 1 */
export async function draftMonth(
  db: Database,
  { charityShare }: { readonly charityShare: number },
  month: Month,
): Promise<MonthDraft> {
  const before = await lastClose(db);
  const reports = await readReports(db, month);
  const sources = await readReportSources(db, month);
  const expected = await readExpectedSources(db, month);
  const commission = linesOf(month, reports, await readCountedCommission(db));
  return {
    month,
    commission,
    carriedMinor: before?.carry_minor ?? 0,
    shareBasisPoints: Math.round(charityShare * WHOLE),
    reports: reports.filter(({ period }) => commission.some((line) => line.month === period)),
    sources,
    expected,
    missing: expected.filter((source) => !sources.includes(source)),
  };
}

/** What is new: the month's own commission, and what earlier ones have by now beyond what was counted. */
function linesOf(
  month: Month,
  reports: readonly CountedReport[],
  counted: ReadonlyMap<Month, number>,
): readonly CommissionLine[] {
  const net = new Map<Month, number>();
  for (const { period, commissionUsdMinor } of reports) {
    net.set(period, (net.get(period) ?? 0) + commissionUsdMinor);
  }
  const months = [...new Set([...net.keys(), ...counted.keys(), month])].sort();
  return months
    .map((each) => ({ month: each, amountMinor: (net.get(each) ?? 0) - (counted.get(each) ?? 0) }))
    .filter((line) => line.month === month || line.amountMinor !== 0);
}

/**
 * @param present the month it is now
 * @throws {ApiError} `conflict` for a month that can't be the next one to be closed or left out, with what to do first
 */
export async function refuseOutOfOrder(db: Database, month: Month, present: Month): Promise<void> {
  const last = (await lastClose(db))?.month ?? null;
  if (month >= present) {
    throw new ApiError(
      "conflict",
      `${month} has not ended yet. It can be closed from ${addMonths(month, 1)}-01 on.`,
    );
  }
  if (last !== null && month <= last) {
    throw new ApiError(
      "conflict",
      `${last} is closed or left out already, so ${month} can't be closed any more. What is reported for it counts as a correction in the next month that is closed.`,
    );
  }
  const skipped = await firstReportedBetween(db, last ?? "", month);
  if (skipped !== null) {
    throw new ApiError("conflict", `Months are closed in order. Please close ${skipped} first.`);
  }
  const next = last === null ? month : addMonths(last, 1);
  if (month !== next) {
    throw new ApiError(
      "conflict",
      `Months are closed in order. Nothing is reported for ${next}: please import its reports and close it, or leave it out with a reason: npm run donations -- skip ${next} --reason "..."`,
    );
  }
}

/**
 * Whom the month's donation goes to: those chosen for it, else those of the latest month before.
 * @throws {ApiError} `conflict` while there is nobody, or somebody who isn't active any more
 */
export async function readCharities(db: Database, month: Month): Promise<readonly CharityShare[]> {
  const chosenFor = await lastChosenMonth(db, month);
  if (chosenFor === null) {
    throw new ApiError(
      "conflict",
      `Nobody is chosen to give ${month}'s donation to. Please choose the month's charities first.`,
    );
  }
  const choice = await readChoice(db, chosenFor);
  const charities = await listCharities(db);
  for (const { charityId, charityName } of choice) {
    const charity = charities.find(({ id }) => id === charityId);
    if (charity && isActive(charity, month)) continue;
    throw new ApiError(
      "conflict",
      `${charityName}, chosen for ${chosenFor}, is not active in ${month}. Please choose the charities of ${month} first.`,
    );
  }
  return choice;
}

/**
 * How the month's charities are paid: as the ledger tells, or of one that is new to it as it is now.
 * @throws {ApiError} `conflict` for a charity that is otherwise now than the ledger tells
 */
export async function recipientsOf(
  db: Database,
  split: readonly CharityShare[],
): Promise<readonly Recipient[]> {
  const told = await readRecipients(db);
  const charities = await listCharities(db);
  return split.map(({ charityId, charityName }) => {
    const charity = charities.find(({ id }) => id === charityId);
    if (!charity) throw new Error(`The charity ${charityId} was chosen and isn't there`);
    const present = toRecipient(charity);
    const before = told.get(charityId);
    if (before && !isSameRecipient(before, present)) {
      throw new ApiError(
        "conflict",
        `${charityName} is otherwise than the ledger says that it is paid. Please run npm run donations -- verify, and correct the charity.`,
      );
    }
    return present;
  });
}
