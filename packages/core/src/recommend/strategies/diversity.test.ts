import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pickDiverse } from "./diversity.ts";
import { ids, recommendations } from "./recommendation.fixture.ts";

describe("pickDiverse", () => {
  it("gives at most 5 results (section 9)", () => {
    const items = recommendations(
      ...Array.from({ length: 9 }, (_, place) => ({ category: `kind ${place}` })),
    );
    expect(ids(pickDiverse(items))).toEqual(["item-0", "item-1", "item-2", "item-3", "item-4"]);
  });

  it("picks the top item first (section 9), though others score higher", () => {
    const items = recommendations(
      { qualityScore: 10 },
      { qualityScore: 6, isTopRecommendation: true },
      { qualityScore: 8, isTopRecommendation: true },
    );
    expect(ids(pickDiverse(items))[0]).toBe("item-2");
  });

  it("takes the best for the top item where none is flagged", () => {
    expect(ids(pickDiverse(recommendations({ qualityScore: 6 }, { qualityScore: 8 })))[0]).toBe("item-1");
  });

  it("picks the best per category, then the best per price tier (section 9)", () => {
    const items = recommendations(
      { category: "books", priceRange: "$90-$110", qualityScore: 5 },
      { category: "books", priceRange: "$40-$60", qualityScore: 9 },
      { category: "books", priceRange: "$5-$15", qualityScore: 8 },
      { category: "Technology", priceRange: "$40-$60", qualityScore: 6 },
      { category: "tech", priceRange: "$40-$60", qualityScore: 7 },
      { category: "Books", priceRange: "$6-$14", qualityScore: 7.5 },
      { category: "home", priceRange: "$90-$110", qualityScore: 5.5 },
    );
    expect(ids(pickDiverse(items))).toEqual(["item-1", "item-4", "item-6", "item-2", "item-3"]);
  });

  it("does not fill up after the tiers", () => {
    expect(ids(pickDiverse(recommendations({}, {}, {}, {})))).toEqual(["item-0", "item-1"]);
    const unpriced = recommendations({ priceRange: "varies" }, { priceRange: "varies" });
    expect(ids(pickDiverse(unpriced))).toEqual(["item-0"]);
  });

  it("gives nothing of nothing, and one of one", () => {
    const [item] = recommendations({});
    expect(pickDiverse([])).toEqual([]);
    expect(pickDiverse(item ? [item] : [])).toEqual([item]);
  });

  const changes = {
    category: fc.constantFrom("books", "tech", "home", "kitchen", "misc"),
    priceRange: fc.constantFrom("$5-$15", "$30-$60", "$90-$110", "varies"),
    isTopRecommendation: fc.boolean(),
  };

  it("passes no cap, repeats, invents and changes nothing, and has a category for each place it can", () => {
    const items = fc
      .array(fc.record({ ...changes, qualityScore: fc.constantFrom(5, 7, 10) }), { maxLength: 14 })
      .map((some) => recommendations(...some));
    fc.assert(
      fc.property(items, (given) => {
        const picked = pickDiverse(given);
        const categories = new Set(given.map(({ category }) => category));
        expect(picked.length).toBeLessThanOrEqual(5);
        expect(new Set(ids(picked)).size).toBe(picked.length);
        expect(given).toEqual(expect.arrayContaining(picked));
        expect(new Set(picked.map(({ category }) => category)).size).toBe(categories.size);
      }),
    );
  });

  it("does not depend on the order given where no scores are equal", () => {
    const items = fc
      .uniqueArray(fc.record({ ...changes, qualityScore: fc.integer({ min: 0, max: 100 }) }), {
        maxLength: 12,
        selector: ({ qualityScore }) => qualityScore,
      })
      .map((some) => recommendations(...some));
    fc.assert(
      fc.property(items, (given) => {
        expect(pickDiverse(given.toReversed())).toEqual(pickDiverse(given));
      }),
    );
  });
});
