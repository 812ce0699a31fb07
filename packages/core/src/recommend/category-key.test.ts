import { describe, expect, it } from "vitest";
import { CATEGORIES } from "../gift/vocabulary.ts";
import { categoryKey } from "./category-key.ts";

describe("categoryKey", () => {
  it.each([
    ["Books", "books"],
    [" BOOK ", "books"],
    ["Technology", "tech"],
    ["Electronics", "tech"],
    ["Clothing", "fashion"],
    ["Outdoors", "outdoor"],
    ["Food & Drink", "food"],
    ["Home & Kitchen", "home"],
    ["Experiences", "experience"],
    ["Crafts", "craft"],
    ["Décor", "decor"],
    ["GIFT", "gift"],
  ])("%j and %j are one category", (one, other) => {
    expect(categoryKey(one)).toBe(categoryKey(other));
  });

  it("tells the catalogue's categories apart, and those without telling words", () => {
    expect(new Set(CATEGORIES.map(categoryKey)).size).toBe(CATEGORIES.length);
    expect(categoryKey("🎁")).not.toBe(categoryKey("🐶"));
    expect(categoryKey("For Him")).not.toBe(categoryKey("For Her"));
  });
});
