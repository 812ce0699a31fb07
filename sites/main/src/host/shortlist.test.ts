// @vitest-environment happy-dom
import type { SavableIdea } from "@gifthearth/widgets";
import { beforeEach, expect, it, vi } from "vitest";
import { createShortlist, MOST_IDEAS } from "./shortlist.ts";

const IDEA: SavableIdea = {
  title: "Bread Pan",
  description: "It traps steam.",
  priceRange: "$40-$80",
  category: "kitchen",
  imageUrl: null,
  affiliateUrl: "https://www.amazon.com/s?k=bread+pan&gh_tracking=bread-pan",
};
const named = (title: string): SavableIdea => ({
  ...IDEA,
  title,
  affiliateUrl: "https://www.amazon.com/s?k=x",
});

/** Of one browser, as many tabs as wanted. */
let time = 0;
const open = () =>
  createShortlist(
    () => localStorage,
    () => time++,
  );

beforeEach(() => localStorage.clear());

it("keeps an idea once, the latest first, and tells who listens", () => {
  const list = open();
  const heard = vi.fn();
  const end = list.subscribe(heard);
  expect(list.add(IDEA, { relation: "mother", occasion: "Birthday" })).toBe(true);
  expect(list.add(named("Kettle"), null)).toBe(true);
  list.add({ ...IDEA, title: "Brotform" }, null);
  expect(list.items().map(({ title, forWhom }) => [title, forWhom])).toEqual([
    ["Brotform", null],
    ["Kettle", null],
  ]);
  expect(list.items()).toBe(list.items());
  expect(heard).toHaveBeenCalledTimes(3);
  list.remove("bread-pan");
  expect(list.items()).toHaveLength(1);
  end();
  list.remove("Kettle");
  expect(heard).toHaveBeenCalledTimes(4);
});

it("loses nothing when two tabs change it at once", () => {
  const [one, other] = [open(), open()];
  const [a, b] = [one.items(), other.items()];
  expect([a, b]).toEqual([[], []]);
  one.add(named("Kettle"), null);
  other.add(named("Star Map"), null);
  one.remove("Star Map");
  other.add(named("Wool Rug"), null);
  const titles = (list: typeof one) => list.items().map(({ title }) => title);
  expect(titles(one)).toEqual(["Wool Rug", "Kettle"]);
  expect(titles(other)).toEqual(titles(one));
});

it("hears of another tab's changes, and of nothing else", () => {
  const list = open();
  const heard = vi.fn();
  list.subscribe(heard);
  for (const key of ["shortlist:x", null, "theme"]) {
    dispatchEvent(Object.assign(new Event("storage"), { key }));
  }
  expect(heard).toHaveBeenCalledTimes(2);
});

it("says when nothing can be kept: no room, no permission, too many", () => {
  const refuse = () => {
    throw new DOMException("The quota has been exceeded", "QuotaExceededError");
  };
  const full = createShortlist(
    () => ({ length: 0, key: () => null, setItem: refuse }) as unknown as Storage,
    Date.now,
  );
  expect(full.add(IDEA, null)).toBe(false);
  const forbidden = createShortlist(refuse, Date.now);
  expect([forbidden.add(IDEA, null), forbidden.items()]).toEqual([false, []]);
  forbidden.remove("x");
  const list = open();
  for (let n = 0; n < MOST_IDEAS; n++) expect(list.add(named(`Idea ${n}`), null)).toBe(true);
  expect(list.add(IDEA, null)).toBe(false);
  expect(list.add(named("Idea 1"), null)).toBe(true);
});

it.each([
  "",
  "{",
  "null",
  "[]",
  "{}",
  JSON.stringify({ ...IDEA, affiliateUrl: "javascript:alert(1)", keptAt: 0 }),
])("leaves out what isn't an idea: %s", (text) => {
  localStorage.setItem("shortlist:odd", text);
  expect(open().items()).toEqual([]);
});
