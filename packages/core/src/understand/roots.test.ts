import { describe, expect, it } from "vitest";
import { rootOf, rootsOf } from "./roots.ts";

describe("the root of a word", () => {
  it.each([
    ["bakes", "baking", "baked"],
    ["swims", "swam", "swimming"],
    ["knife", "knives"],
    ["mum", "mother"],
    ["flat", "apartment"],
    ["runs", "running", "runner", "jogging"],
    ["photos", "photographs", "picture"],
    ["stories", "story"],
  ])("is one for %s and %s", (...words) => {
    expect(new Set(words.map(rootOf)).size).toBe(1);
  });

  it.each([
    ["chillies", "chilly"],
    ["planes", "planets"],
    ["bus", "bush"],
    ["sing", "string"],
  ])("parts %s and %s", (one, other) => {
    expect(rootOf(one)).not.toBe(rootOf(other));
  });
});

describe("a phrase", () => {
  it("is known by its telling words and whether it denies", () => {
    expect(rootsOf("always keeps her keys in the fridge")).toEqual({
      roots: ["keys", "fridge"].map(rootOf),
      denies: false,
    });
    expect(rootsOf("doesn't drive any more")).toEqual({ roots: [rootOf("drives")], denies: true });
  });
});
