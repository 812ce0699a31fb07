import { describe, expect, it } from "vitest";
import { giftIdea } from "../gift/idea.fixture.ts";
import type { GiftIdea } from "../gift/idea.ts";
import type { GiftRequest } from "../gift/request.ts";
import { indexIdeas } from "./idea-index.ts";
import { isVetoed } from "./veto.ts";
import { understandWish } from "./wish.ts";

const REQUEST: GiftRequest = {
  occasion: "Birthday",
  interests: ["Reading"],
  budgetMin: 0,
  budgetMax: 200,
  additionalNotes: "",
};

function vetoed(changes: Partial<GiftIdea>, request: Partial<GiftRequest>): boolean {
  const index = indexIdeas([giftIdea("Amber Lamp", changes)]);
  const [indexed] = index.ideas;
  if (!indexed) throw new Error("There is one idea");
  return isVetoed(indexed, understandWish({ ...REQUEST, ...request }, index));
}

const notes = (additionalNotes: string) => ({ additionalNotes });

describe("isVetoed", () => {
  it.each([
    ["what holds a thing that they can't have", { contains: ["nuts"] }, notes("she is allergic to nuts")],
    ["what holds it by a diet", { contains: ["gelatine"] }, notes("he is vegetarian")],
    ["what holds alcohol, for a minor", { contains: ["alcohol"], ages: [5, 99] }, { age: 15 }],
    ["what needs something that their situation lacks", { needs: ["garden"] }, notes("lives in a care home")],
    ["what strikes a tone that hurts", { tones: ["silly"] }, notes("her husband died in May")],
    ["what strikes a tone too near for a boss", { tones: ["couple"] }, { relation: "boss" }],
    ["what their situation spoils", { spoils: ["prison"], suits: {} }, notes("he is in prison")],
    ["what isn't made for a place that lets through little", {}, notes("he is in prison")],
    ["what is too personal", { closeness: [5, 5] }, { relation: "colleague" }],
    ["what is for another age", { ages: [3, 6] }, { age: 40 }],
    ["what overwhelms", { skill: "expert" }, notes("she is a complete beginner")],
    ["what they have", { replaces: ["grinder"] }, notes("already has a grinder")],
    ["what isn't to be had in the country", { notIn: ["DE", "IT"] }, { country: "DE" }],
    ["what is sent too late", { tags: ["needs-delivery-time"] }, notes("needed tomorrow")],
  ] as const)("rules out %s", (_, changes, request) => {
    expect(vetoed(changes, request)).toBe(true);
    expect(
      vetoed(changes, { age: "ages" in changes && changes.ages[0] === 3 ? 5 : 30, relation: "close-friend" }),
    ).toBe(false);
  });

  it("lets pass what is made for the very situation that lacks what it needs", () => {
    const planter = { needs: ["garden"], suits: { balcony: "it clamps to the rail" } } as const;
    expect(vetoed(planter, notes("she only has a balcony"))).toBe(false);
    expect(vetoed(planter, notes("she only has a balcony, and lives in a care home"))).toBe(true);
  });

  it("leaves an idea without ages to adults, and to anybody whose age nobody told", () => {
    expect(vetoed({}, { age: 12 })).toBe(true);
    expect(vetoed({}, {})).toBe(false);
    expect(vetoed({ ages: [6, 12] }, {})).toBe(true);
    expect(vetoed({ ages: [6, 12] }, { relation: "mother" })).toBe(true);
  });
});
