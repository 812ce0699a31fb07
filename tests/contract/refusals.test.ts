import { errorBody, giftFinderResponse } from "@gifthearth/core/contract";
import { expect, it } from "vitest";
import { createTestApp } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { QUERY } from "../support/gifts.ts";

const FINDER = "/api/functions/ai-gift-finder";
const EVENT_ROUTES = ["/api/click-events", "/api/analytics-events", "/api/user-interactions"];
const CLICK = { productId: "x", affiliateLink: "https://www.amazon.com/s?k=x" };

/** What the gift finder refuses, with the field at fault and what it says. */
const BAD_QUERIES: readonly (readonly [name: string, body: unknown, field: string, message: RegExp])[] = [
  ["no occasion", { ...QUERY, occasion: undefined }, "occasion", /^Please select an occasion$/],
  ["a blank occasion", { ...QUERY, occasion: " \n" }, "occasion", /^Please select an occasion$/],
  ["a long occasion", { ...QUERY, occasion: "x".repeat(61) }, "occasion", /60 characters/],
  ["an occasion of the wrong type", { ...QUERY, occasion: 7 }, "occasion", /^Please select an occasion$/],
  ["no interests", { ...QUERY, interests: [] }, "interests", /^Please add at least one interest$/],
  ["blank interests", { ...QUERY, interests: [" ", ""] }, "interests", /^Please add at least one interest$/],
  ["500 interests", { ...QUERY, interests: Array(500).fill("x") }, "interests", /20 interests or fewer/],
  ["interests of the wrong type", { ...QUERY, interests: "Tea" }, "interests", /^Please add at least one/],
  ["a long interest", { ...QUERY, interests: ["Tea", "x".repeat(61)] }, "interests.1", /60 characters/],
  ["an interest of the wrong type", { ...QUERY, interests: [{}] }, "interests.0", /./],
  ["10 kB of notes", { ...QUERY, additionalNotes: "x".repeat(10_000) }, "additionalNotes", /2000 characters/],
  [
    "a lowest price above the highest",
    { ...QUERY, budgetMin: 90, budgetMax: 20 },
    "budgetMin",
    /above the highest/,
  ],
  ["a negative budget", { ...QUERY, budgetMin: -1 }, "budgetMin", /must not be negative/],
  ["a huge budget", { ...QUERY, budgetMax: 1e300 }, "budgetMax", /or less/],
  ["a budget that is no number", { ...QUERY, budgetMax: "a lot" }, "budgetMax", /number of dollars/],
  [
    "a budget beyond all numbers",
    JSON.stringify(QUERY).replace("}", ',"budgetMax":1e999}'),
    "budgetMax",
    /number/,
  ],
  ["a country of the wrong type", { ...QUERY, country: ["US"] }, "country", /as text/],
];

/** What has no field at fault. */
const BAD_BODIES: readonly (readonly [name: string, body: string, message: RegExp])[] = [
  ["a list", "[]", /JSON object/],
  ["null", "null", /JSON object/],
  ["a text", '"hello"', /JSON object/],
  ["broken JSON", '{"occasion":', /not valid JSON/],
  ["no JSON at all", "occasion=Birthday", /not valid JSON/],
  ["a NUL byte", "\u0000", /not valid JSON/],
  ["brackets without end", "[".repeat(60_000), /not valid JSON/],
];

