import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { categoryKey } from "../category-key.ts";
import { keepHighQuality } from "./high-quality.ts";
import { ids, originals, recommendations, topIds } from "./recommendation.fixture.ts";

/** Items of these scores, each of a category of its own. */
const scored = (...scores: readonly number[]) =>
  recommendations(...scores.map((qualityScore, place) => ({ qualityScore, category: `kind ${place}` })));

describe("keepHighQuality", () => {
  it("keeps items scoring at least 6 (section 9), however many, best first", () => {
    const kept = keepHighQuality(scored(6, 9, 5.9, 7, 8, 6.5, 10), 4);
    expect(kept.map(({ qualityScore }) => qualityScore)).toEqual([10, 9, 8, 7, 6.5, 6]);
  });

  it("tops up to 5 from the best of the rest (section 9)", () => {
    const kept = keepHighQuality(scored(3, 7, 5.9, 1, 5, 4, 6), 5);
    expect(kept.map(({ qualityScore }) => qualityScore)).toEqual([7, 6, 5.9, 5, 4]);
  });

  it("gives what there is where there are fewer than 5", () => {
    expect(keepHighQuality([], 5)).toEqual([]);
    expect(ids(keepHighQuality(scored(1), 5))).toEqual(["item-0"]);
    expect(ids(keepHighQuality(scored(1, 2, 3), 5))).toEqual(["item-2", "item-1", "item-0"]);
  });

  it.each([
    [0, 2],
    [1, 2],
    [4, 2],
    [5, 3],
    [6, 3],
    [7, 4],
    [12, 6],
  ])("the per-category cap is max(2, ceil(count/2)) (section 9): of %d asked for, %d", (count, cap) => {
    const alike = recommendations(...Array.from({ length: 8 }, () => ({ category: "books" })));
    expect(keepHighQuality(alike, count)).toHaveLength(cap);
  });

  it("caps the best of a category last, in the topping up too, and gives their turn to the next", () => {
    const items = recommendations(
      { category: "books", qualityScore: 9 },
      { category: "Books", qualityScore: 8 },
      { category: "book", qualityScore: 7 },
      { category: "books", qualityScore: 5 },
      { category: "tech", qualityScore: 4 },
    );
    expect(ids(keepHighQuality(items, 4))).toEqual(["item-0", "item-1", "item-4"]);
  });

  it("flags the highest-scoring items top (section 9), all of them and no others", () => {
    expect(topIds(keepHighQuality(scored(8, 9, 7, 9), 5))).toEqual(["item-1", "item-3"]);
    const flagged = recommendations({ qualityScore: 6, isTopRecommendation: true }, { qualityScore: 9 });
    expect(topIds(keepHighQuality(flagged, 5))).toEqual(["item-1"]);
  });

  it("keeps the order given among equal scores", () => {
    expect(ids(keepHighQuality(scored(7, 7, 7), 5))).toEqual(["item-0", "item-1", "item-2"]);
  });

  const items = fc
    .array(
      fc.record({
        qualityScore: fc.constantFrom(0, 4, 5.9, 6, 7, 8.5, 10),
        category: fc.constantFrom("books", "Books", "tech", "Technology", "home"),
        isTopRecommendation: fc.boolean(),
      }),
      { maxLength: 14 },
    )
    .map((changes) => recommendations(...changes));

  it("passes no cap, invents and changes nothing, and leaves out only what it must", () => {
    fc.assert(
      fc.property(items, fc.nat(12), (given, count) => {
        const kept = keepHighQuality(given, count);
        const cap = Math.max(2, Math.ceil(count / 2));
        const inCategory = (category: string) =>
          kept.filter((item) => categoryKey(item.category) === categoryKey(category)).length;
        for (const { category } of kept) expect(inCategory(category)).toBeLessThanOrEqual(cap);
        expect(given).toEqual(expect.arrayContaining(originals(kept, given)));
        expect(new Set(ids(kept)).size).toBe(kept.length);
        for (const item of given) {
          if (ids(kept).includes(item.id) || inCategory(item.category) >= cap) continue;
          expect(item.qualityScore < 6 && kept.length >= 5).toBe(true);
        }
      }),
    );
  });

  it("does not depend on the order given where no scores are equal", () => {
    const distinct = fc
      .uniqueArray(fc.integer({ min: 0, max: 100 }), { maxLength: 12 })
      .map((scores) =>
        recommendations(
          ...scores.map((score) => ({ qualityScore: score / 10, category: score % 3 ? "books" : "tech" })),
        ),
      );
    fc.assert(
      fc.property(distinct, (given) => {
        expect(keepHighQuality(given.toReversed(), 5)).toEqual(keepHighQuality(given, 5));
      }),
    );
  });
});
