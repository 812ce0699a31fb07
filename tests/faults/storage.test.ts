import { spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";
import { errorBody, eventCreated } from "@gifthearth/core/contract";
import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import type { Database } from "../../api/src/db/database.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { PASSWORD, signUp } from "../support/accounts.ts";
import { createTestApp, type TestApp } from "../support/app.ts";
import { openPostgres, openSqlite } from "../support/databases.ts";
import { QUERY } from "../support/gifts.ts";
import { COLD, startServerProcess } from "../support/server-process.ts";

const CLICK = { productId: "x", affiliateLink: "https://www.amazon.com/s?k=x" };
const FEEDBACK = { name: "Ann", email: "ann@example.org", isQuickMode: true, quickRating: 4 };
const INTERESTS = Array.from({ length: 20 }, (_, index) => `${index}`.padEnd(60, "é"));
const ACCOUNT = { email: "ben@example.org", password: PASSWORD, confirmPassword: PASSWORD };

const ending: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

async function openApp(): Promise<{ db: Database; url: string; app: TestApp }> {
  const { db, url, discard } = await openSqlite();
  ending.push(discard);
  return { db, url, app: createTestApp(db) };
}

/** Another process takes the file for itself. @returns lets it go */
async function lockElsewhere(url: string): Promise<() => Promise<void>> {
  const script = `
    const db = new (require("better-sqlite3"))(process.argv[1]);
    db.exec("begin exclusive");
    console.log("locked");
    process.stdin.on("end", () => process.exit()).resume();`;
  const child = spawn(process.execPath, ["-e", script, url.slice("file:".length)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  const release = async () => {
    if (child.exitCode !== null) return;
    child.stdin.end();
    await once(child, "exit");
  };
  ending.push(release);
  return release;
}

/** What a client is told while nothing can be written: to come back, and never that we have a fault. */
async function expectUnavailable(response: Response, message: RegExp): Promise<void> {
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  const { error } = errorBody.parse(await response.json());
  expect(error).toMatchObject({ code: "unavailable", message: expect.stringMatching(message) });
}

/** Leaves the file no more pages than it has; what is free in them can still be written to. */
async function fillUp(db: Database): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db);
}

const countClicks = async (db: Database) =>
  (await db.selectFrom("click_events").select("id").execute()).map(({ id }) => id).sort();

describe("An SQLite file that another process has locked", () => {
  it("for a second keeps writers waiting, and all are stored", async () => {
    const { db, url, app } = await openApp();
    const release = await lockElsewhere(url);
    const asked = Array.from({ length: 20 }, () => app.post("/api/click-events", CLICK));
    setTimeout(release, 1_000);
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const ids = await Promise.all(answers.map(async (answer) => eventCreated.parse(await answer.json()).id));
    expect(await countClicks(db)).toEqual(ids.sort());
  });

  it("for longer has them come back, all at the same time, and nothing is half done", async () => {
    const { db, url, app } = await openApp();
    const release = await lockElsewhere(url);
    // One after the other they would take a hundred seconds, longer than the test may: nobody is kept that long.
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => app.post("/api/click-events", CLICK)),
      app.post("/api/auth/sign-up", ACCOUNT),
    ]);
    for (const answer of answers) await expectUnavailable(answer, /busy.*try again in a few seconds/);
    // Reading needs no lock.
    expect((await app.request("/api/donation-stats")).status).toBe(200);
    expect((await app.post("/api/functions/ai-gift-finder", QUERY)).status).toBe(200);
    await release();
    expect(await countClicks(db)).toEqual([]);
    await signUp(app, ACCOUNT.email);
    expect((await app.post("/api/click-events", CLICK)).status).toBe(201);
  });
});

