import { describe, expect, it } from "vitest";
import { INTERESTS } from "../gift/vocabulary.ts";
import { COMMON, interestsIn, SPECIALIST, understandInterest } from "./interest.ts";
import { stems } from "./words.ts";

describe("understandInterest", () => {
  it.each(INTERESTS)("knows %s by its name, in any case", (interest) => {
    expect(understandInterest(interest).meanings).toContain(interest);
    expect(understandInterest(interest.toUpperCase()).meanings).toContain(interest);
    expect(understandInterest(interest)).toMatchObject({ words: interest, isPlain: true });
  });

  it.each([
    ["bookworm", ["Reading"]],
    ["Tech Gadgets", ["Technology"]],
    ["rainy-day jigsaw puzzles", ["Puzzles"]],
    ["rock climbing", ["Climbing"]],
    ["sourdough", ["Baking"]],
    ["trail running", ["Running"]],
    ["museums", ["Art", "History"]],
    ["K-pop", ["Music"]],
    ["mountain biking", ["Cycling"]],
  ])("understands %s as %j", (words, meanings) => {
    expect(understandInterest(words)).toMatchObject({ words, meanings });
  });

  it("keeps the words of an interest that it doesn't know", () => {
    expect(understandInterest("Dinosaurs")).toEqual({
      words: "Dinosaurs",
      stems: ["dinosaur"],
      isPlain: false,
      meanings: [],
    });
    expect(understandInterest("!?").meanings).toEqual([]);
  });
});

describe("interestsIn", () => {
  it("finds every interest that a text names, the longest phrase first", () => {
    const words = stems("Into board games and craft beer, and he runs marathons");
    expect([...interestsIn(words)].sort()).toEqual(["Beer", "Board Games", "Running"]);
  });

  it("finds none where none is", () => {
    expect(interestsIn(stems("my brother in law from Ohio")).size).toBe(0);
  });
});

it("No interest is both for specialists and shared by nearly everybody", () => {
  expect([...SPECIALIST].filter((interest) => COMMON.has(interest))).toEqual([]);
});
