import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { understandNotes } from "./notes.ts";

describe("understandNotes", () => {
  it("takes what is said with favour for wanted", () => {
    const { wanted, unwanted, hints } = understandNotes("Loves a long Sunday lunch and rock climbing.");
    expect(wanted).toEqual(["long", "sunday", "lunch", "rock", "climb"]);
    expect(unwanted.size).toBe(0);
    expect([...hints]).toEqual(["Climbing"]);
  });

  it.each([
    ["no candles", ["candl"]],
    ["She hates puzzles", ["puzzl"]],
    ["no candles, mugs or socks please, loves tea", ["candl", "mug", "sock", "pleas"]],
    ["has too many books", ["book"]],
    ["doesn't want another scarf", ["scarf"]],
    ["tired of chocolate but loves tea", ["chocolat"]],
    ["isn't into sports", ["sport"]],
  ])("%j: nothing with %j", (notes, unwanted) => {
    expect([...understandNotes(notes).unwanted]).toEqual(unwanted);
  });

  it("keeps what the person has apart from what is disliked", () => {
    const { owned, unwanted, wanted } = understandNotes("Loves tea and already has a bread oven.");
    expect(owned.map(({ head }) => head)).toEqual(["oven"]);
    expect([...unwanted]).toEqual([]);
    expect(wanted).toEqual(["tea"]);
  });

  it("turns round within a sentence", () => {
    const { hints, dislikes, wanted } = understandNotes("He hates cooking and loves fishing, not into golf.");
    expect([...hints]).toEqual(["Fishing"]);
    expect([...dislikes].sort()).toEqual(["Cooking", "Golf"]);
    expect(wanted).not.toContain("cook");
  });

  it.each([
    "no idea what she likes",
    "not sure if he likes tea",
    "I don't know if she drinks tea",
    "can't find anything for my dad who loves fishing",
    "nothing too expensive",
  ])("%j excludes nothing", (notes) => {
    expect([...understandNotes(notes).unwanted]).toEqual([]);
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (notes) => understandNotes(notes).wanted.length >= 0),
    );
  });
});
