import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deniedIn } from "../understand/denial.ts";
import { foldText } from "../understand/words.ts";
import { readLimits } from "./demands.ts";

function names(notes: string): readonly string[] {
  const text = foldText(notes);
  return readLimits(text, deniedIn(text)).map(([name]) => name);
}

describe("readLimits", () => {
  it.each([
    ["Please send it via email", ["digital only"]],
    ["It should reach her by e-mail on Friday", ["digital only"]],
    ["Something digital only", ["digital only"]],
    ["must be digital", ["digital only"]],
    ["He is overseas and the party is tonight", ["digital only"]],
    ["only experiences", ["experiences only"]],
    ["prefers experiences", ["experiences only"]],
    ["days out rather than objects", ["experiences only"]],
    ["no clothing", ["clothes"]],
    ["Nothing salty, and no more books or jewellery", ["books", "jewelry"]],
    ["has too many games", ["games"]],
    ["doesn't want any toys", ["toys"]],
    ["nothing edible", ["food"]],
    ["no food", ["food"]],
    ["no plants please", ["plants"]],
    ["please no ornaments", ["decorations"]],
    ["no kitchen gadgets", ["kitchen things"]],
    ["hates make-up", ["cosmetics"]],
    ["no vouchers", ["experiences"]],
    ["not another subscription", ["subscriptions"]],
    ["nothing made of plastic", ["plastic"]],
  ])("%j: %j", (notes, limits) => {
    expect([...names(notes)].sort()).toEqual([...limits].sort());
  });

  it.each([
    "reads e-mail all day",
    "she sends us poems by e-mail",
    "loves clothes and books",
    "no comic books",
    "no video games",
    "hates fast food",
    "no idea which books she likes",
    "had an experience in Peru",
    "",
  ])("%j limits nothing", (notes) => {
    expect(names(notes)).toEqual([]);
  });

  it("never throws", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (notes) => names(notes).length >= 0));
  });
});
