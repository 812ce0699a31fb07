import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";

const logger = pino({ level: "silent" });

describe("openDatabase on a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "gifthearth-db-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("makes the folder and sets the file up to lose nothing", async () => {
    const path = join(folder, "new/folder/x.db");
    const db = openDatabase(`file:${path}`, logger);
    const pragma = async (name: string) =>
      Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {})[0];
    expect(existsSync(path)).toBe(true);
    expect(await pragma("journal_mode")).toBe("wal");
    expect(await pragma("synchronous")).toBe(2);
    expect(await pragma("foreign_keys")).toBe(1);
    await db.destroy();
  });

  it("takes a file URL too", async () => {
    const path = join(folder, "with space.db");
    await openDatabase(pathToFileURL(path).href, logger).destroy();
    expect(existsSync(path)).toBe(true);
  });

  it("says when it can't", () => {
    expect(() => openDatabase(`file:${import.meta.filename}/x.db`, logger)).toThrow(
      `The database file:${import.meta.filename}/x.db can't be opened`,
    );
  });

  it("waits for its turn to write, and nothing else waits meanwhile", async () => {
    const path = join(folder, "shared.db");
    const db = openDatabase(`file:${path}`, logger);
    await migrate(db);
    const other = new Sqlite(path);
    other.exec("begin immediate");
    setTimeout(() => other.exec("commit"), 50);
    await db.insertInto("impact_metrics").values({ name: "gifts_found", value: 3 }).execute();
    expect(other.inTransaction).toBe(false);
    other.close();
    await db.destroy();
  });
});

describe("migrate", () => {
  it("brings a database up to date once, and leaves it at that", async () => {
    const db = openDatabase("file::memory:", logger);
    await migrate(db);
    await db.insertInto("impact_metrics").values({ name: "gifts_found", value: 3 }).execute();
    await migrate(db);
    expect(await db.selectFrom("impact_metrics").selectAll().execute()).toEqual([
      { name: "gifts_found", value: 3 },
    ]);
    await db.destroy();
  });

  it("lets servers start at the same time on one new file", async () => {
    const folder = mkdtempSync(join(tmpdir(), "gifthearth-db-"));
    const databases = Array.from({ length: 4 }, () => openDatabase(`file:${folder}/x.db`, logger));
    await Promise.all(databases.map(migrate));
    await Promise.all(databases.map((db) => db.destroy()));
    rmSync(folder, { recursive: true });
  });

  it("leaves nothing of a migration that failed", async () => {
    const db = openDatabase("file::memory:", logger);
    await sql`create table click_events (surprise text)`.execute(db);
    await expect(migrate(db)).rejects.toThrow();
    await sql`drop table click_events`.execute(db);
    await migrate(db);
    await db.destroy();
  });

  it("names what failed, with its cause", async () => {
    const db = openDatabase("file::memory:", logger);
    await sql`create table donation_ledger (surprise text)`.execute(db);
    await expect(migrate(db)).rejects.toThrow(/migration 0001-first-tables failed/);
    await expect(migrate(db)).rejects.toHaveProperty("cause");
    await db.destroy();
  });
});
