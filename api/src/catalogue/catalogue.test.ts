import {
  AVOID_REASONS,
  areSimilarTitles,
  CATEGORIES,
  GIFT_TAGS,
  INTERESTS,
  OCCASIONS,
  POPULAR_INTERESTS,
  plainText,
} from "@gifthearth/core";
import { describe, expect, it } from "vitest";
import { CATALOGUE } from "./index.ts";

/** What everybody thinks of: such a thing needs more than one word of its own to stand here. */
const CLICHE = /^(?:[\w'-]+ )?(?:candles?|mugs?|socks|slippers|gift cards?)$/i;

const PRICE_TIERS = [
  [0, 15],
  [15, 25],
  [25, 50],
  [50, 100],
  [100, 200],
  [200, Number.POSITIVE_INFINITY],
] as const;

/** Which of the ideas are at fault, by id, so that a failure names them. */
function faulty(isFaulty: (idea: (typeof CATALOGUE)[number]) => boolean): string[] {
  return CATALOGUE.filter(isFaulty).map(({ id }) => id);
}

describe("each idea of the catalogue", () => {
  it("has an id that is unique, in kebab-case and like no model's or built-in one", () => {
    expect(faulty(({ id }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || /^(?:ai|builtin)-/.test(id))).toEqual(
      [],
    );
    expect(new Set(CATALOGUE.map(({ id }) => id)).size).toBe(CATALOGUE.length);
  });

  it("has a title of 4 to 50 and a description of 60 to 220 characters, in plain text", () => {
    expect(faulty(({ title }) => title.length < 4 || title.length > 50)).toEqual([]);
    expect(faulty(({ description }) => description.length < 60 || description.length > 220)).toEqual([]);
    expect(faulty(({ searchText }) => searchText.length < 4 || searchText.length > 80)).toEqual([]);
    expect(
      faulty((idea) =>
        [idea.title, idea.description, idea.searchText].some((text) => plainText(text) !== text),
      ),
    ).toEqual([]);
  });

  it("has a price in whole dollars, the lowest below the highest", () => {
    expect(
      faulty(({ price: [low, high] }) => low >= high || low < 1 || ![low, high].every(Number.isInteger)),
    ).toEqual([]);
  });

  it("has words of the closed lists only, each once, and at least one interest", () => {
    const isFrom = (list: readonly string[], words: readonly string[]) =>
      words.every((word) => list.includes(word)) && new Set(words).size === words.length;
    expect(faulty(({ category }) => !CATEGORIES.includes(category))).toEqual([]);
    expect(faulty(({ interests }) => interests.length === 0 || !isFrom(INTERESTS, interests))).toEqual([]);
    expect(faulty(({ occasions }) => occasions.length === 0 || !isFrom(OCCASIONS, occasions))).toEqual([]);
    expect(faulty(({ tags }) => !isFrom(GIFT_TAGS, tags))).toEqual([]);
    expect(faulty(({ avoidFor }) => !isFrom(AVOID_REASONS, avoidFor))).toEqual([]);
  });

  it("has ages that make sense", () => {
    expect(
      faulty(({ ages }) => ages !== undefined && (ages[0] < 0 || ages[0] >= ages[1] || ages[1] > 120)),
    ).toEqual([]);
  });

  it("is no bare cliché", () => {
    expect(faulty(({ title }) => CLICHE.test(title))).toEqual([]);
    expect(["Scented Candle", "Mug", "Gift Card"].every((title) => CLICHE.test(title))).toBe(true);
  });
});

describe("the catalogue as a whole", () => {
  it("has no two titles that count as the same gift", () => {
    const pairs = CATALOGUE.flatMap((one, place) =>
      CATALOGUE.slice(place + 1)
        .filter((other) => areSimilarTitles(one.title, other.title))
        .map((other) => `${one.title} / ${other.title}`),
    );
    expect(pairs).toEqual([]);
  });

  it("is large enough", () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(150);
  });

  it.each(OCCASIONS.filter((occasion) => occasion !== "Other"))(
    "has ten ideas or more for %s",
    (occasion) => {
      expect(CATALOGUE.filter(({ occasions }) => occasions.includes(occasion)).length).toBeGreaterThanOrEqual(
        10,
      );
    },
  );

  it.each(POPULAR_INTERESTS)("has eight ideas or more for %s", (interest) => {
    expect(CATALOGUE.filter(({ interests }) => interests.includes(interest)).length).toBeGreaterThanOrEqual(
      8,
    );
  });

  it.each(INTERESTS)("has an idea that is first of all for %s", (interest) => {
    expect(CATALOGUE.some(({ interests }) => interests[0] === interest)).toBe(true);
  });

  it.each(PRICE_TIERS)("has ten ideas or more from %i to %d dollars", (from, to) => {
    const typical = CATALOGUE.map(({ price: [low, high] }) => (low + high) / 2);
    expect(typical.filter((price) => price >= from && price < to).length).toBeGreaterThanOrEqual(10);
  });

  it("knows when to keep alcohol, nuts and fragrance away", () => {
    const says = (words: RegExp, reason: (typeof AVOID_REASONS)[number]) =>
      faulty(
        ({ title, searchText, avoidFor }) =>
          words.test(`${title} ${searchText}`) && !avoidFor.includes(reason),
      );
    expect(says(/\b(?:whisk(?:e)?y|beer (?:tasting|brewing)|gin|cocktail bitters)\b/i, "alcohol")).toEqual(
      [],
    );
    expect(says(/\b(?:almonds?|pistachios?|hazelnuts?|marzipan|praline)\b/i, "nuts")).toEqual([]);
    expect(says(/\b(?:scented|incense|perfume)\b/i, "fragrance")).toEqual([]);
  });
});
