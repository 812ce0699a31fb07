import { type Offer, toSuggestion } from "@gifthearth/core";
import { type Recommendation, toRecommendation } from "@gifthearth/core/recommend";
import { describe, expect, it } from "vitest";
import {
  applyFilters,
  countFilters,
  DEFAULT_FILTERS,
  FILTER_CATEGORIES,
  FILTER_PREFERENCES,
  offeredFilters,
  PRICE_SLIDER,
  type RecommendationFilters,
  searchItems,
} from "./filters.ts";

const ANY_PRICE = { ...DEFAULT_FILTERS, price: [PRICE_SLIDER.min, PRICE_SLIDER.max] } as const;

function item(change: Partial<Recommendation>): Recommendation {
  const suggestion = toSuggestion({ title: "Star Map", priceRange: "$30-$60" }, "star-map");
  if (!suggestion) throw new Error("The title is usable");
  return { ...toRecommendation(suggestion), ...change };
}

/** What a shop has. @param amount in dollars */
function offerOf(shop: string, amount: number): Offer {
  return {
    id: shop,
    title: "Copper Watering Can",
    price: { amount, currency: "USD" },
    country: "US",
    shop,
    link: "/api/offers/1/shop",
    image: null,
    seenAt: "2026-11-23T12:00:00Z",
    paidLink: true,
    charityClaim: false,
  };
}

const passes = (change: Partial<Recommendation>, filters: Partial<RecommendationFilters>) =>
  applyFilters([item(change)], { ...ANY_PRICE, ...filters }).length === 1;

describe("the filters there are", () => {
  it("is a price from 0 to 500 in steps of 10, at first 0 to 100", () => {
    expect(PRICE_SLIDER).toEqual({ min: 0, max: 500, step: 10, default: [0, 100] });
    expect(DEFAULT_FILTERS).toEqual({ price: [0, 100], categories: [], preferences: [] });
  });

  it("is these categories and preferences", () => {
    expect(FILTER_CATEGORIES).toEqual([
      "Clothing",
      "Electronics",
      "Books",
      "Experiences",
      "Home & Kitchen",
      "Handmade",
    ]);
    expect(FILTER_PREFERENCES).toEqual(["Sustainable Gifts", "Charity Impact", "Handmade"]);
  });
});

describe("applyFilters", () => {
  it("narrows nothing before filters are applied, the default price included", () => {
    const items = [item({ priceRange: "$400-$500" })];
    expect(applyFilters(items, null)).toBe(items);
    expect(applyFilters(items, DEFAULT_FILTERS)).toEqual([]);
  });

  it.each([
    ["$30-$60", [0, 100], true],
    ["$90-$200", [0, 100], false],
    ["$80-$120", [0, 100], true],
    ["$20-$30", [50, 100], false],
    ["$900", [100, 500], true],
    ["$900", [100, 490], false],
    ["by weight", [0, 100], false],
    ["by weight", [0, 500], true],
  ] as const)("of %s at %j says %s", (priceRange, price, expected) => {
    expect(passes({ priceRange }, { price })).toBe(expected);
  });

  it.each([
    ["fashion", "Clothing"],
    ["Clothing", "Clothing"],
    ["tech", "Electronics"],
    ["Technology", "Electronics"],
    ["books", "Books"],
    ["Experiences", "Experiences"],
    ["kitchen", "Home & Kitchen"],
    ["home", "Home & Kitchen"],
    ["Home & Kitchen", "Home & Kitchen"],
    ["craft", "Handmade"],
  ] as const)("takes %s for %s and for nothing else", (category, expected) => {
    const taken = FILTER_CATEGORIES.filter((asked) => passes({ category }, { categories: [asked] }));
    expect(taken).toEqual([expected]);
  });

  it("goes by the tags too for what is handmade or an experience", () => {
    expect(passes({ category: "food", tags: ["experience"] }, { categories: ["Experiences"] })).toBe(true);
    expect(passes({ category: "home", tags: ["handmade"] }, { categories: ["Handmade"] })).toBe(true);
    expect(passes({ category: "food", tags: [] }, { categories: ["Experiences"] })).toBe(false);
  });

  it("takes any of the categories, but asks for all of the preferences", () => {
    expect(passes({ category: "books" }, { categories: ["Clothing", "Books"] })).toBe(true);
    const preferences = ["Sustainable Gifts", "Handmade"] as const;
    expect(passes({ tags: ["sustainable"] }, { preferences })).toBe(false);
    expect(passes({ tags: ["sustainable", "handmade"] }, { preferences })).toBe(true);
  });

  it("asks of a charity impact that one is stated", () => {
    const preferences = ["Charity Impact"] as const;
    expect(passes({ charityImpact: null }, { preferences })).toBe(false);
    expect(passes({ charityImpact: "Plants a tree" }, { preferences })).toBe(true);
  });
});

