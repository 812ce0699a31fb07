import { minorDigits } from "../currency.ts";

const RATE = /^\d{1,9}(?:\.\d{1,9})?$/;

/** Of a dollar. */
const US_CENTS = 100n;

/** Whether a text is an exchange rate as the ledger writes it: decimal digits. */
export function isRate(rate: string): boolean {
  return RATE.test(rate);
}

/**
 * Minor units of a currency in US cents, exact and rounded half away from zero: what a return takes back is what
 * its sale brought.
 * @param rate US dollars for one unit of the currency, as {@link isRate} takes it
 * @param currency ISO 4217, by which its minor unit is known
 */
export function toUsdMinor(minor: number, rate: string, currency: string): number {
  const [whole = "", fraction = ""] = rate.split(".");
  const scale = 10n ** BigInt(fraction.length + minorDigits(currency));
  const product = BigInt(Math.abs(minor)) * BigInt(whole + fraction) * US_CENTS;
  const rounded = Number((product * 2n + scale) / (scale * 2n));
  return minor < 0 && rounded !== 0 ? -rounded : rounded;
}
