import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_PRICE_RANGE, formatPriceRange, type PriceRange, parsePriceRange } from "./price-range.ts";

test('the default price range is "$25-$50" (sections 3 and 9)', () => {
  expect(DEFAULT_PRICE_RANGE).toBe("$25-$50");
  expect(parsePriceRange(DEFAULT_PRICE_RANGE)).toEqual([25, 50]);
});

describe("parsePriceRange", () => {
  test.each<[string, PriceRange]>([
    ["$30-$60", [30, 60]],
    ["$20–30", [20, 30]],
    ["$20 — $30", [20, 30]],
    ["US$20 - US$30", [20, 30]],
    ["USD 20 to USD 30", [20, 30]],
    ["30 to 60 USD", [30, 60]],
    ["30-60", [30, 60]],
    ["between $30 and $60", [30, 60]],
    ["from $30 up to $60", [30, 60]],
    ["$30, $60", [30, 60]],
    ["$1,200-$1,500.00", [1_200, 1_500]],
    ["$60-$30", [30, 60]],
    ["$0-$25", [0, 25]],
    ["Price: $30 - $60 (plus delivery)", [30, 60]],
  ])("reads a range: %s", (text, range) => {
    expect(parsePriceRange(text)).toEqual(range);
  });

  test("gives whole dollars", () => {
    expect(parsePriceRange("$29.99-$49.49")).toEqual([30, 49]);
  });

  test.each<[string | number, PriceRange]>([
    ["$50", [40, 60]],
    ["$45", [36, 54]],
    ["$33", [26, 40]],
    ["$51", [40, 62]],
    ["$29.99", [23, 36]],
    ["$1,200", [960, 1_440]],
    ["about 50 dollars", [40, 60]],
    ["$100+", [80, 120]],
    [50, [40, 60]],
    [0.5, [0, 1]],
  ])("a single value expands to its 80% floor and 120% ceiling (section 9): %s", (price, range) => {
    expect(parsePriceRange(price)).toEqual(range);
  });

  test.each(["Under $25", "below $25", "less than $25", "up to 25", "$25 or below"])(
    "a highest price alone starts at 0: %s",
    (text) => {
      expect(parsePriceRange(text)).toEqual([0, 25]);
    },
  );

  test.each<[string, PriceRange]>([
    ["Set of 2: $45", [36, 54]],
    ["$45 for a set of 2", [36, 54]],
    ["2-pack, $30-$60", [30, 60]],
    ["$50 (ages 8-12)", [40, 60]],
  ])("numbers that are no prices are left alone: %s", (text, range) => {
    expect(parsePriceRange(text)).toEqual(range);
  });

  test.each([
    "€30-€60",
    "£30",
    "30 EUR",
    "30EUR",
    "gbp 30",
    "¥3000",
    "₹500",
    "CAD 40",
    "CHF 30",
    "₽900",
    "₩9000",
  ])("another currency gives none: %s", (text) => {
    expect(parsePriceRange(text)).toBeNull();
  });

  test.each([
    "",
    "free",
    "$",
    "$0",
    "$2000000",
    "$10-$2000000",
    "$99999999999999999999999999999999",
    `${"x".repeat(80)}$30`,
    0,
    -5,
    1e6,
    1e300,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
    true,
    [30, 60],
    { min: 30, max: 60 },
  ])("no price gives none: %j", (value) => {
    expect(parsePriceRange(value)).toBeNull();
  });

  test("never throws, and gives whole dollars, the lowest first", () => {
    const soup = fc
      .array(fc.constantFrom(..."$0123456789.,-– €", "to", "USD", "under", "e"), { maxLength: 30 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.oneof(soup, fc.double(), fc.string({ unit: "binary" }), fc.anything()), (value) => {
        const range = parsePriceRange(value);
        if (!range) return;
        const [low, high] = range;
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(high);
        expect(Number.isSafeInteger(low) && Number.isSafeInteger(high)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each(["1", "1,", "1.", "$", "$1 ", "1-", " ", "up ", "EU", "under"])(
    "20,000 characters of %j take no time to speak of",
    (piece) => {
      // Of this process alone: others may keep it waiting.
      const start = process.cpuUsage();
      parsePriceRange(piece.repeat(20_000 / piece.length));
      expect(process.cpuUsage(start).user).toBeLessThan(200_000);
    },
  );
});

describe("formatPriceRange", () => {
  test("is written as ranges are everywhere", () => {
    expect(formatPriceRange([30, 60])).toBe("$30-$60");
  });

  test("equal ends are one price, and no upper end is a plus", () => {
    expect(formatPriceRange([30, 30])).toBe("$30");
    expect(formatPriceRange([200, Number.POSITIVE_INFINITY])).toBe("$200+");
  });

  test("a range reads back as itself", () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 100_000 }), (low, span) => {
        expect(parsePriceRange(formatPriceRange([low, low + span]))).toEqual([low, low + span]);
      }),
    );
  });
});
