import { categoryKey } from "../category-key.ts";
import { bestFirst } from "./best-first.ts";
import type { Recommendation } from "./recommendation.ts";

/** Items with this score or more are kept, however many; with less, only up to so many in all. */
const KEPT_FROM = 6;
const TOPPED_UP_TO = 5;

/**
 * The high-quality mode's choice, best first: the items that score at least 6,
 * topped up to 5 from the best of the rest, and no more of one category than half of those asked for, but
 * at least 2. A category that is full gives its turn to the next best, in the topping up too, so fewer than
 * 5 come only where the cap leaves no more. All that share the highest score are flagged top, no others.
 * @param count how many were asked for; it sets the cap and doesn't cut the list
 */
export function keepHighQuality<Item extends Recommendation>(items: readonly Item[], count: number): Item[] {
  const cap = Math.max(2, Math.ceil(count / 2));
  const perCategory = new Map<string, number>();
  const kept: Item[] = [];
  for (const item of bestFirst(items)) {
    const category = categoryKey(item.category);
    const alike = perCategory.get(category) ?? 0;
    const isWanted = item.qualityScore >= KEPT_FROM || kept.length < TOPPED_UP_TO;
    if (!isWanted || alike >= cap) continue;
    perCategory.set(category, alike + 1);
    kept.push(item);
  }
  const highest = kept[0]?.qualityScore;
  return kept.map((item) => ({ ...item, isTopRecommendation: item.qualityScore === highest }));
}
