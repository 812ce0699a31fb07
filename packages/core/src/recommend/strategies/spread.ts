import { categoryKey } from "../category-key.ts";

/**
 * The items in turn from each category, in the order in which the categories first come; within a category
 * the order stays. What is long and sorted by category shows its breadth from the beginning.
 */
export function spreadOverCategories<Item extends { readonly category: string }>(
  items: readonly Item[],
): Item[] {
  const taken = new Map<string, number>();
  return items
    .map((item) => {
      const category = categoryKey(item.category);
      const round = taken.get(category) ?? 0;
      taken.set(category, round + 1);
      return { item, round };
    })
    .toSorted((one, other) => one.round - other.round)
    .map(({ item }) => item);
}
