import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import Sqlite from "better-sqlite3";
import { type Dialect, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import type { Database, Tables } from "./database.ts";
import { PatientSqliteDialect } from "./patient-sqlite.ts";

/** How long a query waits for its turn to write (SQLite) or for a connection (PostgreSQL), milliseconds. */
const PATIENCE = 5_000;

/**
 * Opens the database; it is empty until {@link migrate} has run. PostgreSQL is first reached by the
 * first query.
 * @param url `file:./data/x.db` (the folder is made) or `postgres://user:password@host/database`
 * @param logger hears of connections that break while nobody uses them
 * @throws naming the file that can't be opened, with the cause
 */
export function openDatabase(url: string, logger: Logger): Database {
  const dialect = url.startsWith("file:") ? sqlite(url) : postgres(url, logger);
  return new Kysely<Tables>({ dialect });
}

function sqlite(url: string): Dialect {
  const database = openFile(url);
  // What was acknowledged must survive a loss of power, not only of the process.
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  // SQLite's own waiting would keep every visitor waiting; the dialect does it instead.
  database.pragma("busy_timeout = 0");
  return new PatientSqliteDialect({ database }, PATIENCE);
}

function openFile(url: string): Sqlite.Database {
  try {
    const path = url.startsWith("file://") ? fileURLToPath(url) : url.slice("file:".length);
    mkdirSync(dirname(path), { recursive: true });
    const database = new Sqlite(path, { timeout: PATIENCE });
    database.pragma("journal_mode = WAL");
    return database;
  } catch (cause) {
    throw new Error(`The database ${url} can't be opened`, { cause });
  }
}

function postgres(url: string, logger: Logger): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE,
    types: { getTypeParser: parserOf },
  });
  // Where a query is under way, the query fails; without a listener the process would end, too.
  pool.on("connect", (client) => client.on("error", () => {}));
  // Only the message: the error itself carries the whole client, credentials and all.
  pool.on("error", ({ message }) =>
    logger.warn({ reason: message }, "A database connection broke; the next query opens one"),
  );
  return new PostgresDialect({ pool });
}

/** Sums and 64-bit integers come as numbers: cents stay far below 2^53. */
const parserOf: typeof pg.types.getTypeParser = (type, format) => {
  const { INT8, NUMERIC } = pg.types.builtins;
  if (type === INT8 || type === NUMERIC) return Number;
  return pg.types.getTypeParser(type, format);
};
