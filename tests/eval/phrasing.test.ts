import { describe, expect, it } from "vitest";
import { faultsOf, readPhrasings } from "./phrasing.ts";

/** The share of the lines that must be read right; what is safety must not be lost at all. */
const FLOOR = { safety: 0.97, other: 0.9 } as const;

describe("the lines of notes", () => {
  it.each(["tuning", "heldOut"] as const)("are read right, nearly all: %s", (set) => {
    const lines = readPhrasings(set).filter(({ kind }) => kind !== "unknown-interest");
    for (const [floor, some] of [
      [FLOOR.safety, lines.filter(({ kind }) => kind === "safety")],
      [set === "tuning" ? FLOOR.other : 0.8, lines.filter(({ kind }) => kind !== "safety")],
    ] as const) {
      const right = some.filter((line) => faultsOf(line).length === 0).length;
      expect(right / some.length).toBeGreaterThanOrEqual(set === "tuning" ? floor : floor - 0.1);
    }
  });
});
