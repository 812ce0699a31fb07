import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseConfig } from "../../api/src/config/config.ts";
import { TABLE_NAMES } from "../../api/src/db/copy/tables.ts";
import type { Database } from "../../api/src/db/database.ts";
import { migrate, migrateTo } from "../../api/src/db/migrate.ts";
import { seedDemo } from "../../api/src/operating/demo/seed.ts";
import { PASSWORD } from "../support/accounts.ts";
import { NOW } from "../support/app.ts";
import { fillClicks } from "../support/click-history.ts";
import { runCommand, runFile } from "../support/command.ts";
import { openPostgres, openSqlite } from "../support/databases.ts";

type Opened = Awaited<ReturnType<typeof openSqlite>>;

const OPENERS = {
  SQLite: { filled: () => openSqlite(), empty: openEmptySqlite },
  PostgreSQL: { filled: () => openPostgres(), empty: () => openPostgres(false) },
} as const;
type Kind = keyof typeof OPENERS;

/** A file without any tables. */
function openEmptySqlite(): Promise<Opened> {
  return openSqlite(false);
}

/** All rows of all tables, in the order of their keys as JavaScript compares texts. */
async function everythingIn(db: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const all: Record<string, readonly string[]> = {};
  for (const table of TABLE_NAMES) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    all[table] = rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  }
  return all;
}

const rowsIn = async (db: Database) => Object.values(await everythingIn(db)).flat().length;

const CLICK = {
  user_id: null,
  product_id: "tea",
  linked_product_id: null,
  timestamp: "2026-11-01T00:00:00.000Z",
  affiliate_link: "https://www.amazon.com/s?k=tea",
  estimated_commission_minor: 200,
  currency: "USD",
  confirmed: 0,
  actual_commission_minor: null,
  charity_id: null,
  partner_id: null,
};

