import { ENGLISH } from "./text.ts";

export const US_DOLLARS = { style: "currency", currency: "USD" } as const;

/**
 * A number as a language writes it. American English does without `Intl`, whose first use takes a page about 20
 * milliseconds of its main thread, and four times as many on a slow phone: more than all else of a scoreboard.
 * @param tag the language, for `Intl`
 * @param options dollars (with two decimals) or per cent (with at most two); else a count
 */
export function writeNumber(value: number, tag: string, options: Intl.NumberFormatOptions = {}): string {
  if (tag !== ENGLISH.tag) return value.toLocaleString(tag, options);
  const { style } = options;
  if (style === "percent") return `${+(value * 100).toFixed(2)}%`;
  const size = Math.abs(value);
  const digits = style ? `$${size.toFixed(2)}` : String(size);
  return (value < 0 ? "-" : "") + digits.replace(/\B(?=(\d{3})+\b)/g, ",");
}
