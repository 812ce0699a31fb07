import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, inject } from "vitest";
import type { Database } from "../../api/src/db/database.ts";
import { migrate } from "../../api/src/db/migrate.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { postgresOfRun } from "./postgres.ts";
import { administer, type ReusedPostgres, takePostgres } from "./reused-postgres.ts";

interface OpenedDatabase {
  readonly db: Database;
  /** Where another process reaches it. */
  readonly url: string;
  /** Closes the database and leaves nothing of it. */
  discard(): Promise<void>;
}

/** Each database that we support, opened empty and migrated; {@link describeOnEachDatabase} opens one for each test. */
export const OPENERS: Readonly<Record<string, () => Promise<OpenedDatabase>>> = {
  SQLite: () => openSqlite(),
  PostgreSQL: () => openPostgres(),
};

type Suite = (db: () => Database, url: () => string) => void;

/** Runs a suite on every database that we support. Each test has an empty, migrated one of its own. */
export function describeOnEachDatabase(name: string, suite: Suite): void {
  for (const kind of Object.keys(OPENERS)) describeOn(kind, name, suite);
}

/** The same on SQLite alone: for what depends on no database, such as how a refusal is worded. */
export function describeOnSqlite(name: string, suite: Suite): void {
  describeOn("SQLite", name, suite);
}

function describeOn(kind: string, name: string, suite: Suite): void {
  describe(`${name} on ${kind}`, () => {
    let opened: OpenedDatabase | null = null;
    beforeEach(async () => {
      opened = await (OPENERS[kind] as () => Promise<OpenedDatabase>)();
    });
    afterEach(async () => {
      await opened?.discard();
      opened = null;
    });
    suite(
      () => (opened as OpenedDatabase).db,
      () => (opened as OpenedDatabase).url,
    );
  });
}

/** A migrated file of this process, which each test's own is copied from: migrating takes longer than most tests. */
let migrated: Promise<string> | null = null;

/** @param isMigrated without it there are no tables */
export async function openSqlite(isMigrated = true): Promise<OpenedDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "gifthearth-sqlite-"));
  const file = join(folder, "test.db");
  migrated ??= makeMigratedFile();
  if (isMigrated) await copyFile(await migrated, file);
  const url = `file:${file}`;
  const db = openDatabase(url, pino({ level: "silent" }));
  return {
    db,
    url,
    async discard() {
      await db.destroy();
      await rm(folder, { recursive: true });
    },
  };
}

async function makeMigratedFile(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "gifthearth-migrated-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "migrated.db");
  const db = openDatabase(`file:${file}`, pino({ level: "silent" }));
  await migrate(db);
  // Its last connection brings everything into the one file.
  await db.destroy();
  return file;
}

/** @param isMigrated without it there are no tables */
export async function openPostgres(isMigrated = true): Promise<OpenedDatabase> {
  const server = await postgresOfRun(inject("postgresDoor"));
  const { url, giveBack } = await (isMigrated ? takePostgres(server) : makeEmptyPostgres(server));
  const db = openDatabase(url, pino({ level: "silent" }));
  return {
    db,
    url,
    async discard() {
      await db.destroy();
      await giveBack();
    },
  };
}

async function makeEmptyPostgres(server: string): Promise<ReusedPostgres> {
  const name = `empty_${randomUUID().replaceAll("-", "")}`;
  await administer(server, `create database ${name} template template0`);
  return {
    url: `${server}/${name}`,
    giveBack: () => administer(server, `drop database ${name} with (force)`),
  };
}
