import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deniedIn, plainDenials } from "./denial.ts";

describe("deniedIn", () => {
  it.each([
    ["nothing salty and no vases, 61", " salty and no vases; vases"],
    ["his wife won't have anything with a plug", " have anything with a plug"],
    ["no eggs, soy or prawns. likes rice", " eggs or soy or prawns"],
    ["doesn't eat fish but loves tea", " eat fish"],
    ["drinks nothing but water", ""],
    ["doesn't mind dust", ""],
    ["isn't allergic to cats; no lilies", " lilies"],
    ["fond of hats", ""],
  ])("%j: %j", (text, denied) => {
    expect(deniedIn(text)).toBe(denied);
  });

  it("never throws", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => deniedIn(text).length >= 0));
  });
});

describe("plainDenials", () => {
  it.each([
    ["her cupboard is full of mugs", "mugs"],
    ["has more scarves than she can wear", "scarves"],
    ["owns far more cookbooks than anyone needs", "cookbooks"],
    ["candles galore", "candles"],
    ["loves any tea but rooibos", "rooibos"],
    ["likes games except for chess", "chess"],
    ["is drowning in throw pillows", "throw pillows"],
    ["cannot stand puzzles", "puzzles"],
  ])("turns %j into a plain no to %s", (text, thing) => {
    expect(deniedIn(plainDenials(text))).toContain(thing);
  });

  it.each(["is full of life", "more than happy to bake", "loves tea and bread"])(
    "leaves %j as it is",
    (text) => {
      expect(plainDenials(text)).toBe(text);
    },
  );
});
