import {
  affordableRange,
  asEstimate,
  type GiftIdea,
  type Interest,
  MARKETPLACES,
  understandInterest,
  understandOccasion,
} from "@gifthearth/core";
import type { GiftIdeasQuery } from "@gifthearth/core/contract";
import { spreadOverCategories } from "@gifthearth/core/recommend";

/**
 * The ideas that suit an occasion, answer an interest and can be had at a price, where each is asked
 * for. Those that name the interest first come first; among equals each category has its turn.
 */
export function findIdeas(
  catalogue: readonly GiftIdea[],
  query: GiftIdeasQuery,
): { readonly ideas: readonly GiftIdea[]; readonly total: number } {
  const occasion = query.occasion ? understandOccasion(query.occasion) : null;
  const meanings = query.interest ? understandInterest(query.interest).meanings : null;
  const { currency } = MARKETPLACES.rowOf(query.country);
  const prices = [
    asEstimate(query.minPrice ?? 0, currency),
    asEstimate(query.maxPrice ?? Number.POSITIVE_INFINITY, currency),
  ] as const;
  const found = catalogue
    .filter(({ notIn }) => !notIn?.includes(query.country))
    .filter((idea) => occasion === null || idea.occasions.includes(occasion))
    .filter((idea) => affordableRange(idea.price, prices))
    .map((idea) => ({ idea, place: meanings ? placeOf(meanings, idea) : 0 }))
    .filter(({ place }) => Number.isFinite(place));
  const inOrder = spreadOverCategories(found.map((one) => ({ ...one, category: one.idea.category })))
    .sort((one, other) => one.place - other.place)
    .map(({ idea }) => idea);
  return { ideas: inOrder.slice(query.offset, query.offset + query.limit), total: found.length };
}

/** How early the idea names one of the interests; Infinity when it names none. */
function placeOf(meanings: readonly Interest[], idea: GiftIdea): number {
  const places = meanings.map((meaning) => idea.interests.indexOf(meaning)).filter((place) => place >= 0);
  return Math.min(...places);
}
