import type { GiftSuggestion, SuggestionSource } from "@gifthearth/core";
import { type GiftSource, GiftSourceError } from "../../api/src/gifts/sources/source.ts";

/** A suggestion as a source gives it. */
export function gift(title: string, changes: Partial<GiftSuggestion> = {}): GiftSuggestion {
  return {
    id: title.toLowerCase().replaceAll(" ", "-"),
    title,
    description: "Somebody will be glad of it.",
    priceRange: "$30-$60",
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
    ...changes,
  };
}

/** Suggestions whose titles no similarity rule confuses. */
export function gifts(count: number): GiftSuggestion[] {
  return Array.from({ length: count }, (_, place) =>
    gift(`Gift${"abcdefghijklmnopqrstuvwxyz"[place]} ${place}`),
  );
}

const KINDS = { openai: "model", curated: "catalogue", builtin: "fixed" } as const;

/** A source that gives these and then, if told so, fails. */
export function fakeSource(
  name: SuggestionSource,
  suggestions: readonly GiftSuggestion[],
  failure?: string,
): GiftSource {
  return {
    name,
    kind: KINDS[name],
    async *suggest() {
      yield* suggestions;
      if (failure) throw new GiftSourceError(failure);
    },
  };
}

/** A question that every source understands. */
export const QUERY = { occasion: "Birthday", interests: ["Baking"] } as const;
