import { pino } from "pino";
import { afterEach, expect, it } from "vitest";
import { parseConfig } from "../../api/src/config/config.ts";
import type { Database } from "../../api/src/db/database.ts";
import { type LimitStore, openLimitStore } from "../../api/src/http/limits/store.ts";
import { signUp } from "../support/accounts.ts";
import { createTestApp, type TestApp } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { startRedisServer } from "../support/redis-server.ts";

const FEEDBACK = JSON.stringify({
  name: "Ann",
  email: "ann@example.org",
  isQuickMode: true,
  quickRating: 5,
  quickFeedback: "Good",
});
const FROM = "203.0.113.9";

async function send(app: TestApp): Promise<number> {
  const headers = { "Content-Type": "application/json" };
  const response = await app.request("/api/feedback", {
    method: "POST",
    headers,
    body: FEEDBACK,
    from: FROM,
  });
  return response.status;
}

async function sendTimes(app: TestApp, times: number): Promise<readonly number[]> {
  return Promise.all(Array.from({ length: times }, () => send(app)));
}

const letIn = (statuses: readonly number[]) => statuses.filter((status) => status === 201).length;

const stores: LimitStore[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

/** An app as a process of its own would have it. */
async function processOn(db: Database, env: Readonly<Record<string, string>>): Promise<TestApp> {
  const config = parseConfig({ ...env, RATE_LIMITS: "on" });
  const store = await openLimitStore({ config, db, logger: pino({ level: "silent" }) });
  stores.push(store);
  return createTestApp(db, { createLimiter: store.createLimiter, env: { RATE_LIMITS: "on" } });
}

describeOnEachDatabase("limits in the database", (db) => {
  it("are shared by processes that count at once", async () => {
    const [one, other] = await Promise.all(
      ["1", "2"].map(() => processOn(db(), { RATE_LIMIT_STORE: "database" })),
    );
    const statuses = await Promise.all([sendTimes(one as TestApp, 15), sendTimes(other as TestApp, 15)]);
    expect(letIn(statuses.flat())).toBe(20);
    expect(await send(other as TestApp)).toBe(429);
  });

  it("keep neither an address nor a login, and forget them when the password is right", async () => {
    const app = await processOn(db(), { RATE_LIMIT_STORE: "database" });
    await send(app);
    await signUp(app);
    const signIn = (password: string) =>
      app.post("/api/auth/sign-in", { email: "ann@example.org", password });
    for (let time = 0; time < 9; time++) expect((await signIn("wrong")).status).toBe(401);
    expect((await signIn("a good pass phrase")).status).toBe(200);
    for (let time = 0; time < 9; time++) expect((await signIn("wrong")).status).toBe(401);
    const kept = JSON.stringify(await db().selectFrom("rate_limits").selectAll().execute());
    expect(kept).toContain("feedback:network");
    expect(kept).not.toMatch(/203\.0|ann@/);
  });

  it("count anew when the window is over", async () => {
    const app = await processOn(db(), { RATE_LIMIT_STORE: "database" });
    await sendTimes(app, 20);
    // Another process, which doesn't remember whom it refused.
    await db()
      .updateTable("rate_limits")
      .set({ expire: Date.now() - 1 })
      .execute();
    const later = await processOn(db(), { RATE_LIMIT_STORE: "database" });
    expect(letIn(await sendTimes(later, 21))).toBe(20);
  });

  it("are each process's own while the store is down, and nothing else is", async () => {
    const app = await processOn(db(), { RATE_LIMIT_STORE: "database" });
    await db().schema.dropTable("rate_limits").execute();
    expect(letIn(await sendTimes(app, 25))).toBe(20);
    expect(app.log().match(/store of rate limits failed/g)).toHaveLength(1);
  });

  it("are shared in Redis", async () => {
    const redis = await startRedisServer();
    const env = { RATE_LIMIT_STORE: "redis", REDIS_URL: redis.url };
    const [one, other] = [await processOn(db(), env), await processOn(db(), env)];
    const statuses = await Promise.all([sendTimes(one, 15), sendTimes(other, 15)]);
    expect(letIn(statuses.flat())).toBe(20);
    expect([...redis.counts.keys()].join()).toContain("feedback:network");
    expect([...redis.counts.keys()].join()).not.toContain(FROM);
    await redis.stop();
  });

  it("are each process's own while Redis is down", async () => {
    const redis = await startRedisServer();
    await redis.stop();
    const app = await processOn(db(), { RATE_LIMIT_STORE: "redis", REDIS_URL: redis.url });
    expect(letIn(await sendTimes(app, 25))).toBe(20);
  });
});

it("RATE_LIMIT_STORE=redis needs the address of one", () => {
  expect(() => parseConfig({ RATE_LIMIT_STORE: "redis" })).toThrow("Set REDIS_URL");
  expect(() => parseConfig({ RATE_LIMIT_STORE: "redis", REDIS_URL: "localhost" })).toThrow("redis://");
  expect(() => parseConfig({ RATE_LIMIT_STORE: "disk" })).toThrow("memory, database or redis");
});
