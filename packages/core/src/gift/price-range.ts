/** Lowest and highest price in whole US dollars; the highest may be Infinity. */
export type PriceRange = readonly [low: number, high: number];

/** What the finder shows when a suggestion names no price (specification, section 3). */
export const DEFAULT_PRICE_RANGE = "$25-$50";

const AMOUNT = /\d[\d,]*(?:\.\d+)?/g;

/**
 * Reads "$30-$60", "$20–30", "30 to 60 USD", "$1,200". A single value becomes 80% (floor) to 120%
 * (ceiling) of it (specification, section 9). Null when there is no amount or the amounts are in a
 * currency other than dollars.
 */
export function parsePriceRange(text: unknown): PriceRange | null {
  if (typeof text === "number") return Number.isFinite(text) && text > 0 ? aroundPrice(text) : null;
  if (typeof text !== "string" || /[€£¥₹]|\b(?:EUR|GBP|JPY|INR)\b/i.test(text)) return null;
  const amounts = (text.slice(0, 80).match(AMOUNT) ?? [])
    .map((amount) => Number(amount.replaceAll(",", "")))
    .filter((amount) => Number.isFinite(amount) && amount < 1_000_000);
  const [first, second] = amounts;
  if (first === undefined) return null;
  if (second !== undefined) return first <= second ? [first, second] : [second, first];
  if (/under|below|less than|up to/i.test(text)) return [0, first];
  return first > 0 ? aroundPrice(first) : null;
}

function aroundPrice(price: number): PriceRange {
  return [Math.floor(price * 0.8), Math.ceil(price * 1.2)];
}

/** `[30, 60]` as "$30-$60"; equal ends as "$30". */
export function formatPriceRange([low, high]: PriceRange): string {
  return low === high ? `$${low}` : `$${low}-$${high}`;
}
