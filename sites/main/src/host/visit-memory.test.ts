import { EMPTY_QUERY, type GiftQuery } from "@gifthearth/core";
import { describe, expect, it } from "vitest";
import type { BrowserStorage } from "./browser-storage.ts";
import { createVisitMemory } from "./visit-memory.ts";

const QUERY: GiftQuery = {
  ...EMPTY_QUERY,
  occasion: "Birthday",
  interests: ["Art"],
  additionalNotes: "Left-handed",
  relation: "in-law",
  age: 71,
};

const reloaded = () => true;
const opened = () => false;

function storageOf(content: Record<string, string> = {}): BrowserStorage & { content: Map<string, string> } {
  const map = new Map(Object.entries(content));
  return {
    content: map,
    read: (key) => map.get(key) ?? null,
    write: (key, text) => void map.set(key, text),
    remove: (key) => void map.delete(key),
  };
}

describe("the last query", () => {
  it("goes once into the form of a finder that opens empty", () => {
    const storage = storageOf();
    createVisitMemory(storage, opened).storeLastQuery(QUERY);
    const memory = createVisitMemory(storage, opened);
    expect(memory.takeLastQuery(true)).toEqual(QUERY);
    expect(memory.takeLastQuery(true)).toBeNull();
    expect(storage.content.has("lastGiftQuery")).toBe(false);
  });

  it("keeps what was taken away of the person", () => {
    const memory = createVisitMemory(storageOf(), opened);
    const query = { ...QUERY, takenAway: [{ key: "owns:cat", kind: "owns", words: "her cat" } as const] };
    memory.storeLastQuery(query);
    expect(memory.lastSearch()).toEqual(query);
    expect(memory.takeLastQuery(true)).toEqual(query);
  });

  it("goes once into any form after a reload", () => {
    const storage = storageOf();
    createVisitMemory(storage, opened).storeLastQuery(QUERY);
    const memory = createVisitMemory(storage, reloaded);
    expect(memory.takeLastQuery(false)).toEqual(QUERY);
    expect(memory.takeLastQuery(true)).toBeNull();
  });

  it("goes once into any form when it is handed off", () => {
    const memory = createVisitMemory(storageOf(), opened);
    memory.handOff(QUERY);
    expect(memory.takeLastQuery(false)).toEqual(QUERY);
    expect(memory.takeLastQuery(true)).toBeNull();
  });

  it("stays where it is for a form that doesn't open empty", () => {
    const memory = createVisitMemory(storageOf(), reloaded);
    memory.storeLastQuery(QUERY);
    expect(memory.takeLastQuery(false)).toBeNull();
    expect(memory.takeLastQuery(true)).toEqual(QUERY);
  });

  it("is also kept as the last search's parameters", () => {
    const storage = storageOf();
    createVisitMemory(storage, opened).storeLastQuery(QUERY);
    createVisitMemory(storage, reloaded).takeLastQuery(false);
    expect(JSON.parse(storage.content.get("lastSearchParams") ?? "")).toEqual(QUERY);
  });

  it("is what the form held, without what was said of the ideas that came", () => {
    const storage = storageOf();
    const refined = { ...QUERY, refinement: { moreLike: ["Tea"] } };
    createVisitMemory(storage, opened).storeLastQuery(refined);
    expect(JSON.parse(storage.content.get("lastGiftQuery") ?? "")).toEqual(QUERY);
  });

  it.each([
    ["no JSON", "{"],
    ["null", "null"],
    ["a text", '"Birthday"'],
    ["a part of a query", '{"occasion":"Birthday"}'],
    ["interests that are no texts", JSON.stringify({ ...QUERY, interests: [1] })],
    ["a budget that is no number", JSON.stringify({ ...QUERY, budgetMax: "100" })],
  ])("is none when what is stored is %s", (_, stored) => {
    const memory = createVisitMemory(storageOf({ lastGiftQuery: stored }), reloaded);
    expect(memory.takeLastQuery(true)).toBeNull();
  });

  it("brings back known fields only, and of them what makes sense", () => {
    const stored = JSON.stringify({ ...QUERY, provider: "openai", takenAway: [{ key: 7 }, "x", null] });
    const memory = createVisitMemory(storageOf({ lastGiftQuery: stored }), reloaded);
    expect(memory.takeLastQuery(true)).toEqual(QUERY);
  });
});

describe("the last recommendations", () => {
  it("are read back", () => {
    const storage = storageOf();
    const suggestions = [{ title: "Linocut Tools", priceRange: "$18-$40" }];
    createVisitMemory(storage, opened).storeLastRecommendations(suggestions);
    expect(createVisitMemory(storage, opened).lastRecommendations()).toEqual(suggestions);
  });

  it("keep of a suggestion its title and price alone", () => {
    const storage = storageOf();
    const found = { title: "Linocut Tools", priceRange: "$18-$40", why: "They like Art." };
    createVisitMemory(storage, opened).storeLastRecommendations([found]);
    expect(storage.content.get("lastRecommendations")).not.toContain("why");
  });

  it.each([
    ["nothing", undefined, []],
    ["no JSON", "[", []],
    ["no list", "{}", []],
    ["a list with other things in it", '[null, 1, {"title":"A"}, {"title":"B","priceRange":"$5"}]', ["B"]],
  ])("survive %s", (_, stored, titles) => {
    const storage = storageOf(stored === undefined ? {} : { lastRecommendations: stored });
    const found = createVisitMemory(storage, opened).lastRecommendations();
    expect(found.map(({ title }) => title)).toEqual(titles);
  });
});

describe("searches of the visit", () => {
  it("keep the page that is looked at, of the last one alone", () => {
    const memory = createVisitMemory(storageOf(), opened);
    memory.storePage?.(3);
    memory.keepSearch("first", QUERY);
    memory.storePage?.(1);
    memory.keepSearch("second", { ...QUERY, occasion: "Wedding" });
    expect(memory.searchAt("first")).toEqual({ ...QUERY, page: 1 });
    expect(memory.searchAt("second")?.page).toBeUndefined();
    // Asked anew, it begins at its first page.
    memory.keepSearch("first", QUERY);
    expect(memory.searchAt("first")?.page).toBeUndefined();
  });
});
