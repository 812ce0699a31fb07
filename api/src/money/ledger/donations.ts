import type { DonationStatus } from "@gifthearth/core/ledger";
import type { Database } from "../../db/database.ts";

/** A donation as the table has it now. */
export interface StoredDonation {
  readonly id: string;
  readonly month: string;
  readonly charityId: string;
  /** Minor units of the currency. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly platform: string;
  readonly status: DonationStatus;
  readonly platformDonationId: string | null;
  readonly receipt: string | null;
  readonly failureReason: string | null;
  readonly replaces: string | null;
  /** ISO 8601, UTC; stays when it is taken back. */
  readonly completedAt: string | null;
}

/** Every donation, by month and charity. */
export async function listDonations(db: Database): Promise<StoredDonation[]> {
  const rows = await db
    .selectFrom("donation_ledger")
    .selectAll()
    .orderBy("month")
    .orderBy("charity_id")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    month: row.month,
    charityId: row.charity_id,
    amountMinor: row.amount_minor,
    currency: row.currency,
    platform: row.platform,
    status: row.status,
    platformDonationId: row.platform_donation_id,
    receipt: row.receipt,
    failureReason: row.failure_reason,
    replaces: row.replaces,
    completedAt: row.completed_at,
  }));
}

/** A donation's state in words: one that failed after it was complete was taken back. */
export function stateOf({ status, completedAt }: Pick<StoredDonation, "status" | "completedAt">): string {
  return status === "failed" && completedAt !== null ? "taken back" : status;
}
