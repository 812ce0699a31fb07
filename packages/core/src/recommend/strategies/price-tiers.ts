import { readShopPrice } from "../../gift/shop-price.ts";
import type { Recommendation } from "./recommendation.ts";

export type PriceTier = "low" | "middle" | "high";

/** Where the middle tier begins and ends, both ends included. */
export interface PriceTierBounds {
  readonly low: number;
  readonly high: number;
}

type Priced = Pick<Recommendation, "priceRange">;

/** Where no price can be read. */
const DEFAULT_BOUNDS: PriceTierBounds = { low: 25, high: 75 };

/**
 * The price tiers of a list: from the 33rd to the 67th percentile of the midpoints of its price ranges. A percentile that falls between two midpoints is in proportion between
 * them, as spreadsheets have it. Prices that can't be read don't count.
 */
export function priceTierBounds(items: readonly Priced[]): PriceTierBounds {
  const midpoints = items.flatMap((item) => midpoint(item) ?? []).sort((one, other) => one - other);
  if (midpoints.length === 0) return DEFAULT_BOUNDS;
  return { low: percentile(midpoints, 0.33), high: percentile(midpoints, 0.67) };
}

/** The tier of an item; null when its price can't be read. One price throughout is all middle. */
export function priceTier(item: Priced, { low, high }: PriceTierBounds): PriceTier | null {
  const price = midpoint(item);
  if (price === null) return null;
  if (price < low) return "low";
  return price > high ? "high" : "middle";
}

function midpoint({ priceRange }: Priced): number | null {
  const price = readShopPrice(priceRange);
  return price && (price.low + price.high) / 2;
}

/** @param sorted at least one number, ascending */
function percentile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? 0;
  return below + (above - below) * (place % 1);
}
