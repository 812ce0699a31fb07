import { sql } from "kysely";
import type { Database } from "../db/database.ts";

/** A user's clicks, summed up. Cents. */
export interface ClickTotals {
  readonly charityId: string | null;
  /** Null for no charity in particular, and for one that there is no record of. */
  readonly charityName: string | null;
  readonly clicks: number;
  readonly conversions: number;
  readonly estimatedMinor: number;
  readonly confirmedMinor: number;
}

/** A click as the user's activity shows it. Cents. */
export interface RecentClick {
  readonly id: string;
  readonly productId: string;
  readonly timestamp: string;
  readonly confirmed: boolean;
  readonly actualMinor: number | null;
  readonly estimatedMinor: number;
}

/** Latest activities shown (specification, section 7). */
const RECENT = 5;

/** A user's clicks by charity; only the user's own rows are read. */
export async function readClickTotals(db: Database, userId: string): Promise<readonly ClickTotals[]> {
  const rows = await db
    .selectFrom("click_events")
    .leftJoin("charities", "charities.id", "click_events.charity_id")
    .select(({ fn }) => [
      "charity_id",
      "charities.name as charity_name",
      fn.countAll<string | number>().as("clicks"),
      fn.sum<string | number>("confirmed").as("conversions"),
      fn.sum<string | number>("estimated_commission_minor").as("estimated"),
      sql<
        string | number
      >`sum(case when confirmed = 1 then coalesce(actual_commission_minor, estimated_commission_minor) else 0 end)`.as(
        "confirmed_sum",
      ),
    ])
    .where("user_id", "=", userId)
    .groupBy(["charity_id", "charities.name"])
    .execute();
  return rows.map((row) => ({
    charityId: row.charity_id,
    charityName: row.charity_name,
    clicks: Number(row.clicks),
    conversions: Number(row.conversions),
    estimatedMinor: Number(row.estimated),
    confirmedMinor: Number(row.confirmed_sum),
  }));
}

/** The user's last clicks, the latest first. */
export async function readRecentClicks(db: Database, userId: string): Promise<readonly RecentClick[]> {
  const rows = await db
    .selectFrom("click_events")
    .select([
      "id",
      "product_id",
      "timestamp",
      "confirmed",
      "actual_commission_minor",
      "estimated_commission_minor",
    ])
    .where("user_id", "=", userId)
    .orderBy("timestamp", "desc")
    .orderBy("id")
    .limit(RECENT)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    timestamp: row.timestamp,
    confirmed: row.confirmed === 1,
    actualMinor: row.actual_commission_minor,
    estimatedMinor: row.estimated_commission_minor,
  }));
}
