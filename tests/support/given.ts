import { pino } from "pino";
import { openDatabase } from "../../api/src/db/open-database.ts";

/** What a server has given since {@link recordDonation}. */
export const GIVEN = "$121.40";

/** Records a real donation that is complete, so that boards on other people's pages have true figures to show. */
export async function recordDonation(databaseUrl: string): Promise<void> {
  const at = "2026-09-01T06:00:00.000Z";
  const db = openDatabase(databaseUrl, pino({ level: "silent" }));
  await db
    .insertInto("donation_ledger")
    .values({
      id: "given",
      month: "2026-08",
      charity_id: "trees",
      amount_minor: 121_40,
      currency: "USD",
      status: "complete",
      platform: "manual",
      created_at: at,
      updated_at: at,
    })
    .execute();
  await db.destroy();
}
