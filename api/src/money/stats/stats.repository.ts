import type { RecordedDonation } from "@gifthearth/core";
import type { Database } from "../../db/database.ts";

/**
 * Every donation, as far as figures go by it. The ledger is kept in US dollars; amounts in another currency can't be
 * added to them and are left out.
 */
export async function readDonations(db: Database): Promise<readonly RecordedDonation[]> {
  const rows = await db
    .selectFrom("donation_ledger")
    .select(["id", "month", "charity_id", "amount_minor", "status", "platform", "replaces"])
    .where("currency", "=", "USD")
    .execute();
  return rows.map(({ charity_id: charityId, amount_minor: amountMinor, ...row }) => ({
    ...row,
    charityId,
    amountMinor,
  }));
}

/** Every charity's name by its id. */
export async function readCharityNames(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom("charities").select(["id", "name"]).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
