import { expect, it } from "vitest";
import { giftIdea } from "../gift/idea.fixture.ts";
import { alternativesTo } from "./alternatives.ts";
import { indexIdeas } from "./idea-index.ts";

const kettle = giftIdea("Enamel Kettle", { interests: ["Tea"], category: "kitchen", price: [80, 120] });
const strainer = giftIdea("Silver Strainer", { interests: ["Tea"], category: "kitchen", price: [10, 20] });
const cup = giftIdea("Engraved Cup", {
  interests: ["Tea"],
  category: "kitchen",
  tones: ["sentimental"],
  price: [70, 110],
});
const tasting = giftIdea("Tasting of Oolongs", { interests: ["Tea"], category: "experience" });
const football = giftIdea("Leather Ball", { interests: ["Football"], price: [5, 10] });
const of = (ideas: Parameters<typeof indexIdeas>[0], country: string | null = null) =>
  alternativesTo(kettle, indexIdeas(ideas), country).map(({ kind, idea }) => [kind, idea.title]);

it("names what is akin: cheaper, more personal, or to be done", () => {
  expect(of([kettle, football, tasting, cup, strainer])).toEqual([
    ["cheaper", "Silver Strainer"],
    ["more personal", "Engraved Cup"],
    ["an experience", "Tasting of Oolongs"],
  ]);
});

it("names none twice, none that has nothing to do with it, and none that isn't to be had there", () => {
  const both = { ...cup, price: [5, 10] as const };
  expect(of([kettle, both, football])).toEqual([["cheaper", "Engraved Cup"]]);
  expect(of([kettle, { ...strainer, notIn: ["DE"] }], "DE")).toEqual([]);
});
