import type { DonationStatus } from "@gifthearth/core/ledger";
import { appendEvent, type LedgerTurn, takeTurn } from "../ledger/events.ts";
import type { PayoutDependencies } from "./dependencies.ts";
import { type Donation, findTwin, noteProblem, readDonation } from "./payout.repository.ts";
import type { PlatformDonation } from "./platform.ts";

const NO_REASON = "The platform gave no reason";

/**
 * Writes down what the platform says of a donation, as far as it is news: submitted to complete or failed, and
 * complete to failed when it was taken back. Whatever was seen before, in whatever order, the state that it
 * ends in is that of what the platform says last; a failed one stays failed until the operator confirms it.
 * @returns the donation as it is then; null when there is none
 */
export async function recordSeen(
  { db, clock, logger }: PayoutDependencies,
  id: string,
  seen: PlatformDonation,
): Promise<Donation | null> {
  const known = await readDonation(db, id);
  if (!known) return null;
  const problem = contradictionOf(known, seen);
  if (problem !== null) {
    logger.error({ donationId: id, platform: known.platform, platformDonationId: seen.id }, problem);
    if (problem !== known.lastProblem) await noteProblem(db, id, problem);
    return { ...known, lastProblem: problem };
  }
  if (!isNews(known, seen)) {
    // What hindered a complete one is over: it is as it should be.
    if (known.status !== "complete" || known.lastProblem === null) return known;
    await noteProblem(db, id, null);
    return { ...known, lastProblem: null };
  }
  await db.transaction().execute(async (trx) => {
    const turn = await takeTurn(trx);
    const donation = await readDonation(trx, id);
    // It may have failed meanwhile; then the operator decides.
    if (!donation || donation.status === "failed") return;
    const twin = await findTwin(trx, donation, seen.id);
    if (twin === null) return recordInTurn(turn, donation, seen, clock());
    const twice = `The platform's donation ${seen.id} is already that of ${twin}; please ask the platform`;
    logger.error({ donationId: id, platform: donation.platform, platformDonationId: seen.id }, twice);
    await noteProblem(trx, id, twice);
  });
  return readDonation(db, id);
}

/**
 * As {@link recordSeen}, in a transaction that has its turn at the ledger.
 * @param donation as it is in that transaction
 */
export async function recordInTurn(
  turn: LedgerTurn,
  donation: Donation,
  seen: PlatformDonation,
  now: Date,
): Promise<void> {
  const { id: donationId, platform } = donation;
  const at = now.toISOString();
  const platform_donation_id = seen.id;
  if (["submitted", "failed"].includes(donation.status) && seen.status === "complete") {
    const changes = { platform_donation_id, receipt: seen.receipt, completed_at: at, checked_at: at };
    await moveOn(turn, donation, "complete", { ...changes, failure_reason: null, updated_at: at });
    const { receipt } = seen;
    const data = { donationId, platform, platformDonationId: seen.id, receipt };
    await appendEvent(turn, "donation_complete", data, now);
  } else if (seen.status === "failed" && ["submitted", "complete"].includes(donation.status)) {
    // A complete one keeps the id that the ledger tells of it.
    const changes = donation.status === "submitted" ? { platform_donation_id } : {};
    await recordFailure(turn, donation, seen.reason ?? NO_REASON, now, changes);
  } else if (donation.status === "submitted") {
    const changes = { platform_donation_id, last_problem: seen.reason, updated_at: at };
    await moveOn(turn, donation, "submitted", changes);
  }
}

/**
 * Writes down that a donation failed, or that a complete one was taken back.
 * @param donation as it is in the transaction; not failed yet
 * @param reason becomes public
 */
export async function recordFailure(
  turn: LedgerTurn,
  donation: Donation,
  reason: string,
  now: Date,
  changes: Pick<Changes, "platform_donation_id" | "last_problem"> = {},
): Promise<void> {
  const { id: donationId, platform, status } = donation;
  const type = status === "complete" ? "donation_reversed" : "donation_failed";
  await moveOn(turn, donation, "failed", {
    ...changes,
    failure_reason: reason,
    updated_at: now.toISOString(),
  });
  await appendEvent(turn, type, { donationId, platform, reason }, now);
}

/** Writes down that the platform refused to make a donation. */
export async function recordRefusal(
  { db, clock }: PayoutDependencies,
  id: string,
  reason: string,
  problem: string,
): Promise<Donation | null> {
  await db.transaction().execute(async (trx) => {
    const turn = await takeTurn(trx);
    const donation = await readDonation(trx, id);
    if (donation?.status !== "submitted" || donation.platformDonationId !== null) return;
    await recordFailure(turn, donation, reason, clock(), { last_problem: problem });
  });
  return readDonation(db, id);
}

interface Changes {
  readonly platform_donation_id?: string;
  readonly receipt?: string | null;
  readonly failure_reason?: string | null;
  readonly last_problem?: string | null;
  readonly completed_at?: string;
  readonly checked_at?: string;
  readonly updated_at: string;
}

/** Whatever hindered the donation is forgotten, unless the changes say otherwise. */
async function moveOn(
  { trx }: LedgerTurn,
  { id, status: expected }: Donation,
  status: DonationStatus,
  changes: Changes,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("donation_ledger")
    .set({ last_problem: null, ...changes, status })
    .where("id", "=", id)
    .where("status", "=", expected)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Error(`The donation ${id} is no longer ${expected}`);
}

function isNews(donation: Donation, seen: PlatformDonation): boolean {
  if (donation.status === "complete") return seen.status === "failed";
  if (donation.status !== "submitted") return false;
  return (
    seen.status !== "pending" ||
    seen.id !== donation.platformDonationId ||
    seen.reason !== donation.lastProblem
  );
}

/** What the platform says that can't be, in words for the operator; null when there is nothing. */
function contradictionOf(donation: Donation, seen: PlatformDonation): string | null {
  if (seen.amountMinor !== donation.amountMinor) {
    return `The platform has another amount for it, ${seen.amountMinor} cents; please ask the platform`;
  }
  if (donation.status === "failed" && seen.status !== "failed") {
    return `It failed, but the platform now says it is ${seen.status}; please ask the platform before it is made again`;
  }
  if (donation.status === "calculated") {
    return "The platform has it though it was never asked; please check who uses the platform's keys";
  }
  return null;
}
