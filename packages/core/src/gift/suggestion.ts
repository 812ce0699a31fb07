import type { Language } from "../language.ts";
import { plainMarketplaceLink } from "../marketplace-links.ts";
import type { Drawing } from "./drawing.ts";
import type { Offer } from "./offer.ts";
import { plainText } from "./plain-text.ts";
import { DEFAULT_PRICE_RANGE, formatPriceRange, type PriceRange, parsePriceRange } from "./price-range.ts";
import { productTitle } from "./product-title.ts";
import type { ShopPrice } from "./shop-price.ts";
import { cleanTitle, isUsableTitle } from "./title.ts";
import { withoutLinks } from "./without-links.ts";

/** Where an answer came from. */
export const SOURCES = ["openai", "curated", "builtin"] as const;
export type SuggestionSource = (typeof SOURCES)[number];

/** One gift idea as the API sends it and a card shows it. */
export interface GiftSuggestion {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** As text, in the visitor's currency: "$30-$60". */
  readonly priceRange: string;
  /** The same in numbers, where it is told. */
  readonly price?: ShopPrice | undefined;
  readonly category: string;
  /** Why it fits this person, in the visitor's own words; null when the source does not say. */
  readonly why: string | null;
  /** What to look for at the marketplace; the title when null. */
  readonly searchText: string | null;
  /** What to look for where a marketplace speaks another language than English. */
  readonly searchTexts?: Readonly<Partial<Record<Language, string>>> | undefined;
  /** Of title, description and reason; English unless told. */
  readonly language?: Language | undefined;
  /** A product's page or a search of a marketplace, without anybody's affiliate tag. */
  readonly affiliateUrl: string | null;
  readonly imageUrl: string | null;
  /** Of such a thing; absent where nobody has drawn one, and in what is stored. */
  readonly drawing?: Drawing | undefined;
  /** The best that a shop of the visitor's country has; absent where none truly is what the idea means. */
  readonly offer?: Offer | undefined;
  readonly charityImpact: string | null;
  readonly tags: readonly string[];
  readonly isTopRecommendation: boolean;
  readonly isError: boolean;
  readonly qualityScore: number;
}

/** A suggestion as an answer to a search holds it. */
export interface FoundSuggestion extends GiftSuggestion {
  readonly source: SuggestionSource;
  /** Where our own site shows it, or else finds its like: a path with its query. */
  readonly sitePath: string;
}

/** The finder's defaults for what a model leaves out. */
export const SUGGESTION_DEFAULTS = {
  title: "Gift Suggestion",
  description: "No description available",
  priceRange: DEFAULT_PRICE_RANGE,
  category: "misc",
  qualityScore: 0.8,
} as const;

/**
 * One object of a model's output as a suggestion: known keys only, every text made plain and
 * freed of addresses, missing or null fields defaulted, a link kept only as the bare address of a product or search of
 * a known marketplace, a generic title replaced. Null when it isn't an object or its title is not usable.
 * @param id what to call it; models supply no ids worth keeping
 */
export function toSuggestion(raw: unknown, id: string): GiftSuggestion | null {
  if (!isObject(raw)) return null;
  const rawTitle = field(raw, "title", "name");
  const title = cleanTitle(ownText(rawTitle)) || (rawTitle === undefined ? SUGGESTION_DEFAULTS.title : "");
  if (!isUsableTitle(title)) return null;
  const description = ownText(field(raw, "description")) || SUGGESTION_DEFAULTS.description;
  const category = ownText(field(raw, "category"), 40) || SUGGESTION_DEFAULTS.category;
  const searchText = ownText(field(raw, "searchText", "search_text"), 120) || null;
  const product = productTitle(title, category);
  const price = statedPrice(raw);
  const quality = field(raw, "qualityScore");
  const link = field(raw, "affiliateUrl", "affiliate_url");
  return {
    id,
    title: product,
    description,
    priceRange: price ? formatPriceRange(price) : SUGGESTION_DEFAULTS.priceRange,
    category,
    why: ownText(field(raw, "why"), 240) || null,
    // A replaced title would find something else than what the model meant.
    searchText: searchText ?? (product === title ? null : title),
    affiliateUrl: typeof link === "string" ? plainMarketplaceLink(link) : null,
    imageUrl: null,
    charityImpact: ownText(field(raw, "charityImpact", "charity_impact"), 200) || null,
    tags: [],
    isTopRecommendation: field(raw, "isTopRecommendation") === true,
    isError: title === "AI-Suggested Gift" && /trouble\s+formatting/i.test(description),
    qualityScore:
      typeof quality === "number" && quality >= 0 && quality <= 10
        ? quality
        : SUGGESTION_DEFAULTS.qualityScore,
  };
}

/** The price that an object of a model's output states; null when it states none that we can read. */
export function statedPrice(raw: unknown): PriceRange | null {
  return isObject(raw) ? parsePriceRange(field(raw, "priceRange", "price_range", "price")) : null;
}

/** @param maxLength as in {@link plainText} */
function ownText(value: unknown, maxLength?: number): string {
  return withoutLinks(plainText(value, maxLength));
}

function isObject(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}

/** The first value but null under these keys, own ones only: `__proto__` and the like give nothing. */
function field(raw: Readonly<Record<string, unknown>>, ...names: string[]): unknown {
  const values = names.filter((name) => Object.hasOwn(raw, name)).map((name) => raw[name]);
  return values.find((value) => value !== undefined && value !== null);
}
