import { compileTrees, EVIDENCE, seededRandom } from "@gifthearth/core/recommend";
import { describe, expect, it } from "vitest";
import { growTrees } from "./boosted-trees.ts";

const GROWTH = { trees: 80, rate: 0.2, leaves: 4, leastCases: 10, doubt: 1 };
const BEST = EVIDENCE.indexOf("best");
const NEAR = EVIDENCE.indexOf("near");

/** Cases of which two figures decide together, and all others are chance. */
function cases(count: number) {
  const random = seededRandom("cases");
  const evidence = Array.from({ length: count }, () => Float64Array.from(EVIDENCE, random));
  const isGood = (one: Float64Array) => (one[BEST] ?? 0) > 0.5 && (one[NEAR] ?? 0) > 0.3;
  return { evidence, worths: evidence.map((one) => (isGood(one) ? 1 : -1)) };
}

describe("boosted trees", () => {
  it("learn what decides, though chance is all around it", () => {
    const judge = compileTrees(growTrees(cases(800), GROWTH));
    const others = cases(1200);
    const unseen = others.evidence.slice(800).map((one, at) => [judge(one), others.worths[800 + at] ?? 0]);
    const right = unseen.filter(([foretold = 0, worth = 0]) => foretold > 0 === worth > 0);
    expect(right.length / unseen.length).toBeGreaterThan(0.95);
  });

  it("tell nothing where nothing decides", () => {
    const { evidence } = cases(200);
    const judge = compileTrees(growTrees({ evidence, worths: evidence.map(() => 0) }, GROWTH));
    expect(judge(evidence[0] ?? new Float64Array())).toBe(0);
  });
});
