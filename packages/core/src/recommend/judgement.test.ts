import { describe, expect, it } from "vitest";
import { appealKey, compileTrees, EVIDENCE } from "./judgement.ts";

const evidence = (values: Partial<Record<(typeof EVIDENCE)[number], number>>) =>
  Float64Array.from(EVIDENCE, (name) => values[name] ?? 0);

describe("a judgement", () => {
  const judge = compileTrees([
    ["best", 0.5, -1, ["near", 0.2, 0.5, 2]],
    ["delight", 1, 0, 0.25],
  ]);

  it.each([
    ["what answers nothing", {}, -1],
    ["what answers, at the border of what is near", { best: 0.6, near: 0.2 }, 0.5],
    ["what answers, is near and delights", { best: 1, near: 0.4, delight: 3 }, 2.25],
  ])("sums up what its trees say of %s", (_, values, worth) => {
    expect(judge(evidence(values))).toBe(worth);
  });

  it("knows an idea made of a themed one by the themed one", () => {
    expect(appealKey({ id: "day-out--tango", theme: { idea: "day-out", subject: "tango" } })).toBe("day-out");
    expect(appealKey({ id: "tea-tin" })).toBe("tea-tin");
  });
});
