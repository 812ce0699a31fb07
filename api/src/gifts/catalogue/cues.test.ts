import { describe, expect, it } from "vitest";
import { cuesOf, faultsOfCueFiles, faultsOfCues } from "./cues.ts";
import { CATALOGUE } from "./index.ts";

describe("the cues", () => {
  it("are there for every idea, and tell details", () => {
    expect(faultsOfCueFiles()).toEqual([]);
  });

  it("have every fault named with its file, its idea and what to do", () => {
    const [idea, other, foreign] = [CATALOGUE[0], CATALOGUE[1], CATALOGUE.at(-1)];
    if (!idea || !other || !foreign) throw new Error("The catalogue is empty.");
    const whole = cuesOf(other);
    const cues = {
      [idea.id]: [...whole.slice(0, 4), "loves tea", whole[0] ?? ""],
      [foreign.id]: whole,
      "no-such-idea": whole,
      [other.id]: whole.slice(0, 2),
    };
    const name = `${idea.category}.json`;
    expect(faultsOfCues([{ name, cues }], [idea, other, foreign, CATALOGUE[2] ?? idea])).toEqual([
      `cues/${name}: "${idea.id}": "loves tea" tells no detail: write two telling words or more`,
      `cues/${name}: "${idea.id}": "${whole[0]}" stands there twice: take one out`,
      `cues/${name}: "${foreign.id}" belongs into cues/${foreign.category}.json`,
      `cues/${name}: "no-such-idea" is no idea of the catalogue: take it out, or mend its id`,
      `cues/${name}: "${other.id}" has 2 cues: write 4 or more`,
      `cues/${name}: has no "${CATALOGUE[2]?.id}": write 4 cues or more`,
    ]);
  });
});
