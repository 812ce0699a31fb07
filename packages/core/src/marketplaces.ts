/** All that differs from one country's marketplace to another's. */
export interface MarketplaceRow {
  /** The country's two letters, in upper case. */
  readonly code: string;
  /** Without `www.`, such as `amazon.co.uk`; what the country selector shows. */
  readonly domain: string;
  /** The country's, in English. */
  readonly name: string;
  /** ISO 4217: what its earnings reports are in. */
  readonly currency: string;
  /** Before an amount: "$". */
  readonly sign: string;
  /**
   * What an estimate of one US dollar comes to in its shops: 1 for the euro, whose prices include the tax and come out
   * near the American ones.
   */
  readonly perDollar: number;
  /**
   * The US dollars that a unit of the currency is worth, in order of magnitude: 1 for the euro, 0.01 for the yen. An
   * exchange rate below half of it or above twice of it is taken for a slip.
   */
  readonly usdWorth: number;
  /** Two letters: the language in which its reports name months. */
  readonly language: string;
  /** How its reports write a day in numbers alone: the 5th of October is 10/05/2026 or 05/10/2026. */
  readonly dates: "month first" | "day first";
}

/**
 * The marketplaces in the order in which they are offered; the first stands for whoever is elsewhere. A country is
 * added by a line here, at its place in the menus: codes, settings, schemas, menus and the readers of reports follow
 * from it, and the tests write the files that name it with `--update`.
 */
// biome-ignore format: a table is read by its lines
const ROWS = [
  { code: "US", domain: "amazon.com", name: "United States", currency: "USD", sign: "$", perDollar: 1, usdWorth: 1, language: "en", dates: "month first" },
  { code: "NL", domain: "amazon.nl", name: "Netherlands", currency: "EUR", sign: "€", perDollar: 1, usdWorth: 1, language: "nl", dates: "day first" },
  { code: "GB", domain: "amazon.co.uk", name: "United Kingdom", currency: "GBP", sign: "£", perDollar: 0.8, usdWorth: 1, language: "en", dates: "day first" },
  { code: "FR", domain: "amazon.fr", name: "France", currency: "EUR", sign: "€", perDollar: 1, usdWorth: 1, language: "fr", dates: "day first" },
  { code: "ES", domain: "amazon.es", name: "Spain", currency: "EUR", sign: "€", perDollar: 1, usdWorth: 1, language: "es", dates: "day first" },
  { code: "DE", domain: "amazon.de", name: "Germany", currency: "EUR", sign: "€", perDollar: 1, usdWorth: 1, language: "de", dates: "day first" },
  { code: "IT", domain: "amazon.it", name: "Italy", currency: "EUR", sign: "€", perDollar: 1, usdWorth: 1, language: "it", dates: "day first" },
] as const satisfies readonly [MarketplaceRow, ...MarketplaceRow[]];

export type CountryCode = (typeof ROWS)[number]["code"];

/** What the rows of a table say, by country code. */
interface MarketplaceTable<Code extends string, Row = MarketplaceRow & { readonly code: Code }> {
  /** In the order in which they are offered. */
  readonly codes: readonly [Code, ...Code[]];
  /** Of every country, in the same order. */
  readonly rows: readonly [Row, ...Row[]];
  /** Whether the code, given in upper case, is one of them. */
  isCode(code: string): code is Code;
  /** The one that a code in any case names; the first where it is missing or another. */
  toCode(code: string | null | undefined): Code;
  rowOf(code: Code): Row;
}

/** Everything that is known of the countries goes through here, so that a table of one country more can be tried. */
export function marketplacesOf<const Rows extends readonly [MarketplaceRow, ...MarketplaceRow[]]>(
  rows: Rows,
): MarketplaceTable<Rows[number]["code"]> {
  type Code = Rows[number]["code"];
  const isCode = (code: string): code is Code => rows.some((row) => row.code === code);
  return {
    codes: rows.map(({ code }) => code) as [Code, ...Code[]],
    rows,
    isCode,
    toCode(code) {
      const upper = code?.trim().toUpperCase() ?? "";
      return isCode(upper) ? upper : rows[0].code;
    },
    rowOf(code) {
      const row = rows.find((each) => each.code === code);
      if (!row) throw new RangeError(`There is no marketplace ${code}`);
      return row;
    },
  };
}

/** The marketplaces that we have. */
export const MARKETPLACES = marketplacesOf(ROWS);

/** Countries with a marketplace of their own, in the order in which they are offered. */
export const COUNTRY_CODES = MARKETPLACES.codes;

export const DEFAULT_COUNTRY = ROWS[0].code;

/** Whether the code, given in upper case, is a supported country. */
export function isCountryCode(code: string): code is CountryCode {
  return MARKETPLACES.isCode(code);
}

/** The supported country for a code in any case; an unknown or missing one gives {@link DEFAULT_COUNTRY}. */
export function toCountryCode(code: string | null | undefined): CountryCode {
  return MARKETPLACES.toCode(code);
}

/** `amazon.com`, `amazon.co.uk` and so on. */
export function marketplaceDomain(country: CountryCode): string {
  return MARKETPLACES.rowOf(country).domain;
}

/** A country's marketplace as a widget needs it to build links. */
export interface Marketplace {
  readonly countryCode: CountryCode;
  readonly domain: string;
  /** Of its currency, before an amount: "$". */
  readonly sign: string;
  /** Two letters: the language that it is searched in. */
  readonly language: string;
  /** The operator's affiliate tag for this country, opaque; null while none is configured. */
  readonly affiliateTag: string | null;
  /**
   * Whether the page that asked may link to the marketplace itself. On third-party sites that takes
   * the programme's approval; until then links go to our own site.
   */
  readonly directLinks: boolean;
}

/**
 * A country's marketplace among those that the API named; where it named none, one without our tag.
 * @param directLinks of the latter: whether the page is one of ours
 */
export function marketplaceOf(
  countryCode: CountryCode = DEFAULT_COUNTRY,
  marketplaces: readonly Marketplace[] = [],
  directLinks = true,
): Marketplace {
  return (
    marketplaces.find((place) => place.countryCode === countryCode) ??
    marketplaceFrom(MARKETPLACES.rowOf(countryCode), null, directLinks)
  );
}

/** A country's marketplace as a widget is told of it. */
export function marketplaceFrom(
  { code: countryCode, domain, sign, language }: MarketplaceRow & { readonly code: CountryCode },
  affiliateTag: string | null,
  directLinks: boolean,
): Marketplace {
  return { countryCode, domain, sign, language, affiliateTag, directLinks };
}
