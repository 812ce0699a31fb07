import {
  areSimilar,
  CATEGORIES,
  comparableTitle,
  GIFT_TAGS,
  INGREDIENTS,
  INTERESTS,
  type Ingredient,
  NEEDS,
  OCCASIONS,
  POPULAR_INTERESTS,
  plainText,
  RELATIONS,
  SITUATIONS,
  TONES,
} from "@gifthearth/core";
import { describe, expect, it } from "vitest";
import { MOTIFS } from "../drawings/drawings.ts";
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

/** Children's ages, from and to, and the fewest ideas for them. */
const CHILD_AGES = [
  [0, 3, 15],
  [4, 7, 25],
  [8, 12, 40],
  [13, 17, 40],
] as const;
const OLDEST_CHILD = 17;

type Idea = (typeof CATALOGUE)[number];

function typicalPrice({ price: [low, high] }: Idea): number {
  return (low + high) / 2;
}

function isPricedWithin(idea: Idea, from: number, to: number): boolean {
  return typicalPrice(idea) >= from && typicalPrice(idea) < to;
}

/** Which of the ideas are at fault, by id, so that a failure names them. */
function faulty(isFaulty: (idea: Idea) => boolean): string[] {
  return CATALOGUE.filter(isFaulty).map(({ id }) => id);
}

/** Where the ideas are. */
const IDEAS = "api/src/gifts/catalogue/ideas (one file a category)";

