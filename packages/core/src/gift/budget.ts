import type { PriceRange } from "./price-range.ts";

/** The budget slider, US dollars. */
export const BUDGET_SLIDER = { min: 0, max: 200, step: 5, default: [25, 100] } as const;

/**
 * The prices a visitor's budget allows. At the slider's end the upper label reads "200+", so there
 * the budget is open above.
 */
export function budgetRange(budgetMin: number, budgetMax: number): PriceRange {
  return [budgetMin, budgetMax === BUDGET_SLIDER.max ? Number.POSITIVE_INFINITY : budgetMax];
}

/** So much of the narrower of price and budget must be shared, so that an item is really to be had at that price. */
const LEAST_SHARED = 1 / 6;

/**
 * The part of an item's price range that the budget allows, or null when the two hardly meet.
 * @param least the share of the narrower one that has to be shared; 0 for what is worth a search for the right one
 */
export function affordableRange(
  price: PriceRange,
  budget: PriceRange,
  least = LEAST_SHARED,
): PriceRange | null {
  const low = Math.max(price[0], budget[0]);
  const high = Math.min(price[1], budget[1]);
  if (low > high) return null;
  const narrower = Math.min(price[1] - price[0], budget[1] - budget[0]);
  return high - low >= narrower * least ? [low, high] : null;
}

/**
 * "$25-$100", "$25-$200+": the pill above the results and the slider's label.
 * @param sign of the currency
 */
export function formatBudget(budgetMin: number, budgetMax: number, sign = "$"): string {
  return `${sign}${budgetMin}-${sign}${budgetMax}${budgetMax === BUDGET_SLIDER.max ? "+" : ""}`;
}