describe("offeredFilters", () => {
  const items = [
    item({ category: "books" }),
    item({ category: "fashion", tags: ["handmade"] }),
    item({ category: "travel" }),
  ];

  it("are those that something in the list meets, and the price where one is stated", () => {
    expect(offeredFilters(items, null)).toEqual({
      price: true,
      categories: ["Clothing", "Books", "Handmade"],
      // Offered once, as a category.
      preferences: [],
    });
    const impact = item({ category: "travel", charityImpact: "Plants a tree", priceRange: "by weight" });
    expect(offeredFilters([impact], null)).toEqual({
      price: false,
      categories: [],
      preferences: ["Charity Impact"],
    });
    expect(offeredFilters([], null)).toEqual({ price: false, categories: [], preferences: [] });
  });

  it("are also those that are applied, so that they can be taken back", () => {
    const applied = { ...ANY_PRICE, categories: ["Electronics"], preferences: ["Charity Impact"] } as const;
    expect(offeredFilters(items.slice(0, 1), applied)).toEqual({
      price: true,
      categories: ["Electronics", "Books"],
      preferences: ["Charity Impact"],
    });
  });

  it("are the shops that have something, by whom the list is narrowed, and their prices", () => {
    const inShops = [
      item({ id: "pot", priceRange: "$100-$200", offer: offerOf("Pots & Co", 39.9) }),
      item({ id: "tea", priceRange: "$10-$20", offer: offerOf("Leaf", 120) }),
      item({ id: "none", priceRange: "$10-$20" }),
    ];
    expect(offeredFilters(inShops, null).shops).toEqual(["Leaf", "Pots & Co"]);
    const left = (filters: Partial<RecommendationFilters>) =>
      applyFilters(inShops, { ...ANY_PRICE, ...filters }).map(({ id }) => id);
    expect(left({ shops: ["Pots & Co"] })).toEqual(["pot"]);
    expect(left({ shops: ["Leaf", "Pots & Co"] })).toEqual(["pot", "tea"]);
    expect(left({ price: [0, 50] })).toEqual(["pot", "none"]);
    const applied = { ...ANY_PRICE, shops: ["Gone"] };
    expect(offeredFilters([], applied).shops).toEqual(["Gone"]);
    expect(countFilters(applied)).toBe(1);
  });

  it("each leave something of the list, alone", () => {
    const { categories, preferences } = offeredFilters(items, null);
    for (const category of categories)
      expect(applyFilters(items, { ...ANY_PRICE, categories: [category] })).not.toEqual([]);
    for (const preference of preferences)
      expect(applyFilters(items, { ...ANY_PRICE, preferences: [preference] })).not.toEqual([]);
  });
});

describe("countFilters", () => {
  it.each([
    [null, 0],
    [ANY_PRICE, 0],
    [DEFAULT_FILTERS, 1],
    [{ ...ANY_PRICE, categories: ["Books", "Clothing"], preferences: ["Handmade"] }, 3],
  ] as const)("counts what narrows in %j: %i", (filters, expected) => {
    expect(countFilters(filters)).toBe(expected);
  });
});

describe("searchItems", () => {
  const items = [
    item({ id: "map", title: "Star Map", description: "The sky over your café.", tags: ["unique"] }),
    item({ id: "pan", title: "Bread Pan", description: "It traps steam.", category: "kitchen" }),
  ];
  const found = (search: string) => searchItems(items, search).map(({ id }) => id);

  it.each([
    ["", ["map", "pan"]],
    ["  ", ["map", "pan"]],
    ["STAR", ["map"]],
    ["cafe sky", ["map"]],
    ["kitch", ["pan"]],
    ["unique", ["map"]],
    ["star steam", []],
  ])("finds for %j %j", (search, expected) => {
    expect(found(search)).toEqual(expected);
  });
});
