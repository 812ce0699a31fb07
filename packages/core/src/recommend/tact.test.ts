import { describe, expect, it } from "vitest";
import { giftIdea as idea } from "../gift/idea.fixture.ts";
import { understandInterest } from "../understand/interest.ts";
import { indexIdeas } from "./idea-index.ts";
import { isUnspoken, tactlessTones } from "./tact.ts";

const CRIME = idea("Unsolved Case in a Box", {
  interests: ["Reading"],
  about: ["true crime"],
  tones: ["morbid"],
});
const INDEX = indexIdeas([CRIME]);
const TOLD = {
  ofRelation: ["romantic", "morbid"],
  unbecoming: ["silly"],
  ofSituations: [],
  occasion: "Birthday",
  situations: [],
  interests: [],
  notes: "",
} as const;

describe("tactless tones", () => {
  it("are those of relation and situations", () => {
    const { offKey, unbecoming } = tactlessTones({ ...TOLD, ofSituations: ["party"] }, INDEX);
    expect([...offKey]).toEqual(["romantic", "morbid", "party"]);
    expect([...unbecoming]).toEqual(["silly"]);
  });

  it("are none that belong to the very thing that somebody loves, or to the day", () => {
    const interests = [understandInterest("true crime", INDEX.words)];
    expect(tactlessTones({ ...TOLD, interests }, INDEX).offKey).not.toContain("morbid");
    expect(tactlessTones({ ...TOLD, occasion: "Wedding" }, INDEX).offKey).not.toContain("romantic");
  });

  it.each([
    ["Nothing religious, please.", "religious"],
    ["nothing too soppy", "sentimental"],
    ["Nada religioso que ya lleva tres rosarios", "religious"],
    ["nichts Kitschiges", "sentimental"],
    ["rien de romantique", "romantic"],
  ])("are those that the notes turn down: %s", (notes, tone) => {
    expect(tactlessTones({ ...TOLD, notes }, INDEX).offKey).toContain(tone);
    expect(tactlessTones(TOLD, INDEX).offKey.has("religious")).toBe(false);
  });
});

describe("what nobody should speak of", () => {
  it.each([
    "She doesn't want to talk about it.",
    "surtout elle veut pas qu'on en parle",
    "Er will nicht darüber reden",
    "sick of everyone making a thing of it",
  ])("is told: %s", (notes) => expect(isUnspoken(notes)).toBe(true));

  it("isn't told by a quiet person", () => expect(isUnspoken("He doesn't talk much.")).toBe(false));
});
