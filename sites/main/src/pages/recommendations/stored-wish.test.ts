import { describe, expect, it } from "vitest";
import type { BrowserStorage } from "../../host/browser-storage.ts";
import { createVisitMemory } from "../../host/visit-memory.ts";
import { readStoredWish, storeWish } from "./stored-wish.ts";
import type { Wish } from "./wish.ts";

function memoryStorage(stored?: string): BrowserStorage & { readonly texts: Map<string, string> } {
  const texts = new Map(stored === undefined ? [] : [["lastSearchParams", stored]]);
  return {
    texts,
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
}

const QUERY = {
  occasion: "Birthday",
  interests: ["Art", "Rock, folk"],
  budgetMin: 25,
  budgetMax: 100,
  additionalNotes: "no alcohol",
};
const WISH = { occasion: "Birthday", interests: ["Art", "Rock, folk"], budgetMin: 25, budgetMax: 100 };

describe("readStoredWish", () => {
  it("takes up the finder's last search, without its notes", () => {
    const storage = memoryStorage();
    createVisitMemory(storage, () => false).storeLastQuery({ ...QUERY, relation: "boss", age: 50 });
    expect(readStoredWish(storage, "USD")).toEqual({ ...WISH, relationship: "boss", age: 50 });
    expect(readStoredWish(storage, "GBP")).toMatchObject({ ...WISH, currency: "GBP" });
  });

  it("gives back what was stored", () => {
    const storage = memoryStorage();
    const wish = { ...WISH, relationship: "sister", age: 8, preferences: ["handmade"] } as const;
    storeWish(storage, wish);
    expect(readStoredWish(storage, "USD")).toEqual(wish);
  });

  it.each(["", "null", "[]", "7", "{", '"Birthday"', "{}", '{"occasion":""}', '{"interests":{"a":1}}'])(
    "is null for %j",
    (text) => {
      expect(readStoredWish(memoryStorage(text), "USD")).toBeNull();
    },
  );
});

describe("storeWish", () => {
  const notesAfter = (change: Wish) => {
    const storage = memoryStorage(JSON.stringify(QUERY));
    storeWish(storage, { ...readStoredWish(storage, "USD"), ...change });
    return JSON.parse(storage.texts.get("lastSearchParams") ?? "null").additionalNotes;
  };

  it("keeps the notes of the same search, and no other's", () => {
    expect(notesAfter({})).toBe("no alcohol");
    expect(notesAfter({ occasion: "Wedding" })).toBe("");
  });

  it("stores a query that the form can take", () => {
    const storage = memoryStorage();
    storeWish(storage, { interests: ["Art"] });
    expect(JSON.parse(storage.texts.get("lastSearchParams") ?? "null")).toEqual({
      occasion: "",
      interests: ["Art"],
      budgetMin: 25,
      budgetMax: 100,
      currency: "USD",
      additionalNotes: "",
    });
    // A wish without a currency stays one in dollars, wherever it is taken up again.
    expect(readStoredWish(storage, "GBP")).not.toHaveProperty("currency");
  });
});
