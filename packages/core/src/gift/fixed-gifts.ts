import type { CountryCode } from "../marketplaces.ts";
import type { GiftQuery } from "./query.ts";
import { pathOnSite } from "./site-path.ts";
import { type FoundSuggestion, type GiftSuggestion, SUGGESTION_DEFAULTS } from "./suggestion.ts";

/** A gift that needs neither a model nor a catalogue. */
export interface BuiltinGift {
  readonly title: string;
  readonly description: string;
  readonly priceRange: string;
  readonly category: string;
  readonly searchText: string;
}

/** The fixed gifts: what is suggested when nothing else can be. */
export const FIXED_GIFTS: readonly BuiltinGift[] = [
  {
    title: "DIY Craft Kit",
    description:
      "Everything for one project in a single box, instructions included. An afternoon of making, and something to keep.",
    priceRange: "$30-$60",
    category: "Crafts",
    searchText: "diy craft kit for adults",
  },
  {
    title: "Smart Home Assistant",
    description:
      "Sets timers, plays music and answers questions while their hands are busy. Easy to set up and used every day.",
    priceRange: "$50-$150",
    category: "Technology",
    searchText: "smart home assistant speaker",
  },
  {
    title: "Experience Voucher",
    description:
      "A class, a tasting or a day out that they pick themselves, on a date that suits them. Takes no shelf space.",
    priceRange: "$30-$200",
    category: "Experiences",
    searchText: "experience gift voucher",
  },
  {
    title: "Gourmet Food Basket",
    description: "Good oil, crackers, preserves and something sweet: a generous table without any cooking.",
    priceRange: "$50-$100",
    category: "Food & Drink",
    searchText: "gourmet food basket",
  },
];

const TOP_TITLE = "Experience Voucher";

/** A built-in gift as a card shows it. */
export function toBuiltinSuggestion({
  title,
  description,
  priceRange,
  category,
  searchText,
}: BuiltinGift): GiftSuggestion {
  return {
    id: `builtin-${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`,
    title,
    description,
    priceRange,
    category,
    why: null,
    searchText,
    affiliateUrl: null,
    imageUrl: null,
    charityImpact: null,
    tags: [],
    isTopRecommendation: title === TOP_TITLE,
    isError: false,
    qualityScore: SUGGESTION_DEFAULTS.qualityScore,
  };
}

/**
 * The fixed gifts as an answer to a search, for a page whose search our API failed to answer.
 * @param country null where nobody knows it
 * @param partnerId whose widget shows them
 */
export function fallbackGifts(
  query: GiftQuery,
  country: CountryCode | null,
  partnerId?: string,
): readonly FoundSuggestion[] {
  return FIXED_GIFTS.map(toBuiltinSuggestion).map((gift) => ({
    ...gift,
    source: "builtin",
    sitePath: pathOnSite(gift, "builtin", query, country, partnerId),
  }));
}
