import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { parseConfig } from "../../api/src/config/config.ts";
import { migrate } from "../../api/src/db/migrate.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { seedDemo } from "../../api/src/operating/demo/seed.ts";
import { hashPassword } from "../../api/src/people/auth/password.ts";
import { addAccountAt } from "../support/accounts.ts";
import { POSTGRES_TEMPLATE, startPostgres } from "../support/postgres.ts";
import { type ServerProcess, startServerProcess } from "../support/server-process.ts";
import { PASSWORD } from "./mix.ts";

/** How the service is run. */
export interface Setup {
  readonly name: string;
  readonly database: "sqlite" | "postgres";
  readonly processes: number;
}

export const SETUPS: readonly Setup[] = [
  { name: "SQLite, one process", database: "sqlite", processes: 1 },
  { name: "PostgreSQL, one process", database: "postgres", processes: 1 },
  { name: "PostgreSQL, two processes", database: "postgres", processes: 2 },
];

const ACCOUNTS = 10;

/** Server processes with a year of demo data and some accounts. */
export interface RunningSetup {
  readonly servers: readonly ServerProcess[];
  /** The addresses that sign in, with {@link PASSWORD}. */
  readonly accounts: readonly string[];
  stop(): Promise<void>;
}

export async function startSetup({
  database,
  processes,
}: Pick<Setup, "database" | "processes">): Promise<RunningSetup> {
  const folder = await mkdtemp(join(tmpdir(), "gifthearth-load-"));
  const postgres = database === "postgres" ? await startPostgres() : null;
  const servers: ServerProcess[] = [];
  async function stop(): Promise<void> {
    await Promise.all(servers.map((server) => server.discard()));
    await postgres?.stop();
    await rm(folder, { recursive: true });
  }
  try {
    const url = postgres ? `${postgres.url}/${POSTGRES_TEMPLATE}` : `file:${folder}/load.db`;
    await fill(url);
    // With the log that it writes for its operator; without the limits, since all comes from one address.
    const env = { DATABASE_URL: url, RATE_LIMITS: "off", LOG_LEVEL: "info" };
    for (let number = 0; number < processes; number += 1) servers.push(await startServerProcess(env));
    return { servers, accounts: await openAccounts(url), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function fill(url: string): Promise<void> {
  const db = openDatabase(url, pino({ level: "silent" }));
  try {
    await migrate(db);
    await seedDemo({ db, config: parseConfig({}), present: new Date(), password: PASSWORD });
  } finally {
    await db.destroy();
  }
}

async function openAccounts(databaseUrl: string): Promise<string[]> {
  const accounts = Array.from({ length: ACCOUNTS }, (_, number) => `visitor-${number}@example.org`);
  // What signing in takes is measured, too.
  const passwordHash = await hashPassword(PASSWORD);
  for (const email of accounts) await addAccountAt({ databaseUrl }, email, { passwordHash });
  return accounts;
}
