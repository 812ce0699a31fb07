import { setTimeout as delay } from "node:timers/promises";
import { ApiError, findGifts } from "@gifthearth/client";
import { eventCreated, type GiftFinderEvent, type Partner } from "@gifthearth/core/contract";
import { sql } from "kysely";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import type { Database } from "../../api/src/db/database.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { signUpAt } from "../support/accounts.ts";
import { asking, modelForTest, postJson, serverForTest } from "../support/for-test.ts";
import { QUERY } from "../support/gifts.ts";
import { GOOD_ANSWER } from "../support/model-answers.ts";
import { says } from "../support/model-server.ts";
import { partnerOf } from "../support/partners.ts";
import type { ServerProcess } from "../support/server-process.ts";

const modelThatTakesItsTime = async () => asking(await modelForTest(says(GOOD_ANSWER, { everyMs: 5 })));

async function databaseOf({ databaseUrl }: ServerProcess): Promise<Database> {
  const db = openDatabase(databaseUrl, pino({ level: "silent" }));
  onTestFinished(() => db.destroy());
  return db;
}

/** Asks as a widget does. @param seen is given what came */
async function find(url: string, visitor: number, seen: GiftFinderEvent[], partner?: string): Promise<void> {
  const api = { baseUrl: url, fetch, partner };
  const query = { ...QUERY, additionalNotes: `visitor ${visitor}` };
  for await (const event of findGifts(api, query, new AbortController().signal)) seen.push(event);
}

it("After SIGKILL every stream is an error to its visitor, what came stands, and the next process has sound data", async () => {
  const ai = await modelThatTakesItsTime();
  const server = await serverForTest(ai);
  const clicks: string[] = [];
  async function clickOn(): Promise<void> {
    for (;;) {
      const click = { productId: "x", affiliateLink: "https://www.amazon.com/s?k=x" };
      const response = await postJson(`${server.url}/api/click-events`, click);
      clicks.push(eventCreated.parse(await response.json()).id);
    }
  }
  const seen: GiftFinderEvent[][] = Array.from({ length: 5 }, () => []);
  const finding = seen.map((events, visitor) => find(server.url, visitor, events));
  const clicking = [clickOn(), clickOn()];
  const outcomes = Promise.allSettled([...finding, ...clicking]);
  await expect.poll(() => seen.every((events) => events.length >= 2), { timeout: 60_000 }).toBe(true);
  await expect.poll(() => clicks.length, { timeout: 60_000 }).toBeGreaterThan(5);
  server.kill("SIGKILL");
  expect(await server.ended).toEqual({ code: null, signal: "SIGKILL" });
  for (const [place, outcome] of (await outcomes).entries()) {
    const reason = outcome.status === "rejected" ? outcome.reason : null;
    const isClear = reason instanceof TypeError || (reason instanceof ApiError && reason.status === 503);
    expect(isClear, `request ${place}: ${reason}`).toBe(true);
  }
  for (const [meta, ...suggestions] of seen) {
    expect(meta?.type).toBe("meta");
    expect(suggestions.length).toBeLessThan(12);
  }

  const next = await serverForTest({ ...ai, DATA_DIR: server.dataDirectory });
  const again: GiftFinderEvent[] = [];
  await find(next.url, 9, again);
  expect(again.filter(({ type }) => type === "suggestion").length).toBeGreaterThanOrEqual(6);
  const db = await databaseOf(server);
  const { rows } = await sql<{ readonly integrity_check: string }>`pragma integrity_check`.execute(db);
  expect(rows).toEqual([{ integrity_check: "ok" }]);
  const stored = (await db.selectFrom("click_events").select("id").execute()).map(({ id }) => id);
  expect(clicks.length).toBeGreaterThan(5);
  expect(
    clicks.filter((id) => !stored.includes(id)),
    "acknowledged and lost",
  ).toEqual([]);
});

it("On SIGTERM every stream ends whole, however often it is told to end, and what partners' widgets did is kept", async () => {
  const server = await serverForTest({
    ...(await modelThatTakesItsTime()),
    SHUTDOWN_LIMIT_MS: "90000",
    SHUTDOWN_GRACE_MS: "300",
  });
  const cookie = await signUpAt(server, "ann@example.org");
  const joined = await postJson(`${server.url}/api/partners`, partnerOf(), { Cookie: cookie });
  const { id } = (await joined.json()) as Partner;

  const seen: GiftFinderEvent[][] = Array.from({ length: 4 }, () => []);
  const finding = seen.map((events, visitor) => find(server.url, visitor, events, id));
  await expect.poll(() => seen.every((events) => events.length >= 2), { timeout: 60_000 }).toBe(true);
  for (let load = 0; load < 7; load++) {
    expect((await fetch(`${server.url}/api/donation-stats?partner=${id}`)).status).toBe(200);
  }
  server.kill("SIGTERM");
  await delay(50);
  server.kill("SIGINT");
  server.kill("SIGTERM");
  await Promise.all(finding);
  expect(await server.ended).toEqual({ code: 0, signal: null });
  for (const events of seen) {
    const suggestions = events.filter(({ type }) => type === "suggestion");
    expect(suggestions.length).toBeGreaterThanOrEqual(6);
  }
  expect(server.log().match(/finishing what is in flight/g)).toHaveLength(1);
  const days = await (await databaseOf(server)).selectFrom("partner_days").selectAll().execute();
  expect(days).toMatchObject([{ partner_id: id, searches: 4, loads: 4 + 7 }]);
});
