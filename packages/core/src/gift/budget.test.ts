import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { affordableRange, BUDGET_SLIDER, budgetRange, formatBudget } from "./budget.ts";
import type { PriceRange } from "./price-range.ts";

test("the slider runs from 0 to 200 in steps of 5 and stands at 25 to 100 (section 9)", () => {
  expect(BUDGET_SLIDER).toEqual({ min: 0, max: 200, step: 5, default: [25, 100] });
});

describe("formatBudget", () => {
  test("shows lowest and highest in dollars (section 2)", () => {
    expect(formatBudget(25, 100)).toBe("$25-$100");
    expect(formatBudget(0, 195)).toBe("$0-$195");
  });

  test('the upper label shows "+" when it is 200 (section 5)', () => {
    expect(formatBudget(25, 200)).toBe("$25-$200+");
    expect(formatBudget(200, 200)).toBe("$200-$200+");
  });
});

describe("budgetRange", () => {
  test("200 means 200 or more, any other highest price means itself (section 5)", () => {
    expect(budgetRange(25, 200)).toEqual([25, Number.POSITIVE_INFINITY]);
    expect(budgetRange(25, 195)).toEqual([25, 195]);
    expect(budgetRange(25, 500)).toEqual([25, 500]);
  });
});

describe("affordableRange", () => {
  test.each<[string, PriceRange, PriceRange, PriceRange | null]>([
    ["an item within the budget keeps its range", [30, 60], [25, 100], [30, 60]],
    ["a budget within the item's range is the part that counts", [20, 500], [50, 100], [50, 100]],
    ["an item a sixth within is cut to the budget", [85, 175], [25, 100], [85, 100]],
    ["an item less than a sixth within is not really to be had", [90, 175], [25, 100], null],
    ["an item that only touches the budget is not either", [100, 200], [25, 100], null],
    ["an item above the budget is out", [110, 120], [25, 100], null],
    ["an item below the budget is out", [5, 20], [25, 100], null],
    ["a fixed price within the budget is in", [30, 30], [25, 100], [30, 30]],
    ["a fixed price at the budget's end is in", [100, 100], [25, 100], [100, 100]],
    ["a fixed price outside is out", [101, 101], [25, 100], null],
    ["a budget of one price takes what can be had at it", [20, 80], [50, 50], [50, 50]],
    ["an open budget takes what is dearer", [300, 900], [25, Number.POSITIVE_INFINITY], [300, 900]],
    ["an open budget still has its lowest price", [100, 215], [200, Number.POSITIVE_INFINITY], null],
    [
      "an item without an upper end is cut to the budget",
      [50, Number.POSITIVE_INFINITY],
      [25, 100],
      [50, 100],
    ],
  ])("%s", (_rule, price, budget, expected) => {
    expect(affordableRange(price, budget)).toEqual(expected);
  });

  test("what is affordable lies within both the price and the budget", () => {
    const range = fc.tuple(fc.nat(1_000), fc.nat(1_000)).map(([low, span]): PriceRange => [low, low + span]);
    fc.assert(
      fc.property(range, range, (price, budget) => {
        const affordable = affordableRange(price, budget);
        if (!affordable) return;
        const [low, high] = affordable;
        expect(low).toBeLessThanOrEqual(high);
        expect(low).toBe(Math.max(price[0], budget[0]));
        expect(high).toBe(Math.min(price[1], budget[1]));
      }),
    );
  });

  test("price and budget may change places", () => {
    const range = fc.tuple(fc.nat(1_000), fc.nat(1_000)).map(([low, span]): PriceRange => [low, low + span]);
    fc.assert(
      fc.property(range, range, (price, budget) => {
        expect(affordableRange(price, budget)).toEqual(affordableRange(budget, price));
      }),
    );
  });
});
