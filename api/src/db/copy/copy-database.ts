import { verifyLedger } from "@gifthearth/core/ledger";
import { disagreements } from "../../money/ledger/agreement.ts";
import { readEvents, sha256 } from "../../money/ledger/events.ts";
import type { Database } from "../database.ts";
import { bringToLevel, notEmpty, readLevel } from "./level.ts";
import { CopyRefusal } from "./refusal.ts";
import { copyRows } from "./rows.ts";
import type { TableName } from "./tables.ts";
import { readTotals, refuseDifference } from "./totals.ts";

/** A database with the name by which it is told of. */
export interface Named {
  readonly db: Database;
  readonly name: string;
}

/** What was copied. */
export interface Copied {
  readonly tables: ReadonlyMap<TableName, number>;
  /** What is wrong with the ledger, and was before it was copied. */
  readonly ledgerProblems: readonly string[];
}

/**
 * Copies everything from one database to an empty one of either kind, as it was at one moment: servers may go on
 * writing to the source meanwhile. The rows come in one transaction, and stay only if the number of rows and the sums
 * of money of every table are the source's, and the ledger is as whole as there.
 * @param source opened to read
 * @throws {CopyRefusal} saying what to do; then the target has no rows
 */
export function copyDatabase(source: Named, target: Named): Promise<Copied> {
  return source.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (from) => {
      const level = await readLevel(from, source.name);
      await bringToLevel(target.db, target.name, level);
      return target.db.transaction().execute(async (to) => {
        await empty(to, target.name, level.tables);
        for (const table of level.tables) await copyRows(from, to, table);
        const totals = await readTotals(from, level.tables);
        refuseDifference(totals, await readTotals(to, level.tables));
        const ledgerProblems = level.tables.includes("ledger_events") ? await compareLedgers(from, to) : [];
        return {
          tables: new Map([...totals].map(([table, { rows = 0 }]) => [table, rows])),
          ledgerProblems,
        };
      });
    });
}

/** Takes out what a migration puts in. @throws {CopyRefusal} when there is anything else */
async function empty(db: Database, name: string, tables: readonly TableName[]): Promise<void> {
  if (tables.includes("ledger_head")) await db.deleteFrom("ledger_head").where("seq", "=", 0).execute();
  const totals = await readTotals(db, tables);
  for (const [table, { rows = 0 }] of totals) {
    if (rows > 0) throw notEmpty(name, `${rows} row${rows === 1 ? "" : "s"} in ${table}`);
  }
}

/** @returns what is wrong with both @throws {CopyRefusal} when they aren't the same */
async function compareLedgers(source: Database, target: Database): Promise<readonly string[]> {
  const [before, after] = [await problemsOf(source), await problemsOf(target)];
  if (before.join("\n") !== after.join("\n")) {
    throw new CopyRefusal(
      `After copying, the ledger was not the same any more, so nothing was kept:\n${after.join("\n")}`,
    );
  }
  return before;
}

async function problemsOf(db: Database): Promise<readonly string[]> {
  const events = await readEvents(db);
  const { problems } = await verifyLedger(events, sha256);
  if (problems.length > 0) return problems.map(({ seq, message }) => `Event ${seq}: ${message}.`);
  return disagreements(db, events);
}
