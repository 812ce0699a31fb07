import { describe, expect, it } from "vitest";
import { giftIdea } from "../gift/idea.fixture.ts";
import { stems } from "../understand/words.ts";
import { indexIdeas } from "./idea-index.ts";
import { kindsNamed } from "./kinds.ts";
import { hasTrait } from "./traits.ts";

describe("kindsNamed", () => {
  it.each([
    ["clothes", "Wool Scarf"],
    ["jewelry", "Pearl Earrings"],
    ["candles", "Beeswax Tapers"],
    ["mug", "Stoneware Cup"],
  ])("knows that %j is %j too", (unwanted, title) => {
    const [indexed] = indexIdeas([giftIdea(title)]).ideas;
    expect(kindsNamed(stems(unwanted)).some((kind) => indexed && hasTrait(indexed, kind))).toBe(true);
  });

  it("knows nothing of other words", () => {
    expect(kindsNamed(["reading", "tea"])).toEqual([]);
  });
});