/** What is missing where there are fewer ideas than that; nothing where there are enough. */
function lacking(which: string, least: number, found: number): string[] {
  return found >= least ? [] : [`${least - found} more ideas ${which}: there are ${found} of ${least}`];
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

  it("names a motif that is drawn, where it names one", () => {
    expect(faulty(({ motif }) => motif !== undefined && !MOTIFS.has(motif))).toEqual([]);
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
    expect(faulty(({ contains }) => !isFrom(INGREDIENTS, contains))).toEqual([]);
    expect(faulty(({ needs }) => !isFrom(NEEDS, needs))).toEqual([]);
    expect(faulty(({ tones }) => !isFrom(TONES, tones))).toEqual([]);
    expect(faulty(({ spoils }) => !isFrom(SITUATIONS, spoils))).toEqual([]);
    expect(faulty(({ suits }) => !isFrom([...SITUATIONS, ...RELATIONS], Object.keys(suits)))).toEqual([]);
    expect(faulty(({ suits, spoils }) => spoils.some((situation) => situation in suits))).toEqual([]);
    expect(faulty(({ closeness: [from, to] }) => from > to)).toEqual([]);
  });

  it("gives its reasons as the rest of a sentence, and no two ideas have the same point", () => {
    const reasons = CATALOGUE.flatMap(({ id, point, suits }) =>
      [point, ...Object.values(suits)].map((reason) => ({ id, reason })),
    );
    const isWrong = (reason: string) => !/^\S.{10,108}[^\s.;!]$/.test(reason);
    expect(reasons.filter(({ reason }) => isWrong(reason))).toEqual([]);
    expect(new Set(CATALOGUE.map(({ point }) => point)).size).toBe(CATALOGUE.length);
  });

  it("says what to look for in a sentence", () => {
    expect(faulty(({ lookFor }) => !/^[A-Z0-9].{23,138}\.$/.test(lookFor) || /["—]/.test(lookFor))).toEqual(
      [],
    );
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
    const titles = CATALOGUE.map(({ title }) => ({ title, ...comparableTitle(title) }));
    const pairs = titles.flatMap((one, place) =>
      titles
        .slice(place + 1)
        .filter((other) => areSimilar(one, other))
        .map((other) => `${one.title} / ${other.title}`),
    );
    expect(pairs).toEqual([]);
  });

  it("has seven hundred ideas or more", () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(700);
  });

  it.each(OCCASIONS.filter((occasion) => occasion !== "Other"))(
    "has forty ideas or more for %s",
    (occasion) => {
      const found = CATALOGUE.filter(({ occasions }) => occasions.includes(occasion)).length;
      expect(
        lacking(`with "${occasion}" among their occasions`, 40, found),
        `"${occasion}" needs in ${IDEAS}`,
      ).toEqual([]);
    },
  );

  it.each(INTERESTS)("has ideas enough for %s, of several kinds and prices", (interest) => {
    const named = CATALOGUE.filter(({ interests }) => interests.includes(interest));
    const among = `with "${interest}" among their interests`;
    const first = named.filter(({ interests }) => interests[0] === interest);
    const kinds = new Set(named.map(({ category }) => category)).size;
    const missing = [
      ...lacking(among, 8, named.length),
      ...lacking(`with "${interest}" as their first interest`, 2, first.length),
      // So that a list can be varied.
      ...(kinds < 8 ? [`${8 - kinds} more categories among the ideas ${among}: they are of ${kinds}`] : []),
      ...lacking(
        `${among} that cost 15 dollars at most`,
        1,
        named.filter(({ price: [, high] }) => high <= 15).length,
      ),
      ...lacking(
        `${among} of a middle price below 25 dollars`,
        2,
        named.filter((idea) => typicalPrice(idea) < 25).length,
      ),
      ...lacking(
        `${among} of a middle price above 50 dollars`,
        1,
        named.filter((idea) => typicalPrice(idea) > 50).length,
      ),
    ];
    expect(missing, `"${interest}" needs in ${IDEAS}`).toEqual([]);
  });

  it.each(POPULAR_INTERESTS)("has ideas enough for %s, which many choose, the dear ones too", (interest) => {
    const named = CATALOGUE.filter(({ interests }) => interests.includes(interest));
    const among = `with "${interest}" among their interests`;
    const within = (from: number, to: number) =>
      named.filter((idea) => isPricedWithin(idea, from, to)).length;
    const tiers = PRICE_TIERS.filter(([from, to]) => within(from, to) > 0).length;
    const missing = [
      ...lacking(among, 25, named.length),
      ...(tiers < 4 ? [`ideas ${among} in ${4 - tiers} more of the price tiers of this test`] : []),
      ...lacking(`${among} of a middle price from 100 to 200 dollars`, 5, within(100, 200)),
      ...lacking(`${among} of a middle price from 200 dollars`, 2, within(200, Number.POSITIVE_INFINITY)),
    ];
    expect(missing, `"${interest}" needs in ${IDEAS}`).toEqual([]);
  });

  it.each([
    ["Wedding", "Travel", 20],
    ["Wedding", "Hiking", 10],
    ["Wedding", "Photography", 10],
    ["Wedding", "Gaming", 2],
    ["Wedding", "Sports", 2],
    ["Anniversary", "Fashion", 20],
    ["Anniversary", "Photography", 20],
    ["Anniversary", "Hiking", 15],
    ["Anniversary", "Gaming", 2],
  ] as const)("has for a %s of those who like %s %i ideas or more", (occasion, interest, least) => {
    const named = CATALOGUE.filter(
      ({ interests, occasions }) => interests.includes(interest) && occasions.includes(occasion),
    );
    expect(named.length).toBeGreaterThanOrEqual(least);
  });

  it("has forty ideas that are used up, and a hundred and ten experiences, for those who want no things", () => {
    const tagged = (tag: (typeof GIFT_TAGS)[number]) => CATALOGUE.filter(({ tags }) => tags.includes(tag));
    expect(tagged("consumable").length).toBeGreaterThanOrEqual(40);
    expect(tagged("experience").length).toBeGreaterThanOrEqual(110);
  });

  it.each([
    ["see badly", /audiobook|braille|tactile|talking|accessible|large print/i, 8],
    ["have stiff hands", /arthritis|easy grip|ergonomic|heated|wheat bag/i, 6],
    ["lie in bed", /audiobook|bed tray|soup|streaming|virtual|blanket|crossword/i, 8],
  ])("has ideas for those who %s", (_, words, least) => {
    expect(
      CATALOGUE.filter(({ title, searchText }) => words.test(`${title} ${searchText}`)).length,
    ).toBeGreaterThanOrEqual(least);
  });

  it.each(PRICE_TIERS)("has thirty ideas or more from %i to %d dollars", (from, to) => {
    expect(CATALOGUE.filter((idea) => isPricedWithin(idea, from, to)).length).toBeGreaterThanOrEqual(30);
  });

  it.each(CHILD_AGES)("has ideas enough for all ages from %i to %i: %i or more", (from, to, least) => {
    const suiting = CATALOGUE.filter(({ ages }) => ages !== undefined && ages[0] <= from && ages[1] >= to);
    expect(suiting.length).toBeGreaterThanOrEqual(least);
  });

  it.each(CHILD_AGES)("has ideas made for children from %i to %i: %i or more", (from, to, least) => {
    const made = CATALOGUE.filter(
      ({ ages }) => ages !== undefined && ages[1] <= OLDEST_CHILD && ages[0] <= to && ages[1] >= from,
    );
    expect(made.length).toBeGreaterThanOrEqual(least);
  });

  it("has forty ideas or more that arrive by e-mail, and sixty experiences", () => {
    expect(CATALOGUE.filter(({ tags }) => tags.includes("digital")).length).toBeGreaterThanOrEqual(40);
    expect(CATALOGUE.filter(({ tags }) => tags.includes("experience")).length).toBeGreaterThanOrEqual(60);
  });

  it("knows when to keep alcohol, nuts and fragrance away", () => {
    const says = (words: RegExp, ingredient: Ingredient) =>
      faulty(
        ({ title, searchText, contains }) =>
          words.test(`${title} ${searchText}`) && !contains.includes(ingredient),
      );
    expect(says(/\b(?:whisk(?:e)?y|beer (?:tasting|brewing)|gin|cocktail bitters)\b/i, "alcohol")).toEqual(
      [],
    );
    expect(says(/\b(?:almonds?|pistachios?|hazelnuts?|marzipan|praline)\b/i, "nuts")).toEqual([]);
    expect(says(/\b(?:scented|incense|perfume)\b/i, "perfume")).toEqual([]);
  });
});
