import { currencySigns, minorDigits } from "@gifthearth/core";

/** A price as a feed writes it. */
export interface FeedPrice {
  /** Minor units. */
  readonly minor: number;
  /** ISO 4217, or null where only an amount is written. */
  readonly currency: string | null;
}

/** More is no gift, in whole units. */
const MOST = 1_000_000;
/** Digits with thousands marked or not, and one or two decimals; "12.-" too. */
const AMOUNT = /^(\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+|\d+)(?:[.,](\d{1,2}|-{1,2}))?$/;
const SIGN_CURRENCIES: readonly (readonly [string, string])[] = ["USD", "EUR", "GBP"].flatMap((currency) =>
  currencySigns(currency).map((sign) => [sign, currency] as const),
);

/**
 * Reads `15.00 USD`, `USD 15`, `1.234,56 EUR`, `€15,00`, `15,00`. Null for what is no amount above nothing, such as
 * "from fifteen euros", and for what may be read in two ways (`1.234` with no decimals).
 * @param currency the shop's: a sign that it shares with others (`$`) is taken for it
 */
export function readPrice(text: string, currency: string): FeedPrice | null {
  const trimmed = text.trim().slice(0, 40);
  const letters = trimmed.replace(/[\d.,'’ \u00a0\u202f-]/g, "").toUpperCase();
  const named =
    letters === ""
      ? null
      : currencySigns(currency).includes(letters)
        ? currency
        : (SIGN_CURRENCIES.find(([sign]) => sign === letters)?.[1] ??
          (/^[A-Z]{3}$/.test(letters) ? letters : undefined));
  if (named === undefined) return null;
  const digits = trimmed.replace(/[^\d.,'’ \u00a0\u202f-]/g, "").trim();
  const [, whole, decimals = ""] = AMOUNT.exec(digits) ?? [];
  if (whole === undefined) return null;
  // One mark with three digits behind it: thousands in one country, thousandths in another.
  if (decimals === "" && /^\d{1,3}[.,]\d{3}$/.test(digits)) return null;
  const fraction = decimals.replace(/-/g, "");
  const units = Number(`${whole.replace(/\D/g, "")}.${fraction || "0"}`);
  const minor = Math.round(units * 10 ** minorDigits(named ?? currency));
  return minor > 0 && units <= MOST ? { minor, currency: named } : null;
}
