import { type GiftSuggestion, SUGGESTION_DEFAULTS } from "@gifthearth/core";
import { type BuiltinGift, FIXED_GIFTS, INTEREST_SETS } from "./builtin-gifts.ts";
import { type GiftSource, MAX_SUGGESTIONS } from "./source.ts";

const TOP_TITLE = "Experience Voucher";

/**
 * The specification's fixed ideas, the last resort (specification, sections 8 and 9): the sets of the
 * interests named, each in turn so that all have their share, and then the four fixed gifts. Their
 * prices stay as specified, even outside the budget.
 */
export function createBuiltinSource(): GiftSource {
  return {
    name: "builtin",
    async *suggest(query) {
      const interests = new Set(query.interests.map((interest) => interest.trim().toLowerCase()));
      const sets = [...interests].map((interest) => INTEREST_SETS.get(interest) ?? []);
      for (const gift of [...interleave(sets), ...FIXED_GIFTS].slice(0, MAX_SUGGESTIONS)) {
        yield toGiftSuggestion(gift);
      }
    },
  };
}

/** The first of each list, the second of each, and so on. */
function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat();
}

function toGiftSuggestion({
  title,
  description,
  priceRange,
  category,
  searchText,
}: BuiltinGift): GiftSuggestion {
  return {
    id: `builtin-${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`,
    title,
    description,
    priceRange,
    category,
    why: null,
    searchText,
    affiliateUrl: null,
    imageUrl: null,
    charityImpact: null,
    tags: [],
    isTopRecommendation: title === TOP_TITLE,
    isError: false,
    qualityScore: SUGGESTION_DEFAULTS.qualityScore,
  };
}
