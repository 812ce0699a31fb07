import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { headOf, ownedThings } from "./owned.ts";

describe("ownedThings", () => {
  it.each([
    ["a hair dryer and two lamps", ["dryer", "lamp"]],
    ["all the towels and kettles they want", ["towel", "kettle"]],
    ["a good tripod", ["tripod"]],
    ["an old garden", []],
    ["", []],
  ])("in %j are %j", (phrase, things) => {
    expect(ownedThings(phrase).map(({ head }) => head)).toEqual(things);
  });

  it("knows what else a thing is called", () => {
    expect(ownedThings("a kobo")[0]?.names).toContainEqual(["kindl"]);
    expect(ownedThings("all the pans they need")[0]?.names).toContainEqual(["wok"]);
  });

  it("takes a compound for its whole, not for each of its words", () => {
    expect(ownedThings("a tea cosy")[0]?.names).toEqual([["tea", "cosy"], ["teacosy"]]);
  });

  it("never throws", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (phrase) => ownedThings(phrase).length >= 0));
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
