/** Lowest and highest price in whole US dollars; the highest may be Infinity. */
export type PriceRange = readonly [low: number, high: number];

/** What the finder shows when a suggestion names no price. */
export const DEFAULT_PRICE_RANGE = "$25-$50";

/** Any currency sign but the dollar's, and the codes that models write. */
const OTHER_CURRENCY =
  /[^\P{Sc}$]|(?:^|[^a-z])(?:EUR|GBP|JPY|INR|CAD|AUD|NZD|CHF|CNY|SEK|NOK|DKK|PLN)(?![a-z])/iu;

/** One amount, or two with a dash, a "to" or a dollar sign between them. */
const PRICES =
  /(\d[\d,]*(?:\.\d+)?)(?:\s*(?:(?:[-–—~/]|(?:up )?to|and|or)\s*\$?|\$)\s*(\d[\d,]*(?:\.\d+)?))?/i;

/** An amount from here on is no price of a gift, US dollars. */
const TOO_MUCH = 1_000_000;

/**
 * Reads "$30-$60", "$20–30", "30 to 60 USD", "$1,200", "Under $25". A single value becomes 80% (floor)
 * to 120% (ceiling) of it. Where there is a dollar sign, numbers before it
 * are none ("Set of 2: $45"). Null when there is no amount or the amounts are in a currency other than
 * dollars.
 */
export function parsePriceRange(text: unknown): PriceRange | null {
  if (typeof text === "number") return aroundPrice(text);
  if (typeof text !== "string" || OTHER_CURRENCY.test(text)) return null;
  const prices = text.slice(0, 80).replace(/USD?|dollars?/gi, "");
  const [, first, second] = PRICES.exec(prices.slice(Math.max(0, prices.indexOf("$")))) ?? [];
  if (first === undefined) return null;
  const amount = toNumber(first);
  if (second === undefined && !/under|below|less than|up to/i.test(text)) return aroundPrice(amount);
  const other = second === undefined ? 0 : toNumber(second);
  const [low, high] = [Math.min(amount, other), Math.max(amount, other)];
  return high < TOO_MUCH ? [Math.round(low), Math.round(high)] : null;
}

function toNumber(amount: string): number {
  return Number(amount.replaceAll(",", ""));
}

function aroundPrice(price: number): PriceRange | null {
  return price > 0 && price < TOO_MUCH ? [Math.floor(price * 0.8), Math.ceil(price * 1.2)] : null;
}

/** `[30, 60]` as "$30-$60"; equal ends as "$30"; no upper end as "$200+". @param sign another currency's */
export function formatPriceRange([low, high]: PriceRange, sign = "$"): string {
  if (high === Number.POSITIVE_INFINITY) return `${sign}${low}+`;
  return low === high ? `${sign}${low}` : `${sign}${low}-${sign}${high}`;
}
