import type { Database } from "../database.ts";
import { isMigration, migrateTo, readMigrations } from "../migrate.ts";
import { CopyRefusal } from "./refusal.ts";
import { TABLE_NAMES, type TableName } from "./tables.ts";

/** How far a database's tables are. */
interface Level {
  /** The last migration that it has seen. */
  readonly migration: string;
  /** Those of our tables that it has. */
  readonly tables: readonly TableName[];
}

/**
 * How far the tables of a database are that is to be copied.
 * @param name of the database, to be told
 * @throws {CopyRefusal} when it is none of ours, or of a newer version
 */
export async function readLevel(db: Database, name: string): Promise<Level> {
  const level = await findLevel(db);
  if (!level) throw new CopyRefusal(`${name} has no data of ours. Please check the address.`);
  if (!isMigration(level.migration)) {
    throw new CopyRefusal(
      `${name} was made by a newer version (it has ${level.migration}). Please install that version here first.`,
    );
  }
  return level;
}

/**
 * Gives the target the tables that the source has.
 * @param name of the target, to be told
 * @throws {CopyRefusal} when it has tables that don't fit
 */
export async function bringToLevel(target: Database, name: string, { migration }: Level): Promise<void> {
  const present = await findLevel(target);
  if (!present) {
    const [taken] = await ourTables(target);
    if (taken) throw notEmpty(name, `a table ${taken}`);
    return migrateTo(target, migration);
  }
  if (present.migration === migration) return;
  if (present.migration < migration && isMigration(present.migration)) return migrateTo(target, migration);
  throw new CopyRefusal(
    `${name} has the tables of ${present.migration}, the source only those of ${migration}. Please name a database without any tables, or start the server on the source once, which brings it up to date.`,
  );
}

/** What is refused for a target that holds something. @param found such as "12 rows in users" */
export function notEmpty(name: string, found: string): CopyRefusal {
  return new CopyRefusal(
    `${name} is not empty: it has ${found}. Nothing was changed. Please name a new, empty database, and change DATABASE_URL to it afterwards.`,
  );
}

async function findLevel(db: Database): Promise<Level | null> {
  const migration = (await readMigrations(db)).at(-1);
  return migration === undefined ? null : { migration, tables: await ourTables(db) };
}

async function ourTables(db: Database): Promise<readonly TableName[]> {
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  return TABLE_NAMES.filter((name) => names.includes(name));
}