describe("npm run db:copy", () => {
  const opened: Opened[] = [];
  let folder: string;
  const open = async (opening: Promise<Opened>) => {
    const one = await opening;
    opened.push(one);
    return one;
  };
  const copy = (from: string, to: string) => runCommand({ folder }, "db:copy", "--from", from, "--to", to);
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "gifthearth-copy-"));
  });
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.discard();
    await rm(folder, { recursive: true });
  });

  it.each<readonly [Kind, Kind]>([
    ["SQLite", "PostgreSQL"],
    ["PostgreSQL", "SQLite"],
    ["SQLite", "SQLite"],
    ["PostgreSQL", "PostgreSQL"],
  ])("brings a whole year from %s to %s, and the ledger proves itself there", async (from, to) => {
    const source = await open(OPENERS[from].filled());
    await seedDemo({ db: source.db, config: parseConfig({}), present: NOW, password: PASSWORD });
    const strange = "O'Hara \\ \u{1F381} %s $1 \u2028";
    await source.db
      .insertInto("click_events")
      .values({ ...CLICK, id: strange })
      .execute();
    const before = await everythingIn(source.db);
    const target = await open(OPENERS[to].empty());
    const [code, said] = await copy(source.url, target.url);
    expect(said).toContain("The ledger's chain is whole");
    expect(said).toMatch(/click_events: \d{3,}/);
    expect(said).not.toContain("gifthearth:gifthearth");
    expect(code).toBe(0);
    expect(await everythingIn(target.db)).toEqual(before);
    expect(await everythingIn(source.db)).toEqual(before);
    const [verified, proof] = await runCommand(
      { folder, env: { DATABASE_URL: target.url } },
      "donations",
      "verify",
    );
    expect(proof).toContain("The donations, closes and reports agree with it.");
    expect(verified).toBe(0);
  });

  it("refuses a target that is not empty, and leaves it as it was", async () => {
    const source = await open(openSqlite());
    const target = await open(openPostgres());
    await target.db.insertInto("impact_metrics").values({ name: "gifts_found", value: 1 }).execute();
    const before = await everythingIn(target.db);
    const [code, said] = await copy(source.url, target.url);
    expect(code).toBe(1);
    expect(said).toMatch(/is not empty: it has 1 row in impact_metrics\. Nothing was changed/);
    expect(await everythingIn(target.db)).toEqual(before);
  });

  it("takes an empty target whose tables are there already", async () => {
    const source = await open(openSqlite());
    await source.db
      .insertInto("click_events")
      .values({ ...CLICK, id: "one" })
      .execute();
    const target = await open(openPostgres());
    expect((await copy(source.url, target.url))[0]).toBe(0);
    expect(await everythingIn(target.db)).toEqual(await everythingIn(source.db));
  });

  it("keeps nothing when the money doesn't come out the same", async () => {
    const source = await open(openSqlite());
    await source.db
      .insertInto("click_events")
      .values({ ...CLICK, id: "one" })
      .execute();
    const target = await open(openSqlite());
    await sql`create trigger steal after insert on click_events begin
      update click_events set estimated_commission_minor = 199; end`.execute(target.db);
    const [code, said] = await copy(source.url, target.url);
    expect(said).toContain("the sum of estimated_commission_minor of click_events was 199 instead of 200");
    expect(code).toBe(1);
    expect(await target.db.selectFrom("click_events").selectAll().execute()).toEqual([]);
  });

  it("keeps nothing when the ledger doesn't come out the same", async () => {
    const source = await open(openSqlite());
    await seedDemo({ db: source.db, config: parseConfig({}), present: NOW, password: PASSWORD });
    const target = await open(openSqlite());
    await sql`create trigger forge after insert on ledger_events begin
      update ledger_events set at = '2026-01-01T00:00:00.000Z' where seq = 3; end`.execute(target.db);
    const [code, said] = await copy(source.url, target.url);
    expect(said).toMatch(/the ledger was not the same any more, so nothing was kept:\nEvent 3: /);
    expect(code).toBe(1);
    expect(await target.db.selectFrom("ledger_events").selectAll().execute()).toEqual([]);
  });

  it("copies a ledger that is not whole, and says so", async () => {
    const source = await open(openSqlite());
    await seedDemo({ db: source.db, config: parseConfig({}), present: NOW, password: PASSWORD });
    await source.db
      .updateTable("ledger_events")
      .set({ at: "2026-01-01T00:00:00.000Z" })
      .where("seq", "=", 3)
      .execute();
    const target = await open(openPostgres());
    const [code, said] = await copy(source.url, target.url);
    expect(said).toMatch(/The ledger is not as it should be, and was not before:\nEvent 3: /);
    expect(code).toBe(0);
    expect(await rowsIn(target.db)).toBe(await rowsIn(source.db));
  });

  it("names the table whose row the target doesn't take, and keeps nothing", async () => {
    const source = await open(openSqlite());
    await source.db
      .insertInto("click_events")
      .values({ ...CLICK, id: "one", product_id: "a\0b" })
      .execute();
    const target = await open(openPostgres(false));
    const [code, said] = await copy(source.url, target.url);
    expect(said).toMatch(/^A row of click_events can't be written there, so nothing was\. .*0x00/m);
    expect(code).toBe(1);
    expect(await rowsIn(target.db)).toBe(1);
  });

  it("copies what an earlier version made as it is", async () => {
    const source = await open(openEmptySqlite());
    await migrateTo(source.db, "0006-charity-money");
    await sql`insert into impact_metrics values ('gifts_found', 5)`.execute(source.db);
    const target = await open(openPostgres(false));
    expect((await copy(source.url, target.url))[0]).toBe(0);
    await migrate(target.db);
    expect(await target.db.selectFrom("impact_metrics").selectAll().execute()).toEqual([
      { name: "gifts_found", value: 5 },
    ]);
    const newer = await open(openPostgres());
    expect((await copy(source.url, newer.url))[1]).toMatch(/Please name a database without any tables/);
  });

  it("says what to do about a source that is none of ours, newer, or not there", async () => {
    const target = await open(openPostgres(false));
    const empty = await open(openEmptySqlite());
    expect(await copy(empty.url, target.url)).toEqual([
      1,
      `${empty.url} has no data of ours. Please check the address.\n`,
    ]);
    const newer = await open(openSqlite());
    await sql`insert into kysely_migration values ('9999-later', '2030-01-01')`.execute(newer.db);
    expect((await copy(newer.url, target.url))[1]).toMatch(
      /was made by a newer version \(it has 9999-later\)/,
    );
    expect((await copy(`file:${folder}/missing.db`, target.url))[1]).toMatch(
      /missing\.db can't be used: unable to open database file\n$/,
    );
  });

  it("says what hinders it at a server without naming a password", async () => {
    const source = await open(openSqlite());
    const refused = await copy(source.url, "postgres://ann:secret@127.0.0.1:1/gifts?password=secret");
    expect(refused).toEqual([
      1,
      "postgres://127.0.0.1:1/gifts can't be used: connect ECONNREFUSED 127.0.0.1:1\n",
    ]);
  });

  it("names the side that can't be reached, in a backup too", async () => {
    const dead = "postgres://ann:secret@127.0.0.1:1/gifts";
    const refusal = [1, "postgres://127.0.0.1:1/gifts can't be used: connect ECONNREFUSED 127.0.0.1:1\n"];
    expect(await copy(dead, `file:${folder}/new.db`)).toEqual(refusal);
    const env = { DATABASE_URL: dead };
    expect(await runCommand({ folder, env }, "backup", "monday.backup")).toEqual(refusal);
  });

  it("shows how it is called", async () => {
    expect(await runCommand({ folder }, "db:copy", "--from", "x.db", "--to", "y.db")).toEqual([
      1,
      expect.stringMatching(/^An address begins with file: [\s\S]*Usage:/),
    ]);
    expect((await runCommand({ folder }, "db:copy", "--from"))[1]).toMatch(/Usage:/);
  });

  it("reads a table piece by piece, in the order of its key", async () => {
    const source = await open(openSqlite());
    await fillClicks(source.db, { clicks: 40_000, own: 100 });
    const target = await open(openPostgres());
    // All at once they would not fit; a process of its own, since this one may have more.
    const env = { NODE_OPTIONS: "--max-old-space-size=40" };
    const addresses = ["--from", source.url, "--to", target.url];
    const [code, said] = await runFile("cli/db-copy.ts", { folder, env }, addresses);
    expect(said).toContain("click_events: 40000");
    expect(code).toBe(0);
  }, 180_000);
});
