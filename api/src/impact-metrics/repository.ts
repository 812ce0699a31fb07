import type { Database } from "../db/database.ts";

export type MetricName = "gifts_found" | "happy_recipients";

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

/** All counters; one that was never counted is 0. */
export async function readMetrics(db: Database): Promise<Readonly<Record<MetricName, number>>> {
  const rows = await db.selectFrom("impact_metrics").select(["name", "value"]).execute();
  const counted = (name: MetricName) => rows.find((row) => row.name === name)?.value ?? 0;
  return { gifts_found: counted("gifts_found"), happy_recipients: counted("happy_recipients") };
}
