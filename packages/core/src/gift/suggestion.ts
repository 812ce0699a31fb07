import { isMarketplaceLink } from "../marketplace.ts";
import { plainText } from "./plain-text.ts";
import { DEFAULT_PRICE_RANGE, formatPriceRange, parsePriceRange } from "./price-range.ts";
import { cleanTitle, isUsableTitle } from "./title.ts";

/** Where an answer came from (design, decision 3). */
export const SOURCES = ["openai", "curated", "builtin"] as const;
export type SuggestionSource = (typeof SOURCES)[number];

/** One gift idea as the API sends it and a card shows it (specification, section 3). */
export interface GiftSuggestion {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** US dollars, as text: "$30-$60". */
  readonly priceRange: string;
  readonly category: string;
  /** Why it fits this person, in the visitor's own words; null when the source does not say. */
  readonly why: string | null;
  /** What to look for at the marketplace; the title when null. */
  readonly searchText: string | null;
  readonly affiliateUrl: string | null;
  readonly imageUrl: string | null;
  readonly charityImpact: string | null;
  readonly tags: readonly string[];
  readonly isTopRecommendation: boolean;
  readonly isError: boolean;
  readonly qualityScore: number;
}

/** The finder's defaults for what a model leaves out (specification, section 3). */
export const SUGGESTION_DEFAULTS = {
  title: "Gift Suggestion",
  description: "No description available",
  priceRange: DEFAULT_PRICE_RANGE,
  category: "misc",
  qualityScore: 0.8,
} as const;

/**
 * One object of a model's output as a suggestion: known keys only, every text made plain, missing
 * fields defaulted, a link kept only if it leads to a known marketplace. Null when it isn't an object or its title is not usable.
 * @param id what to call it; models supply no ids worth keeping
 */
export function toSuggestion(raw: unknown, id: string): GiftSuggestion | null {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return null;
  const field = (...names: string[]): unknown => {
    const name = names.find((key) => Object.hasOwn(raw, key));
    return name === undefined ? undefined : (raw as Record<string, unknown>)[name];
  };
  const rawTitle = field("title", "name");
  const title = plainText(cleanTitle(rawTitle)) || (rawTitle === undefined ? SUGGESTION_DEFAULTS.title : "");
  if (!isUsableTitle(title)) return null;
  const description = plainText(field("description")) || SUGGESTION_DEFAULTS.description;
  const price = parsePriceRange(field("priceRange", "price_range", "price"));
  const quality = field("qualityScore");
  const link = field("affiliateUrl", "affiliate_url");
  return {
    id,
    title,
    description,
    priceRange: price ? formatPriceRange(price) : SUGGESTION_DEFAULTS.priceRange,
    category: plainText(field("category"), 40) || SUGGESTION_DEFAULTS.category,
    why: plainText(field("why"), 240) || null,
    searchText: plainText(field("searchText", "search_text"), 120) || null,
    affiliateUrl: typeof link === "string" && isMarketplaceLink(link) ? link : null,
    imageUrl: null,
    charityImpact: plainText(field("charityImpact", "charity_impact"), 200) || null,
    tags: [],
    isTopRecommendation: field("isTopRecommendation") === true,
    isError: title === "AI-Suggested Gift" && /trouble\s+formatting/i.test(description),
    qualityScore:
      typeof quality === "number" && quality >= 0 && quality <= 10
        ? quality
        : SUGGESTION_DEFAULTS.qualityScore,
  };
}
