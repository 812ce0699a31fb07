import { describe, expect, it } from "vitest";
import { completeContext, toGiftRequest } from "./context.ts";

describe("completeContext", () => {
  it("fills every gap, with the form's default budget (section 9)", () => {
    expect(completeContext()).toEqual({
      recipient: {
        name: "",
        interests: [],
        personality: [],
        previousGifts: [],
        preferences: { sustainable: 0.5, handmade: 0.5, practical: 0.5, unique: 0.5 },
        age: null,
      },
      occasion: { type: "Other", relationship: "", significance: 0.5, timing: null },
      constraints: { budget: { min: 25, max: 100 }, excludedCategories: [] },
    });
  });

  it("keeps what is given, zeros and empty texts too", () => {
    const whole = {
      recipient: {
        name: "Ada",
        interests: ["Chess"],
        personality: ["calm"],
        previousGifts: ["Chess Clock"],
        preferences: { sustainable: 0, handmade: 1, practical: 0.2, unique: 0 },
        age: 0,
      },
      occasion: { type: "", relationship: "aunt", significance: 0, timing: "2026-12-24" },
      constraints: { budget: { min: 0, max: 0 }, excludedCategories: ["tech"] },
      userId: "u1",
    };
    expect(completeContext(whole)).toEqual(whole);
  });

  it("takes undefined for not given", () => {
    expect(
      completeContext({ recipient: { age: undefined }, occasion: undefined, userId: undefined }),
    ).toEqual(completeContext());
    expect(completeContext({ userId: undefined })).not.toHaveProperty("userId");
  });

  it.each([
    [{ min: 40 }, { min: 40, max: 100 }],
    [{ min: 300 }, { min: 300, max: 300 }],
    [{ max: 60 }, { min: 25, max: 60 }],
    [{ max: 10 }, { min: 10, max: 10 }],
  ])("completes the budget %j to %j", (budget, whole) => {
    expect(completeContext({ constraints: { budget } }).constraints.budget).toEqual(whole);
  });
});

describe("toGiftRequest", () => {
  const TODAY = new Date("2026-11-21T18:00:00Z");
  const timing = (day: string | null) =>
    toGiftRequest(completeContext({ occasion: { timing: day } }), TODAY).profile?.daysLeft;

  it("hands on all that is known of the recipient", () => {
    const context = completeContext({
      recipient: { interests: ["Tea"], age: 62, personality: ["calm"], previousGifts: ["Tea Tray"] },
      occasion: { type: "Birthday", relationship: "mother" },
      constraints: { budget: { min: 20, max: 90 }, excludedCategories: ["books"] },
    });
    expect(toGiftRequest(context, TODAY)).toEqual({
      occasion: "Birthday",
      interests: ["Tea"],
      budgetMin: 20,
      budgetMax: 90,
      additionalNotes: "",
      refinement: { moreLike: [], notThis: [], alreadyHas: ["Tea Tray"], seen: [] },
      profile: {
        age: 62,
        relationship: "mother",
        personality: ["calm"],
        preferences: { sustainable: 0.5, handmade: 0.5, practical: 0.5, unique: 0.5 },
        excludedCategories: ["books"],
        daysLeft: null,
      },
    });
  });

  it("counts the days until the occasion, from today on", () => {
    expect(timing("2026-11-24")).toBe(3);
    expect(timing("2026-11-21")).toBe(0);
    expect(timing("2026-11-20")).toBeNull();
    expect(timing("some day")).toBeNull();
  });
});
