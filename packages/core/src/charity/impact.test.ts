import { describe, expect, it } from "vitest";
import { impactInWords, impactOf } from "./impact.ts";

const values = (cents: number) => impactOf(cents).map(({ value }) => value);

describe("impactOf", () => {
  it("is meals = floor(confirmed/2), trees = floor(confirmed/5), gallons = floor(confirmed*10)", () => {
    expect(impactOf(2_599).map(({ type, value }) => [type, value])).toEqual([
      ["meals", 12],
      ["trees", 5],
      ["water", 259],
    ]);
  });

  it("counts whole ones only, and is exact in cents", () => {
    expect(values(199)).toEqual([0, 0, 19]);
    expect(values(200)).toEqual([1, 0, 20]);
    expect(values(500)).toEqual([2, 1, 50]);
    expect(values(30)).toEqual([0, 0, 3]);
  });

  it("is nothing where more was returned than confirmed", () => {
    expect(values(-100)).toEqual([0, 0, 0]);
  });
});

describe("impactInWords", () => {
  it.each([
    [3_319, "As much as 16 meals, or 6 trees, or 331 gallons of clean water"],
    [500, "As much as 2 meals, or 1 tree, or 50 gallons of clean water"],
    [200, "As much as 1 meal, or 20 gallons of clean water"],
    [19, "As much as 1 gallon of clean water"],
    [1_000_000, "As much as 5,000 meals, or 2,000 trees, or 100,000 gallons of clean water"],
    [9, "Nothing yet: a gallon of clean water takes 10 cents, a meal $2 and a tree $5"],
    [0, "Nothing yet: a gallon of clean water takes 10 cents, a meal $2 and a tree $5"],
  ])("counts %i cents once: %s", (cents, words) => {
    expect(impactInWords(impactOf(cents))).toBe(words);
  });
});
