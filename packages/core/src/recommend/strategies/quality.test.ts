import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { qualityBadge, qualityLevel } from "./quality.ts";

describe("qualityLevel", () => {
  it.each([
    ["excellent", 9],
    ["very good", 8],
    ["good", 7],
    ["acceptable", 6],
    ["low", 5],
  ])("%s begins at %d (section 9)", (level, from) => {
    expect(qualityLevel(from)).toBe(level);
    expect(qualityLevel(from + 0.99)).toBe(level);
    expect(qualityLevel(from - 0.01)).not.toBe(level);
  });

  it("reaches from 0 to 10, and there is none below low", () => {
    expect(qualityLevel(10)).toBe("excellent");
    expect(qualityLevel(4.99)).toBeNull();
    expect(qualityLevel(0)).toBeNull();
  });
});

describe("qualityBadge", () => {
  it.each([
    ["premium", 8.5],
    ["high", 7],
    ["standard", 5.5],
  ])("%s begins at %d (section 9)", (badge, from) => {
    expect(qualityBadge(from)).toBe(badge);
    expect(qualityBadge(from - 0.01)).not.toBe(badge);
  });

  it("is the lowest tier below 5.5 (section 9)", () => {
    expect(qualityBadge(5.49)).toBe("basic");
    expect(qualityBadge(0)).toBe("basic");
  });

  it("never falls as the score rises", () => {
    const tiers = ["basic", "standard", "high", "premium"];
    const score = fc.double({ min: 0, max: 10, noNaN: true });
    fc.assert(
      fc.property(score, score, (one, other) => {
        const [worse, better] = [Math.min(one, other), Math.max(one, other)];
        expect(tiers.indexOf(qualityBadge(worse))).toBeLessThanOrEqual(tiers.indexOf(qualityBadge(better)));
      }),
    );
  });
});
