import { describe, expect, it } from "vitest";
import { CATEGORIES, pickCategory } from "./categories.ts";
import { parseQueryParameters, withQuery } from "./query-parameters.ts";

describe("pickCategory", () => {
  it("picks none without the parameter", () => {
    expect(pickCategory(null)).toBeNull();
  });

  it.each([
    ["trending interests", "Trending Interests"],
    ["INTEREST", "Trending Interests"],
    ["price ranges", "Price Ranges"],
    ["popular occasions", "Popular Occasions"],
    ["anything else", "Popular Occasions"],
    ["", "Popular Occasions"],
  ])("picks for %j %s", (parameter, title) => {
    expect(pickCategory(parameter)?.title).toBe(title);
  });

  it("picks each category by its own card's title", () => {
    for (const category of CATEGORIES) expect(pickCategory(category.title.toLowerCase())).toBe(category);
  });
});

describe("CATEGORIES", () => {
  it("fills in from an address exactly what each sample says", () => {
    for (const { filling } of CATEGORIES.flatMap(({ samples }) => samples)) {
      expect(parseQueryParameters(withQuery(new URLSearchParams(), filling))).toEqual(filling);
    }
  });
});
