import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database.ts";
import { migrate } from "../migrate.ts";
import { openDatabase } from "../open-database.ts";
import { isSearchIndex, PRIMARY_KEYS, TABLE_NAMES } from "./tables.ts";

describe("The tables that are copied", () => {
  let db: Database;
  beforeAll(async () => {
    db = openDatabase("file::memory:", pino({ level: "silent" }));
    await migrate(db);
  });
  afterAll(() => db.destroy());

  it("are all that there are", async () => {
    const present = (await db.introspection.getTables()).map(({ name }) => name);
    const copied = present.filter((name) => !isSearchIndex(name));
    expect(TABLE_NAMES.toSorted()).toEqual(copied.toSorted());
  });

  it("are read in the order of their primary keys", async () => {
    for (const table of TABLE_NAMES) {
      const { rows } = await sql<{ name: string }>`
        select name from pragma_table_info(${table}) where pk > 0 order by pk`.execute(db);
      expect(
        rows.map(({ name }) => name),
        table,
      ).toEqual(PRIMARY_KEYS[table]);
    }
  });

  it("come after those that their foreign keys point to", async () => {
    for (const [place, table] of TABLE_NAMES.entries()) {
      const { rows } = await sql<{ table: string }>`
        select "table" from pragma_foreign_key_list(${table})`.execute(db);
      for (const { table: before } of rows) expect(TABLE_NAMES.slice(0, place), table).toContain(before);
    }
  });
});
