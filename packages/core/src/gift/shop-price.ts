import type { Language } from "../language.ts";
import { type CountryCode, MARKETPLACES } from "../marketplaces.ts";
import { formatPriceRange, type PriceRange } from "./price-range.ts";

/** An estimated price in the money of a marketplace. */
export interface ShopPrice {
  readonly low: number;
  readonly high: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** The currencies that marketplaces count in, in their order. */
export const CURRENCIES = [...new Set(MARKETPLACES.rows.map(({ currency }) => currency))] as [
  string,
  ...string[],
];

/** Prices from here on are told in whole fives, where they were turned from one currency into another. */
const IN_FIVES = 20;

/** @param dollars the catalogue's estimate, whole US dollars */
export function shopPrice([low, high]: PriceRange, country: CountryCode): ShopPrice {
  const { currency, perDollar } = MARKETPLACES.rowOf(country);
  if (perDollar === 1) return { low: Math.round(low), high: Math.round(high), currency };
  return { low: rounded(low * perDollar), high: rounded(high * perDollar), currency };
}

function rounded(amount: number): number {
  return amount > IN_FIVES ? Math.round(amount / 5) * 5 : Math.round(amount);
}

/** What an amount of a currency stands for among estimates in US dollars; one of an unknown currency stays. */
export function asEstimate(amount: number, currency: string): number {
  const row = MARKETPLACES.rows.find((each) => each.currency === currency);
  return row ? amount / row.perDollar : amount;
}

/** What an estimated amount of a currency comes to in another; one of an unknown currency stays. */
export function exchanged(amount: number, from: string, to: string): number {
  const row = MARKETPLACES.rows.find(({ currency }) => currency === to);
  return row && from !== to ? asEstimate(amount, from) * row.perDollar : amount;
}

/** The currency that a text names, however it is capitalized; undefined where it names none of ours. */
export function toCurrency(text: string | null | undefined): string | undefined {
  return CURRENCIES.find((currency) => currency === text?.trim().toUpperCase());
}

const ABOUT: Readonly<Record<Language, string>> = {
  en: "about",
  nl: "ca.",
  fr: "env.",
  es: "unos",
  de: "ca.",
  it: "circa",
};

/**
 * A price as a page shows it: "$30-$60" in English for dollars; elsewhere as the language writes money, with the word
 * that it is no quotation: "about £25–£50", "ca. 30–60 €".
 */
export function shopPriceText(price: ShopPrice, country: CountryCode, language: Language = "en"): string {
  const { low, high, currency } = price;
  if (currency === "USD" && language === "en") return formatPriceRange([low, high]);
  const tag = `${language}-${country}`;
  const money = new Intl.NumberFormat(tag, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  });
  const parts = low === high ? money.formatToParts(low) : money.formatRangeToParts(low, high);
  // Our own sign, which tells one dollar from another, so that readShopPrice knows them apart.
  const amount = parts.map(({ type, value }) => (type === "currency" ? signOf(currency) : value)).join("");
  return `${ABOUT[language]} ${amount.replace(/\s*[-–]\s*/u, "–")}`;
}

/** A price that was shown for another country, in the money of this one; as it stands where it is in that, or holds none. */
export function priceIn(text: string, country: CountryCode, language?: Language): string {
  const price = readShopPrice(text);
  if (!price || price.currency === MARKETPLACES.rowOf(country).currency) return text;
  const inDollars = [asEstimate(price.low, price.currency), asEstimate(price.high, price.currency)] as const;
  return shopPriceText(shopPrice(inDollars, country), country, language);
}

/** A text of ours that names estimates, "Under $25", with these in the money of a country. */
export function estimatesIn(text: string, country: CountryCode): string {
  const { sign } = MARKETPLACES.rowOf(country);
  return text.replace(/\$(\d+)/g, (_, dollars: string) => {
    const { low } = shopPrice([Number(dollars), Number(dollars)], country);
    return `${sign}${low}`;
  });
}

/** What stands before an amount of a currency: "$". */
export function signOf(currency: string): string {
  return MARKETPLACES.rows.find((row) => row.currency === currency)?.sign ?? "$";
}

/** Reads a price that a page of ours shows, in any of its currencies; null where it holds none. */
export function readShopPrice(text: string | null | undefined): ShopPrice | null {
  const amounts = text?.slice(0, 80).match(/\d+(?:[.,\s]\d{3})*(?:[.,]\d{1,2}(?!\d))?/g) ?? [];
  const [low, high = low] = amounts.map((digits) =>
    Number(digits.replace(/[.,]\d{1,2}$/, "").replace(/\D/g, "")),
  );
  if (low === undefined || high === undefined) return null;
  // A sign that holds another's ("CA$") stands after it in the table.
  const row = MARKETPLACES.rows.findLast(({ sign }) => text?.includes(sign));
  return { low: Math.min(low, high), high: Math.max(low, high), currency: row?.currency ?? "USD" };
}