describeOnEachDatabase("Refusals", (db) => {
  const errorOf = async (response: Response, status: number) => {
    expect(response.status).toBe(status);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const { error } = errorBody.parse(await response.json());
    expect(error.requestId).toBe(response.headers.get("X-Request-Id"));
    return error;
  };

  it("name each field at fault, the first one as the message", async () => {
    const app = createTestApp(db());
    for (const [name, body, field, message] of BAD_QUERIES) {
      const error = await errorOf(await app.post(FINDER, body), 400);
      expect(error.code, name).toBe("invalid_request");
      expect(Object.keys(error.fields ?? {}), name).toEqual([field]);
      expect(error.fields?.[field], name).toMatch(message);
      expect(error.message, name).toBe(error.fields?.[field]);
    }
    const { message, fields } = await errorOf(await app.post(FINDER, {}), 400);
    expect(message).toBe("Please select an occasion");
    expect(fields).toEqual({
      occasion: "Please select an occasion",
      interests: "Please add at least one interest",
    });
  });

  it("say what a body should be", async () => {
    const app = createTestApp(db());
    for (const path of [FINDER, ...EVENT_ROUTES]) {
      for (const [name, body, message] of BAD_BODIES) {
        const error = await errorOf(await app.post(path, body), 400);
        expect(error.message, `${name} to ${path}`).toMatch(message);
        expect(error.fields, `${name} to ${path}`).toBeUndefined();
      }
      await errorOf(await app.post(path, "x".repeat(5_000_000)), 413);
      await errorOf(await app.post(path, "<a/>", { "Content-Type": "application/xml" }), 415);
      await errorOf(
        await app.post(path, "a=1", { "Content-Type": "application/x-www-form-urlencoded" }),
        415,
      );
    }
    await errorOf(await app.post(FINDER, "{}", { "Content-Type": "text/plain" }), 415);
  });

  it("never come for what is merely odd", async () => {
    const app = createTestApp(db());
    const odd: readonly unknown[] = [
      { ...QUERY, occasion: "The day after the fair" },
      { ...QUERY, country: "Atlantis" },
      { ...QUERY, provider: "whatever", surplus: { deep: [1, 2, 3] } },
      { ...QUERY, budgetMin: 0, budgetMax: 0 },
      {
        occasion: "<b>x</b>",
        interests: ["<script>alert(1)</script>"],
        additionalNotes: "<img src=x onerror=x>",
      },
      { ...QUERY, interests: ["a\u0000\ud800"], additionalNotes: "\u0000\udfff" },
      `{"__proto__":{"admin":true},"constructor":{},"occasion":"Birthday","interests":["Tea"]}`,
      `${JSON.stringify(QUERY).slice(0, -1)},"surplus":${"[".repeat(10_000)}${"]".repeat(10_000)}}`,
    ];
    for (const body of odd) {
      const response = await app.post(FINDER, body);
      expect(response.status, JSON.stringify(body).slice(0, 80)).toBe(200);
      giftFinderResponse.parse(await response.json());
    }
  });

  it("come for events that are not as described", async () => {
    const app = createTestApp(db());
    const bad: readonly (readonly [path: string, body: object, field: string])[] = [
      ["/api/click-events", { ...CLICK, productId: " " }, "productId"],
      ["/api/click-events", { ...CLICK, affiliateLink: "https://evil.example/" }, "affiliateLink"],
      ["/api/click-events", { ...CLICK, affiliateLink: "javascript:alert(1)" }, "affiliateLink"],
      ["/api/click-events", { ...CLICK, affiliateLink: 5 }, "affiliateLink"],
      ["/api/click-events", { ...CLICK, priceRange: -1 }, "priceRange"],
      ["/api/click-events", { ...CLICK, priceRange: "$".repeat(41) }, "priceRange"],
      ["/api/analytics-events", { eventName: "Robert'); DROP TABLE" }, "eventName"],
      ["/api/analytics-events", { eventName: "x", eventDetails: { a: { deep: 1 } } }, "eventDetails.a"],
      ["/api/analytics-events", { eventName: "x", eventDetails: { a: "x".repeat(501) } }, "eventDetails.a"],
      ["/api/user-interactions", { interactionType: null }, "interactionType"],
      ["/api/user-interactions", { interactionType: "x", elementId: "x".repeat(121) }, "elementId"],
      ["/api/user-interactions", { interactionType: "x", details: [] }, "details"],
    ];
    for (const [path, body, field] of bad) {
      const { fields = {} } = await errorOf(await app.post(path, body), 400);
      expect(Object.keys(fields), JSON.stringify(body)).toEqual([field]);
    }
    for (const table of ["click_events", "analytics_events", "user_interactions"] as const) {
      expect(await db().selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it("name the methods that a route has", async () => {
    const app = createTestApp(db());
    const routes = [
      [FINDER, "POST"],
      ["/api/country", "GET, HEAD"],
      ["/api/donation-stats", "GET, HEAD"],
      ["/api/gift-ideas", "GET, HEAD"],
      ["/api/gift-ideas/x", "GET, HEAD"],
      ["/api/openapi.json", "GET, HEAD"],
      ["/healthz", "GET, HEAD"],
      ...EVENT_ROUTES.map((path) => [path, "POST"] as const),
    ] as const;
    for (const [path, allowed] of routes) {
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "PROPFIND"]) {
        if (allowed.includes(method)) continue;
        const response = await app.request(path, { method });
        expect(response.headers.get("Allow"), `${method} ${path}`).toBe(allowed);
        expect((await errorOf(response, 405)).code).toBe("method_not_allowed");
      }
    }
    expect((await app.request("/api/country", { method: "HEAD" })).status).toBe(200);
    expect(await (await app.request("/api/country", { method: "HEAD" })).text()).toBe("");
  });

  it("are plain 404s for what isn't there", async () => {
    const app = createTestApp(db());
    for (const path of [
      "/api",
      "/api/",
      "/api/nothing",
      "/api/gift-ideas/a/b",
      "/api/%00",
      "/api/%",
      "/api//country",
    ]) {
      expect((await errorOf(await app.request(path), 404)).code).toBe("not_found");
    }
    for (const path of ["/nothing", "/%E0%A4%A", "/%00", "/a/../../b", "/?__proto__=1&a[b]=%"]) {
      const response = await app.request(path);
      expect(response.status, path).toBe(404);
      expect(response.headers.get("Content-Type"), path).toMatch(/^text\/plain/);
    }
    expect((await app.request("/api/gift-ideas?__proto__=1&constructor=%E0%A4%A&limit=1")).status).toBe(200);
  });

  it("are neutral about a fault of ours, which only the log explains", async () => {
    const locateCountry = () => null;
    const app = createTestApp(db(), { locateCountry });
    await db().schema.dropTable("click_events").execute();
    const response = await app.post("/api/click-events", CLICK);
    const error = await errorOf(response, 500);
    expect(error).toMatchObject({
      code: "internal_error",
      message: "Something went wrong. Please try again later.",
    });
    expect(app.log()).toMatch(/no such table|does not exist/);
    expect(app.log()).toContain(error.requestId);
  });
});
