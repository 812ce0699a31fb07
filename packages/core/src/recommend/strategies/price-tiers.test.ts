import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPriceRange } from "../../gift/price-range.ts";
import { priceTier, priceTierBounds } from "./price-tiers.ts";

/** Items of these midpoints, dollars. */
const around = (...midpoints: readonly number[]) =>
  midpoints.map((midpoint) => ({ priceRange: formatPriceRange([midpoint - 5, midpoint + 5]) }));

function tiers(items: readonly { priceRange: string }[]) {
  const bounds = priceTierBounds(items);
  return items.map((item) => priceTier(item, bounds));
}

describe("priceTierBounds", () => {
  it("are the 33rd and 67th percentile of the midpoints (section 9)", () => {
    const hundred = Array.from({ length: 101 }, (_, place) => 10 + place);
    const { low, high } = priceTierBounds(around(...hundred));
    expect(low).toBeCloseTo(43, 10);
    expect(high).toBeCloseTo(77, 10);
  });

  it("lie in proportion between two midpoints", () => {
    const { low, high } = priceTierBounds(around(10, 110));
    expect(low).toBeCloseTo(43, 10);
    expect(high).toBeCloseTo(77, 10);
  });

  it.each([[[]], [[{ priceRange: "varies" }, { priceRange: "" }]]])(
    "are 25 and 75 by default (section 9): %j",
    (items) => {
      expect(priceTierBounds(items)).toEqual({ low: 25, high: 75 });
    },
  );

  it("count only prices that can be read", () => {
    expect(priceTierBounds([{ priceRange: "varies" }, ...around(40)])).toEqual({ low: 40, high: 40 });
  });

  it("are in order, within the midpoints, and don't depend on the order of the items", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 5, max: 500 }), { minLength: 1 }), (midpoints) => {
        const { low, high } = priceTierBounds(around(...midpoints));
        expect(low).toBeLessThanOrEqual(high);
        expect(low).toBeGreaterThanOrEqual(Math.min(...midpoints));
        expect(high).toBeLessThanOrEqual(Math.max(...midpoints));
        expect(priceTierBounds(around(...midpoints.toReversed()))).toEqual({ low, high });
      }),
    );
  });
});

describe("priceTier", () => {
  it("splits a list into thirds", () => {
    expect(tiers(around(100, 10, 50))).toEqual(["high", "low", "middle"]);
    expect(tiers(around(10, 20, 30, 40, 50, 60))).toEqual(["low", "low", "middle", "middle", "high", "high"]);
    expect(tiers(around(10, 100))).toEqual(["low", "high"]);
  });

  it("is the middle at both bounds, and for one price throughout", () => {
    const bounds = { low: 25, high: 75 };
    const tierOf = (midpoint: number) => priceTier(around(midpoint)[0] ?? { priceRange: "" }, bounds);
    expect([24, 25, 75, 76].map(tierOf)).toEqual(["low", "middle", "middle", "high"]);
    expect(tiers(around(40, 40, 40))).toEqual(["middle", "middle", "middle"]);
    expect(tiers(around(40))).toEqual(["middle"]);
  });

  it("is none where no price can be read", () => {
    expect(priceTier({ priceRange: "varies" }, { low: 25, high: 75 })).toBeNull();
  });
});
