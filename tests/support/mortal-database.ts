import Sqlite from "better-sqlite3";
import { type DatabaseConnection, type Driver, Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { pino } from "pino";
import type { Database, Tables } from "../../api/src/db/database.ts";
import { isFile, pathOfFile } from "../../api/src/db/open-database.ts";
import { PatientSqliteDialect } from "../../api/src/db/patient-sqlite.ts";
import { openPool } from "../../api/src/db/postgres-pool.ts";

/** What everything fails with once the process is dead. */
class Crash extends Error {
  override readonly name = "Crash";
}

/**
 * Counts steps, and after the last of them lets none be made: it is done, and nobody hears of it. Who dies before the
 * next one leaves the same behind.
 */
export class Life {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  get isOver(): boolean {
    return this.#left <= 0;
  }

  async live<Value>(act: () => Promise<Value>): Promise<Value> {
    this.#endIfOver();
    const value = await act();
    this.#left--;
    this.#endIfOver();
    return value;
  }

  #endIfOver(): void {
    if (this.isOver) throw new Crash("The process was killed");
  }
}

/**
 * Runs something as a process of its own that is killed after one of its steps: any statement, commits among them, and
 * whatever else lives by its life. What it had not committed is lost, as it is then.
 * @param url of its database, of either kind
 * @param steps how many it lives for
 * @returns whether it was killed
 */
export async function liveFor(
  url: string,
  steps: number,
  run: (db: Database, life: Life) => Promise<unknown>,
): Promise<boolean> {
  const life = new Life(steps);
  const { db, die } = isFile(url) ? openSqlite(pathOfFile(url), life) : openPostgres(url, life);
  try {
    await run(db, life);
  } catch (error) {
    if (!(error instanceof Crash)) throw error;
  } finally {
    await die();
  }
  return life.isOver;
}

interface Mortal {
  readonly db: Database;
  /** Closes its connections without a word: the system rolls back what a dead process left open. */
  die(): Promise<void>;
}

function openSqlite(path: string, life: Life): Mortal {
  const database = new Sqlite(path);
  database.pragma("busy_timeout = 0");
  database.pragma("foreign_keys = ON");
  return {
    db: new Kysely<Tables>({ dialect: mortal(new PatientSqliteDialect(database, 5_000), life) }),
    async die() {
      database.close();
    },
  };
}

function openPostgres(url: string, life: Life): Mortal {
  const pool = openPool(url, 5_000, pino({ level: "silent" }));
  const clients: pg.Client[] = [];
  pool.on("connect", (client) => clients.push(client as unknown as pg.Client));
  return {
    db: new Kysely<Tables>({ dialect: mortal(new PostgresDialect({ pool }), life) }),
    async die() {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}

/** The dialect, each of whose statements is a step of a life. */
function mortal<Kind extends { createDriver(): Driver }>(dialect: Kind, life: Life): Kind {
  const createDriver = dialect.createDriver.bind(dialect);
  dialect.createDriver = () => {
    const driver = createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (...options): Promise<DatabaseConnection> => {
      const connection = await acquire(...options);
      return new Proxy(connection, {
        get(target, name) {
          if (name === "executeQuery") {
            return (...query: Parameters<DatabaseConnection["executeQuery"]>) =>
              life.live(() => target.executeQuery(...query));
          }
          const value: unknown = Reflect.get(target, name, target);
          return typeof value === "function" ? value.bind(target) : value;
        },
      });
    };
    return driver;
  };
  return dialect;
}
