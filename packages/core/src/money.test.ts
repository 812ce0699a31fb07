import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDollars, minorToDollars } from "./money.ts";

describe("formatDollars", () => {
  test.each([
    [0, "$0.00"],
    [2, "$2.00"],
    [8.75, "$8.75"],
    [25.5, "$25.50"],
    [999.99, "$999.99"],
    [999.999, "$1,000.00"],
    [1_000, "$1,000.00"],
    [12_345.6, "$12,345.60"],
    [1_234_567.89, "$1,234,567.89"],
  ])("amounts show in US dollars with 2 decimals (section 9): %d is %s", (dollars, shown) => {
    expect(formatDollars(dollars)).toBe(shown);
  });

  test("an amount taken back has its sign before the dollar sign", () => {
    expect(formatDollars(-5)).toBe("-$5.00");
    expect(formatDollars(-1_234.5)).toBe("-$1,234.50");
    expect(formatDollars(-0)).toBe("$0.00");
  });

  test("reads back as the same number of cents", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        const shown = formatDollars(minorToDollars(cents));
        expect(shown).toMatch(/^-?\$\d{1,3}(?:,\d{3})*\.\d\d$/);
        expect(Number(shown.replace(/[$,.]/g, ""))).toBe(cents);
      }),
    );
  });
});

test("minor units are hundredths of a dollar", () => {
  expect(minorToDollars(875)).toBe(8.75);
  expect(minorToDollars(0)).toBe(0);
  expect(minorToDollars(-250)).toBe(-2.5);
});
