import { type Offer, toSuggestion } from "@gifthearth/core";
import { type Recommendation, toRecommendation } from "@gifthearth/core/recommend";
import { describe, expect, it } from "vitest";
import { SORT_ORDERS, sortItems, toSortOrder } from "./sort.ts";

function item(id: string, priceRange: string, qualityScore: number): Recommendation {
  const suggestion = toSuggestion({ title: "Star Map" }, id);
  if (!suggestion) throw new Error("The title is usable");
  return { ...toRecommendation(suggestion), priceRange, qualityScore };
}

const ITEMS = [
  item("middle", "$40-$60", 7),
  item("priceless", "by weight", 9),
  item("wide", "$20-$90", 7),
  item("low", "$10-$15", 8.5),
];
const sorted = (name: string) => sortItems(ITEMS, toSortOrder(name)).map(({ id }) => id);

describe("sortItems", () => {
  it("offers its orders", () => {
    expect(Object.values(SORT_ORDERS)).toEqual([
      "Relevance",
      "Price: Low to High",
      "Price: High to Low",
      "Highest Rated",
    ]);
  });

  it.each([
    ["relevance", ["middle", "priceless", "wide", "low"]],
    ["cheapest", ["low", "wide", "middle", "priceless"]],
    ["dearest", ["wide", "middle", "low", "priceless"]],
    ["rated", ["priceless", "low", "middle", "wide"]],
    ["toString", ["middle", "priceless", "wide", "low"]],
  ])("by %s", (name, expected) => {
    expect(sorted(name)).toEqual(expected);
  });

  it("goes by what an idea costs in the shop that has it", () => {
    const offer = { shop: "Pots & Co", price: { amount: 11.5, currency: "USD" } } as Offer;
    const offered = ITEMS.map((one) => (one.id === "wide" ? { ...one, offer } : one));
    const ids = (order: "cheapest" | "dearest") => sortItems(offered, order).map(({ id }) => id);
    expect(ids("cheapest")).toEqual(["low", "wide", "middle", "priceless"]);
    expect(ids("dearest")).toEqual(["middle", "low", "wide", "priceless"]);
  });

  it("leaves the list that it is given", () => {
    const before = [...ITEMS];
    for (const name of Object.keys(SORT_ORDERS)) sorted(name);
    expect(ITEMS).toEqual(before);
  });
});
