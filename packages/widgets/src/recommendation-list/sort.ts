import type { Recommendation } from "@gifthearth/core/recommend";
import { priceOf } from "./price-of.ts";

/** The orders offered. */
export const SORT_ORDERS = {
  relevance: "Relevance",
  cheapest: "Price: Low to High",
  dearest: "Price: High to Low",
  rated: "Highest Rated",
} as const;
export type SortOrder = keyof typeof SORT_ORDERS;

/** The order of that name; relevance for any other. */
export function toSortOrder(name: string): SortOrder {
  return Object.hasOwn(SORT_ORDERS, name) ? (name as SortOrder) : "relevance";
}

/**
 * The items in an order. Relevance is the order given, and the one of equals. "Low to high" goes by the
 * lowest price and "high to low" by the highest, an item that a shop has by what it costs there; an item without a price comes last in both. Nobody has
 * rated our ideas, so "highest rated" goes by the quality score.
 */
export function sortItems<Item extends Recommendation>(items: readonly Item[], order: SortOrder): Item[] {
  if (order === "relevance") return [...items];
  if (order === "rated") return items.toSorted((one, other) => other.qualityScore - one.qualityScore);
  const end = order === "cheapest" ? "low" : "high";
  const sign = order === "cheapest" ? 1 : -1;
  return items
    .map((item) => ({ item, price: priceOf(item)?.[end] ?? null }))
    .toSorted(({ price: one }, { price: other }) => {
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      return sign * (one - other);
    })
    .map(({ item }) => item);
}
