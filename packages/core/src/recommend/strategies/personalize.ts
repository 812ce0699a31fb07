import { areSimilar, comparableTitle } from "../../gift/similarity.ts";
import { categoryKey } from "../category-key.ts";
import { bestFirst } from "./best-first.ts";
import { DEFAULT_PAGE_COUNT } from "./counts.ts";
import type { Recommendation } from "./recommendation.ts";

/** What a signed-in user gave and liked before. */
export interface GiftHistory {
  /** Titles. */
  readonly previousGifts: readonly string[];
  readonly previousInterests: readonly string[];
  readonly favoriteCategories: readonly string[];
}

/** Of a user without a history. */
export const EMPTY_HISTORY: GiftHistory = {
  previousGifts: [],
  previousInterests: [],
  favoriteCategories: [],
};

const MIN_RESULTS = 3;
const MAX_SCORE = 10;

/**
 * The personalized strategy's choice, best first: without what
 * resembles a previous gift, favourite categories scored 1 higher (at most 10) and flagged top, and of all
 * that are flagged only the first left so. Where fewer than 3 remain, the best of those excluded follow
 * at the end, as they were and never top.
 * @param count how many at most; at least 3 are kept all the same
 */
export function personalize<Item extends Recommendation>(
  items: readonly Item[],
  { previousGifts, favoriteCategories }: Pick<GiftHistory, "previousGifts" | "favoriteCategories">,
  count = DEFAULT_PAGE_COUNT,
): Item[] {
  const given = previousGifts.map(comparableTitle);
  const favorites = new Set(favoriteCategories.map(categoryKey));
  const isNew = ({ title }: Recommendation) =>
    !given.some((previous) => areSimilar(previous, comparableTitle(title)));
  const limit = Math.max(MIN_RESULTS, count);

  const fresh = items
    .filter(isNew)
    .map((item) => (favorites.has(categoryKey(item.category)) ? favor(item) : item));
  const kept = keepFirstTop(bestFirst(fresh).slice(0, limit));
  const excluded = bestFirst(items.filter((item) => !isNew(item)));
  const spare = excluded.slice(0, Math.max(0, MIN_RESULTS - kept.length));
  return [...kept, ...spare.map(withoutTop)];
}

function favor<Item extends Recommendation>(item: Item): Item {
  return { ...item, qualityScore: Math.min(MAX_SCORE, item.qualityScore + 1), isTopRecommendation: true };
}

function keepFirstTop<Item extends Recommendation>(items: readonly Item[]): Item[] {
  const first = items.findIndex(({ isTopRecommendation }) => isTopRecommendation);
  return items.map((item, place) => (place === first ? item : withoutTop(item)));
}

function withoutTop<Item extends Recommendation>(item: Item): Item {
  return { ...item, isTopRecommendation: false };
}
