import { randomUUID } from "node:crypto";
import type { DonationStatus } from "@gifthearth/core/ledger";
import type { Database } from "../../api/src/db/database.ts";
import { type CloseOutcome, closeMonth } from "../../api/src/money/ledger/close.ts";
import { appendEvent, takeTurn } from "../../api/src/money/ledger/events.ts";
import { NOW } from "./app.ts";

/**
 * Closes a month at half of the commission.
 * @param exception what is missing, with the reason
 */
export function close(
  db: Database,
  month: string,
  platform = "sandbox",
  exception?: Parameters<typeof closeMonth>[2],
): Promise<CloseOutcome> {
  const config = { charityShare: 0.5, payout: { platform } };
  return closeMonth(
    { db, clock: () => NOW, newId: randomUUID, actor: "command line", config },
    month,
    exception,
  );
}

/** Has a donation go on to that state, as a payout does: table and ledger in one transaction. */
function move(db: Database, donationId: string, status: Exclude<DonationStatus, "calculated">) {
  return db.transaction().execute(async (trx) => {
    const turn = await takeTurn(trx);
    const { platform } = await trx
      .selectFrom("donation_ledger")
      .select("platform")
      .where("id", "=", donationId)
      .executeTakeFirstOrThrow();
    const about = { donationId, platform };
    const change = (changes: object) =>
      trx
        .updateTable("donation_ledger")
        .set({ status, ...changes })
        .where("id", "=", donationId)
        .execute();
    if (status === "submitted") {
      await change({ submitted_at: NOW.toISOString() });
      await appendEvent(turn, "donation_submitted", about, NOW);
    } else if (status === "complete") {
      const receipt = "https://receipts.example/1";
      const platformDonationId = `d_${donationId}`;
      await change({ platform_donation_id: platformDonationId, receipt, completed_at: NOW.toISOString() });
      await appendEvent(turn, "donation_complete", { ...about, platformDonationId, receipt }, NOW);
    } else {
      const reason = '=The platform\'s own words; "=1+1"';
      await change({ failure_reason: reason });
      await appendEvent(turn, "donation_failed", { ...about, reason }, NOW);
    }
  });
}

/** A ledger with something of everything: 2026-09 is given, of 2026-10 one part failed and one is on its way. */
export async function fillLedger(db: Database, platform = "change"): Promise<void> {
  const september = await close(db, "2026-09", platform);
  for (const { donationId } of september.close.split) {
    await move(db, donationId ?? "", "submitted");
    await move(db, donationId ?? "", "complete");
  }
  const [meals, trees] = (await close(db, "2026-10", platform)).close.split;
  await move(db, meals?.donationId ?? "", "failed");
  await move(db, trees?.donationId ?? "", "submitted");
}
