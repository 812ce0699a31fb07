import {
  addMonths,
  calculateClose,
  type DetailedClose,
  LEDGER_FORM,
  type Month,
  type MonthClosed,
  monthOf,
} from "@gifthearth/core/ledger";
import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { type Actor, recordAction } from "../../people/audit/audit.repository.ts";
import {
  findClose,
  insertClose,
  insertDonations,
  insertTrackingCommission,
  lastClose,
  readReportSources,
} from "./closes.ts";
import { appendEvent, takeTurn } from "./events.ts";
import { draftMonth, type MonthDraft, readCharities, recipientsOf, refuseOutOfOrder } from "./month-draft.ts";

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
    await refuseOutOfOrder(trx, month, monthOf(at));
    const { reports, sources, expected, missing, ...draft } = await draftMonth(trx, config, month);
    refuseUntold({ month, sources, missing }, exception);
    const charities = await readCharities(trx, month);
    const { split, ...calculation } = calculateClose({ ...draft, charities });
    const close: DetailedClose = {
      form: LEDGER_FORM,
      ...calculation,
      reports,
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
    const isEmpty = sources.length === 0;
    const without = exception && { reports: missing, reason: exception.reason };
    const details = { month, donationMinor: close.donationMinor, isEmpty, ...(without && { without }) };
    await recordAction(trx, { id: newId(), at, actor, action: "month.close", details });
    return { close, isNew: true };
  });
}

/** @throws {ApiError} `conflict` for a month that lacks something, unless each is named with a reason */
function refuseUntold(
  { month, sources, missing }: Pick<MonthDraft, "month" | "sources" | "missing">,
  exception: CloseException | undefined,
): void {
  const { isEmpty = false, without = [], reason = "" } = exception ?? {};
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
    await refuseOutOfOrder(trx, month, monthOf(at));
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
