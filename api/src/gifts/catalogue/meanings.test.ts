import { meaningOf, nearness } from "@gifthearth/core";
import { describe, expect, it } from "vitest";
import { CATALOGUE } from "./index.ts";
import { learnMeanings } from "./learn-meanings.ts";
import { catalogueMeanings } from "./meanings.ts";

const meanings = catalogueMeanings();
const near = (one: string, other: string) =>
  nearness(meaningOf([one], meanings), meaningOf([other], meanings));

describe("the meanings of the catalogue", () => {
  it("know every idea", () => {
    expect(CATALOGUE.filter(({ id }) => !meanings.ideas.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ["dog", "greyhound", "kettle"],
    ["dog", "de:hund", "de:garten"],
    ["knit", "yarn", "marathon"],
    ["fr:jardin", "it:giardin", "fr:chien"],
  ])("have %j nearer to %j than to %j", (word, nearer, farther) => {
    expect(near(word, nearer)).toBeGreaterThan(near(word, farther) + 0.3);
  });

  it("are learnt from what is written of ideas", () => {
    const some = ["Dogs", "Knitting", "Coffee", "Gardening", "Running", "Astronomy"];
    const few = CATALOGUE.filter(({ interests }) => interests.some((one) => some.includes(one)));
    const learnt = learnMeanings(few);
    const meant = (word: string) => meaningOf([word], learnt);
    expect(nearness(meant("dog"), meant("leash"))).toBeGreaterThan(nearness(meant("dog"), meant("yarn")));
  });
});
