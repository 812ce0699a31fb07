import { setTimeout } from "node:timers/promises";
import type Sqlite from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from "kysely";
import { keepStatements } from "./kept-statements.ts";

/** How long it waits between two tries, milliseconds. */
const PAUSE = 10;

/**
 * SQLite for a file that other processes write to as well: a query waits for its turn without holding
 * up the process, and migrations run in one transaction, one process at a time.
 */
export class PatientSqliteDialect extends SqliteDialect {
  readonly #database: Sqlite.Database;
  readonly #patience: number;

  /** @param patience how long a query waits for its turn, milliseconds; then it fails with SQLITE_BUSY */
  constructor(database: Sqlite.Database, patience: number) {
    super({ database });
    this.#database = database;
    this.#patience = patience;
  }

  override createDriver(): Driver {
    return new PatientSqliteDriver(this.#database, this.#patience);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

class PatientSqliteDriver extends SqliteDriver {
  readonly #database: Sqlite.Database;
  readonly #patience: number;
  /** Since when nobody has got a turn to write, by `performance.now()`; null while they get theirs. */
  #busySince: number | null = null;

  constructor(database: Sqlite.Database, patience: number) {
    super({ database: keepStatements(database) });
    this.#database = database;
    this.#patience = patience;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => this.#waitForTurn(query, () => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  /**
   * Takes the write lock at once: one that begins with a read can no longer wait for it. One that only reads needs
   * none, and sees the database as it was at its first read while others write.
   */
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    await connection.executeQuery(
      CompiledQuery.raw(accessMode === "read only" ? "begin" : "begin immediate"),
    );
  }

  /**
   * Where the disk is full or fails, SQLite has undone the whole transaction by itself. To undo it once more would fail,
   * and that failure would hide the one that tells why.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }

  /**
   * There is one connection, so queries stand in line behind the one that waits. Once that has waited in vain, those
   * behind it try once: each waiting as long again would keep the last of them for minutes.
   */
  async #waitForTurn<Result>(query: CompiledQuery, run: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        const result = await run();
        // Reading takes no turn.
        if (query.query.kind !== "SelectQueryNode") this.#busySince = null;
        return result;
      } catch (error) {
        if (!isBusy(error)) throw error;
        const now = performance.now();
        this.#busySince ??= now;
        // That was another time, or a long one: somebody should wait for its end again.
        if (now - this.#busySince > this.#patience * 2) this.#busySince = now;
        if (now - this.#busySince > this.#patience) throw error;
        await setTimeout(PAUSE);
      }
    }
  }
}

/** SQLite undoes what a failed transaction did to the tables, though Kysely doesn't count on it. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "SQLITE_BUSY";
}
