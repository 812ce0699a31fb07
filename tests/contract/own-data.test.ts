import type { TableMetadata } from "kysely";
import { expect, it } from "vitest";
import { PASSWORD, signUp } from "../support/accounts.ts";
import { createTestApp } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";

/** What holds nothing to give but the hash of a mailed token or a recovery code, and a role that `isAdmin` tells. */
const NOT_EXPORTED = ["mailed_tokens", "recovery_codes", "user_roles"];

/** What is counted for the public figures, and stays without the user. */
const STAYS = ["analytics_events", "click_events", "user_interactions"];

describeOnEachDatabase("own data", (database) => {
  /** Every table with what is some user's: by the user's id, or by the id of the user's conversation. */
  async function ownedTables(): Promise<readonly TableMetadata[]> {
    const tables = await database().introspection.getTables();
    const having = (name: string) => tables.filter(({ columns }) => columns.some((one) => one.name === name));
    return [...having("user_id"), ...having("session_id")];
  }

  const mark = (userId: string, table: string) => `${userId}: ${table}`;

  /** Puts a row of the user's into each of these tables, with a mark in each of its texts. */
  async function fill(tables: readonly TableMetadata[], userId: string): Promise<void> {
    for (const { name: table, columns } of tables) {
      const text = (name: string) => JSON.stringify([mark(userId, name)]);
      const valueIn = ({ name, dataType }: TableMetadata["columns"][number]) => {
        if (name === "user_id") return userId;
        if (name === "session_id") return text("chat_sessions");
        return dataType.toLowerCase() === "text" ? text(table) : 1;
      };
      const row = Object.fromEntries(columns.map((column) => [column.name, valueIn(column)]));
      await database()
        .insertInto(table as never)
        .values(row as never)
        .execute();
    }
  }

  /** The rows of a table, as text. */
  async function textOf(table: string): Promise<string> {
    return JSON.stringify(
      await database()
        .selectFrom(table as never)
        .selectAll()
        .execute(),
    );
  }

  it("is given whole, from every table that names a user, and never another's", async () => {
    const app = createTestApp(database());
    const ann = await signUp(app);
    const bob = await signUp(app, "bob@example.org");
    const tables = await ownedTables();
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(["chat_messages", ...STAYS]));
    await fill(tables, ann.id);
    await fill(tables, bob.id);
    const data = await (await ann.request("/api/account/data")).text();
    for (const { name } of tables) {
      expect(data.includes(mark(ann.id, name)), name).toBe(!NOT_EXPORTED.includes(name));
    }
    expect(data).not.toContain(bob.id);
    expect(data).not.toContain("hash");
  });

  it("goes with the account, from every table that names a user, and nobody else's goes", async () => {
    const app = createTestApp(database());
    const ann = await signUp(app);
    const bob = await signUp(app, "bob@example.org");
    const tables = await ownedTables();
    await fill(tables, ann.id);
    await fill(tables, bob.id);
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ password: PASSWORD });
    expect((await ann.request("/api/account", { method: "DELETE", headers, body })).status).toBe(204);
    for (const { name } of await database().introspection.getTables()) {
      const rows = await textOf(name);
      expect(rows.includes(mark(ann.id, name)), name).toBe(STAYS.includes(name));
      expect(rows.replaceAll(mark(ann.id, name), "").includes(ann.id), name).toBe(false);
    }
    for (const { name } of tables) expect(await textOf(name), name).toContain(mark(bob.id, name));
    expect((await bob.request("/api/profile")).status).toBe(200);
  });

  it("stays whole when a part of it can't be forgotten", async () => {
    const app = createTestApp(database());
    const ann = await signUp(app);
    await ann.post("/api/saved-gift-queries", { occasion: "Birthday", interests: ["Tea"] });
    await database().schema.dropTable("user_interactions").execute();
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ password: PASSWORD });
    expect((await ann.request("/api/account", { method: "DELETE", headers, body })).status).toBe(500);
    for (const table of ["users", "saved_gift_queries", "user_gift_history"]) {
      expect(await textOf(table), table).toContain(ann.id);
    }
  });
});
