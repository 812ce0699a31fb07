import {
  type Charity,
  type charityChange,
  charityRequest,
  type MonthlyCharities,
  type MonthlyCharitiesRequest,
} from "@gifthearth/core/contract";
import { isSameRecipient, WHOLE } from "@gifthearth/core/ledger";
import type { Transaction } from "kysely";
import type { z } from "zod";
import type { Database, Tables } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { invalidRequest } from "../../http/invalid-request.ts";
import { type Actor, recordAction } from "../../people/audit/audit.repository.ts";
import { lastClose } from "../ledger/closes.ts";
import { appendEvent, type LedgerTurn, sealOldForm, takeTurn } from "../ledger/events.ts";
import { readRecipients, toRecipient } from "../ledger/recipients.ts";
import { PLATFORMS } from "../payout/platforms.ts";
import { firstCrowdedMonth, isActive, MAX_ACTIVE } from "./active.ts";
import {
  insertCharity,
  lastChosenMonth,
  listCharities,
  monthsChosenAfter,
  readChoice,
  replaceChoice,
  updateCharity,
} from "./charities.repository.ts";

/** What an administrator acts with. */
export interface ActionContext {
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly actor: Actor;
}

/**
 * Adds a charity.
 * @throws {ApiError} `invalid_request` for an id that is no platform's; `conflict` when the id is taken, or when too many would be active at once
 */
export function addCharity(context: ActionContext, added: z.output<typeof charityRequest>): Promise<Charity> {
  return inTurn(context, async (trx) => {
    refuseStrangeIds(added.platformIds, {});
    const now = context.clock().toISOString();
    const charity: Charity = { ...added, createdAt: now, updatedAt: now };
    const others = await listCharities(trx);
    refuseCrowd([...others, charity]);
    if (!(await insertCharity(trx, charity))) {
      throw new ApiError("conflict", `There is a charity ${charity.id} already. Please choose another id.`);
    }
    await record(trx, context, "charity.add", charity);
    return charity;
  });
}

/**
 * Changes a charity. What it is after the change is checked as a whole. How it is paid changes by an event of the
 * public ledger once it stands there.
 * @throws {ApiError} `not_found`; `invalid_request`; `conflict` when too many would be active at once, or when
 * the charity would not be active in a month that it is chosen for
 */
export function changeCharity(
  context: ActionContext,
  id: string,
  change: z.output<typeof charityChange>,
): Promise<Charity> {
  return inTurn(context, async (trx, turn) => {
    const all = await listCharities(trx);
    const present = all.find((charity) => charity.id === id);
    if (!present) throw new ApiError("not_found", `There is no charity ${id}`);
    const checked = charityRequest.safeParse({ ...present, ...change });
    if (!checked.success) throw invalidRequest(checked.error);
    refuseStrangeIds(checked.data.platformIds, present.platformIds);
    const { createdAt } = present;
    const changed: Charity = { ...checked.data, createdAt, updatedAt: context.clock().toISOString() };
    refuseCrowd([...all.filter((charity) => charity !== present), changed]);
    const closed = (await lastClose(trx))?.month ?? "";
    for (const month of await monthsChosenAfter(trx, id, closed)) {
      if (isActive(changed, month)) continue;
      throw new ApiError(
        "conflict",
        `${changed.name} is chosen for ${month}. Please choose other charities for that month first.`,
      );
    }
    // Before the table is: a ledger that is sealed now tells how it was.
    await tellOfChange(turn, present, changed, context.clock());
    await updateCharity(trx, changed);
    await record(trx, context, "charity.change", { id, ...change });
    return changed;
  });
}

/**
 * Chooses whom a month's donation goes to.
 * @throws {ApiError} `invalid_request` for shares that don't add up to 100%, a charity named twice, one that
 * there isn't, or one that isn't active in the month; `conflict` for a month that is closed
 */
