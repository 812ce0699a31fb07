import type { Database } from "../../../../db/database.ts";

/**
 * Adds to the day's sum in one statement, unless that would exceed the limit, so that processes that
 * ask at once can't exceed it together.
 * @returns whether it was added
 */
export async function reserveOfDay(
  db: Database,
  day: string,
  micros: number,
  limitMicros: number,
): Promise<boolean> {
  if (micros > limitMicros) return false;
  const added = await db
    .insertInto("ai_spending")
    .values({ day, spent_micros: micros })
    .onConflict((conflict) =>
      conflict
        .column("day")
        .doUpdateSet((row) => ({
          spent_micros: row("ai_spending.spent_micros", "+", row.ref("excluded.spent_micros")),
        }))
        .where("ai_spending.spent_micros", "<=", limitMicros - micros),
    )
    .returning("day")
    .executeTakeFirst();
  return added !== undefined;
}

/** Adds to, or takes from, the sum of a day that has one. */
export async function addToDay(db: Database, day: string, micros: number): Promise<void> {
  if (micros === 0) return;
  await db
    .updateTable("ai_spending")
    .set((row) => ({ spent_micros: row("spent_micros", "+", micros) }))
    .where("day", "=", day)
    .execute();
}
