import {
  addMonths,
  type CharityShare,
  type CommissionLine,
  type CountedReport,
  calculateClose,
  type DetailedClose,
  isSameRecipient,
  LEDGER_FORM,
  type Month,
  type MonthClosed,
  monthOf,
  type Recipient,
  WHOLE,
} from "@gifthearth/core/ledger";
import type { Transaction } from "kysely";
import type { Database, Tables } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { type Actor, recordAction } from "../../people/audit/audit.repository.ts";
import { isActive } from "../charities/active.ts";
import { lastChosenMonth, listCharities, readChoice } from "../charities/charities.repository.ts";
import {
  findClose,
  firstReportedBetween,
  insertClose,
  insertDonations,
  insertTrackingCommission,
  lastClose,
  readCountedCommission,
  readExpectedSources,
  readReportSources,
  readReports,
} from "./closes.ts";
import { appendEvent, takeTurn } from "./events.ts";
import { readRecipients, toRecipient } from "./recipients.ts";

/** What a month is closed with. */
export interface Closing {
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly actor: Actor;
  readonly config: {
    /** Part of the commission that is donated, 0 to 1. */
    readonly charityShare: number;
    /** Where the donations are to be made. */
    readonly payout: { readonly platform: string };
  };
}

/** What a month lacks and is closed all the same. */
export interface CloseException {
  /** Whether it is closed though nothing at all was reported for it. */
  readonly isEmpty?: boolean;
  /** Whose reports are missing, each of them, such as "US gifts-20". */
  readonly without?: readonly string[];
  /** Why; becomes public. */
  readonly reason: string;
}

/** A month's close; `isNew` is false when it was closed before, and nothing has changed then. */
export interface CloseOutcome {
  readonly close: MonthClosed;
  readonly isNew: boolean;
}

/**
 * Closes a month: counts its net commission and corrections of earlier months, and calculates a donation for
 * each of its charities. Closing it again changes nothing; who closes at the
 * same time, in any process, waits and then finds it closed.
 * @throws {ApiError} `conflict` with what to do first
 */
export function closeMonth(
  closing: Closing,
  month: Month,
  exception?: CloseException,
): Promise<CloseOutcome> {
  return closing.db.transaction().execute(async (trx) => {
    const turn = await takeTurn(trx);
    const present = await findClose(trx, month);
    if (present) return { close: present, isNew: false };

    const { newId, clock, actor, config } = closing;
    const at = clock();
    const before = await lastClose(trx);
    await refuseOutOfOrder(trx, month, monthOf(at), before?.month ?? null);
    const reports = await readReports(trx, month);
    const sources = await readReportSources(trx, month);
    const expected = await readExpectedSources(trx, month);
    refuseUntold(month, sources, expected, exception);
    const commission = linesOf(month, reports, await readCountedCommission(trx));
    const charities = await readCharities(trx, month);
    const { split, ...calculation } = calculateClose({
      month,
      commission,
      carriedMinor: before?.carry_minor ?? 0,
      shareBasisPoints: Math.round(config.charityShare * WHOLE),
      charities,
    });
    const close: DetailedClose = {
      form: LEDGER_FORM,
      ...calculation,
      reports: reports.filter(({ period }) => commission.some((line) => line.month === period)),
      split: split.map((part) => ({ ...part, donationId: part.amountMinor > 0 ? newId() : null })),
      platform: config.payout.platform,
      sources,
      expected,
      reason: exception?.reason ?? null,
      recipients: await recipientsOf(trx, split),
    };
    await insertClose(trx, close, at);
    await insertTrackingCommission(trx, month);
    await insertDonations(trx, close, at);
    await appendEvent(turn, "month_closed", close, at);
    const missing = expected.filter((source) => !sources.includes(source));
    const isEmpty = sources.length === 0;
    const without = exception && { reports: missing, reason: exception.reason };
    const details = { month, donationMinor: close.donationMinor, isEmpty, ...(without && { without }) };
    await recordAction(trx, { id: newId(), at, actor, action: "month.close", details });
    return { close, isNew: true };
  });
}

