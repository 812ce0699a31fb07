import type { GiftQuery } from "@gifthearth/core";
import type { Notice, SavableIdea } from "@gifthearth/widgets";
import { expect, it } from "vitest";
import { browserStorage } from "./browser-storage.ts";
import { createKeptSaves } from "./kept-save.ts";
import { createSaving } from "./saving.ts";
import { createVisitMemory } from "./visit-memory.ts";

const IDEA: SavableIdea = {
  title: "Bread Pan",
  description: "It traps steam.",
  priceRange: "$40-$80",
  category: "kitchen",
  imageUrl: null,
  affiliateUrl: "https://www.amazon.com/s?k=bread+pan",
};

const QUERY: GiftQuery = {
  occasion: "Birthday",
  interests: ["Tea"],
  budgetMin: 25,
  budgetMax: 50,
  additionalNotes: "She has a kettle.",
};

const refusal = (status: number, code: string) => () =>
  Response.json({ error: { code, message: "Because", requestId: "1" } }, { status });

function setUp(reply: () => Response = () => Response.json({}, { status: 201 })) {
  const items = new Map<string, string>();
  const storage = browserStorage(
    () =>
      ({
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, text: string) => items.set(key, text),
        removeItem: (key: string) => items.delete(key),
      }) as unknown as Storage,
  );
  const memory = createVisitMemory(storage, () => false);
  const kept = createKeptSaves(storage, () => 0);
  const notices: Notice[] = [];
  const sent: [string, unknown][] = [];
  const api = {
    baseUrl: "",
    async fetch(path: string | URL | Request, init: RequestInit = {}) {
      sent.push([String(path), JSON.parse(String(init.body))]);
      return reply();
    },
  };
  const saving = (isSignedIn: boolean) =>
    createSaving({
      api,
      isSignedIn,
      notify: (notice) => notices.push(notice),
      memory,
      kept,
      here: () => "/gift-finder?budgetMax=50",
    });
  return { memory, notices, sent, saving };
}

it("saves for who is signed in", async () => {
  const { notices, sent, saving } = setUp();
  expect(await saving(true).saveIdea(IDEA)).toBe(true);
  expect(await saving(true).saveSearch(QUERY)).toBe(true);
  expect(sent).toEqual([
    ["/api/saved-gift-ideas", IDEA],
    ["/api/saved-gift-queries", QUERY],
  ]);
  expect(notices).toEqual([
    { kind: "success", text: "Gift idea saved successfully!" },
    { kind: "success", text: "Search saved successfully!" },
  ]);
});

it("asks others to sign in, and finishes once they have", async () => {
  const { memory, notices, sent, saving } = setUp();
  memory.storeLastQuery(QUERY);
  expect(await saving(false).saveIdea(IDEA)).toBe(false);
  expect(sent).toEqual([]);
  const href = "/auth?next=%2Fgift-finder%3FbudgetMax%3D50";
  expect(notices).toEqual([
    { kind: "error", text: "Please sign in to save gift ideas", action: { label: "Sign In", href } },
  ]);
  saving(false).finish();
  expect(sent).toEqual([]);
  saving(true).finish();
  saving(true).finish();
  expect(sent).toEqual([["/api/saved-gift-ideas", IDEA]]);
  // The form that is shown next holds the search.
  expect(memory.takeLastQuery(false)).toEqual(QUERY);
});

it("asks to sign in again when the session has ended meanwhile", async () => {
  const { notices, saving } = setUp(refusal(401, "unauthorized"));
  expect(await saving(true).saveSearch(QUERY)).toBe(false);
  expect(notices).toMatchObject([
    { text: "Please sign in to save your search", action: { label: "Sign In" } },
  ]);
});

it("saves the visit's last search where none is shown, and says when there is none", async () => {
  const { memory, notices, sent, saving } = setUp();
  expect(await saving(true).saveSearch(null)).toBe(false);
  expect(notices).toEqual([{ kind: "error", text: "No search parameters available to save" }]);
  memory.storeLastQuery(QUERY);
  expect(await saving(true).saveSearch(null)).toBe(true);
  expect(sent).toEqual([["/api/saved-gift-queries", QUERY]]);
});

it("says that it failed, and why where the visitor can do something about it", async () => {
  const broken = setUp(refusal(500, "internal_error"));
  expect(await broken.saving(true).saveIdea(IDEA)).toBe(false);
  expect(broken.notices).toEqual([{ kind: "error", text: "Failed to save gift idea" }]);
  const full = setUp(refusal(409, "conflict"));
  expect(await full.saving(true).saveSearch(QUERY)).toBe(false);
  expect(full.notices).toEqual([
    { kind: "error", text: "Failed to save your search", description: "Because" },
  ]);
});
