import { describe, expect, it } from "vitest";
import { indexCues, readTold } from "./cues.ts";

const FILLER = Array.from({ length: 400 }, (_, at) => [`word${at} other${at}`, `thing${at % 40} more${at}`]);
const index = indexCues([
  ["every plant dies on her", "north-facing flat"],
  ["knows all the planets in order"],
  ["never drinks enough water", "forgets his water bottle"],
  ["best friend moving away", "together for two years"],
  ["hands shake too much to write", "eats soup with shaky hands"],
  ...FILLER,
]);
const PLANT = 0;
const PLANETS = 1;
const WATER = 2;
const HANDS = 4;

const told = (text: string, english: Parameters<typeof readTold>[1] = [], unwanted: string[] = []) =>
  index.echoesIn(readTold(text, english, new Set(unwanted)));

describe("a detail that a note tells", () => {
  it.each([
    ["in other forms and another order", "Her plants die, all of them.", PLANT, "plants die"],
    [
      "as it stands",
      "He's six and knows all the planets in order",
      PLANETS,
      "knows all the planets in order",
    ],
    [
      "in the words of the other side of the ocean",
      "a north-facing apartment",
      PLANT,
      "north-facing apartment",
    ],
    ["with its denial", "She never drinks enough water.", WATER, "drinks enough water"],
  ])("is found %s", (_, text, idea, words) => {
    expect(told(text).get(idea)).toMatchObject({ isWhole: true, quote: { words, isTranslated: false } });
  });

  it.each([
    ["by one of its words", "She has a plant"],
    ["by whom and when alone", "My best friend. We've known each other two years"],
    ["over two sentences", "She knows everybody. There are planets on the wall. All in order"],
    [
      "by words that stand far apart",
      "Knows a lot about the old town and its mills and the way that they came by the planets",
    ],
    ["where it is denied", "He doesn't know the planets in order"],
    ["where it isn't denied, but is in what was meant", "drinks enough water"],
  ])("is not found %s", (_, text) => {
    expect([...told(text).values()].filter(({ isWhole }) => isWhole)).toEqual([]);
  });

  it("is not found in what is unwanted", () => {
    expect(told("every plant dies on her", [], ["plant"]).get(PLANT)).toBeUndefined();
  });

  it("is found in another language, and quoted in both", () => {
    const text = "Le tiemblan las manos al escribir";
    const english = [
      { english: ["shakes"], start: 3, end: 11 },
      { english: ["hands"], start: 16, end: 21 },
      { english: ["writes"], start: 25, end: 33 },
    ];
    expect(told(text, english).get(HANDS)).toMatchObject({
      isWhole: true,
      quote: { words: "shakes hands writes", written: "tiemblan las manos al escribir", isTranslated: true },
    });
  });

  it("is looked for at a few places of a word, however often a note says it", () => {
    const again = told(`${"plants die ".repeat(400)}every plant dies on her`);
    expect(again.get(PLANT)?.quote.words.length).toBeLessThan(40);
    const late = told(`${"a plant. ".repeat(3)}Every plant dies on her`);
    expect(late.get(PLANT)?.isWhole).toBe(true);
  });

  it("counts the more, the more of it is told", () => {
    const whole = told("hands shake too much to write").get(HANDS)?.strength ?? 0;
    const part = told("his hands shake").get(HANDS)?.strength ?? 0;
    expect(part).toBeGreaterThan(0);
    expect(whole).toBeGreaterThan(part);
  });
});

describe("how near a note's words are to the life that an idea is for", () => {
  const near = (text: string) => index.affinitiesOf(readTold(text, [], new Set()));

  it("grows with the rarer words that they share", () => {
    const one = near("a water cooler").get(WATER) ?? 0;
    const two = near("a water bottle").get(WATER) ?? 0;
    expect(one).toBeGreaterThan(0);
    expect(two).toBeGreaterThan(one);
    expect(two).toBeLessThanOrEqual(1);
  });

  it("is nothing by words that everybody says", () => {
    expect(near("my best friend for two years").size).toBe(0);
  });
});
