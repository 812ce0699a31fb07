import fc from "fast-check";
import { expect, test } from "vitest";
import { isRate, toUsdMinor } from "./exchange.ts";

test("an amount is converted exactly, and half a cent counts as one", () => {
  expect(toUsdMinor(818, "1.1", "EUR")).toBe(900);
  expect(toUsdMinor(50, "1.01", "EUR")).toBe(51);
  expect(toUsdMinor(-50, "1.01", "EUR")).toBe(-51);
  expect(toUsdMinor(900_719_925_474_099, "1.00000001", "EUR")).toBe(900_719_934_481_298);
  expect(toUsdMinor(1, "0.49", "EUR")).toBe(0);
  expect(Object.is(toUsdMinor(-1, "0.49", "EUR"), 0)).toBe(true);
  expect(toUsdMinor(9_007_199_254_740_991, "1", "EUR")).toBe(9_007_199_254_740_991);
});

test("a rate is decimal digits", () => {
  for (const rate of ["", "-1", "1.", ".5", "1e3", "1,1", "0x1", " 1"])
    expect(isRate(rate), rate).toBe(false);
  expect(isRate("1.0847")).toBe(true);
});

test("what is taken back is what was given, and a rate of 1 changes nothing", () => {
  const cents = fc.integer({ min: 0, max: 1e14 });
  const rate = fc.integer({ min: 20_000_000, max: 500_000_000 }).map((scaled) => (scaled / 1e8).toFixed(8));
  fc.assert(
    fc.property(cents, rate, (minor, text) => {
      expect(toUsdMinor(-minor, text, "EUR") + toUsdMinor(minor, text, "EUR")).toBe(0);
      expect(toUsdMinor(minor, "1", "EUR")).toBe(minor);
    }),
  );
});

test("a currency's own minor unit counts: yen have none", () => {
  expect(toUsdMinor(1_000, "0.0067", "JPY")).toBe(670);
  expect(toUsdMinor(-1, "0.005", "JPY")).toBe(-1);
});
