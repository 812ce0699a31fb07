import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areSimilarTitles } from "../../gift/similarity.ts";
import { EMPTY_HISTORY, personalize } from "./personalize.ts";
import { ids, originals, recommendations, topIds } from "./recommendation.fixture.ts";

const scores = (items: ReturnType<typeof recommendations>) => items.map(({ qualityScore }) => qualityScore);
const favoring = (...favoriteCategories: readonly string[]) => ({ ...EMPTY_HISTORY, favoriteCategories });
const after = (...previousGifts: readonly string[]) => ({ ...EMPTY_HISTORY, previousGifts });

const FIVE = recommendations(
  { title: "Wooden Chess Board", qualityScore: 9 },
  { title: "Amber Reading Lamp", qualityScore: 8 },
  { title: "Iron Teapot", qualityScore: 7 },
  { title: "Velvet Riding Hat", qualityScore: 6 },
  { title: "Brass Guitar Capo", qualityScore: 5 },
);

describe("personalize: favourite categories", () => {
  it("give +1 score (section 9) and put the items in their order", () => {
    const items = recommendations(
      { category: "home", qualityScore: 7 },
      { category: "tech", qualityScore: 6.5 },
    );
    const chosen = personalize(items, favoring("tech"));
    expect(ids(chosen)).toEqual(["item-1", "item-0"]);
    expect(scores(chosen)).toEqual([7.5, 7]);
  });

  it.each([9.5, 10])("give a score of 10 at most (section 9): from %d", (qualityScore) => {
    expect(scores(personalize(recommendations({ qualityScore }), favoring("home")))).toEqual([10]);
  });

  it("become top, and only the first top stays top (section 9)", () => {
    const items = recommendations(
      { category: "misc", qualityScore: 9 },
      { category: "home", qualityScore: 6 },
      { category: "home", qualityScore: 7 },
      { category: "misc", qualityScore: 5, isTopRecommendation: true },
    );
    expect(topIds(personalize(items, favoring("home")))).toEqual(["item-2"]);
  });

  it("are known by the names that the profile has for them", () => {
    const items = recommendations(...["tech", "outdoor", "food", "home"].map((category) => ({ category })));
    const chosen = personalize(items, favoring("Technology", "Outdoors", "Food & Drink", "Home"));
    expect(scores(chosen)).toEqual([8, 8, 8, 8]);
  });

  it("may be none: then the first of those flagged before stays top", () => {
    const items = recommendations(
      { qualityScore: 6, isTopRecommendation: true },
      { qualityScore: 7, isTopRecommendation: true },
      { qualityScore: 8 },
    );
    const chosen = personalize(items, EMPTY_HISTORY);
    expect(scores(chosen)).toEqual([8, 7, 6]);
    expect(topIds(chosen)).toEqual(["item-1"]);
  });
});

describe("personalize: previous gifts", () => {
  it("are excluded by the similarity rule (section 5)", () => {
    const chosen = personalize(FIVE, after("wooden-chess board!", "Reading Lamp"));
    expect(chosen.map(({ title }) => title)).toEqual([
      "Iron Teapot",
      "Velvet Riding Hat",
      "Brass Guitar Capo",
    ]);
  });

  it("follow at the end, as they were and never top, so that at least 3 results are kept (section 9)", () => {
    const items = FIVE.map((item) => ({ ...item, isTopRecommendation: true }));
    const history = { ...favoring("home"), previousGifts: FIVE.slice(0, 4).map(({ title }) => title) };
    const chosen = personalize(items, history);
    expect(ids(chosen)).toEqual(["item-4", "item-0", "item-1"]);
    expect(scores(chosen)).toEqual([6, 9, 8]);
    expect(topIds(chosen)).toEqual(["item-4"]);
  });

  it("may be all that there is", () => {
    const chosen = personalize(FIVE.slice(0, 2), after(...FIVE.map(({ title }) => title)));
    expect(ids(chosen)).toEqual(["item-0", "item-1"]);
    expect(topIds(chosen)).toEqual([]);
  });
});

describe("personalize", () => {
  it("gives 5 unless another count is asked for (section 9), the best, and at least 3", () => {
    const seven = recommendations(...[1, 2, 3, 4, 5, 6, 7].map((qualityScore) => ({ qualityScore })));
    expect(scores(personalize(seven, EMPTY_HISTORY))).toEqual([7, 6, 5, 4, 3]);
    expect(scores(personalize(seven, EMPTY_HISTORY, 6))).toEqual([7, 6, 5, 4, 3, 2]);
    expect(scores(personalize(seven, EMPTY_HISTORY, 1))).toEqual([7, 6, 5]);
  });

  it("gives nothing of nothing, one of one, and keeps the order given among equal scores", () => {
    expect(personalize([], favoring("home"))).toEqual([]);
    expect(personalize(FIVE.slice(0, 1), EMPTY_HISTORY)).toEqual(FIVE.slice(0, 1));
    expect(ids(personalize(recommendations({}, {}, {}), EMPTY_HISTORY))).toEqual([
      "item-0",
      "item-1",
      "item-2",
    ]);
  });

  const title = fc.constantFrom(
    "Chess Board",
    "Chess Clock",
    "Reading Lamp",
    "Iron Teapot",
    "Board Games",
    "Hat",
  );
  const items = fc
    .array(
      fc.record({
        title,
        qualityScore: fc.constantFrom(0, 6, 7.5, 9.5, 10),
        category: fc.constantFrom("tech", "home", "misc"),
        isTopRecommendation: fc.boolean(),
      }),
      { maxLength: 10 },
    )
    .map((changes) => recommendations(...changes));
  const history = fc.record({
    previousGifts: fc.array(title, { maxLength: 3 }),
    previousInterests: fc.constant([]),
    favoriteCategories: fc.subarray(["tech", "Home", "books"]),
  });

  it("keeps 3 where there are 3, one top at most, scores of 10 at most, and changes nothing else", () => {
    fc.assert(
      fc.property(items, history, fc.nat(8), (given, known, count) => {
        const chosen = personalize(given, known, count);
        expect(chosen.length).toBeGreaterThanOrEqual(Math.min(3, given.length));
        expect(chosen.length).toBeLessThanOrEqual(Math.max(3, count));
        expect(topIds(chosen).length).toBeLessThanOrEqual(1);
        expect(Math.max(0, ...scores(chosen))).toBeLessThanOrEqual(10);
        expect(new Set(ids(chosen)).size).toBe(chosen.length);
        expect(given).toEqual(expect.arrayContaining(originals(chosen, given)));
      }),
    );
  });

  it("gives a previous gift only where fewer than 3 others are left", () => {
    fc.assert(
      fc.property(items, history, (given, known) => {
        const isNew = (name: string) =>
          !known.previousGifts.some((previous) => areSimilarTitles(previous, name));
        const chosen = personalize(given, known);
        if (chosen.every(({ title: name }) => isNew(name))) return;
        expect(given.filter(({ title: name }) => isNew(name)).length).toBeLessThan(3);
        expect(chosen.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
