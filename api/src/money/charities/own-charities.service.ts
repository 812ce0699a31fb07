import { minorToDollars } from "@gifthearth/core";
import type { CharityMember, OwnCharity, OwnDonation } from "@gifthearth/core/contract";
import { type Debt, debtsOf, type LedgerDonation } from "@gifthearth/core/ledger";
import type { Transaction } from "kysely";
import type { Database, Tables } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { type Actor, recordAction } from "../../people/audit/audit.repository.ts";
import { findAccount, findCredentials } from "../../people/auth/users.ts";
import { appendEvent, countEventsAbout, foldStored, type LedgerTurn, takeTurn } from "../ledger/events.ts";
import { listCharities } from "./charities.repository.ts";
import type { ActionContext } from "./charities.service.ts";
import { deleteMember, insertMember, listMembers, listOwnCharityIds } from "./members.repository.ts";

/**
 * Lets an account act for a charity.
 * @throws {ApiError} `not_found` for a charity or an account that there isn't; `conflict` for an account whose address
 * isn't confirmed, or that acts for it already
 */
export function addMember(context: ActionContext, charityId: string, email: string): Promise<CharityMember> {
  const { db, clock } = context;
  return db.transaction().execute(async (trx) => {
    await readCharity(trx, charityId);
    const found = await findCredentials(trx, email);
    const account = found && (await findAccount(trx, found.id));
    if (!account) {
      throw new ApiError("not_found", `There is no account of ${email}. Please have them sign up first.`);
    }
    if (!account.emailConfirmed) {
      throw new ApiError("conflict", `${account.email} isn't confirmed yet, so it may be somebody else's`);
    }
    const since = clock();
    if (!(await insertMember(trx, charityId, account.id, since))) {
      throw new ApiError("conflict", `${account.email} acts for ${charityId} already`);
    }
    await record(trx, context, "charity.add-member", { charityId, userId: account.id });
    return { userId: account.id, email: account.email, since: since.toISOString() };
  });
}

/** @throws {ApiError} `not_found` for who doesn't act for it */
export function removeMember(context: ActionContext, charityId: string, userId: string): Promise<void> {
  return context.db.transaction().execute(async (trx) => {
    if (!(await deleteMember(trx, charityId, userId))) {
      throw new ApiError("not_found", "There is nobody of that id who acts for the charity");
    }
    await record(trx, context, "charity.remove-member", { charityId, userId });
  });
}

/** @throws {ApiError} `not_found` */
export async function readMembers(db: Database, charityId: string): Promise<CharityMember[]> {
  await readCharity(db, charityId);
  return listMembers(db, charityId);
}

/** The charities that a user acts for, each with what it is to have of every month, or has. */
export async function readOwnCharities(db: Database, userId: string): Promise<OwnCharity[]> {
  const own = await listOwnCharityIds(db, userId);
  if (own.size === 0) return [];
  const [all, ledger] = await Promise.all([listCharities(db), foldStored(db)]);
  const debts = debtsOf(ledger).toReversed();
  return all
    .filter(({ id }) => own.has(id))
    .map(({ id, name, registration, country, causes, website }) => ({
      charity: { id, name, registration, country, causes, website },
      donations: debts.filter(({ charityId }) => charityId === id).map(toOwnDonation),
    }));
}

/** What a charity's own user does with a donation. */
export interface OwnAction {
  readonly userId: string;
  readonly donationId: string;
}

/**
 * Writes down for all to see that a charity has a donation.
 * @throws {ApiError} `not_found` for a donation to no charity that the user acts for; `conflict` for one that isn't
 * complete, or is confirmed already
 */
export function confirmArrival(context: Omit<ActionContext, "actor">, own: OwnAction): Promise<OwnDonation> {
  return inTurn(context, own, async (turn, donation) => {
    if (donation.platform === "sandbox") {
      throw new ApiError("conflict", "This donation is a test: no money moved");
    }
    if (donation.status !== "complete") {
      throw new ApiError("conflict", "This donation isn't given yet, so it can't have arrived");
    }
    if (donation.arrivedAt !== null)
      throw new ApiError("conflict", "You have confirmed this donation already");
    const { id: donationId, charityId } = donation;
    await appendEvent(turn, "arrival_confirmed", { donationId, charityId }, context.clock());
    return "charity.confirm-arrival";
  });
}

/** So often what arrived is taken back: the ledger is for good, and whoever has the account could fill it. */
const MOST_WITHDRAWALS = 3;

/**
 * Takes that back, for all to see.
 * @param reason becomes public
 * @throws {ApiError} `not_found` as above; `conflict` for what isn't confirmed, or was taken back a few times before
 */
export function withdrawArrival(
  context: Omit<ActionContext, "actor">,
  own: OwnAction,
  reason: string,
): Promise<OwnDonation> {
  return inTurn(context, own, async (turn, donation) => {
    if (donation.arrivedAt === null) throw new ApiError("conflict", "You haven't confirmed this donation");
    const { id: donationId, charityId } = donation;
    const before = await countEventsAbout(turn.trx, "arrival_withdrawn", donationId);
    if (before >= MOST_WITHDRAWALS) {
      throw new ApiError("conflict", `You have taken this back ${before} times already. Please write to us`);
    }
    await appendEvent(turn, "arrival_withdrawn", { donationId, charityId, reason }, context.clock());
    return "charity.withdraw-arrival";
  });
}

/** @param act says what was done, for the audit log */
function inTurn(
  context: Omit<ActionContext, "actor">,
  { userId, donationId }: OwnAction,
  act: (turn: LedgerTurn, donation: LedgerDonation) => Promise<string>,
): Promise<OwnDonation> {
  return context.db.transaction().execute(async (trx) => {
    const turn = await takeTurn(trx);
    const own = await listOwnCharityIds(trx, userId);
    const find = async () =>
      debtsOf(await foldStored(trx)).find((each) => own.has(each.charityId) && each.latest.id === donationId);
    const debt = await find();
    if (!debt) throw new ApiError("not_found", "There is no such donation to a charity that you act for");
    const action = await act(turn, debt.latest);
    const { charityId } = debt;
    await record(trx, { ...context, actor: { userId } }, action, { charityId, donationId });
    return toOwnDonation((await find()) ?? debt);
  });
}

function toOwnDonation({ month, amountMinor, since, attempts, latest }: Debt): OwnDonation {
  const { id, platform, status, receipt, completedAt, arrivedAt, reversedAt } = latest;
  return {
    id,
    month,
    amount: minorToDollars(amountMinor),
    closedAt: since,
    platform,
    status,
    attempts: attempts.length,
    receipt: status === "complete" ? receipt : null,
    completedAt: status === "complete" ? completedAt : null,
    arrivedAt,
    reversedAt,
  };
}

async function readCharity(db: Database, id: string): Promise<void> {
  const charity = (await listCharities(db)).find((each) => each.id === id);
  if (!charity) throw new ApiError("not_found", `There is no charity ${id}`);
}

function record(
  trx: Transaction<Tables>,
  { newId, clock, actor }: Pick<ActionContext, "newId" | "clock"> & { readonly actor: Actor },
  action: string,
  details: Readonly<Record<string, string>>,
): Promise<void> {
  return recordAction(trx, { id: newId(), at: clock(), actor, action, details });
}
