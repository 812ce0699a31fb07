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
    ["82", 82],
    ["61 and fond of owls", 61],
    ["27 but a child at heart", 27],
    ["82, arthritis in her hands", 82],
    ["she is in her eighties", 85],
    ["in his late 70s", 75],
    ["our granddaughter is 11 months", 0],
    ["a boy aged 20 months", 1],
    ["baby girl, 9 mo, loves bells", 0],
    ["she is six weeks old", 0],
    ["fourteen months old", 1],
    ["he is five yrs old", 5],
    ["nephew, 7 yrs, owls", 7],
    ["dad 66 y.o.", 66],
    ["she is ninety-three", 93],
    ["turning sixty in autumn", 60],
    ["a hundred years old", 100],
    ["her seventieth birthday", 70],
    ["about sixty-two years old", 62],
    ["17 in october", 17],
    ["my cousin will be 16 next week", 16],
    ["uncle, mid-fifties, sails", 55],
    ["a thirty-something", 35],
    ["a 40-something neighbour", 45],
    ["in fourth grade", 9],
    ["she is in year 9", 13],
    ["starts kindergarten", 4],
    ["a second-grader", 7],
    ["a high school junior", 16],
    ["college freshman", 18],
    ["her bat mitzvah", 12],
    ["his bar mitzvah", 13],
    ["her quinceanera", 15],
    ["a lively octogenarian", 85],
    ["sie ist 34 jahre alt", 34],
    ["mi padre, 71 anos", 71],
    ["il a 12 ans", 12],
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
    "a newborn at home",
    "is 5 months pregnant",
    "married for 6 months",
    "a third grade teacher",
    "teaches 4th grade",
    "we met in high school",
    "two mugs, please",
    "collects 80s music",
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
