import { randomUUID } from "node:crypto";
import { fetchDonationStats, findGifts, recordClick } from "@gifthearth/client";
import type { Partner, PartnerFigures } from "@gifthearth/core/contract";
import { pino } from "pino";
import { expect, it } from "vitest";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { serve } from "../../api/src/http/serve.ts";
import { createPartnerCounts } from "../../api/src/partners/counts.ts";
import { addToDays } from "../../api/src/partners/days.ts";
import { signUp } from "../support/accounts.ts";
import { createQuietApp, createTestApp, NOW } from "../support/app.ts";
import { signUpAdmin } from "../support/charities.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { QUERY } from "../support/gifts.ts";
import { becomePartner, jsonRequest } from "../support/partners.ts";

const CLICK = { productId: "lamp", affiliateLink: "https://www.amazon.com/s?k=lamp" };
const BLOG = "https://blog.example";

describeOnEachDatabase("Attribution to partners", (db, url) => {
  async function setUp(env: Readonly<Record<string, string>> = {}) {
    const app = createTestApp(db(), { env });
    const ann = await signUp(app, "ann@example.org");
    const figuresOf = async ({ id }: Partner): Promise<readonly number[]> => {
      const reply = await ann.request(`/api/partners/${id}/figures?range=7`);
      const { loads, searches, shopClicks } = ((await reply.json()) as PartnerFigures).totals;
      return [loads, searches, shopClicks];
    };
    /** All that a widget asks, from a page of that origin. @returns the statuses */
    async function use(partner: unknown, headers: Readonly<Record<string, string>> = {}) {
      const answers = await Promise.all([
        app.request(`/api/donation-stats?partner=${encodeURIComponent(String(partner))}`, { headers }),
        app.post("/api/functions/ai-gift-finder", { ...QUERY, partner, isFirstUse: true }, headers),
        app.post("/api/recommendations", { partner }, headers),
        app.post("/api/functions/standard-recommender", { partner }, headers),
        app.post("/api/click-events", { ...CLICK, partner }, headers),
      ]);
      return answers.map(({ status }) => status);
    }
    return { app, ann, figuresOf, use };
  }
  const ALL_WELL = [200, 200, 200, 200, 201];
  const clicks = async () =>
    (await db().selectFrom("click_events").select("partner_id").orderBy("timestamp").execute()).map(
      ({ partner_id }) => partner_id,
    );

  it("counts boards, first uses, searches and clicks", async () => {
    const { ann, figuresOf, use } = await setUp();
    const blog = await becomePartner(ann);
    expect(await use(blog.id, { Origin: BLOG })).toEqual(ALL_WELL);
    expect(await figuresOf(blog)).toEqual([2, 3, 1]);
    expect(await clicks()).toEqual([blog.id]);
  });

  it("is for no unknown, ended or disabled partner, and whatever is named, the answer is the same", async () => {
    const { app, ann, figuresOf, use } = await setUp();
    const [kept, ended, disabled] = [
      await becomePartner(ann),
      await becomePartner(ann),
      await becomePartner(ann),
    ];
    expect(await use(ended.id)).toEqual(ALL_WELL);
    await ann.request(`/api/partners/${ended.id}`, { method: "DELETE" });
    const admin = await signUpAdmin(db(), app);
    await admin.request(`/api/admin/partners/${disabled.id}`, jsonRequest("PATCH", { isDisabled: true }));
    for (const id of [
      ended.id,
      disabled.id,
      "k7mq-2rtx",
      "",
      "x".repeat(500),
      "'; drop table partners",
      7,
      [],
    ]) {
      expect(await use(id), String(id)).toEqual(ALL_WELL);
    }
    expect(await figuresOf(kept)).toEqual([0, 0, 0]);
    expect(await figuresOf(disabled)).toEqual([0, 0, 0]);
    expect((await clicks()).filter(Boolean)).toEqual([ended.id]);
  });

  it("is from the listed origins and our own pages alone, where any are listed", async () => {
    const { ann, figuresOf, use } = await setUp({ PUBLIC_URL: "https://gifts.example" });
    const blog = await becomePartner(ann, { allowedOrigins: [BLOG] });
    for (const headers of [
      {},
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { Origin: `${BLOG}.evil` },
    ]) {
      expect(await use(blog.id, headers)).toEqual(ALL_WELL);
    }
    expect(await figuresOf(blog)).toEqual([0, 0, 0]);
    await use(blog.id, { Origin: BLOG });
    expect(await figuresOf(blog)).toEqual([2, 3, 1]);
    // As of a frame, whose page is ours.
    await use(blog.id, { Origin: "https://gifts.example" });
    await use(blog.id, { "Sec-Fetch-Site": "same-origin" });
    expect(await figuresOf(blog)).toEqual([6, 9, 3]);
  });

  it("is sent by the client wherever a partner is set, a load once for each place", async () => {
    const { app, ann, figuresOf } = await setUp();
    const blog = await becomePartner(ann);
    const sent: Promise<Response>[] = [];
    const api = {
      baseUrl: "",
      partner: blog.id,
      fetch: (path: unknown, init?: RequestInit) => {
        const answer = app.request(String(path), init);
        sent.push(answer);
        return answer;
      },
    };
    await fetchDonationStats(api);
    await fetchDonationStats(api);
    await fetchDonationStats({ ...api });
    const finder = { ...api };
    for (let searches = 0; searches < 2; searches++) {
      for await (const _ of findGifts(finder, QUERY, new AbortController().signal));
    }
    recordClick(api, CLICK);
    await Promise.all(sent);
    expect(await figuresOf(blog)).toEqual([3, 2, 1]);
  });

  it("gives the partner's widgets its own tags, and our pages that they lead to its id", async () => {
    const { app, ann } = await setUp({ AFFILIATE_TAG_US: "ours-20", AFFILIATE_TAG_GB: "ours-21" });
    const blog = await becomePartner(ann);
    const admin = await signUpAdmin(db(), app);
    const change = jsonRequest("PATCH", { trackingIds: { US: "ann-20" } });
    expect((await admin.request(`/api/admin/partners/${blog.id}`, change)).status).toBe(200);
    const search = { ...QUERY, partner: blog.id };
    const found = await (await app.post("/api/functions/ai-gift-finder", search)).json();
    const tags = (items: { countryCode: string; affiliateTag: string | null }[]) =>
      items.filter(({ affiliateTag }) => affiliateTag).map(({ affiliateTag }) => affiliateTag);
    expect(tags(found.marketplaces)).toEqual(["ann-20", "ours-21"]);
    expect(found.suggestions[0].sitePath).toContain(`partner=${blog.id}`);
    const recommended = await (await app.post("/api/recommendations", { partner: blog.id })).json();
    expect(tags(recommended.marketplaces)).toEqual(["ann-20", "ours-21"]);
    const { items } = await (await app.request(`/api/marketplaces?partner=${blog.id}`)).json();
    expect(tags(items)).toEqual(["ann-20", "ours-21"]);
    const others = await (await app.post("/api/functions/ai-gift-finder", QUERY)).json();
    expect(tags(others.marketplaces)).toEqual(["ours-20", "ours-21"]);
    expect(others.suggestions[0].sitePath).not.toContain("partner");
  });

  it("writes nothing to the database while a board is answered, and adds up what several processes count", async () => {
    const { app, ann, figuresOf } = await setUp();
    const blog = await becomePartner(ann);
    const stored = () => db().selectFrom("partner_days").selectAll().execute();
    for (let loads = 0; loads < 50; loads++) await app.request(`/api/donation-stats?partner=${blog.id}`);
    expect(await stored()).toEqual([]);

    const logger = pino({ level: "silent" });
    const processes = Array.from({ length: 4 }, () => {
      const database = openDatabase(url(), logger);
      return { database, counts: createPartnerCounts({ db: database, clock: () => NOW, logger }) };
    });
    const others = await Promise.all(["one", "two"].map((name) => becomePartner(ann, { name })));
    for (let round = 0; round < 5; round++) {
      await Promise.all(
        processes.map(async ({ counts }, number) => {
          const ids = [blog.id, ...others.map(({ id }) => id)];
          for (const id of number % 2 ? ids : ids.toReversed()) counts.add(id, "searches");
          await counts.flush();
        }),
      );
    }
    await Promise.all(processes.map(({ database }) => database.destroy()));
    expect(await figuresOf(blog)).toEqual([50, 20, 0]);
    for (const other of others) expect(await figuresOf(other)).toEqual([0, 20, 0]);
  });

  it("counts a board that is asked for again as it was at first, by the page that it stands in", async () => {
    const { ann, figuresOf } = await setUp();
    const blog = await becomePartner(ann, { allowedOrigins: [BLOG] });
    const logger = pino({ level: "silent" });
    const counts = createPartnerCounts({ db: db(), clock: () => NOW, logger });
    const app = createQuietApp(db(), { partnerCounts: counts });
    const server = await serve(app, { host: "127.0.0.1", port: 0, newId: randomUUID, logger });
    try {
      const url = `http://127.0.0.1:${server.port}`;
      const load = async (headers: Readonly<Record<string, string>> = {}) =>
        (await fetch(`${url}/api/donation-stats?partner=${blog.id}`, { headers })).headers;
      const first = await load({ Origin: BLOG });
      const again = [
        { Origin: BLOG },
        { Origin: "https://other.example" },
        { "Sec-Fetch-Site": "same-origin" },
        {},
      ];
      for (const headers of again) {
        expect((await load(headers)).get("X-Request-Id")).not.toBe(first.get("X-Request-Id"));
      }
      // Our own page, whichever site shows it.
      await load({ Origin: url });
    } finally {
      await server.close(0);
    }
    await counts.flush();
    expect(await figuresOf(blog)).toEqual([4, 0, 0]);
  });

  it("keeps what can't be stored until it can", async () => {
    const { ann, figuresOf } = await setUp();
    const blog = await becomePartner(ann);
    const logger = pino({ level: "silent" });
    const counts = createPartnerCounts({ db: db(), clock: () => NOW, logger });
    await db().schema.alterTable("partner_days").renameTo("elsewhere").execute();
    counts.add(blog.id, "loads");
    expect(await counts.flush()).toBe(false);
    await db().schema.alterTable("elsewhere").renameTo("partner_days").execute();
    counts.add(blog.id, "loads");
    expect(await counts.flush()).toBe(true);
    await counts.flush();
    expect(await figuresOf(blog)).toEqual([2, 0, 0]);
  });

  it("stores, too, what is counted for a partner who is still being looked up", async () => {
    const { ann } = await setUp();
    const { id } = await becomePartner(ann);
    const counts = createPartnerCounts({ db: db(), clock: () => NOW, logger: pino({ level: "silent" }) });
    const [looking, lookingElsewhere] = [Promise.withResolvers<{ id: string }>(), Promise.resolve(null)];
    counts.addSoon(looking.promise, "loads");
    counts.addSoon(lookingElsewhere, "loads");
    const stored = counts.flush();
    looking.resolve({ id });
    expect(await stored).toBe(true);
    expect(await db().selectFrom("partner_days").select("loads").execute()).toEqual([{ loads: 1 }]);
  });

  it("stores by itself after a while", async () => {
    const { ann } = await setUp();
    const { id } = await becomePartner(ann);
    const logger = pino({ level: "silent" });
    const counts = createPartnerCounts({ db: db(), clock: () => NOW, logger, interval: 1 });
    counts.add(id, "loads");
    const loads = async () => (await db().selectFrom("partner_days").select("loads").execute())[0]?.loads;
    await expect.poll(loads).toBe(1);
  });

  it("passes over partners that are gone", async () => {
    const { ann } = await setUp();
    const { id } = await becomePartner(ann);
    const one = { day: "2026-11-21", loads: 1, searches: 1, shopClicks: 1 };
    await addToDays(db(), [
      { partnerId: "gone-gone", ...one },
      { partnerId: id, ...one },
    ]);
    const rows = await db().selectFrom("partner_days").select("partner_id").execute();
    expect(rows).toEqual([{ partner_id: id }]);
  });
});