export function chooseCharities(
  context: ActionContext,
  month: string,
  { items }: MonthlyCharitiesRequest,
): Promise<MonthlyCharities> {
  return inTurn(context, async (trx) => {
    const choice = items.map(({ charityId, share }) => ({
      charityId,
      shareBasisPoints: Math.round(share * WHOLE),
    }));
    if (await isClosed(trx, month)) {
      throw new ApiError("conflict", `${month} is closed, so its charities can't change any more.`);
    }
    const sum = choice.reduce((whole, { shareBasisPoints }) => whole + shareBasisPoints, 0);
    if (sum !== WHOLE) {
      throw refusedItems(`The shares must add up to 100%. They add up to ${(100 * sum) / WHOLE}%.`);
    }
    const all = await listCharities(trx);
    for (const [index, { charityId }] of choice.entries()) {
      const charity = all.find(({ id }) => id === charityId);
      if (!charity) throw refusedItems(`There is no charity ${charityId}. Please add it first.`);
      if (!isActive(charity, month)) {
        const until = charity.activeTo ? ` to ${charity.activeTo}` : " on";
        throw refusedItems(
          `${charity.name} is not active in ${month}, only from ${charity.activeFrom}${until}.`,
        );
      }
      if (choice.findIndex((other) => other.charityId === charityId) !== index) {
        throw refusedItems(`${charity.name} is named twice.`);
      }
    }
    await replaceChoice(trx, month, choice);
    await record(trx, context, "charity.choose", { month, items });
    return readMonthlyCharities(trx, month);
  });
}

/** Whom a month's donation goes to: those chosen for it, else those of the latest month before that has any. */
export async function readMonthlyCharities(db: Database, month: string): Promise<MonthlyCharities> {
  const chosenFor = await lastChosenMonth(db, month);
  const choice = chosenFor === null ? [] : await readChoice(db, chosenFor);
  return {
    month,
    isClosed: await isClosed(db, month),
    chosenFor,
    items: choice.map(({ charityId, charityName, shareBasisPoints }) => ({
      charityId,
      charityName,
      share: shareBasisPoints / WHOLE,
    })),
  };
}

/** In turn with all who write to the ledger: a month can't be closed while its charities change. */
function inTurn<Result>(
  { db }: ActionContext,
  act: (trx: Transaction<Tables>, turn: LedgerTurn) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => act(trx, await takeTurn(trx)));
}

/** Whoever has something in the ledger is paid otherwise only for all to see. */
async function tellOfChange(turn: LedgerTurn, present: Charity, changed: Charity, at: Date): Promise<void> {
  const [before, after] = [toRecipient(present), toRecipient(changed)];
  if (!isSameRecipient(before, after)) await sealOldForm(turn, at);
  const told = (await readRecipients(turn.trx)).get(changed.id);
  if (told && !isSameRecipient(told, after)) await appendEvent(turn, "recipient_changed", after, at);
}

/** Months are closed in order: one before a closed month never will be. */
async function isClosed(db: Database, month: string): Promise<boolean> {
  const last = await lastClose(db);
  return last !== undefined && month <= last.month;
}

function refuseCrowd(charities: readonly Charity[]): void {
  const crowded = firstCrowdedMonth(charities);
  if (crowded === null) return;
  throw new ApiError(
    "conflict",
    `More than ${MAX_ACTIVE} charities would be active in ${crowded}; California's AB 488 lays further duties on us above ${MAX_ACTIVE}. Please end another one first.`,
  );
}

/**
 * A slip in an id of a charity would only be noticed once a donation is due.
 * @param before those that are there already, which may be of a platform that we had once
 * @throws {ApiError} `invalid_request` for an id of no platform of ours, or one that doesn't look like that platform's
 */
function refuseStrangeIds(
  ids: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
): void {
  for (const [key, id] of Object.entries(ids)) {
    if (before[key] === id) continue;
    const known = CHARITY_IDS.find((each) => each.key === key);
    const keys = CHARITY_IDS.map((each) => each.key).join(", ");
    const message = known
      ? `${known.label}: please give it as ${known.allowed}`
      : `There is no platform ${key}. Please name one of ${keys}`;
    if (known?.pattern.test(id)) continue;
    throw new ApiError("invalid_request", message, { fields: { [`platformIds.${key}`]: message } });
  }
}

const CHARITY_IDS = PLATFORMS.map(({ charityId }) => charityId);

function refusedItems(message: string): ApiError {
  return new ApiError("invalid_request", message, { fields: { items: message } });
}

function record(
  trx: Transaction<Tables>,
  context: ActionContext,
  action: string,
  details: object,
): Promise<void> {
  const { newId, clock, actor } = context;
  return recordAction(trx, { id: newId(), at: clock(), actor, action, details: { ...details } });
}
