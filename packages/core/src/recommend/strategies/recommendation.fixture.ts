import type { Recommendation } from "./recommendation.ts";

/** Recommendations for tests: alike but for their ids, their titles and what each is told to differ in. */
export function recommendations(...changes: readonly Partial<Recommendation>[]): Recommendation[] {
  return changes.map((change, place) => ({
    id: `item-${place}`,
    title: `Item ${place}`,
    description: "Somebody would be glad to have it.",
    priceRange: "$30-$60",
    category: "home",
    why: null,
    searchText: null,
    affiliateUrl: null,
    imageUrl: null,
    charityImpact: null,
    tags: [],
    isTopRecommendation: false,
    isError: false,
    qualityScore: 7,
    averageRating: null,
    reviewCount: null,
    ...change,
  }));
}

/** Their ids, in order: item-0, item-1 ... unless told otherwise. */
export function ids(items: readonly Recommendation[]): string[] {
  return items.map(({ id }) => id);
}

/** The ids of those flagged top. */
export function topIds(items: readonly Recommendation[]): string[] {
  return ids(items.filter(({ isTopRecommendation }) => isTopRecommendation));
}

/** The items of a choice as they came in: for tests that nothing but score and flag is changed. */
export function originals(choice: readonly Recommendation[], items: readonly Recommendation[]): object[] {
  return choice.map((chosen) => {
    const { qualityScore, isTopRecommendation } = items.find(({ id }) => id === chosen.id) ?? chosen;
    return { ...chosen, qualityScore, isTopRecommendation };
  });
}
