import type { Database } from "../../db/database.ts";

export type MetricName = "gifts_found";

/** Adds to a counter in one statement, so that processes that count at once lose nothing. */
export async function addToMetric(db: Database, name: MetricName, count: number): Promise<void> {
  await db
    .insertInto("impact_metrics")
    .values({ name, value: count })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet((row) => ({
        value: row("impact_metrics.value", "+", row.ref("excluded.value")),
      })),
    )
    .execute();
}

/** A counter; one that was never counted is 0. */
export async function readMetric(db: Database, name: MetricName): Promise<number> {
  const row = await db
    .selectFrom("impact_metrics")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value ?? 0;
}
