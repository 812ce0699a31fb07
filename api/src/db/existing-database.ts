import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pino } from "pino";
import { reasonOf } from "../runtime/reason.ts";
import type { Database } from "./database.ts";
import { isMigration, migrate, readMigrations } from "./migrate.ts";
import { isFile, nameOfDatabase, openDatabase, openToRead, pathOfFile } from "./open-database.ts";

/** Where a command looked, there is no database of ours, or none that it can use; the message says what to do. */
export class NoDatabaseError extends Error {
  override readonly name = "NoDatabaseError";
}

const ADVICE =
  "Please set DATA_DIR or DATABASE_URL to what your server has. A new server makes its database on its first start.";

/**
 * Opens the database that a server, a restore or the demo has made, and brings it up to date. Never makes one: who
 * mistyped its address would be told of an empty one.
 * @throws {NoDatabaseError}
 */
export async function openExistingDatabase(url: string): Promise<Database> {
  refuseMissingFile(url);
  let db: Database | undefined;
  try {
    await refuseForeign(url);
    db = openDatabase(url, pino({ level: "silent" }));
    await migrate(db);
    return db;
  } catch (cause) {
    await db?.destroy();
    if (cause instanceof NoDatabaseError) throw cause;
    throw new NoDatabaseError(`${placeOfDatabase(url)} can't be used: ${reasonOf(cause)}. ${ADVICE}`, {
      cause,
    });
  }
}

/** @throws {NoDatabaseError} when an SQLite database has no file */
export function refuseMissingFile(url: string): void {
  if (isFile(url) && !existsSync(pathOfFile(url))) {
    throw new NoDatabaseError(`There is no database at ${placeOfDatabase(url)}. ${ADVICE}`);
  }
}

/** Where a database is, without what is secret in its address: a file by its whole path. */
export function placeOfDatabase(url: string): string {
  return isFile(url) ? resolve(pathOfFile(url)) : nameOfDatabase(url);
}

/**
 * Refuses an SQLite file that holds tables and none of ours: a mistyped address must not put ours among another
 * program's. Changes nothing in it. Whoever runs a PostgreSQL may have tables of its extensions there.
 * @throws {NoDatabaseError}
 */
export async function refuseOthersFile(url: string): Promise<void> {
  if (!isFile(url) || !existsSync(pathOfFile(url))) return;
  const isOthers = await look(url, async (db) => {
    const [tables, migrations] = [await db.introspection.getTables(), await readMigrations(db)];
    return tables.length > 0 && !migrations.some(isMigration);
  });
  if (!isOthers) return;
  throw new NoDatabaseError(
    `${placeOfDatabase(url)} holds another program's tables. Please set DATABASE_URL to a file of its own.`,
  );
}

async function refuseForeign(url: string): Promise<void> {
  if ((await look(url, readMigrations)).length > 0) return;
  throw new NoDatabaseError(`${placeOfDatabase(url)} has no data of ours. ${ADVICE}`);
}

/** Looks without changing anything: what isn't ours may be somebody else's. */
async function look<Found>(url: string, at: (db: Database) => Promise<Found>): Promise<Found> {
  const db = openToRead(url, pino({ level: "silent" }));
  try {
    return await at(db);
  } finally {
    await db.destroy();
  }
}
