import type { GiftQuery } from "@gifthearth/core";
import type { Notice, SavableIdea } from "@gifthearth/widgets";
import { expect, it, vi } from "vitest";
import { browserStorage } from "./browser-storage.ts";
import { createKeptSaves } from "./kept-save.ts";
import { createSaving } from "./saving.ts";
import { createShortlist } from "./shortlist.ts";
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

/** @param room how many things it holds */
function fakeStorage(room = 100): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, text: string) {
      if (items.size >= room) throw new DOMException("The quota has been exceeded", "QuotaExceededError");
      items.set(key, text);
    },
    removeItem: (key: string) => items.delete(key),
    clear: () => items.clear(),
  };
}

type Reply = (path: string, body: unknown) => Response;

function setUp(reply: Reply = () => Response.json({ items: [] }, { status: 201 }), room?: number) {
  const session = fakeStorage();
  const device = fakeStorage(room);
  const storage = browserStorage(() => session);
  let time = 0;
  const shortlist = createShortlist(
    () => device,
    () => time++,
  );
  const memory = createVisitMemory(storage, () => false);
  const kept = createKeptSaves(storage, () => 0);
  const notices: Notice[] = [];
  const sent: [string, unknown][] = [];
  const api = {
    baseUrl: "",
    async fetch(path: string | URL | Request, init: RequestInit = {}) {
      const body = init.body ? JSON.parse(String(init.body)) : null;
      if (body) sent.push([String(path), body]);
      return reply(String(path), body);
    },
  };
  const saving = (isSignedIn: boolean) =>
    createSaving({
      api,
      isSignedIn,
      notify: (notice) => notices.push(notice),
      memory,
      kept,
      shortlist,
      here: () => "/gift-finder?budgetMax=50",
    });
  return { memory, notices, sent, saving, shortlist };
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

const href = "/auth?next=%2Fgift-finder%3FbudgetMax%3D50";

it("keeps others' ideas on the device, and brings them into the account once they have signed in", async () => {
  const { memory, notices, sent, saving, shortlist } = setUp((_, body) => {
    if (!body) return Response.json({ items: [{ title: "Kettle" }] });
    const isBroken = (body as SavableIdea).title === "Broken";
    return isBroken ? refusal(400, "invalid_request")() : Response.json({}, { status: 201 });
  });
  memory.storeLastQuery({ ...QUERY, relation: "mother" });
  expect(await saving(false).saveIdea(IDEA)).toBe(true);
  expect(notices).toEqual([
    {
      kind: "success",
      text: "Added to your shortlist",
      description: "It stays on this device. Please sign in to save gift ideas to your account.",
      action: { label: "Sign In", href },
    },
  ]);
  expect(shortlist.items()).toMatchObject([
    { ...IDEA, forWhom: { relation: "mother", occasion: "Birthday" } },
  ]);
  for (const title of ["Bread Pan", "Kettle", "Broken", "Star Map"]) {
    await saving(false).saveIdea({ ...IDEA, title });
  }
  saving(false).finish();
  expect(sent).toEqual([]);
  saving(true).finish();
  await vi.waitFor(() =>
    expect(notices.at(-1)).toEqual({ kind: "success", text: "3 gift ideas saved to your account" }),
  );
  // The first that was kept first; what the account has is not sent again, and what it refuses stays here.
  expect(sent.map(([, body]) => (body as SavableIdea).title)).toEqual(["Bread Pan", "Broken", "Star Map"]);
  expect(shortlist.items().map(({ title }) => title)).toEqual(["Broken"]);
  expect(sent[0]?.[1]).toMatchObject({ relation: "mother", occasion: "Birthday" });
  // The form that is shown next holds the search.
  expect(memory.takeLastQuery(false)).toEqual({ ...QUERY, relation: "mother" });
});

it("keeps the shortlist on the device as long as the account can't have it", async () => {
  const { notices, saving, shortlist } = setUp((_, body) =>
    body ? refusal(409, "conflict")() : Response.json({ items: [] }),
  );
  await saving(false).saveIdea(IDEA);
  saving(true).finish();
  await vi.waitFor(() =>
    expect(notices.at(-1)).toEqual({
      kind: "error",
      text: "Failed to save gift idea",
      description: "Because",
    }),
  );
  expect(shortlist.items()).toHaveLength(1);
});

it("asks to sign in where the browser keeps nothing, and finishes then", async () => {
  const { notices, sent, saving } = setUp(undefined, 0);
  expect(await saving(false).saveIdea(IDEA)).toBe(false);
  const text = "Please sign in to save gift ideas";
  const description = "This browser keeps no more ideas by itself.";
  expect(notices).toEqual([{ kind: "error", text, description, action: { label: "Sign In", href } }]);
  saving(true).finish();
  saving(true).finish();
  expect(sent).toEqual([["/api/saved-gift-ideas", IDEA]]);
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
