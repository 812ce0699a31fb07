import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import Sqlite from "better-sqlite3";
import { CompiledQuery, type Dialect, Kysely, PostgresDialect } from "kysely";
import type { Logger } from "pino";
import type { Database, Tables } from "./database.ts";
import { PatientSqliteDialect } from "./patient-sqlite.ts";

/** How long a query waits for its turn to write (SQLite) or for a connection (PostgreSQL), milliseconds. */
const PATIENCE = 5_000;

/**
 * How long a transaction in PostgreSQL may be silent, milliseconds. What a process holds that was cut off without a
 * word (its machine lost power) would else be held for hours, and no month could be closed.
 */
const LONGEST_SILENCE = 300_000;

/**
 * Opens the database; it is empty until {@link migrate} has run. PostgreSQL is first reached by the
 * first query.
 *
 * What is acknowledged survives the end of the process, by a kill as well: both databases have it in the system's
 * hands by then. It survives a loss of power on SQLite, which waits for the disk, and on PostgreSQL unless its own
 * `fsync` or `synchronous_commit` is turned off; that is its operator's choice, and left alone here.
 * @param url `file:./data/x.db` (the folder is made) or `postgres://user:password@host/database`
 * @param logger hears of connections that break while nobody uses them
 * @throws naming the file that can't be opened, with the cause
 */
export function openDatabase(url: string, logger: Logger): Database {
  const dialect = isFile(url) ? sqlite(openFile(url)) : postgres(url, logger);
  return new Kysely<Tables>({ dialect });
}

/**
 * Opens a database that is there, only to read: of a file nothing changes. Of PostgreSQL nothing changes in read-only
 * transactions.
 * @throws naming the file that can't be opened, with the cause
 */
export function openToRead(url: string, logger: Logger): Database {
  const dialect = isFile(url) ? sqlite(openFileToRead(url)) : postgres(url, logger);
  return new Kysely<Tables>({ dialect });
}

/** A database's address without what is secret in it: user and password, and the parameters, which may repeat them. */
export function nameOfDatabase(url: string): string {
  if (isFile(url)) return url;
  if (!URL.canParse(url)) return "the PostgreSQL database";
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

/** The file's path. @param url of an SQLite database */
export function pathOfFile(url: string): string {
  return url.startsWith("file://") ? fileURLToPath(url) : url.slice("file:".length);
}

/** Whether an address is that of an SQLite database. */
export function isFile(url: string): boolean {
  return url.startsWith("file:");
}

function sqlite(database: Sqlite.Database): Dialect {
  // What was acknowledged must survive a loss of power, not only of the process.
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  // SQLite's own waiting would keep every visitor waiting; the dialect does it instead.
  database.pragma("busy_timeout = 0");
  return new PatientSqliteDialect(database, PATIENCE);
}

function openFile(url: string): Sqlite.Database {
  return tellingWhich(url, () => {
    const path = pathOfFile(url);
    mkdirSync(dirname(path), { recursive: true });
    const database = new Sqlite(path, { timeout: PATIENCE });
    database.pragma("journal_mode = WAL");
    return database;
  });
}

function openFileToRead(url: string): Sqlite.Database {
  return tellingWhich(
    url,
    () => new Sqlite(pathOfFile(url), { timeout: PATIENCE, readonly: true, fileMustExist: true }),
  );
}

function tellingWhich(url: string, open: () => Sqlite.Database): Sqlite.Database {
  try {
    return open();
  } catch (cause) {
    throw new Error(`The database ${url} can't be opened`, { cause });
  }
}

function postgres(url: string, logger: Logger): Dialect {
  return new PostgresDialect({
    // Who keeps a file has no need of its driver.
    pool: async () => {
      const { openPool } = await import("./postgres-pool.ts");
      return openPool(url, PATIENCE, logger);
    },
    // As a statement: a connection pooler in between refuses settings that it doesn't know at the start.
    async onCreateConnection(connection) {
      const statement = `set idle_in_transaction_session_timeout = ${LONGEST_SILENCE}`;
      await connection.executeQuery(CompiledQuery.raw(statement));
    },
  });
}
