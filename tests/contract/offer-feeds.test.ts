import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import {
  errorBody,
  offerImport,
  offerShop,
  offerShops,
  scheduledFeed,
  scheduledFeeds,
} from "@gifthearth/core/contract";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { importFeed } from "../../api/src/gifts/offers/import-feed.ts";
import { createFeedRound } from "../../api/src/gifts/offers/scheduled-feeds/fetch-feeds.ts";
import { createSafeFetch } from "../../api/src/http/outgoing/safe-fetch.ts";
import { grantAdmin } from "../../api/src/people/auth/roles.ts";
import { type SignedIn, signUp } from "../support/accounts.ts";
import { createTestApp, NOW } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { CERTIFICATE, type HttpsServer, startHttpsServer } from "../support/https-server.ts";

/** A feed in Google's form, with so many products. */
const feedOf = (count: number) =>
  [
    "id\ttitle\tlink\tprice\tavailability",
    ...Array.from(
      { length: count },
      (_, at) => `${at}\tOak Lamp ${at}\thttps://shop.test/${at}\t${20 + at}.00 GBP\tin_stock`,
    ),
  ].join("\n");

describeOnEachDatabase("feeds of shops", (db) => {
  let shop: HttpsServer;
  let directory: string;
  let now: Date;
  let admin: SignedIn;
  /** What the shop's server sends, and what it was asked with. */
  let answer: { readonly etag: string; readonly body: Buffer } | null;
  const asked: (string | undefined)[] = [];
  beforeAll(async () => {
    shop = await startHttpsServer(({ headers }, response) => {
      const condition = headers["if-none-match"];
      asked.push(condition);
      if (!answer) response.writeHead(503).end();
      else if (condition === answer.etag) response.writeHead(304).end();
      else
        response.writeHead(200, { "Content-Type": "application/gzip", ETag: answer.etag }).end(answer.body);
    });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "gifthearth-data-"));
    now = NOW;
    asked.length = 0;
    const app = createTestApp(db(), { env: { DATA_DIR: directory }, clock: () => now });
    admin = await signUp(app);
    await grantAdmin(db(), "ann@example.org");
    return () => rm(directory, { recursive: true });
  });

  /** What a server process does each minute. */
  function round(): Promise<void> {
    const safeFetch = createSafeFetch({
      port: shop.port,
      authorities: CERTIFICATE,
      isPublic: () => true,
      resolve: async () => ["127.0.0.1"],
    });
    const clock = () => now;
    let id = 0;
    const importing = { db: db(), clock, newId: () => `shop-${id++}` };
    return createFeedRound({
      config: { dataDirectory: directory },
      db: db(),
      safeFetch,
      importFeed: (request) => importFeed(importing, request),
      clock,
      logger: pino({ level: "silent" }),
    })();
  }
  const send = (name: string, count: number) => {
    answer = { etag: `"${name}"`, body: gzipSync(feedOf(count)) };
  };
  const later = (hours: number) => {
    now = new Date(now.getTime() + hours * 60 * 60_000);
  };
  const feeds = async () =>
    scheduledFeeds.parse(await (await admin.request("/api/admin/scheduled-feeds")).json()).items;
  const shops = async () => offerShops.parse(await (await admin.request("/api/admin/offers")).json()).items;
  const schedule = (feed: Record<string, unknown> = {}) =>
    admin.post("/api/admin/scheduled-feeds", {
      address: `https://shop.test:${shop.port}/feeds/uk.tsv.gz?key=secret`,
      shop: "Oak & Ash",
      network: "google",
      country: "GB",
      everyHours: 24,
      ...feed,
    });

  it("are fetched by address when they are due, and imported where they changed", async () => {
    send("first", 4);
    const added = scheduledFeed.parse(await (await schedule()).json());
    expect(added).toMatchObject({ host: `shop.test:${shop.port}`, outcome: "waiting" });
    expect((await schedule()).status).toBe(409);
    // Two processes at once: one of them takes it on.
    await Promise.all([round(), round()]);
    await round();
    expect(asked).toEqual([undefined]);
    expect(await feeds()).toMatchObject([
      {
        outcome: "imported",
        message: "4 offers of 4 products are shown.",
        dueAt: "2026-11-22T12:00:00.000Z",
      },
    ]);

    later(24);
    await round();
    expect(asked).toEqual([undefined, '"first"']);
    expect(await feeds()).toMatchObject([{ outcome: "unchanged" }]);
    expect(await shops()).toMatchObject([{ offerCount: 4, seenAt: now.toISOString(), isFresh: true }]);

    // One that shrinks waits for somebody to look at it.
    later(24);
    send("second", 1);
    await round();
    const [held] = await shops();
    expect(held).toMatchObject({ offerCount: 4, heldCount: 1 });
    expect(await feeds()).toMatchObject([{ outcome: "held" }]);
    const confirmed = await admin.request(`/api/admin/offers/${held?.id}/confirm`, { method: "POST" });
    expect(offerShop.parse(await confirmed.json())).toMatchObject({ offerCount: 1, heldCount: null });

    // A server that is down is asked again in an hour.
    later(24);
    answer = null;
    await round();
    expect(await feeds()).toMatchObject([
      {
        outcome: "failed",
        message: `shop.test:${shop.port} answered with status 503`,
        dueAt: new Date(now.getTime() + 60 * 60_000).toISOString(),
      },
    ]);

    expect((await admin.request(`/api/admin/scheduled-feeds/${added.id}`, { method: "DELETE" })).status).toBe(
      204,
    );
    expect((await admin.request(`/api/admin/offers/${held?.id}`, { method: "DELETE" })).status).toBe(204);
    expect([await feeds(), await shops()]).toEqual([[], []]);
    const actions = await db()
      .selectFrom("admin_actions")
      .select(["actor", "action"])
      .orderBy("at")
      .execute();
    expect(actions.map(({ action }) => action).sort()).toEqual(
      ["offers.schedule", "offers.confirm", "offers.unschedule", "offers.remove"].sort(),
    );
    expect(await readdir(directory)).toEqual([]);
  });

  it("that can't be fetched or read say so, and change nothing", async () => {
    const problem = async (feed: Record<string, unknown>) => {
      const response = await schedule(feed);
      return [response.status, Object.keys(errorBody.parse(await response.json()).error.fields ?? {})];
    };
    expect(await problem({ address: "http://shop.test/feed.xml" })).toEqual([400, ["address"]]);
    expect(await problem({ everyHours: 0, country: "XX" })).toEqual([400, ["country", "everyHours"]]);
    await schedule({ address: "https://shop.test/feed.csv" });
    answer = { etag: "", body: gzipSync("<html>") };
    await schedule({ shop: "Beech" });
    await round();
    const { 0: beech, 1: oak } = await feeds();
    expect(oak).toMatchObject({ outcome: "failed", message: "The address must not name a port" });
    expect(beech).toMatchObject({ outcome: "failed" });
    expect(await shops()).toEqual([]);
  });

  it("may be uploaded", async () => {
    const upload = (body: BodyInit, type = "text/tab-separated-values") =>
      admin.request(
        `/api/admin/offers?${new URLSearchParams({ shop: "Oak & Ash", network: "google", country: "GB", fileName: "uk.tsv" })}`,
        { method: "POST", body, headers: { "Content-Type": type } },
      );
    const imported = offerImport.parse(await (await upload(feedOf(3))).json());
    expect(imported).toMatchObject({ shop: "Oak & Ash", state: "live", offerCount: 3, before: 0 });
    expect((await upload("<html>")).status).toBe(400);
    expect((await upload(feedOf(3), "text/html")).status).toBe(415);
    expect(await shops()).toMatchObject([{ name: "Oak & Ash", country: "GB", offerCount: 3 }]);
    expect(await readdir(directory)).toEqual([]);
  });
});
