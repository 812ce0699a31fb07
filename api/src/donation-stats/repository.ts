import type { Database } from "../db/database.ts";

/** What the ledger says, in integer US cents. */
export interface LedgerTotals {
  readonly completeCents: number;
  readonly monthCents: number;
  /** Distinct charities that received a donation. */
  readonly charities: number;
}

/**
 * Only what is complete counts as donated; this month's donation counts in any status but failed
 * (design, decision 7). The ledger is kept in US dollars; amounts in another currency can't be added
 * to them and are left out.
 * @param month YYYY-MM
 */
export async function readLedger(db: Database, month: string): Promise<LedgerTotals> {
  const dollars = db.selectFrom("donation_ledger").where("currency", "=", "USD");
  const [complete, current] = await Promise.all([
    dollars
      .where("status", "=", "complete")
      .select(({ fn }) => [
        fn.sum<number | null>("amount_minor").as("cents"),
        fn.count<number>("charity_id").distinct().as("charities"),
      ])
      .executeTakeFirstOrThrow(),
    dollars
      .where("month", "=", month)
      .where("status", "!=", "failed")
      .select(({ fn }) => fn.sum<number | null>("amount_minor").as("cents"))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    completeCents: complete.cents ?? 0,
    monthCents: current.cents ?? 0,
    charities: complete.charities,
  };
}