/**
 * How the month's charities are paid: as the ledger tells, or of one that is new to it as it is now.
 * @throws {ApiError} `conflict` for a charity that is otherwise now than the ledger tells
 */
async function recipientsOf(
  trx: Transaction<Tables>,
  split: readonly CharityShare[],
): Promise<readonly Recipient[]> {
  const told = await readRecipients(trx);
  const charities = await listCharities(trx);
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

/** @throws {ApiError} `conflict` for a month that lacks something, unless each is named with a reason */
function refuseUntold(
  month: Month,
  sources: readonly string[],
  expected: readonly string[],
  exception: CloseException | undefined,
): void {
  const { isEmpty = false, without = [], reason = "" } = exception ?? {};
  const missing = expected.filter((source) => !sources.includes(source));
  if (sources.length === 0) {
    if (isEmpty && reason !== "") return;
    throw new ApiError(
      "conflict",
      `Nothing is reported for ${month}. Please import its reports first, or say that it is empty and why: npm run donations -- close ${month} --empty --reason "..."`,
    );
  }
  const unknown = without.find((source) => !missing.includes(source));
  if (unknown !== undefined) {
    throw new ApiError("conflict", `No report of "${unknown}" is missing for ${month}. Nothing was done.`);
  }
  const untold = missing.filter((source) => !without.includes(source));
  if (missing.length === 0 || (untold.length === 0 && reason !== "")) return;
  const command = `npm run donations -- close ${month} ${missing.map((source) => `--without "${source}"`).join(" ")} --reason "..."`;
  throw new ApiError(
    "conflict",
    `The reports of ${missing.join(", ")} are missing, which ${addMonths(month, -1)} had. Please import them first. A month that is closed can't be opened again; to close it without them, say so and why:\n${command}`,
  );
}

/**
 * Leaves out a month that has no reports, for all to see, so that those after it can be closed. What is reported for it
 * later counts as a correction.
 * @param reason becomes public
 * @returns false when it was left out before; nothing has changed then
 * @throws {ApiError} `conflict` for a month that isn't the next one, hasn't ended, or has reports
 */
export function skipMonth(closing: Closing, month: Month, reason: string): Promise<boolean> {
  return closing.db.transaction().execute(async (trx) => {
    const turn = await takeTurn(trx);
    const { clock, newId, actor } = closing;
    const at = clock();
    const last = await lastClose(trx);
    if (last?.month === month && !(await findClose(trx, month))) return false;
    if (!last) {
      throw new ApiError("conflict", `No month is closed yet, so ${month} need not be left out.`);
    }
    await refuseOutOfOrder(trx, month, monthOf(at), last.month);
    if ((await readReportSources(trx, month)).length > 0) {
      throw new ApiError("conflict", `There are reports for ${month}. Please close it.`);
    }
    const skip = { month, carryMinor: last.carry_minor };
    await insertClose(trx, { ...skip, commission: [] }, at);
    await appendEvent(turn, "month_skipped", { ...skip, reason }, at);
    const details = { month, reason };
    await recordAction(trx, { id: newId(), at, actor, action: "month.skip", details });
    return true;
  });
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

async function refuseOutOfOrder(
  trx: Transaction<Tables>,
  month: Month,
  present: Month,
  last: Month | null,
): Promise<void> {
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
  const skipped = await firstReportedBetween(trx, last ?? "", month);
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

/** Whom the month's donation goes to: those chosen for it, else those of the latest month before. */
async function readCharities(trx: Transaction<Tables>, month: Month): Promise<readonly CharityShare[]> {
  const chosenFor = await lastChosenMonth(trx, month);
  if (chosenFor === null) {
    throw new ApiError(
      "conflict",
      `Nobody is chosen to give ${month}'s donation to. Please choose the month's charities first.`,
    );
  }
  const choice = await readChoice(trx, chosenFor);
  const charities = await listCharities(trx);
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
