import { setImmediate } from "node:timers/promises";
import type { Transaction } from "kysely";
import type { Database, Tables } from "../../db/database.ts";

/** An import that hasn't gone on for so long has died, milliseconds. */
const PATIENCE = 10 * 60 * 1000;
/** Few enough that nobody waits long for a turn at SQLite. */
const ROWS_AT_ONCE = 2_000;

/** What is written for a report before it is there, and what a report leaves when it is replaced. */
export async function beginStaging(db: Database, reportId: string, at: Date): Promise<void> {
  await db
    .insertInto("affiliate_staging")
    .values({ report_id: reportId, touched_at: at.toISOString() })
    .execute();
}

/** Goes on with an import. @returns false when it was given up as dead and must not go on */
export async function touchStaging(trx: Transaction<Tables>, reportId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("affiliate_staging")
    .set({ touched_at: at.toISOString() })
    .where("report_id", "=", reportId)
    .where("touched_at", "!=", "")
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** The staged lines are a report's now. */
export async function endStaging(trx: Transaction<Tables>, reportId: string): Promise<void> {
  await trx.deleteFrom("affiliate_staging").where("report_id", "=", reportId).execute();
}

/** Leaves a replaced report's lines to {@link cleanUpStaging}. */
export async function discardReport(trx: Transaction<Tables>, reportId: string): Promise<void> {
  await trx.deleteFrom("affiliate_reports").where("id", "=", reportId).execute();
  await trx.insertInto("affiliate_staging").values({ report_id: reportId, touched_at: "" }).execute();
}

/** Leaves an import that failed to {@link cleanUpStaging}. */
export async function abandonStaging(db: Database, reportId: string): Promise<void> {
  await db
    .updateTable("affiliate_staging")
    .set({ touched_at: "" })
    .where("report_id", "=", reportId)
    .execute();
}

/**
 * Deletes what belongs to no report: replaced ones' lines, and those of imports that failed or died. A few rows at a
 * time, so that others get their turn.
 */
export async function cleanUpStaging(db: Database, at: Date): Promise<void> {
  const dead = new Date(at.getTime() - PATIENCE).toISOString();
  // Marked first: who wakes up after all finds that it must not go on.
  await db.updateTable("affiliate_staging").set({ touched_at: "" }).where("touched_at", "<", dead).execute();
  const leftovers = await db
    .selectFrom("affiliate_staging")
    .select("report_id")
    .where("touched_at", "=", "")
    .execute();
  for (const { report_id } of leftovers) {
    await deleteInTurns(() => deleteLines(db, report_id));
    await deleteInTurns(() => deleteConversions(db, report_id));
    await db.deleteFrom("affiliate_staging").where("report_id", "=", report_id).execute();
  }
}

async function deleteInTurns(deleteSome: () => Promise<bigint>): Promise<void> {
  while ((await deleteSome()) > 0) await setImmediate();
}

async function deleteLines(db: Database, reportId: string): Promise<bigint> {
  const { numDeletedRows } = await db
    .deleteFrom("affiliate_revenue")
    .where("report_id", "=", reportId)
    .where("line", "in", (query) =>
      query
        .selectFrom("affiliate_revenue")
        .select("line")
        .where("report_id", "=", reportId)
        .orderBy("line")
        .limit(ROWS_AT_ONCE),
    )
    .executeTakeFirst();
  return numDeletedRows;
}

async function deleteConversions(db: Database, reportId: string): Promise<bigint> {
  const { numDeletedRows } = await db
    .deleteFrom("conversions")
    .where("id", "in", (query) =>
      query.selectFrom("conversions").select("id").where("report_id", "=", reportId).limit(ROWS_AT_ONCE),
    )
    .executeTakeFirst();
  return numDeletedRows;
}
