import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAge } from "./age.ts";

describe("readAge", () => {
  it.each([
    ["he is 8", 8],
    ["my nephew is almost 8, loves lego", 8],
    ["tom is 12 and into chess", 12],
    ["she's 16", 16],
    ["they're 30", 30],
    ["turning 5 in may", 5],
    ["has just turned 40", 40],
    ["aged 7", 7],
    ["an 8-year-old girl", 8],
    ["a 9 yo boy", 9],
    ["8yo", 8],
    ["for her 10 year old son", 10],
    ["her 50th birthday", 50],
    ["my boss, 45", 45],
    ["grandma, 82, arthritis", 82],
    ["renee (58) loves lunch", 58],
    ["an 18-month-old", 1],
    ["5 months old", 0],
    ["a moody teenager", 15],
    ["for a toddler", 2],
  ])("%j: %i", (text, age) => {
    expect(readAge(text)).toBe(age);
  });

  it.each([
    "10 years married",
    "we have been together 10 yrs",
    "he is 6 feet tall",
    "she is 5'4\"",
    "his shoe size is 10",
    "the budget is 15",
    "it's 20 for shipping",
    "there are 8 people",
    "she has a 2 year old",
    "a mother of a 3-year-old",
    "has two kids aged 5",
    "a friend with a 6 year old",
    "he has a toddler",
    "is 12 weeks pregnant",
    "is 300",
    "",
  ])("is not told by %j", (text) => {
    expect(readAge(text)).toBeNull();
  });

  it("is a sensible number or null, whatever the text", () => {
    const words = fc.constantFrom(
      "is",
      "she",
      "8",
      "120",
      "999",
      "years",
      "old",
      "-",
      "turning",
      ",",
      "(",
      "'s",
      "has a",
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(words).map((parts) => parts.join(" ")),
    );
    fc.assert(
      fc.property(text, (anything) => {
        const age = readAge(anything);
        expect(age === null || (Number.isInteger(age) && age >= 0 && age <= 120)).toBe(true);
      }),
    );
  });
});
