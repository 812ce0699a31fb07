import { sql } from "kysely";
import type { Database } from "../database.ts";
import { CopyRefusal } from "./refusal.ts";
import type { TableName } from "./tables.ts";

/** The number of rows of a table and the sum of each column of money, as the database itself reckons them. */
export type Totals = Readonly<Record<string, number>>;

/** Every table's {@link Totals}. */
export async function readTotals(
  db: Database,
  tables: readonly TableName[],
): Promise<ReadonlyMap<TableName, Totals>> {
  const described = await db.introspection.getTables();
  const totals = new Map<TableName, Totals>();
  for (const table of tables) {
    const columns = described.find(({ name }) => name === table)?.columns ?? [];
    const money = columns.filter(({ name }) => /_(?:minor|micros)$/.test(name));
    const sums = money.map(({ name }) => sql`, coalesce(sum(${sql.ref(name)}), 0) as ${sql.ref(name)}`);
    const { rows } = await sql<Totals>`
      select count(*) as rows ${sql.join(sums, sql``)} from ${sql.table(table)}
    `.execute(db);
    totals.set(table, rows[0] ?? {});
  }
  return totals;
}

/** @throws {CopyRefusal} naming the table and what differs */
export function refuseDifference(
  source: ReadonlyMap<TableName, Totals>,
  target: ReadonlyMap<TableName, Totals>,
): void {
  for (const [table, totals] of source) {
    for (const [what, expected] of Object.entries(totals)) {
      const found = target.get(table)?.[what];
      if (found === expected) continue;
      const measure = what === "rows" ? "the number of rows" : `the sum of ${what}`;
      throw new CopyRefusal(
        `After copying, ${measure} of ${table} was ${found} instead of ${expected}, so nothing was kept. Please stop what else writes to the target, and copy again.`,
      );
    }
  }
}
