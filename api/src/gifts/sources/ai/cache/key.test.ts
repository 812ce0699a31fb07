import { type GiftRequest, NO_REFINEMENT } from "@gifthearth/core";
import { describe, expect, it } from "vitest";
import { answerKey } from "./key.ts";

const MODEL = { baseUrl: "https://ai.example/v1", model: "gift-1" };
const PROFILE = {
  age: 34,
  relationship: "sister",
  personality: ["calm", "curious"],
  preferences: { sustainable: 0.5, handmade: 0.9, practical: 0.5, unique: 0.5 },
  excludedCategories: ["Technology", "Books"],
  daysLeft: 9,
};
const REQUEST: GiftRequest = {
  occasion: "Birthday",
  interests: ["Tea", "Board Games"],
  budgetMin: 25,
  budgetMax: 100,
  additionalNotes: "Loves a long walk.",
  refinement: { ...NO_REFINEMENT, seen: ["Box Kite", "Rope Swing"] },
  dismissed: ["age:7", "avoid:nuts"],
  profile: PROFILE,
  count: 5,
};
const key = (changes: Partial<GiftRequest> = {}, model = {}) =>
  answerKey({ ...MODEL, ...model }, { ...REQUEST, ...changes });

describe("answerKey", () => {
  it("is a hash, which tells nothing of the question", () => {
    expect(key()).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each<[string, Partial<GiftRequest>]>([
    ["case and spaces", { occasion: " BIRTHDAY", additionalNotes: "loves  a\nlong walk. " }],
    ["the order and repetition of interests", { interests: ["board  games", "TEA", "tea"] }],
    ["the order of earlier ideas", { refinement: { ...NO_REFINEMENT, seen: ["rope swing", "Box Kite"] } }],
    ["the order of a profile's lists", { profile: { ...PROFILE, personality: ["Curious", "calm"] } }],
    ["other names of a category", { profile: { ...PROFILE, excludedCategories: ["books", "tech"] } }],
    ["the order of what is taken away", { dismissed: ["avoid:nuts", "age:7"] }],
    ["composed characters", { additionalNotes: "Ｌoves a long walk." }],
  ])("is the same in spite of %s", (_, changes) => {
    expect(key(changes)).toBe(key());
  });

  it("is the same with a refinement that says nothing and with none", () => {
    expect(key({ refinement: undefined })).toBe(key({ refinement: NO_REFINEMENT }));
  });

  it.each<[string, Partial<GiftRequest>]>([
    ["occasion", { occasion: "Wedding" }],
    ["interests", { interests: ["Tea"] }],
    ["budget", { budgetMax: 95 }],
    ["notes", { additionalNotes: "" }],
    ["count", { count: undefined }],
    ["relation", { relation: "boss" }],
    ["age of the form", { age: 35 }],
    ["fact taken away", { dismissed: ["situation:balcony"] }],
    ["age", { profile: { ...PROFILE, age: 35 } }],
    ["preferences", { profile: { ...PROFILE, preferences: { ...PROFILE.preferences, unique: 0.6 } } }],
    ["seen", { refinement: { ...NO_REFINEMENT, seen: ["Box Kite"] } }],
    ["kind of refinement", { refinement: { ...NO_REFINEMENT, notThis: ["Box Kite", "Rope Swing"] } }],
  ])("is another with another %s", (_, changes) => {
    expect(key(changes)).not.toBe(key());
  });

  it("is another for another model", () => {
    expect(key({}, { model: "gift-2" })).not.toBe(key());
    expect(key({}, { baseUrl: "https://other.example/v1" })).not.toBe(key());
  });
});
