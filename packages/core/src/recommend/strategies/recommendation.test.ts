import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toSuggestion } from "../../gift/suggestion.ts";
import { toRecommendation } from "./recommendation.ts";

/** What becomes of an object of a model's output. */
function read(raw: unknown) {
  const suggestion = toSuggestion(raw, "r1");
  return suggestion && toRecommendation(suggestion);
}

describe("toRecommendation", () => {
  it("has the engine's defaults for what is missing (section 3)", () => {
    expect(read({})).toEqual({
      id: "r1",
      title: "Gift Recommendation",
      description: "A thoughtful gift option based on your preferences.",
      priceRange: "$25-$50",
      category: "misc",
      why: null,
      searchText: null,
      affiliateUrl: null,
      imageUrl: null,
      charityImpact: null,
      tags: [],
      isTopRecommendation: false,
      isError: false,
      qualityScore: 0.8,
      averageRating: null,
      reviewCount: null,
    });
  });

  it("keeps what is stated", () => {
    const stated = {
      title: "Warm Lamp",
      description: "A book light.",
      priceRange: "$25-$50",
      category: "Home",
      isTopRecommendation: true,
      qualityScore: 8.2,
    };
    expect(read(stated)).toMatchObject(stated);
  });

  it("guesses the category from the description, otherwise misc (section 3)", () => {
    expect(read({ title: "Dune", description: "A novel to get lost in." })?.category).toBe("books");
    expect(read({ title: "Novel Thing", description: "To be glad of." })?.category).toBe("misc");
  });

  it("takes no rating from a model", () => {
    const rated = read({ title: "Warm Lamp", averageRating: 4.9, reviewCount: 12_000 });
    expect(rated).toMatchObject({ averageRating: null, reviewCount: null });
  });

  it.each([null, undefined, "Warm Lamp", [], { title: "abc" }, { title: "" }])("is null for %j", (raw) => {
    expect(read(raw)).toBeNull();
  });

  it("copes with anything, and never shows a default of the finder", () => {
    const field = fc.oneof(fc.anything({ maxDepth: 1 }), fc.string());
    const raw = fc.record(
      { title: field, description: field, priceRange: field, category: field, qualityScore: field },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(raw, (value) => {
        const found = read(value);
        expect(found?.title).not.toBe("Gift Suggestion");
        expect(found?.description).not.toBe("No description available");
      }),
    );
  });
});
