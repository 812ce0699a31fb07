import { describe, expect, it } from "vitest";
import { giftIdea } from "../gift/idea.fixture.ts";
import type { GiftRequest } from "../gift/request.ts";
import { indexIdeas } from "./idea-index.ts";
import { understandingOf } from "./understanding.ts";
import { understandWish } from "./wish.ts";

const INDEX = indexIdeas([
  giftIdea("Track Day Voucher", { interests: ["Cars"] }),
  giftIdea("Sourdough Jar", { interests: ["Baking"] }),
]);

const QUERY = { occasion: "Birthday", interests: [], budgetMin: 25, budgetMax: 100, additionalNotes: "" };

function understanding(request: Partial<GiftRequest>) {
  return understandingOf({ ...QUERY, ...request }, INDEX);
}

describe("understandingOf", () => {
  it("tells the person's facts in the visitor's words, each once", () => {
    const { understood } = understanding({
      additionalNotes: "My sister is vegan and has a tiny balcony. I am allergic to nuts.",
    });
    const words = understood.map((fact) => fact.words.toLowerCase()).join("; ");
    expect(words).toMatch(/sister.*vegan.*balcony/);
    expect(new Set(understood.map(({ key }) => key)).size).toBe(understood.length);
    expect(understood.filter((fact) => fact.words.toLowerCase().includes("vegan"))).toHaveLength(1);
  });

  it("doesn't heed what was taken away", () => {
    const additionalNotes = "She only has a balcony.";
    const [fact] = understanding({ additionalNotes }).understood;
    expect(fact?.key).toBe("situation:balcony");
    expect(understanding({ additionalNotes, dismissed: ["situation:balcony"] }).understood).toEqual([]);
  });

  it("takes away with a phrase all that it tells", () => {
    const additionalNotes = "She is vegan.";
    const [fact] = understanding({ additionalNotes }).understood;
    expect(fact?.key.split("|").length).toBeGreaterThan(3);
    const dismissed = [fact?.key ?? ""];
    expect(understanding({ additionalNotes, dismissed }).understood).toEqual([]);
    expect(understandWish({ ...QUERY, additionalNotes, dismissed }, INDEX).avoid).toEqual(new Set());
  });

  it("goes by a profile's relationship as by the form's", () => {
    const profile = {
      age: null,
      relationship: "aunt-or-uncle",
      personality: [],
      preferences: { sustainable: 0.5, handmade: 0.5, practical: 0.5, unique: 0.5 },
      excludedCategories: [],
      daysLeft: null,
    };
    expect(understandWish({ ...QUERY, profile }, INDEX).person.relation).toBe("aunt-or-uncle");
  });

  it("names the interests for which nothing is made, and no others", () => {
    const interests = ["Cars", "sourdough", "F1", "aquariums"];
    expect(understanding({ interests }).notUnderstood).toEqual(["F1", "aquariums"]);
  });
});
