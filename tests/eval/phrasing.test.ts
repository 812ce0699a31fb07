import { describe, expect, it } from "vitest";
import { faultsOf, readPhrasings } from "./phrasing.ts";

/**
 * The share of the lines that must be read right; what is safety above all. Of the lines that nobody tunes to only
 * what tells a collapse.
 */
const FLOORS = { tuning: { safety: 0.97, other: 0.95 }, heldOut: { safety: 0.75, other: 0.6 } } as const;

describe("the lines of notes", () => {
  it.each(["tuning", "heldOut"] as const)("are read right, but for a few: %s", (set) => {
    const lines = readPhrasings(set).filter(({ kind }) => kind !== "unknown-interest");
    for (const group of ["safety", "other"] as const) {
      const some = lines.filter(({ kind }) => (kind === "safety") === (group === "safety"));
      const right = some.filter((line) => faultsOf(line).length === 0).length;
      expect(right / some.length, group).toBeGreaterThanOrEqual(FLOORS[set][group]);
    }
  });
});
