import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold, foldText, stem, stems } from "./words.ts";

describe("fold", () => {
  it("takes case and accents away", () => {
    expect(fold("Crème BRÛLÉE")).toBe("creme brulee");
  });

  it("makes curly quotes straight in a text for patterns", () => {
    expect(foldText("She’s “Renée”")).toBe(`she's "renee"`);
  });

  it("takes what somebody can't live without for loved", () => {
    expect(foldText("He can't start a day without coffee, without fail")).toBe(
      "he loves coffee, without fail",
    );
  });
});

describe("stem", () => {
  it.each([
    ["gardening", "gardens"],
    ["puppies", "puppy"],
    ["movies", "movie"],
    ["cookies", "cookie"],
    ["knitting", "knitted"],
    ["candles", "candle"],
    ["glasses", "glass"],
  ])("%s and %s meet", (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it.each([
    ["cats", "cars"],
    ["tea", "tee"],
    ["trains", "training"],
    ["twitch", "twitcher"],
    ["press", "pres"],
  ])("%s and %s don't", (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });
});

describe("stems", () => {
  it("are those of the telling words, once each and in order", () => {
    expect(stems("She loves gardens, and the gardening of roses!")).toEqual(["garden", "rose"]);
    expect(stems("a I the")).toEqual([]);
  });

  it("know one-letter parts and British spelling", () => {
    expect(stems("K-pop on an e-reader")).toEqual(["kpop", "eread"]);
    expect(stems("colours and flavoured tea")).toEqual(stems("colors and flavored tea"));
    expect(stems("four hours")).toEqual(["four", "hour"]);
  });

  it("never throw", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => Array.isArray(stems(text))));
  });
});
