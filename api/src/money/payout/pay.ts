import type { PayoutResult } from "@gifthearth/core/contract";
import { type Actor, recordAction } from "../../people/audit/audit.repository.ts";
import { appendEvent, takeTurn } from "../ledger/events.ts";
import { ask } from "./ask.ts";
import type { PayoutDependencies } from "./dependencies.ts";
import { toPayable } from "./order.ts";
import { type Donation, listInStatus, readDonation } from "./payout.repository.ts";

/**
 * Has every calculated donation made by its platform. Each is taken first (submitted, for all to see), and only
 * then asked for, so that of many processes one asks, and after a crash nobody asks blindly. Those that can't
 * be asked for stay calculated, and it is told why.
 * @param actor who has it done
 */
export async function payDue(
  dependencies: PayoutDependencies,
  actor: Actor,
): Promise<readonly PayoutResult[]> {
  const results: PayoutResult[] = [];
  for (const donation of await listInStatus(dependencies.db, "calculated")) {
    const payable = toPayable(donation, dependencies.platforms);
    if ("problem" in payable) {
      const { problem: note } = payable;
      dependencies.logger.warn({ donationId: donation.id }, `A donation can't be made: ${note}`);
      results.push({ donationId: donation.id, outcome: "skipped", note });
      continue;
    }
    const taken = await take(dependencies, donation, actor);
    // Null: somebody else took it, and tells of it.
    if (taken) results.push(await ask(dependencies, taken, payable));
  }
  return results;
}

/** Takes a calculated donation to ask for it. @returns it as it is then; null when somebody else was faster */
async function take(
  { db, clock, newId }: PayoutDependencies,
  { id: donationId, platform }: Donation,
  actor: Actor,
): Promise<Donation | null> {
  return db.transaction().execute(async (trx) => {
    const turn = await takeTurn(trx);
    const now = clock();
    const at = now.toISOString();
    const { numUpdatedRows } = await trx
      .updateTable("donation_ledger")
      .set({ status: "submitted", submitted_at: at, attempted_at: at, updated_at: at, last_problem: null })
      .set(({ eb }) => ({ attempts: eb("attempts", "+", 1) }))
      .where("id", "=", donationId)
      .where("status", "=", "calculated")
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;
    await appendEvent(turn, "donation_submitted", { donationId, platform }, now);
    const details = { donationId, platform };
    await recordAction(trx, { id: newId(), at: now, actor, action: "donations.submit", details });
    return readDonation(trx, donationId);
  });
}
