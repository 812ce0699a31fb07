import { describe, expect, it } from "vitest";
import { INTERESTS } from "../gift/vocabulary.ts";
import { COMMON, interestsIn, interestsMentioned, SPECIALIST, understandInterest } from "./interest.ts";
import { vocabularyOf } from "./spelling.ts";
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
    ["wood working", ["Woodworking"]],
    ["twitcher", ["Birdwatching"]],
    ["Twitch", ["Gaming"]],
  ])("understands %s as %j", (words, meanings) => {
    expect(understandInterest(words)).toMatchObject({ words, meanings });
  });

  it.each([
    ["sourdough", ["sourdough"]],
    ["K-pop", ["kpop"]],
    ["Italian cooking", ["italian"]],
    ["rainy-day jigsaw puzzles", ["rainy", "day", "jigsaw"]],
  ])("knows that %s is only a part of an interest", (words, telling) => {
    expect(understandInterest(words)).toMatchObject({ isNarrow: true, telling });
  });

  it.each(["Baking", "bookworm", "gym", "Tech Gadgets", "soccer"])(
    "knows that %s is the whole of an interest",
    (words) => {
      expect(understandInterest(words).isNarrow).toBe(false);
    },
  );

  it.each([
    ["photograhpy", "Photography"],
    ["gardning", "Gardening"],
    ["knittting", "Knitting"],
    ["astronmy", "Astronomy"],
    ["readng", "Reading"],
    ["guittar", "Guitar"],
    ["puzzels", "Puzzles"],
    ["rock climbng", "Climbing"],
    ["techonology", "Technology"],
  ])("understands the misspelt %s as %s", (words, meaning) => {
    expect(understandInterest(words)).toMatchObject({ words, meanings: [meaning] });
  });

  it.each([
    ["boating", []],
    ["cars", ["Cars"]],
    ["cats", ["Cats"]],
    ["golf", ["Golf"]],
    ["gold", []],
    ["ventriloquism", []],
    ["gargoyles", []],
    ["quoits", []],
  ])("takes %s for nothing else", (words, meanings) => {
    expect(understandInterest(words).meanings).toEqual(meanings);
  });

  it("knows the words of a catalogue too, and puts them right only where they are in none", () => {
    const vocabulary = vocabularyOf(["pencil", "pencils", "telescope"]);
    const known = { isKnown: (word: string) => word === "dinosaur", vocabulary };
    expect(understandInterest("colour pencls", known).stems).toEqual(["color", "pencil"]);
    expect(understandInterest("dinosaurs", known).stems).toEqual(["dinosaur"]);
  });

  it.each([
    ["comets", "Astronomy"],
    ["darjeeling", "Tea"],
    ["gnocchi", "Cooking"],
    ["steam deck", "Gaming"],
    ["gigs", "Music"],
    ["fellwalking", "Hiking"],
    ["charity shops", "Fashion"],
    ["the ming dynasty", "History"],
    ["learning Portuguese", "Languages"],
    ["kintsugi", "Pottery"],
    ["anything about wandern", "Hiking"],
    ["jardinage", "Gardening"],
    ["jugar al ajedrez", "Board Games"],
    ["giardinaggio", "Gardening"],
    ["paardrijden", "Horses"],
  ])("understands %s as %s", (words, meaning) => {
    expect(understandInterest(words).meanings).toContain(meaning);
  });

  it("keeps the words of an interest that it doesn't know", () => {
    expect(understandInterest("Gargoyles")).toEqual({
      words: "Gargoyles",
      stems: ["gargoyl"],
      spoken: ["gargoyl"],
      isPlain: false,
      isNarrow: false,
      telling: ["gargoyl"],
      meanings: [],
    });
    expect(understandInterest("!?").meanings).toEqual([]);
    expect(understandInterest("Formula 1").spoken).toContain("1");
  });
});

describe("interestsMentioned", () => {
  it("passes by what everybody has", () => {
    expect(interestsMentioned(["train", "house"])).toEqual(new Set());
    expect(interestsMentioned(["model", "train"])).toEqual(new Set(["Model Building"]));
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
