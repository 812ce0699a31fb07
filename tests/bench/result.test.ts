import { describe, expect, it } from "vitest";
import { formatResults, isWithin, toJson } from "./result.ts";
import type { Figure } from "./row.ts";

const FIGURE: Figure = { what: "p99", unit: "ms", runs: [3, 9, 4], limit: 5 };

describe("a figure", () => {
  it("keeps to its limit when the median does", () => {
    expect(isWithin(FIGURE)).toBe(true);
    expect(isWithin({ ...FIGURE, runs: [3, 9, 6] })).toBe(false);
    expect(isWithin({ ...FIGURE, runs: [5] })).toBe(true);
  });

  it("that must not fall below its limit keeps to it when the median doesn't", () => {
    const least = { ...FIGURE, isLeast: true };
    expect(isWithin(least)).toBe(false);
    expect(isWithin({ ...least, runs: [3, 9, 6] })).toBe(true);
    expect(isWithin({ ...least, runs: [] })).toBe(false);
    expect(formatResults([{ name: "Search", figures: [least] }])).toMatch(/>= 5 ms +MISSED$/);
  });

  it("that was not measured keeps to none", () => {
    expect(isWithin({ ...FIGURE, runs: [] })).toBe(false);
    expect(isWithin({ ...FIGURE, runs: [], limit: null })).toBe(true);
  });

  it("is printed with its spread and whether it keeps to its limit", () => {
    const results = [{ name: "Search", figures: [FIGURE, { ...FIGURE, runs: [6] }] }];
    const lines = formatResults(results).split("\n");
    expect(lines[2]).toBe("Search");
    expect(lines[3]).toMatch(/^ {2}p99 +4\.00 ms +3\.00 ms to 9\.00 ms +3 +<= 5 ms +ok$/);
    expect(lines[4]).toMatch(/6\.00 ms .*MISSED$/);
    expect(toJson(results)[0]?.figures[0]).toMatchObject({
      median: 4,
      lowest: 3,
      highest: 9,
      isWithin: true,
    });
  });
});
