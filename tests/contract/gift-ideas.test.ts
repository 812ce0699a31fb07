import {
  drawingsResponse,
  giftExamplesResponse,
  giftIdeasResponse,
  giftSuggestion,
} from "@gifthearth/core/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CATALOGUE } from "../../api/src/gifts/catalogue/index.ts";
import { createCuratedSource } from "../../api/src/gifts/sources/curated.ts";
import { createTestApp, type TestApp } from "../support/app.ts";
import { openSqlite } from "../support/databases.ts";

describe("GET /api/gift-ideas", () => {
  let opened: Awaited<ReturnType<typeof openSqlite>>;
  let app: TestApp;
  beforeAll(async () => {
    opened = await openSqlite();
    app = createTestApp(opened.db, { sources: [createCuratedSource(CATALOGUE)] });
  });
  afterAll(() => opened.discard());

  const answer = async (query: Readonly<Record<string, string>>) => {
    const response = await app.request(`/api/gift-ideas?${new URLSearchParams(query)}`);
    expect(response.status).toBe(200);
    return giftIdeasResponse.parse(await response.json());
  };
  const list = async (query: Readonly<Record<string, string>>) => (await answer(query)).items;
  const ideaOf = (id: string) => CATALOGUE.find((idea) => idea.id === id);

  it("lists sixty ideas unless another number is asked for", async () => {
    expect(await list({})).toHaveLength(60);
    expect(await list({ limit: "3" })).toHaveLength(3);
  });

  it("lists the whole catalogue piece by piece, each idea once", async () => {
    const ids: string[] = [];
    for (let offset = 0; offset < CATALOGUE.length; offset += 200) {
      const items = await list({ limit: "200", offset: String(offset) });
      ids.push(...items.map(({ id }) => id));
    }
    expect(ids.toSorted()).toEqual(CATALOGUE.map(({ id }) => id).toSorted());
    expect(await list({ offset: String(CATALOGUE.length) })).toEqual([]);
  });

  it("says how many fit, however many it lists", async () => {
    expect((await answer({ limit: "1" })).total).toBe(CATALOGUE.length);
    const weddings = CATALOGUE.filter(({ occasions }) => occasions.includes("Wedding")).length;
    expect((await answer({ occasion: "Wedding", limit: "12", offset: "24" })).total).toBe(weddings);
    expect(await answer({ interest: "xyzzy" })).toEqual({ items: [], total: 0 });
  });

  it("keeps to the occasion, in other words too", async () => {
    const items = await list({ occasion: "Christmas" });
    expect(items.length).toBeGreaterThan(0);
    for (const { id } of items) expect(ideaOf(id)?.occasions).toContain("Holiday");
  });

  it("lets each category have its turn where no interest ranks them", async () => {
    const categories = (await list({ occasion: "Birthday", limit: "12" })).map(({ category }) => category);
    expect(new Set(categories).size).toBe(12);
  });

  it("keeps to the interest, those that name it first before the others", async () => {
    const items = await list({ interest: "tech gadgets" });
    const places = items.map(({ id }) => ideaOf(id)?.interests.indexOf("Technology"));
    expect(places.length).toBeGreaterThan(0);
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort());
  });

  it("lists nothing for an interest that it doesn't know", async () => {
    expect(await list({ interest: "xyzzy" })).toEqual([]);
  });

  it("keeps to the prices", async () => {
    const items = await list({ minPrice: "50", maxPrice: "100" });
    expect(items.length).toBeGreaterThan(0);
    for (const { id } of items) {
      const [low = 0, high = 0] = ideaOf(id)?.price ?? [];
      expect(low <= 100 && high >= 50, id).toBe(true);
    }
  });

  it("takes empty parameters as not given", async () => {
    expect(await list({ occasion: "", interest: "", minPrice: "", maxPrice: "", limit: "" })).toHaveLength(
      60,
    );
  });

  it.each([
    ["minPrice=cheap", "minPrice"],
    ["minPrice=-5", "minPrice"],
    ["minPrice=1e3", "minPrice"],
    ["maxPrice=999999999", "maxPrice"],
    ["minPrice=50&maxPrice=20", "minPrice"],
    ["limit=1000", "limit"],
    ["occasion=a&occasion=b", "occasion"],
    [`interest=${"x".repeat(61)}`, "interest"],
  ])("refuses %s and names the field", async (query, field) => {
    const response = await app.request(`/api/gift-ideas?${query}`);
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { fields: object } };
    expect(Object.keys(error.fields)).toEqual([field]);
  });

  it("answers one idea by its id", async () => {
    const idea = CATALOGUE[0];
    const response = await app.request(`/api/gift-ideas/${idea?.id}`);
    expect(giftSuggestion.parse(await response.json())).toMatchObject({ id: idea?.id, title: idea?.title });
  });

  it("answers three people with the ideas that a visitor who describes them is shown first", async () => {
    const response = await app.request("/api/gift-ideas/examples");
    const { items } = giftExamplesResponse.parse(await response.json());
    expect(items).toHaveLength(3);
    for (const { query, ideas } of items) {
      const answer = await app.post("/api/functions/ai-gift-finder", query);
      const { suggestions } = (await answer.json()) as { suggestions: { title: string; why: string }[] };
      const told = ideas.map(({ title, why }) => ({ title, why }));
      expect(told).toEqual(suggestions.slice(0, 3).map(({ title, why }) => ({ title, why })));
      expect(ideas.every(({ why, drawing }) => why && drawing)).toBe(true);
    }
  });

  it("answers with the drawing of each idea, one of those that there are", async () => {
    const response = await app.request("/api/drawings");
    expect(response.status).toBe(200);
    const { items } = drawingsResponse.parse(await response.json());
    const drawn = new Set(items.map(({ drawing }) => drawing.line));
    expect(drawn.size).toBe(items.length);
    for (const { drawing } of await list({ limit: "200" })) expect(drawn).toContain(drawing?.line);
    const one = await app.request(`/api/gift-ideas/${CATALOGUE[0]?.id}`);
    expect(drawn).toContain(giftSuggestion.parse(await one.json()).drawing?.line);
  });

  it.each(["nothing", "%00", "%E0%A4%A", "__proto__", "a%2Fb"])("answers 404 for the id %s", async (id) => {
    expect((await app.request(`/api/gift-ideas/${id}`)).status).toBe(404);
  });
});
