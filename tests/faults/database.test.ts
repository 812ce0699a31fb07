import { sessionResponse } from "@gifthearth/core/contract";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { PASSWORD } from "../support/accounts.ts";
import { createTestApp } from "../support/app.ts";
import { signUpAdmin } from "../support/charities.ts";
import { describeOnEachDatabase, openPostgres } from "../support/databases.ts";
import { QUERY } from "../support/gifts.ts";

it("A PostgreSQL that drops its connections is found again by the next request", async () => {
  const { db, discard } = await openPostgres();
  const app = createTestApp(db);
  await db.connection().execute(async (connection) => {
    // All others of this database, which lie idle in the pool.
    await Promise.all([db, db].map((pool) => sql`select pg_sleep(0.05)`.execute(pool)));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(connection);
  });
  await expect.poll(async () => (await app.request("/readyz")).status).toBe(200);
  const click = { productId: "x", affiliateLink: "https://www.amazon.com/s?k=x" };
  expect((await app.post("/api/click-events", click)).status).toBe(201);
  await discard();
});

it("A transaction of ours in PostgreSQL that falls silent holds nobody up for hours", async () => {
  const { db, discard } = await openPostgres();
  const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(db);
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: "5min" }]);
  await discard();
});

describeOnEachDatabase("A table that can't be read", (db) => {
  const lose = (table: string) => sql`alter table ${sql.table(table)} rename to lost`.execute(db());
  const warnings = (log: string) =>
    log
      .split("\n")
      .filter((line) => line.includes('"level":40'))
      .map((line) => JSON.parse(line).msg);

  async function setUp(table: string) {
    const app = createTestApp(db());
    const admin = await signUpAdmin(db(), app);
    await admin.request("/api/profile", {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ username: "ann" }),
    });
    await lose(table);
    const signIn = () => app.post("/api/auth/sign-in", { email: "admin@example.org", password: PASSWORD });
    const sessions = async () => {
      const answers = [await admin.request("/api/auth/session"), await signIn()];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      return Promise.all(answers.map(async (answer) => sessionResponse.parse(await answer.json())));
    };
    return { app, admin, sessions };
  }

  it("of roles costs who is signed in no more than the admin's flag", async () => {
    const { app, admin, sessions } = await setUp("user_roles");
    const user = { id: admin.id, email: "admin@example.org" };
    for (const session of await sessions()) {
      expect(session).toMatchObject({ user, profile: { username: "ann" }, isAdmin: false });
    }
    expect((await admin.request("/api/admin/overview")).status).toBe(403);
    expect((await admin.request("/api/saved-gift-ideas")).status).toBe(200);
    expect(warnings(app.log())).toContain("A user's roles could not be read; they count as none");
  });

  it("of profiles costs no more than the profile, which is not taken for an empty one", async () => {
    const { app, admin, sessions } = await setUp("profiles");
    for (const session of await sessions()) {
      expect(session).toMatchObject({ user: { id: admin.id }, profile: null, isAdmin: true });
    }
    expect((await admin.request("/api/profile")).status).toBe(500);
    expect(warnings(app.log())).toContain("A user's profile could not be read; the session goes without");
  });

  it("of gift histories keeps nobody from saving", async () => {
    const { app, admin } = await setUp("user_gift_history");
    const link = "https://www.amazon.com/s?k=tea";
    for (const [path, saved] of [
      ["/api/saved-gift-queries", QUERY],
      ["/api/saved-gift-ideas", { title: "Tea", affiliateUrl: link }],
    ] as const) {
      expect((await admin.post(path, saved)).status, path).toBe(201);
      const { items } = (await (await admin.request(path)).json()) as { items: readonly object[] };
      expect(items, path).toHaveLength(1);
    }
    const said = "A gift history could not be changed; what was saved is saved";
    expect(warnings(app.log())).toEqual([said, said]);
  });
});
