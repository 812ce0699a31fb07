import { sql } from "kysely";
import { expect, it } from "vitest";
import { createTestApp } from "../support/app.ts";
import { openPostgres } from "../support/databases.ts";

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
