import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { afterEach, beforeEach, describe, inject } from "vitest";
import type { Database } from "../../api/src/db/database.ts";
import { migrate } from "../../api/src/db/migrate.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { POSTGRES_TEMPLATE } from "./postgres.ts";

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

/** Runs a suite on every database that we support. Each test has an empty, migrated one of its own. */
export function describeOnEachDatabase(
  name: string,
  suite: (db: () => Database, url: () => string) => void,
): void {
  describe.each(Object.keys(OPENERS))(`${name} on %s`, (kind) => {
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

/** @param prepare makes its tables; all of them unless given */
export async function openSqlite(
  prepare: (db: Database) => Promise<void> = migrate,
): Promise<OpenedDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "gifthearth-sqlite-"));
  const url = `file:${folder}/test.db`;
  const db = openDatabase(url, pino({ level: "silent" }));
  await prepare(db);
  return {
    db,
    url,
    async discard() {
      await db.destroy();
      await rm(folder, { recursive: true });
    },
  };
}

/** @param template what it begins as; "template0" has no tables */
export async function openPostgres(template = POSTGRES_TEMPLATE): Promise<OpenedDatabase> {
  const server = inject("postgresUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(server, `create database ${name} template ${template}`);
  const url = `${server}/${name}`;
  const db = openDatabase(url, pino({ level: "silent" }));
  return {
    db,
    url,
    async discard() {
      await db.destroy();
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
