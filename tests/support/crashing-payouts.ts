import { randomUUID } from "node:crypto";
import Sqlite from "better-sqlite3";
import { type DatabaseConnection, type Driver, Kysely } from "kysely";
import type { Tables } from "../../api/src/db/database.ts";
import { PatientSqliteDialect } from "../../api/src/db/patient-sqlite.ts";
import type { PayoutDependencies } from "../../api/src/money/payout/dependencies.ts";
import type { DonationPlatform } from "../../api/src/money/payout/platform.ts";

/** What everything fails with once the process is dead. */
class Crash extends Error {
  override readonly name = "Crash";
}

/**
 * Counts steps, and after the last of them lets none be made: it is done, and nobody hears of it. Who dies before the
 * next one leaves the same behind.
 */
class Life {
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

class MortalDialect extends PatientSqliteDialect {
  readonly #life: Life;

  constructor(database: Sqlite.Database, life: Life) {
    super(database, 5_000);
    this.#life = life;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (...options): Promise<DatabaseConnection> => {
      const connection = await acquire(...options);
      return {
        executeQuery: (query, ...rest) => this.#life.live(() => connection.executeQuery(query, ...rest)),
        streamQuery: (...query) => connection.streamQuery(...query),
      };
    };
    return driver;
  }
}

/**
 * Runs something as a process of its own that is killed after one of its steps: any statement (commits among
 * them) and any request to the sandbox. What it had not committed is lost, as it is then.
 * @param path its SQLite file
 * @param steps how many it lives for
 * @returns whether it was killed
 */
export async function runAndKill(
  path: string,
  steps: number,
  { platforms, ...payouts }: Omit<PayoutDependencies, "db" | "newId">,
  run: (dependencies: PayoutDependencies) => Promise<unknown>,
): Promise<boolean> {
  const life = new Life(steps);
  const database = new Sqlite(path);
  database.pragma("busy_timeout = 0");
  const db = new Kysely<Tables>({ dialect: new MortalDialect(database, life) });
  const sandbox = platforms.sandbox && mortal(platforms.sandbox, life);
  try {
    await run({ ...payouts, db, newId: randomUUID, platforms: { ...(sandbox && { sandbox }) } });
  } catch (error) {
    if (!(error instanceof Crash)) throw error;
  } finally {
    // The system rolls back what a dead process left open.
    database.close();
  }
  return life.isOver;
}

function mortal(platform: DonationPlatform, life: Life): DonationPlatform {
  return {
    ...platform,
    submit: (order) => life.live(() => platform.submit(order)),
    find: (reference) => life.live(() => platform.find(reference)),
    get: (id) => life.live(() => platform.get(id)),
  };
}
