import { describe, expect, it } from "vitest";
import { completeContext } from "./context.ts";
import { fallbackIdeas } from "./fallback-ideas.ts";
import { topIds } from "./recommendation.fixture.ts";

const CONTEXT = completeContext({
  recipient: { interests: ["Photography", "Tea"] },
  constraints: { budget: { min: 50, max: 200 } },
});

describe("fallbackIdeas", () => {
  it.each([
    ["experience", 7],
    ["gift-set", 6.5],
    ["subscription", 6],
  ])("%s scores %d (section 9)", (name, score) => {
    const idea = fallbackIdeas(CONTEXT).find(({ id }) => id === `fallback-${name}`);
    expect(idea?.qualityScore).toBe(score);
  });

  it("are three (section 4), whatever the context", () => {
    expect(fallbackIdeas(CONTEXT)).toHaveLength(3);
    expect(fallbackIdeas(completeContext())).toHaveLength(3);
  });

  it("cost what the budget says, and the experience is the top one", () => {
    const ideas = fallbackIdeas(CONTEXT);
    expect(new Set(ideas.map(({ priceRange }) => priceRange))).toEqual(new Set(["$50-$200"]));
    expect(topIds(ideas)).toEqual(["fallback-experience"]);
  });

  it("are searched for with the first interest, as plain text", () => {
    const searches = (interests: readonly string[]) =>
      fallbackIdeas(completeContext({ recipient: { interests } })).map(({ searchText }) => searchText);
    expect(searches(["Photography", "Tea"])).toEqual([
      "Photography experience gift",
      "Photography gift set",
      "Photography subscription box",
    ]);
    expect(searches([])[1]).toBe("gift set");
    expect(searches(["<img src=x>Tea"])[1]).toBe("Tea gift set");
  });
});
