import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { headOf, readOwned } from "./owned.ts";

const heads = (clause: string) => readOwned(clause).map(({ head }) => head);

describe("readOwned", () => {
  it.each([
    ["already has a hair dryer and two lamps", ["dryer", "lamp"]],
    ["they have all the towels and kettles they want", ["towel", "kettle"]],
    ["she has a good tripod already", ["tripod"]],
    ["have vases in plenty", ["vase"]],
    ["has jam enough", ["jam"]],
    ["has plenty of scarves", ["scarve"]],
    ["has a sewing machine", ["machine"]],
    ["has an old garden", []],
    ["has two dogs", []],
    ["already has lots of vases", ["vase"]],
    ["loves lamps", []],
    ["", []],
  ])("%j: %j", (clause, things) => {
    expect(heads(clause)).toEqual(things);
  });

  it("knows what else a thing is called", () => {
    expect(readOwned("already has a kobo")[0]?.names).toContainEqual(["kindl"]);
    expect(readOwned("have all the pans they need")[0]?.names).toContainEqual(["wok"]);
  });

  it("takes a compound for its whole, not for each of its words", () => {
    expect(readOwned("already has a tea cosy")[0]?.names).toEqual([["tea", "cosy"], ["teacosy"]]);
  });

  it("keeps out the like alone of what the person merely has", () => {
    expect(readOwned("has a telescope")).toEqual([{ head: "telescope", names: [] }]);
  });

  it("never throws", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (clause) => readOwned(clause).length >= 0));
  });
});

describe("headOf", () => {
  it.each([
    ["Brass Kettle with a Whistle", "kettle"],
    ["Cups and Saucers", "cup"],
    ["Set of Knives", "set"],
    ["Pocket Knives", "knife"],
    ["“Bread of the House” Linen Bag", "bag"],
    ["Glasses", "glass"],
    ["", ""],
  ])("of %j is %j", (title, head) => {
    expect(headOf(title)).toBe(head);
  });
});
