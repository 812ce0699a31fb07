import { describe, expect, it } from "vitest";
import { phraseStems, quoteOf, readSaid } from "./said.ts";

const quote = (text: string, phrase: string, unwanted: string[] = []) =>
  quoteOf(readSaid(text, [], new Set(unwanted)), phraseStems(phrase))?.words ?? null;

describe("what a note says", () => {
  it.each([
    ["She swims in the sea all year", "sea swimming", "swims in the sea"],
    ["He plays D&D on Fridays", "dnd", "D&D"],
    ["Rides her own horse", "his horse", "horse"],
    ["Grows leeks on the allotment", "leeks", "leeks"],
  ])("is quoted as it was written: %j for %j", (text, phrase, words) => {
    expect(quote(text, phrase)).toBe(words);
  });

  it.each([
    [
      "words that stand far apart",
      "Bakes on Sundays for the whole of the street and then is off",
      "bake-off",
    ],
    ["words of two sentences", "She loves the sea. Swims in a pool", "sea swimming"],
    ["one of the commonest words alone", "He takes the train to work", "train"],
    ["a name", "Rides a pony called Biscuit", "biscuit"],
    ["other words", "She knits", "crochet"],
  ])("is not %s", (_, text, phrase) => {
    expect(quote(text, phrase)).toBeNull();
  });

  it("is not what it turns down", () => {
    expect(quote("No leeks, please", "leeks", ["leek"])).toBeNull();
  });

  it.each([
    ["Nada de magia, por favor", "magia"],
    ["Please nothing with leeks", "leeks"],
    ["Er mag Kerzen ohne Duft", "duft"],
  ])("is not what it turns down by itself: %j", (text, phrase) => {
    expect(quote(text, phrase)).toBeNull();
  });

  it("is what is missed where it is missing", () => {
    expect(quote("She can't go a day without leeks", "leeks")).toBe("leeks");
  });

  it("is known in English, and as it was written, where it was said in another language", () => {
    const said = readSaid("Er löst Schachprobleme", [{ english: ["chess"], start: 8, end: 22 }], new Set());
    const quoted = { words: "chess", written: "Schachprobleme", isTranslated: true };
    expect(quoteOf(said, phraseStems("chess"))).toMatchObject(quoted);
  });
});

describe("the part of a sentence that is quoted", () => {
  const clause = (text: string, phrase: string) =>
    quoteOf(readSaid(text, [], new Set()), phraseStems(phrase))?.clause;

  it.each([
    ["She has a cat, drinks tea, and takes the train", "tea", "drinks tea"],
    ["For my dad (he grows leeks) and mum", "leeks", "he grows leeks"],
    ["Turning 30. She bakes bread for everyone; her flat is tiny", "bread", "She bakes bread for everyone"],
  ])("can be read by itself: of %j for %j", (text, phrase, words) => {
    expect(clause(text, phrase)).toBe(words);
  });

  it("is cut at an and, or to the words meant, where it is long", () => {
    const long = "goes down to the harbour every morning with the old dog";
    expect(clause(`She ${long} and paints boats in watercolour whenever it is dry`, "boats")).toBe(
      "paints boats in watercolour whenever it is dry",
    );
    expect(
      clause(`She ${long} to look at all the painted sailing boats of the harbour`, "sailing boats"),
    ).toBe("sailing boats");
  });
});
