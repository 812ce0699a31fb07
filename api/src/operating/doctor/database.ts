import { access } from "node:fs/promises";
import { sql } from "kysely";
import { pino } from "pino";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { NoDatabaseError, refuseOthersFile } from "../../db/existing-database.ts";
import { countMigrations } from "../../db/migrate.ts";
import { isFile, openDatabase, pathOfFile } from "../../db/open-database.ts";
import { reasonOf } from "../../runtime/reason.ts";
import { type Finding, good, look, mend } from "./finding.ts";
import { checkWitnesses } from "./witnesses.ts";

/** How far the database's clock may be from ours, milliseconds. */
const DRIFT = 10_000;

/**
 * Whether the database is reached, and holds the tables of this version; and what it tells of the ledger's witnesses.
 * Changes nothing in it.
 */
export async function checkDatabase(
  { databaseUrl, ledgerWitnesses }: Pick<Config, "databaseUrl" | "ledgerWitnesses">,
  now: Date,
): Promise<Finding[]> {
  if (await isMissingFile(databaseUrl)) {
    return [good("Database", "an SQLite file, which the first start makes")];
  }
  let db: Database | undefined;
  try {
    await refuseOthersFile(databaseUrl);
    db = openDatabase(databaseUrl, pino({ level: "silent" }));
    const tables = await checkTables(db);
    const findings = [tables];
    if (!isFile(databaseUrl)) findings.push(await checkItsClock(db, now));
    if (tables.state === "good" && ledgerWitnesses.length > 0 && (await countMigrations(db)).done > 0) {
      findings.push(...(await checkWitnesses(db, ledgerWitnesses)));
    }
    return findings;
  } catch (error) {
    if (error instanceof NoDatabaseError) {
      return [mend("Database", "holds another program's tables", "Set DATABASE_URL to a file of its own.")];
    }
    const advice = "Set DATABASE_URL to a database that is up, with a user who may sign in to it.";
    return [mend("Database", `can't be reached: ${reasonOf(error)}`, advice)];
  } finally {
    await db?.destroy();
  }
}

async function checkTables(db: Database): Promise<Finding> {
  const { done, pending, unknown } = await countMigrations(db);
  if (unknown > 0) {
    const advice = "Run the version that was here before, or restore the backup made before it.";
    return mend("Database", "was brought up to date by a newer version than this", advice);
  }
  if (pending === 0) return good("Database", `reached, and up to date (${done} migrations)`);
  if (done === 0) return good("Database", "reached, and empty: the first start makes its tables");
  const found = `reached; ${pending} of ${done + pending} migrations haven't run`;
  return look("Database", found, "Back it up (`npm run backup -- FILE`); the next start runs them.");
}

async function checkItsClock(db: Database, now: Date): Promise<Finding> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  const drift = Math.abs((rows[0]?.now.getTime() ?? 0) - now.getTime());
  return drift <= DRIFT
    ? good("Its clock", "goes with ours")
    : mend("Its clock", `is ${Math.round(drift / 1000)} seconds off`, "Keep both machines' clocks by NTP.");
}

async function isMissingFile(url: string): Promise<boolean> {
  if (!isFile(url)) return false;
  return access(pathOfFile(url)).then(
    () => false,
    () => true,
  );
}
