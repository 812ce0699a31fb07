import type { Database } from "../db/database.ts";

/** So much of each on a day. */
export interface DayCounts {
  readonly partnerId: string;
  /** UTC: `2026-11-21`. */
  readonly day: string;
  readonly loads: number;
  readonly searches: number;
  readonly shopClicks: number;
}

/** SQLite takes 32,766 parameters at most; a row has 5. */
const ROWS_AT_ONCE = 1_000;

/**
 * Adds to the days' sums, all of it or nothing; partners whose account is gone are passed over. In the order of their
 * keys, so that processes that store at once never wait for one another in a circle.
 */
export async function addToDays(db: Database, counts: readonly DayCounts[]): Promise<void> {
  const sorted = counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await db.transaction().execute(async (trx) => {
    for (let start = 0; start < sorted.length; start += ROWS_AT_ONCE) {
      const some = sorted.slice(start, start + ROWS_AT_ONCE);
      const known = await trx
        .selectFrom("partners")
        .select("id")
        .where("id", "in", [...new Set(some.map(({ partnerId }) => partnerId))])
        .execute();
      const ids = new Set(known.map(({ id }) => id));
      const rows = some.filter(({ partnerId }) => ids.has(partnerId));
      if (rows.length === 0) continue;
      await trx
        .insertInto("partner_days")
        .values(
          rows.map(({ partnerId, day, loads, searches, shopClicks }) => ({
            partner_id: partnerId,
            day,
            loads,
            searches,
            shop_clicks: shopClicks,
            ai_spent_micros: 0,
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(["partner_id", "day"]).doUpdateSet((row) => ({
            loads: row("partner_days.loads", "+", row.ref("excluded.loads")),
            searches: row("partner_days.searches", "+", row.ref("excluded.searches")),
            shop_clicks: row("partner_days.shop_clicks", "+", row.ref("excluded.shop_clicks")),
          })),
        )
        .execute();
    }
  });
}

/** What was counted from a day on, the earliest first. */
export async function readDays(
  db: Database,
  partnerIds: readonly string[],
  from: string,
): Promise<readonly DayCounts[]> {
  if (partnerIds.length === 0) return [];
  const rows = await db
    .selectFrom("partner_days")
    .select(["partner_id", "day", "loads", "searches", "shop_clicks"])
    .where("partner_id", "in", partnerIds)
    .where("day", ">=", from)
    .orderBy("day")
    .execute();
  return rows.map((row) => ({
    partnerId: row.partner_id,
    day: row.day,
    loads: row.loads,
    searches: row.searches,
    shopClicks: row.shop_clicks,
  }));
}

/**
 * Sets AI money of the day aside in one statement, unless that would exceed the limit, so that processes that ask at
 * once can't exceed it together. All in millionths of a US dollar.
 * @returns whether it was set aside
 */
export async function reserveOfPartnersDay(
  db: Database,
  partnerId: string,
  day: string,
  micros: number,
  limitMicros: number,
): Promise<boolean> {
  if (micros > limitMicros) return false;
  const added = await db
    .insertInto("partner_days")
    .values({
      partner_id: partnerId,
      day,
      loads: 0,
      searches: 0,
      shop_clicks: 0,
      ai_spent_micros: micros,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["partner_id", "day"])
        .doUpdateSet((row) => ({
          ai_spent_micros: row("partner_days.ai_spent_micros", "+", row.ref("excluded.ai_spent_micros")),
        }))
        .where("partner_days.ai_spent_micros", "<=", limitMicros - micros),
    )
    .returning("day")
    .executeTakeFirst();
  return added !== undefined;
}

/** Adds to, or takes from, the AI money of a day that has some. */
export async function addToPartnersDay(
  db: Database,
  partnerId: string,
  day: string,
  micros: number,
): Promise<void> {
  if (micros === 0) return;
  await db
    .updateTable("partner_days")
    .set((row) => ({ ai_spent_micros: row("ai_spent_micros", "+", micros) }))
    .where("partner_id", "=", partnerId)
    .where("day", "=", day)
    .execute();
}

function keyOf({ partnerId, day }: DayCounts): string {
  return `${partnerId} ${day}`;
}
