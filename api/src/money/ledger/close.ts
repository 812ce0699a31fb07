import {
  addMonths,
  type CharityShare,
  type CommissionLine,
  type CountedReport,
  calculateClose,
  type Month,
  type MonthClosed,
  monthOf,
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
  readReports,
} from "./closes.ts";
import { appendEvent, takeTurn } from "./events.ts";

/** What a month is closed with. */
export interface Closing {
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly actor: Actor;
  /** Whose reports are missing, and why the month is closed all the same. */
  readonly without?: { readonly reports: readonly string[]; readonly reason: string };
  readonly config: {
    /** Part of the commission that is donated, 0 to 1. */
    readonly charityShare: number;
    /** Where the donations are to be made. */
    readonly payout: { readonly platform: string };
  };
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
 * @param isEmpty whether a month for which nothing was reported is closed all the same
 * @throws {ApiError} `conflict` with what to do first
 */
export function closeMonth(closing: Closing, month: Month, isEmpty = false): Promise<CloseOutcome> {
  return closing.db.transaction().execute(async (trx) => {
    const turn = await takeTurn(trx);
    const present = await findClose(trx, month);
    if (present) return { close: present, isNew: false };

    const { newId, clock, actor, config } = closing;
    const at = clock();
    const before = await lastClose(trx);
    await refuseOutOfOrder(trx, month, monthOf(at), before?.month ?? null);
    const reports = await readReports(trx, month);
    if (!reports.some(({ period }) => period === month) && !isEmpty) {
      throw new ApiError(
        "conflict",
        `Nothing is reported for ${month}. Please import its reports first, or say that it is empty (--empty).`,
      );
    }
    const commission = linesOf(month, reports, await readCountedCommission(trx));
    const { split, ...calculation } = calculateClose({
      month,
      commission,
      carriedMinor: before?.carry_minor ?? 0,
      shareBasisPoints: Math.round(config.charityShare * WHOLE),
      charities: await readCharities(trx, month),
    });
    const close: MonthClosed = {
      ...calculation,
      reports: reports.filter(({ period }) => commission.some((line) => line.month === period)),
      split: split.map((part) => ({ ...part, donationId: part.amountMinor > 0 ? newId() : null })),
      platform: config.payout.platform,
    };
    await insertClose(trx, close, at);
    await insertTrackingCommission(trx, month);
    await insertDonations(trx, close, at);
    await appendEvent(turn, "month_closed", close, at);
    const { without } = closing;
    const details = { month, donationMinor: close.donationMinor, isEmpty, ...(without && { without }) };
    await recordAction(trx, { id: newId(), at, actor, action: "month.close", details });
    return { close, isNew: true };
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
  if (last !== null && month < last) {
    throw new ApiError(
      "conflict",
      `${last} is closed already, so ${month} can't be closed any more. What is reported for it counts as a correction in the next month that is closed.`,
    );
  }
  const skipped = await firstReportedBetween(trx, last ?? "", month);
  if (skipped !== null) {
    throw new ApiError("conflict", `Months are closed in order. Please close ${skipped} first.`);
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
