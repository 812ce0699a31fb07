import { describe, expect, it } from "vitest";
import { giftIdea } from "../gift/idea.fixture.ts";
import type { GiftIdea } from "../gift/idea.ts";
import { type GiftRequest, NO_REFINEMENT } from "../gift/request.ts";
import { indexIdeas } from "./idea-index.ts";
import { rankIdeas } from "./rank.ts";

/** The reason for the only idea of a catalogue. */
function why(idea: Partial<GiftIdea>, request: Partial<GiftRequest> = {}): string | null | undefined {
  const query = { occasion: "Birthday", budgetMin: 25, budgetMax: 100, interests: [], additionalNotes: "" };
  const lamp = giftIdea("Rail Planter", { interests: ["Gardening"], point: "it holds six herbs", ...idea });
  return rankIdeas(indexIdeas([lamp]), { ...query, ...request }, 6)[0]?.why;
}

describe("the reason of an idea", () => {
  const balcony = { suits: { balcony: "it clamps to the rail, and nobody has to kneel" } };

  it("is the idea's own for a situation that the person is in", () => {
    expect(why(balcony, { interests: ["Gardening"], additionalNotes: "She only has a balcony." })).toBe(
      "For a balcony: it clamps to the rail, and nobody has to kneel.",
    );
  });

  it("is for the relation where nothing else speaks for it", () => {
    expect(
      why(
        { interests: ["Home Decor"], suits: { boss: "it says nothing too personal" } },
        { relation: "boss" },
      ),
    ).toBe("For your boss: it says nothing too personal.");
  });

  it("names who the person is beside the interest, in the visitor's own word", () => {
    const interests = ["Gardening"];
    expect(why({}, { interests, relation: "mother", age: 72 })).toBe(
      "For your mother, who likes gardening: it holds six herbs.",
    );
    expect(why({}, { interests, additionalNotes: "for my sister" })).toBe(
      "For your sister, who likes gardening: it holds six herbs.",
    );
    expect(why({}, { interests })).toBe("For somebody who likes gardening: it holds six herbs.");
    expect(why({}, { interests, occasion: "Treat Yourself" })).toBe(
      "For your own gardening: it holds six herbs.",
    );
  });

  it("names the wider interest where only that makes the idea an answer", () => {
    expect(why({}, { interests: ["dahlias"] })).toBe("For somebody who likes gardening: it holds six herbs.");
  });

  it("is what the notes say, where the idea is about that", () => {
    const request = { interests: ["Gardening"], additionalNotes: "He grows tomatoes, and beans." };
    expect(why({ about: ["tomatoes", "allotment"] }, request)).toBe(
      "You wrote “He grows tomatoes”: it holds six herbs.",
    );
  });

  it("begins alike twice in a list at most", () => {
    const ideas = ["Amber", "Basalt", "Cedar", "Denim", "Ebony", "Flint"].map((word) =>
      giftIdea(`${word} Pot`, { interests: ["Gardening"], point: `it is of ${word}` }),
    );
    const request = {
      occasion: "Birthday",
      interests: ["Gardening"],
      budgetMin: 25,
      budgetMax: 100,
      additionalNotes: "",
    };
    const leads = rankIdeas(indexIdeas(ideas), request, 6).map(({ why: reason }) => reason?.split(":")[0]);
    expect(leads.length).toBe(6);
    for (const lead of leads) {
      if (leads.filter((other) => other === lead).length > 2) throw new Error(`Thrice: ${lead}`);
    }
  });

  it("says what the usual kind is made without, and to look", () => {
    const food = { category: "food", interests: ["Cooking"] } as const;
    expect(why(food, { interests: ["Cooking"], additionalNotes: "nut allergy" })).toBe(
      "For somebody who likes cooking: it holds six herbs. Usually made without nuts; please check the label.",
    );
  });

  it("is the idea that was picked, for another of its kind", () => {
    const pot = giftIdea("Clay Pot", { interests: ["Gardening"] });
    const planter = giftIdea("Rail Planter", { interests: ["Gardening"], point: "it holds six herbs" });
    const [first] = rankIdeas(
      indexIdeas([pot, planter]),
      {
        occasion: "Birthday",
        interests: ["Gardening"],
        budgetMin: 25,
        budgetMax: 100,
        additionalNotes: "",
        refinement: { ...NO_REFINEMENT, moreLike: ["Clay Pot"] },
      },
      6,
    );
    expect(first?.why).toBe("Like the Clay Pot you picked: it holds six herbs.");
  });
});
