import { expect, it } from "vitest";
import { browserStorage } from "./browser-storage.ts";
import { createKeptSaves, type KeptSave } from "./kept-save.ts";

const IDEA: KeptSave = {
  kind: "idea",
  idea: {
    title: "Bread Pan",
    description: "It traps steam.",
    priceRange: "$40-$80",
    category: "kitchen",
    imageUrl: null,
    affiliateUrl: "https://www.amazon.com/s?k=bread+pan",
  },
};

function setUp() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  } as unknown as Storage;
  const clock = { now: 1_000_000 };
  const saves = createKeptSaves(
    browserStorage(() => storage),
    () => clock.now,
  );
  return { items, clock, saves };
}

it("gives what was kept last, once", () => {
  const { saves } = setUp();
  expect(saves.take()).toBeNull();
  const query = {
    occasion: "Birthday",
    interests: ["Tea"],
    budgetMin: 25,
    budgetMax: 50,
    additionalNotes: "",
  };
  saves.keep({ kind: "search", query });
  saves.keep(IDEA);
  expect(saves.take()).toMatchObject(IDEA);
  expect(saves.take()).toBeNull();
});

it("lets it wait for less than half an hour", () => {
  const { saves, clock } = setUp();
  saves.keep(IDEA);
  clock.now += 30 * 60_000 - 1;
  expect(saves.take()).toMatchObject(IDEA);
  saves.keep(IDEA);
  clock.now += 30 * 60_000;
  expect(saves.take()).toBeNull();
});

it.each(["", "{", "null", "[]", '"idea"', '{"kind":"idea","keptAt":1000000}', '{"kind":"idea","idea":{}}'])(
  "takes nothing from %j, and clears it away",
  (text) => {
    const { saves, items } = setUp();
    items.set("saveAfterSignIn", text);
    expect(saves.take()).toBeNull();
    expect(items.size).toBe(0);
  },
);
