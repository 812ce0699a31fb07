import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { giftFinderResponse, giftIdeaResponse } from "@gifthearth/core/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { CATALOGUE } from "../../api/src/gifts/catalogue/index.ts";
import { createCuratedSource } from "../../api/src/gifts/sources/curated.ts";
import { createTestApp, NOW, type TestApp } from "../support/app.ts";
import { describeOnSqlite } from "../support/databases.ts";
import { type LocalServer, startLocalServer } from "../support/local-server.ts";

const IDEA = "long-spouted-copper-watering-can";
const KEY = "a-key-of-ours";

interface Asked {
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** As its documents show it. */
const CAN = {
  id: "2yh8WH5",
  title: "Haws Long Spout Copper Watering Can",
  description: "For indoor plants.",
  brands: [{ id: "b1", name: "Haws" }],
  images: [
    { url: "https://img.example/side.jpg", is_main_image: false },
    { url: "https://img.example/can.jpg", is_main_image: true, is_cleaned_image: null },
  ],
  offers: [
    {
      domain: "pots.example",
      url: "https://www.buy.trychannel3.com/abc?x=%20y",
      price: { amount: 39.9, currency: "USD", compare_at_price: 49.9 },
      availability: "InStock",
      max_commission_rate: 0.05,
    },
    {
      domain: "www.garden.example",
      url: "https://www.buy.trychannel3.com/def",
      price: { price: 36, currency: "USD" },
      availability: "LimitedAvailability",
    },
  ],
};
const withOffer = (changes: object) => ({ ...CAN, offers: [{ ...CAN.offers[0], ...changes }] });

describeOnSqlite("offers by Channel3", (database) => {
  let server: LocalServer;
  let asked: Asked[];
  let reply: (response: ServerResponse) => void;
  const say = (status: number, body: string, headers: Readonly<Record<string, string>> = {}) => {
    reply = (response) => response.writeHead(status, headers).end(body);
  };
  const answer = (...products: readonly unknown[]) =>
    say(200, JSON.stringify({ products, next_page_token: null }));

  beforeAll(async () => {
    server = await startLocalServer(async (request, response) => {
      asked.push({ url: request.url, headers: request.headers, body: JSON.parse(await text(request)) });
      reply(response);
    });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    asked = [];
    answer(CAN);
  });

  function appAt(clock = () => NOW, env: Readonly<Record<string, string>> = {}): TestApp {
    return createTestApp(database(), {
      env: { CHANNEL3_API_KEY: KEY, CHANNEL3_API_URL: server.origin, ...env },
      sources: [createCuratedSource(CATALOGUE.filter(({ id }) => id === IDEA))],
      clock,
    });
  }

  async function offersOf(app: TestApp, headers: Readonly<Record<string, string>> = {}) {
    const page = await app.request(`/api/gift-ideas/${IDEA}?country=US`, { headers });
    return giftIdeaResponse.parse(await page.json()).offers;
  }

  it("are asked for by an idea's page, kept, shown on cards, and lead on", async () => {
    const app = appAt();
    const listed = await offersOf(app);
    expect(listed).toMatchObject([
      { shop: "garden.example", price: { amount: 36, currency: "USD" } },
      {
        title: "Haws Long Spout Copper Watering Can",
        shop: "pots.example",
        price: { amount: 39.9, currency: "USD" },
        image: expect.stringMatching(/^\/media\/320\/.+\.webp$/),
        seenAt: NOW.toISOString(),
        paidLink: true,
        charityClaim: false,
      },
    ]);
    expect(asked).toMatchObject([
      {
        url: "/v1/search",
        headers: { "x-api-key": KEY },
        body: {
          query: expect.stringContaining("watering can"),
          country: "US",
          currency: "USD",
          language: "en",
        },
      },
    ]);

    const wish = { occasion: "Housewarming", interests: ["Gardening"], budgetMax: 80, country: "US" };
    const search = await app.post("/api/functions/ai-gift-finder", wish);
    const { suggestions } = giftFinderResponse.parse(await search.json());
    expect(suggestions.find(({ id }) => id === IDEA)?.offer).toEqual(listed[0]);
    expect(await offersOf(app)).toEqual(listed);
    expect(asked).toHaveLength(1);

    const click = await app.request(listed[1]?.link ?? "");
    expect([click.status, click.headers.get("Location")]).toEqual([
      302,
      "https://www.buy.trychannel3.com/abc?x=%20y",
    ]);
    const forged = await app.request(listed[1]?.link.replace("/c3-", "/c3-AAAA") ?? "");
    expect(forged.status).toBe(404);
  });

  it.each([
    ["a part of it", { ...CAN, title: "Replacement Rose for Long Spout Copper Watering Can" }],
    ["a link that runs", withOffer({ url: "javascript:alert(1)" })],
    ["a link without https", withOffer({ url: "http://pots.example/" })],
    ["another currency", withOffer({ price: { amount: 39.9, currency: "EUR" } })],
    ["no price", withOffer({ price: { amount: "free", currency: "USD" } })],
    ["what is sold out", withOffer({ availability: "SoldOut" })],
    ["a shop that is none", withOffer({ domain: "<b>Best shop</b>" })],
    ["nothing of a product", { title: null, offers: "none" }],
  ])("are left out where they are %s", async (_, product) => {
    answer(product, null, "nonsense", withOffer({ domain: "right.example" }));
    const shops = (await offersOf(appAt())).map(({ shop }) => shop);
    expect(shops).toEqual(["right.example"]);
  });

  it.each([
    ["an error", () => say(500, "oops")],
    ["no JSON", () => say(200, "<html>")],
    ["another JSON", () => say(200, "[]")],
    ["too much", () => say(200, `{"products":["${"x".repeat(1_100_000)}"]}`)],
    ["the way to another host", () => say(302, "", { Location: "http://127.0.0.1:1/" })],
    [
      "a connection that breaks",
      () => {
        reply = (response) => response.destroy();
      },
    ],
    [
      "nothing for ever",
      () => {
        reply = () => {};
      },
    ],
  ])("cost nothing where it answers with %s, and it is left alone for a minute", async (_, fail) => {
    let now = NOW.getTime();
    const app = appAt(() => new Date(now));
    fail();
    expect(await offersOf(app)).toEqual([]);
    answer(CAN);
    expect(await offersOf(app)).toEqual([]);
    expect(asked).toHaveLength(1);
    now += 61_000;
    expect(await offersOf(app)).toHaveLength(2);
  });

  it("stand on our own pages alone, and cost no more searches than the operator wants", async () => {
    const env = { CHANNEL3_DAILY_SEARCHES: "1" };
    let now = NOW.getTime();
    const app = appAt(() => new Date(now), env);
    expect(await offersOf(app, { Origin: "https://elsewhere.example" })).toEqual([]);
    expect(asked).toHaveLength(0);
    expect(await Promise.all([offersOf(app), offersOf(app)])).toMatchObject([{ length: 2 }, { length: 2 }]);
    now += 7 * 60 * 60 * 1000;
    expect(await offersOf(app)).toEqual([]);
    expect(asked).toHaveLength(1);
    now += 24 * 60 * 60 * 1000;
    expect(await offersOf(app)).toHaveLength(2);
  });
});