describe("A full disk", () => {
  it("has writers come back, readers served, and takes everything again once there is room", async () => {
    const { db, app } = await openApp();
    const ann = await signUp(app);
    await fillUp(db);

    const kept: string[] = [];
    let refusal: Response | undefined;
    for (let turn = 0; turn < 500 && !refusal; turn++) {
      const words = await ann.post("/api/feedback", { ...FEEDBACK, quickFeedback: "x".repeat(900) });
      expect([201, 503]).toContain(words.status);
      const click = await app.post("/api/click-events", CLICK);
      if (click.status === 201) kept.push(eventCreated.parse(await click.json()).id);
      else refusal = click;
    }
    await expectUnavailable(refusal as Response, /can't save anything.*try again in a few minutes/);
    expect(await countClicks(db)).toEqual(kept.sort());
    expect((await ann.request("/api/auth/session")).status).toBe(200);
    expect((await app.request("/api/donation-stats")).status).toBe(200);
    expect((await app.request("/readyz")).status).toBe(200);

    await sql`pragma max_page_count = 1000000`.execute(db);
    expect((await app.post("/api/click-events", CLICK)).status).toBe(201);
  });

  it("undoes a transaction as a whole, tells why it failed, and takes it once there is room", async () => {
    const { db, app } = await openApp();
    const ann = await signUp(app);
    await fillUp(db);
    // Longer than what is free in a page, so that it needs one more.
    const search = { ...QUERY, interests: INTERESTS, additionalNotes: "x".repeat(2_000) };
    const save = () => ann.post("/api/saved-gift-queries", search);
    for (let turn = 0; turn < 2; turn++) await expectUnavailable(await save(), /can't save anything/);
    expect(app.log()).toMatch(/SQLITE_FULL/);
    expect(await db.selectFrom("saved_gift_queries").select("id").execute()).toEqual([]);
    expect(await db.selectFrom("user_gift_history").select("user_id").execute()).toEqual([]);
    await sql`pragma max_page_count = 1000000`.execute(db);
    expect((await save()).status).toBe(201);
  });
});

describe("A database that can only be read", () => {
  it("has writers come back, and readers served", async () => {
    const { db, app } = await openApp();
    const ann = await signUp(app);
    await sql`pragma query_only = on`.execute(db);
    await expectUnavailable(await app.post("/api/click-events", CLICK), /can't save anything/);
    await expectUnavailable(await app.post("/api/auth/sign-up", ACCOUNT), /can't save anything/);
    expect((await ann.request("/api/auth/session")).status).toBe(200);
    expect((await app.post("/api/functions/ai-gift-finder", QUERY)).status).toBe(200);
  });

  it("is told in PostgreSQL's words, too", async () => {
    const { db, url, discard } = await openPostgres();
    ending.push(discard);
    await sql
      .raw(`alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`)
      .execute(db);
    const reader = openDatabase(url, pino({ level: "silent" }));
    ending.push(() => reader.destroy());
    const app = createTestApp(reader);
    await expectUnavailable(await app.post("/api/click-events", CLICK), /can't save anything/);
    expect((await app.request("/api/donation-stats")).status).toBe(200);
  });
});

/** A way to a PostgreSQL that can be cut and mended. */
async function startCutableWay(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const way = createServer((socket) => {
    const onward = connect(Number(port), hostname);
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(from);
      from
        .on("error", () => {})
        .on("close", () => to.destroy())
        .pipe(to);
    }
  });
  const listen = async (at: number) => {
    way.listen(at, "127.0.0.1");
    await once(way, "listening");
  };
  await listen(0);
  const { port: here } = way.address() as AddressInfo;
  function cut(): void {
    way.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  }
  const through = new URL(url);
  through.port = String(here);
  return { url: through.href, cut, mend: () => listen(here) };
}

it("A PostgreSQL that can't be reached has clients come back, and is found again", async () => {
  const opened = await openPostgres();
  ending.push(opened.discard);
  const way = await startCutableWay(opened.url);
  ending.push(way.cut);
  const db = openDatabase(way.url, pino({ level: "silent" }));
  ending.push(() => db.destroy());
  const app = createTestApp(db);
  expect((await app.post("/api/click-events", CLICK)).status).toBe(201);

  // In the middle of a query, between two, and while nobody is there.
  const underWay = sql`select pg_sleep(30)`.execute(db).catch((error: Error) => error);
  await new Promise((resolve) => setTimeout(resolve, 200));
  way.cut();
  expect(await underWay).toBeInstanceOf(Error);
  for (let turn = 0; turn < 3; turn++) {
    await expectUnavailable(await app.post("/api/click-events", CLICK), /can't be reached/);
    await expectUnavailable(await app.post("/api/auth/sign-up", ACCOUNT), /can't be reached/);
  }
  await expectUnavailable(await app.request("/readyz"), /can't be reached/);
  expect((await app.request("/healthz")).status).toBe(200);

  await way.mend();
  await expect.poll(async () => (await app.request("/readyz")).status, { timeout: 10_000 }).toBe(200);
  expect((await app.post("/api/click-events", CLICK)).status).toBe(201);
});

it("A HOST that is none of this machine keeps the server from starting, with a sentence that says so", async () => {
  const failure = startServerProcess({ HOST: "203.0.113.9", ...COLD });
  await expect(failure).rejects.toThrow(/can't listen: .*203\.0\.113\.9.*\n.*HOST/);
});

it("A DATA_DIR that can't be written to keeps the server from starting, with a sentence that says so", async () => {
  // Under a file there is no folder, not even for root.
  const failure = startServerProcess({ DATA_DIR: `${import.meta.filename}/data`, ...COLD });
  await expect(failure).rejects.toThrow(/can't start: .*\n.*DATA_DIR/);
});
