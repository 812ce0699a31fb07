import { readdir, readFile, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { eventCreated, type Partner } from "@gifthearth/core/contract";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { PASSWORD, signUpAt } from "../support/accounts.ts";
import { parseEvents } from "../support/event-stream.ts";
import { asking, modelForTest, postJson, serverForTest, smtpForTest } from "../support/for-test.ts";
import { QUERY } from "../support/gifts.ts";
import { GOOD_ANSWER } from "../support/model-answers.ts";
import { says, stalls } from "../support/model-server.ts";
import { partnerOf } from "../support/partners.ts";
import type { ServerProcess } from "../support/server-process.ts";

const CLICK = { productId: "x", affiliateLink: "https://www.amazon.com/s?k=x" };

function search(url: string, notes: string): Promise<Response> {
  const query = { ...QUERY, additionalNotes: notes };
  return postJson(`${url}/api/functions/ai-gift-finder`, query, { Accept: "text/event-stream" });
}

const askForAccount = (url: string) =>
  postJson(`${url}/api/auth/sign-up`, {
    email: "ann@example.org",
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });

/** @returns the id of a new account's partner */
async function signUpPartner(server: ServerProcess): Promise<string> {
  const Cookie = await signUpAt(server, "ann@example.org");
  const joined = await postJson(`${server.url}/api/partners`, partnerOf(), { Cookie });
  return ((await joined.json()) as Partner).id;
}

describe("On SIGTERM", () => {
  it("says first that it is leaving, and answers all that comes until then, streams to their end", async () => {
    const model = await modelForTest(says(GOOD_ANSWER, { everyMs: 2 }));
    // Long enough for the balancer to notice on a machine that has much else to do.
    const server = await serverForTest({ ...asking(model), SHUTDOWN_GRACE_MS: "6000", RATE_LIMITS: "off" });
    const clicks: string[] = [];
    const streams: string[] = [];
    let isReady = true;
    let askedWhileLeaving = 0;

    // As a load balancer does: it looks whether the server is ready, and until it isn't sends it visitors.
    async function balance(): Promise<void> {
      while (isReady) {
        const { status } = await fetch(`${server.url}/readyz`);
        if (status === 503) await delay(300);
        isReady = status === 200;
        await delay(20);
      }
    }
    async function clickOn(): Promise<void> {
      while (isReady) {
        const response = await postJson(`${server.url}/api/click-events`, CLICK);
        expect(response.status).toBe(201);
        if (response.headers.get("Connection") === "close") askedWhileLeaving += 1;
        clicks.push(eventCreated.parse(await response.json()).id);
        // Leaves the machine to the streams.
        await delay(10);
      }
    }
    async function searchOn(visitor: number): Promise<void> {
      for (let turn = 0; isReady; turn++) {
        const text = await (await search(server.url, `visitor ${visitor}, question ${turn}`)).text();
        streams.push(parseEvents(text).at(-1)?.event ?? "nothing");
      }
    }
    const visitors = [balance(), ...Array.from({ length: 6 }, clickOn), ...[1, 2, 3, 4].map(searchOn)];
    await expect.poll(() => clicks.length, { timeout: 50_000 }).toBeGreaterThan(50);
    await expect.poll(() => streams.length, { timeout: 50_000 }).toBeGreaterThan(4);
    server.kill("SIGTERM");
    await Promise.all(visitors);
    expect(await server.ended).toEqual({ code: 0, signal: null });

    expect(new Set(streams)).toEqual(new Set(["done"]));
    expect(askedWhileLeaving).toBeGreaterThan(0);
    const db = openDatabase(server.databaseUrl, pino({ level: "silent" }));
    const stored = await db.selectFrom("click_events").select("id").execute();
    await db.destroy();
    expect(stored.map(({ id }) => id).sort()).toEqual(clicks.sort());
    expect(server.log()).not.toContain("cut off");
    expect(server.log()).not.toContain("Request failed");
  });

  it("exits 1 when what memory holds can't be written down", async () => {
    const server = await serverForTest({ SCHEDULE: "off" });
    const id = await signUpPartner(server);
    const db = openDatabase(server.databaseUrl, pino({ level: "silent" }));
    await db.schema.alterTable("partner_days").renameTo("elsewhere").execute();
    await db.destroy();
    expect((await fetch(`${server.url}/api/donation-stats?partner=${id}`)).status).toBe(200);
    server.kill("SIGTERM");
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.log()).toContain("Ended before everything was written down");
  });

  it("cuts off, after the limit, what doesn't end, and says so", async () => {
    const model = await modelForTest(stalls("[", { commentEveryMs: 50 }));
    const server = await serverForTest({
      ...asking(model),
      SHUTDOWN_LIMIT_MS: "1000",
      AI_TIMEOUT_MS: "120000",
    });
    const endless = search(server.url, "").then((response) => response.text());
    const refused = expect(endless).rejects.toThrow();
    await expect.poll(() => model.requests.length).toBe(1);
    server.kill("SIGTERM");
    await refused;
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(server.log()).toMatch(/"connections":1,.*cut off/);
  });

  it("ends its grace as soon as somebody presses Ctrl-C, and sends first the mail that is under way", async () => {
    const smtp = await smtpForTest({ slowness: 300 });
    const server = await serverForTest({ SMTP_URL: smtp.url, SHUTDOWN_GRACE_MS: "60000" });
    expect((await askForAccount(server.url)).status).toBe(202);
    server.kill("SIGTERM");
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
    server.kill("SIGINT");
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(smtp.delivered).toEqual(["ann@example.org"]);
    expect(await readdir(join(server.dataDirectory, "outbox"))).toEqual([]);
    expect(server.log().trimEnd().split("\n").at(-1)).toContain("Ended, with everything written down");
  });

  it("keeps a mail that the mail server doesn't take in time, and the next process sends it", async () => {
    const slow = await smtpForTest({ slowness: 60_000 });
    const server = await serverForTest({ SMTP_URL: slow.url, SHUTDOWN_LIMIT_MS: "1000" });
    expect((await askForAccount(server.url)).status).toBe(202);
    await expect.poll(() => readdir(join(server.dataDirectory, "outbox"))).toHaveLength(1);
    server.kill("SIGTERM");
    expect(await server.ended).toEqual({ code: 0, signal: null });

    const [name = ""] = await readdir(join(server.dataDirectory, "outbox"));
    const kept = join(server.dataDirectory, "outbox", name);
    expect(await readFile(kept, "utf8")).toContain("ann@example.org");
    // As if a while had passed: it may be another process that is sending it.
    await utimes(kept, new Date(0), new Date(0));
    const smtp = await smtpForTest();
    const second = await serverForTest({ SMTP_URL: smtp.url, DATA_DIR: server.dataDirectory });
    await expect.poll(() => smtp.delivered, { timeout: 20_000 }).toEqual(["ann@example.org"]);
    await expect.poll(() => readdir(join(server.dataDirectory, "outbox"))).toEqual([]);
    expect(second.log()).not.toContain("ann@");
  });
});
