import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { basicScore, highQualityScore, standardScore } from "./quality-score.ts";

const never = () => 0;
const text = (length: number) => ({ description: "-".repeat(length) });
const FIVE_INTERESTS = ["Tea", "Coffee", "Chess", "Yoga", "Golf"];
/** A description of so many characters that begins with these words. */
const naming = (words: readonly string[], length = 300) => ({
  description: words.join(" ").padEnd(length, " -"),
  isTopRecommendation: false,
});

describe("standardScore", () => {
  it("has a base of 5 (section 9)", () => {
    expect(standardScore(text(0), never)).toBe(5);
  });

  it.each([
    [50, 5.5],
    [100, 6],
    [300, 8],
    [400, 8],
  ])("adds up to 3 by description length/100 (section 9): %d characters", (length, score) => {
    expect(standardScore(text(length), never)).toBe(score);
  });

  it.each([
    [0.25, 5.5],
    [0.5, 6],
    [1, 7],
  ])("adds a random 0-2 (section 9): %d", (part, score) => {
    expect(standardScore(text(0), () => part)).toBe(score);
  });

  it("is capped at 10 (section 9)", () => {
    expect(standardScore(text(300), () => 1)).toBe(10);
    expect(standardScore(text(300), () => 1.5)).toBe(10);
  });

  it("asks for one random number and lies between 5 and 10", () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.nat(1_000), part, (length, random) => {
        let asked = 0;
        const score = standardScore(text(length), () => {
          asked++;
          return random;
        });
        expect(asked).toBe(1);
        expect(score).toBeGreaterThanOrEqual(5);
        expect(score).toBeLessThanOrEqual(10);
      }),
    );
  });
});

describe("highQualityScore", () => {
  it("has a base of 7 (section 9)", () => {
    expect(highQualityScore(text(0), [])).toBe(7);
    expect(highQualityScore(text(0), ["Tea"])).toBe(7);
  });

  it.each([
    [1, 8.5],
    [2, 9],
    [4, 10],
    [5, 10],
  ])("adds 0.5 per matching interest in the description, max 2 (section 9): %d of 5", (count, score) => {
    expect(highQualityScore(naming(FIVE_INTERESTS.slice(0, count)), FIVE_INTERESTS)).toBe(score);
  });

  it.each([
    [150, 7.5],
    [300, 8],
    [900, 8],
  ])("adds description length/300, max 1 (section 9): %d characters", (length, score) => {
    expect(highQualityScore(text(length), [])).toBe(score);
  });

  it("is rounded to 1 decimal (section 9)", () => {
    expect(highQualityScore(text(100), [])).toBe(7.3);
    expect(highQualityScore(text(200), [])).toBe(7.7);
  });

  it.each([
    ["in any case and with other endings", "For a GARDENER", "gardening"],
    ["as more than one word", "Games for the board you have", "Board Games"],
    ["across a hyphen", "An evening of self-care", "Self-care"],
    ["without accents", "Straight from the cafe", "Café"],
  ])("finds an interest %s", (_how, description, interest) => {
    expect(highQualityScore(naming([description]), [interest])).toBe(8.5);
  });

  it.each([
    ["a part of a word", "A smart party lamp", "Art"],
    ["one word of two", "A cheese board", "Board Games"],
    ["a word that says nothing", "A gift for you", "Gifts"],
    ["nothing", "A gift for you", ""],
  ])("does not take %s for an interest", (_what, description, interest) => {
    expect(highQualityScore(naming([description]), [interest])).toBe(8);
  });

  it("counts an interest that is given twice once", () => {
    expect(highQualityScore(naming(["Tea"]), ["Tea", "tea", "Teas"])).toBe(8.5);
  });
});

describe("basicScore", () => {
  it("has a base of 6.5 (section 9)", () => {
    expect(basicScore({ ...text(0), isTopRecommendation: false }, [])).toBe(6.5);
  });

  it.each([
    [1, 8],
    [4, 9.5],
    [5, 9.5],
  ])("adds interest matches, max 2 (section 9): %d of 5", (count, score) => {
    expect(basicScore(naming(FIVE_INTERESTS.slice(0, count)), FIVE_INTERESTS)).toBe(score);
  });

  it.each([
    [150, 7],
    [300, 7.5],
    [900, 7.5],
  ])("adds length/300, max 1 (section 9): %d characters", (length, score) => {
    expect(basicScore({ ...text(length), isTopRecommendation: false }, [])).toBe(score);
  });

  it("adds 0.5 if top (section 9)", () => {
    expect(basicScore({ ...text(0), isTopRecommendation: true }, [])).toBe(7);
  });

  it("comes to 10 and no more (section 9)", () => {
    const everything = { ...naming(FIVE_INTERESTS, 900), isTopRecommendation: true };
    expect(basicScore(everything, FIVE_INTERESTS)).toBe(10);
  });
});

describe("the scores by interests", () => {
  const words = fc.array(fc.constantFrom(...FIVE_INTERESTS, "lamp", "of", ""), { maxLength: 8 });

  it("don't depend on the order of the interests, and lie between their base and 10", () => {
    fc.assert(
      fc.property(words, words, fc.boolean(), (said, interests, isTopRecommendation) => {
        const item = { description: said.join(" "), isTopRecommendation };
        const turned = interests.toReversed();
        const [high, basic] = [highQualityScore(item, interests), basicScore(item, interests)];
        expect(highQualityScore(item, turned)).toBe(high);
        expect(basicScore(item, turned)).toBe(basic);
        expect(high >= 7 && high <= 10).toBe(true);
        expect(basic >= 6.5 && basic <= 10).toBe(true);
      }),
    );
  });
});
