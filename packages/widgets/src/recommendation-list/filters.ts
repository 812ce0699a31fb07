import { affordableRange } from "@gifthearth/core";
import { categoryKey, type Recommendation } from "@gifthearth/core/recommend";
import { priceOf } from "./price-of.ts";

/** The price slider of the filter sheet, in the currency of the list; its end is open. */
export const PRICE_SLIDER = { min: 0, max: 500, step: 10, default: [0, 100] } as const;

/** The categories there are, and those of ours and of models' that each takes in. */
const CATEGORY_MEMBERS = {
  Clothing: ["fashion", "apparel", "accessories", "jewelry", "shoes"],
  Electronics: ["tech", "gadgets", "audio"],
  Books: ["books"],
  Experiences: ["experience"],
  "Home & Kitchen": ["home", "kitchen", "home decor"],
  // Made by hand, or to be made by hand.
  Handmade: ["handmade", "craft"],
} as const;
export type FilterCategory = keyof typeof CATEGORY_MEMBERS;
export const FILTER_CATEGORIES = Object.keys(CATEGORY_MEMBERS) as FilterCategory[];

/** Tags that put an idea into a category whatever its own is. */
const CATEGORY_TAGS: Partial<Record<FilterCategory, string>> = {
  Experiences: "experience",
  Handmade: "handmade",
};

const CATEGORY_KEYS = new Map(
  FILTER_CATEGORIES.map((category) => [
    category,
    new Set(CATEGORY_MEMBERS[category].map((member) => categoryKey(member))),
  ]),
);

/** The preferences there are, and what an idea must be to meet each. */
const PREFERENCE_TESTS = {
  "Sustainable Gifts": ({ tags }: Recommendation) => tags.includes("sustainable"),
  "Charity Impact": ({ charityImpact }: Recommendation) => Boolean(charityImpact),
  Handmade: ({ tags }: Recommendation) => tags.includes("handmade"),
} as const;
export type FilterPreference = keyof typeof PREFERENCE_TESTS;
export const FILTER_PREFERENCES = Object.keys(PREFERENCE_TESTS) as FilterPreference[];

/** What a visitor set in the filter sheet. */
export interface RecommendationFilters {
  /** In the currency of the list; the slider's end means that or more. */
  readonly price: readonly [low: number, high: number];
  /** Any of them will do; none leaves the category open. */
  readonly categories: readonly FilterCategory[];
  /** All of them have to be met. */
  readonly preferences: readonly FilterPreference[];
  /** By name, those that have it: any of them will do. */
  readonly shops?: readonly string[];
}

/** What the sheet holds until something else is applied; it narrows nothing before that. */
export const DEFAULT_FILTERS: RecommendationFilters = {
  price: PRICE_SLIDER.default,
  categories: [],
  preferences: [],
};

/** What the sheet offers. */
export interface OfferedFilters {
  readonly price: boolean;
  readonly categories: readonly FilterCategory[];
  readonly preferences: readonly FilterPreference[];
  /** Where shops offer anything. */
  readonly shops?: readonly string[];
}

/** Filters that narrow nothing. */
export const NO_FILTERS: RecommendationFilters = {
  price: [PRICE_SLIDER.min, PRICE_SLIDER.max],
  categories: [],
  preferences: [],
};

/** The filters that something in the list meets; those that are applied besides, so that they can be taken back. */
export function offeredFilters(
  items: readonly Recommendation[],
  applied: RecommendationFilters | null,
): OfferedFilters {
  const isMet = (filters: Partial<RecommendationFilters>) =>
    applyFilters(items, { ...NO_FILTERS, ...filters }).length > 0;
  const categories = FILTER_CATEGORIES.filter(
    (category) => applied?.categories.includes(category) || isMet({ categories: [category] }),
  );
  const shops = new Set([...items.flatMap(({ offer }) => offer?.shop ?? []), ...(applied?.shops ?? [])]);
  return {
    price: items.some((item) => priceOf(item) !== null),
    categories,
    preferences: FILTER_PREFERENCES.filter(
      (preference) =>
        applied?.preferences.includes(preference) ||
        // What is a category, too, is offered once.
        (!(categories as readonly string[]).includes(preference) && isMet({ preferences: [preference] })),
    ),
    ...(shops.size > 0 && { shops: [...shops].sort() }),
  };
}

/** How many filters narrow the list: a price other than the whole slider is one, so is each box ticked. */
export function countFilters(filters: RecommendationFilters | null): number {
  if (!filters) return 0;
  const { price, categories, preferences, shops = [] } = filters;
  return (isAnyPrice(price) ? 0 : 1) + categories.length + preferences.length + shops.length;
}

/** The items that meet the filters, in the order given; all of them where nothing is applied. */
export function applyFilters<Item extends Recommendation>(
  items: readonly Item[],
  filters: RecommendationFilters | null,
): readonly Item[] {
  if (!filters) return items;
  const { price, categories, preferences, shops = [] } = filters;
  return items.filter(
    (item) =>
      isPriced(item, price) &&
      (categories.length === 0 || categories.some((category) => isOfCategory(item, category))) &&
      preferences.every((preference) => PREFERENCE_TESTS[preference](item)) &&
      (shops.length === 0 || (item.offer !== undefined && shops.includes(item.offer.shop))),
  );
}

/** The items that have every word of the search in what their card says; all of them for a blank one. */
export function searchItems<Item extends Recommendation>(
  items: readonly Item[],
  search: string,
): readonly Item[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter(({ title, description, category, tags, charityImpact }) => {
    const text = fold([title, description, category, ...tags, charityImpact ?? ""].join(" "));
    return words.every((word) => text.includes(word));
  });
}

/** Words as they are compared: without case and accents. */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function isAnyPrice([low, high]: RecommendationFilters["price"]): boolean {
  return low === PRICE_SLIDER.min && high === PRICE_SLIDER.max;
}

/** Whether an item is really to be had at that price, by the rule for budgets; one without a price is not. */
function isPriced(item: Recommendation, price: RecommendationFilters["price"]): boolean {
  if (isAnyPrice(price)) return true;
  const stated = priceOf(item);
  const [low, high] = price;
  const asked = [low, high === PRICE_SLIDER.max ? Number.POSITIVE_INFINITY : high] as const;
  return stated !== null && affordableRange([stated.low, stated.high], asked) !== null;
}

function isOfCategory({ category, tags }: Recommendation, asked: FilterCategory): boolean {
  const tag = CATEGORY_TAGS[asked];
  return (
    CATEGORY_KEYS.get(asked)?.has(categoryKey(category)) || (tag !== undefined && tags.includes(tag)) || false
  );
}
