import { categoryKey } from "../category-key.ts";
import { bestFirst } from "./best-first.ts";
import { DEFAULT_PAGE_COUNT } from "./counts.ts";
import { priceTier, priceTierBounds } from "./price-tiers.ts";
import type { Recommendation } from "./recommendation.ts";

/**
 * The diversity strategy's choice, in the order of picking: the top item, then
 * the best of each further category, then the best one left of each price tier; at most 5, and no filling
 * up after that. The top item is the best of those flagged top, or of all when none is. Categories and
 * tiers come in the order of their best items; of equal scores the first given goes first.
 */
export function pickDiverse<Item extends Recommendation>(items: readonly Item[]): Item[] {
  const ranked = bestFirst(items);
  const top = ranked.find(({ isTopRecommendation }) => isTopRecommendation) ?? ranked[0];
  if (!top) return [];
  const picked = new Set([top]);

  const categories = new Set([categoryKey(top.category)]);
  for (const item of ranked) {
    const category = categoryKey(item.category);
    if (!categories.has(category)) picked.add(item);
    categories.add(category);
  }

  const bounds = priceTierBounds(items);
  const tiers = new Set();
  for (const item of ranked) {
    const tier = priceTier(item, bounds);
    if (tier === null || tiers.has(tier) || picked.has(item)) continue;
    tiers.add(tier);
    picked.add(item);
  }
  return [...picked].slice(0, DEFAULT_PAGE_COUNT);
}
