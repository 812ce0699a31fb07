import { describe, expect, it } from "vitest";
import { ids, recommendations } from "./recommendation.fixture.ts";
import { spreadOverCategories } from "./spread.ts";

describe("spreadOverCategories", () => {
  it("takes from each category in turn, and keeps the order within", () => {
    const items = recommendations(
      { id: "book-1", category: "books" },
      { id: "book-2", category: "books" },
      { id: "book-3", category: "books" },
      { id: "tech-1", category: "tech" },
      { id: "tech-2", category: "Electronics" },
      { id: "food-1", category: "food" },
    );
    expect(ids(spreadOverCategories(items))).toEqual([
      "book-1",
      "tech-1",
      "food-1",
      "book-2",
      "tech-2",
      "book-3",
    ]);
  });

  it("of nothing is nothing", () => expect(spreadOverCategories([])).toEqual([]));
});
