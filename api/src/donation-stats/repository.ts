import { sql } from "kysely";
import type { Database } from "../db/database.ts";

/** What one charity was given, in integer US cents. */
export interface GivenTotals {
  readonly completeCents: number;
  /** Of the month that is given now. */
  readonly monthCents: number;
  /** Whether donations of the sandbox count in these figures: tests, for which no money moves. */
  readonly hasTests: boolean;
}

/**
 * What every charity was given, by its id. Only what is complete counts as donated; the month's donation counts in
 * any status but failed (design, decision 7). The ledger is kept in US dollars; amounts in another currency
 * can't be added to them and are left out.
 * @param month YYYY-MM
 */
export async function readGiven(db: Database, month: string): Promise<ReadonlyMap<string, GivenTotals>> {
  const totals = db
    .selectFrom("donation_ledger")
    .select(({ fn }) => [
      "charity_id",
      fn.sum<number>("amount_minor").as("cents"),
      sql<number>`max(case when platform = 'sandbox' then 1 else 0 end)`.as("tests"),
    ])
    .where("currency", "=", "USD")
    .groupBy("charity_id");
  const [complete, current] = await Promise.all([
    totals.where("status", "=", "complete").execute(),
    totals.where("month", "=", month).where("status", "!=", "failed").execute(),
  ]);
  const ids = new Set([...complete, ...current].map((row) => row.charity_id));
  return new Map(
    [...ids].map((id) => {
      const given = complete.find((row) => row.charity_id === id);
      const now = current.find((row) => row.charity_id === id);
      const hasTests = given?.tests === 1 || now?.tests === 1;
      return [id, { completeCents: given?.cents ?? 0, monthCents: now?.cents ?? 0, hasTests }];
    }),
  );
}

/** Every charity's name by its id. */
export async function readCharityNames(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom("charities").select(["id", "name"]).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
