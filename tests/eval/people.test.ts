import { describe, expect, it } from "vitest";
import { CATALOGUE } from "../../api/src/gifts/catalogue/index.ts";
import { readPeople, scorePeople } from "./people.ts";
import { curated } from "./sources.ts";

/** What tells a collapse, and no more, since the held-out people are not tuned to (shares from 0 to 1). */
const FLOOR = { tuning: 0.95, heldOut: 0.9 } as const;

describe("the people whom visitors describe", () => {
  it("are two hundred or more, each named once", () => {
    const ids = [...readPeople("tuning"), ...readPeople("heldOut")].map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(200);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(["tuning", "heldOut"] as const)("get six ideas that they may have: %s", async (set) => {
    const scores = await scorePeople(curated(CATALOGUE), readPeople(set), CATALOGUE);
    expect(scores.filter(({ shown }) => shown === 0)).toEqual([]);
    const sum = (count: (score: (typeof scores)[number]) => number) =>
      scores.reduce((all, score) => all + count(score), 0);
    expect(sum(({ obedient }) => obedient) / sum(({ shown }) => shown)).toBeGreaterThanOrEqual(FLOOR[set]);
    // Words that say nothing change nothing, but for a list in which they hide the language of the occasion.
    const changed = scores.filter(({ changedByNonsense }) => changedByNonsense > 0).length;
    expect(changed).toBeLessThanOrEqual(1);
  });
});
