import { expect, it } from "vitest";
import { formatComparison, type KeptResults, keep } from "./compare.ts";
import type { RowResult } from "./result.ts";

const result = (what: string, unit: "ms" | "per s" | "x", runs: number[], isLeast = false): RowResult => ({
  name: "Search",
  figures: [{ what, unit, runs, limit: null, isLeast }],
});
const KEPT: KeptResults = {
  day: "2026-11-20",
  figures: [{ row: "Search", what: "p99", unit: "ms", median: 4 }],
};

it("a figure stands beside the kept one of its row, with their ratio", () => {
  const lines = formatComparison([result("p99", "ms", [9, 6, 5])], KEPT).split("\n");
  expect(lines[0]).toBe("Compared with the results of 2026-11-20:");
  expect(lines[3]).toBe("Search");
  expect(lines[4]).toMatch(/^ {2}p99 +4\.00 ms +6\.00 ms +1\.50 +WORSE$/);
});

it("a time that falls is better, a throughput that falls is worse, and small changes are neither", () => {
  const kept = (unit: "ms" | "per s" | "x"): KeptResults => ({
    day: "2026-11-20",
    figures: [{ row: "Search", what: "it", unit, median: 100 }],
  });
  const compare = (unit: "ms" | "per s" | "x", now: number, isLeast = false) =>
    formatComparison([result("it", unit, [now], isLeast)], kept(unit));
  expect(compare("ms", 80)).toMatch(/better$/);
  expect(compare("ms", 110)).toMatch(/as before$/);
  expect(compare("per s", 80)).toMatch(/WORSE$/);
  expect(compare("per s", 130)).toMatch(/better$/);
  expect(compare("x", 80)).toMatch(/better$/);
  expect(compare("x", 80, true)).toMatch(/WORSE$/);
});

it("a figure that was not kept is new, and without kept results it is said how to keep them", () => {
  expect(formatComparison([result("p50", "ms", [1])], KEPT)).toMatch(/p50 +new +1\.00 ms$/);
  expect(formatComparison([result("p99", "ms", [1])], null)).toContain("npm run bench -- --keep");
});

it("rows that were not measured stay kept", () => {
  const other = { row: "Import", what: "memory", unit: "MB", median: 90 } as const;
  const both = { ...KEPT, figures: [...KEPT.figures, other] };
  expect(keep([result("p50", "ms", [3, 1, 2])], both, "2026-11-22")).toEqual({
    day: "2026-11-22",
    figures: [other, { row: "Search", what: "p50", unit: "ms", median: 2 }],
  });
});
