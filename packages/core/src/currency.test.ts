import { expect, test } from "vitest";
import { amountInUnits, currencySigns, fromMinorUnits, minorDigits } from "./currency.ts";

test.each([
  ["USD", 2, 12.34, "USD 12.30"],
  ["CAD", 2, 12.34, "CAD 12.30"],
  ["JPY", 0, 1234, "JPY 12"],
  ["BHD", 3, 1.234, "BHD 12.300"],
  // Spent in whole units, and kept in hundredths.
  ["HUF", 2, 12.34, "HUF 12.30"],
  ["COP", 2, 12.34, "COP 12.30"],
])("%s has %i decimals: 1234 minor units are %d", (currency, digits, units, text) => {
  expect(minorDigits(currency)).toBe(digits);
  expect(fromMinorUnits(1234, currency)).toBe(units);
  expect(amountInUnits(12.3, currency)).toBe(text);
});

test.each(["", "EU", "eur", "EURO", "12A"])(
  "%j is no currency's code, and counts as one with hundredths",
  (code) => {
    expect(minorDigits(code)).toBe(2);
  },
);

test.each([
  ["USD", ["USD", "$", "US$"]],
  ["GBP", ["GBP", "£"]],
  ["EUR", ["EUR", "€"]],
  ["CAD", ["CAD", "$", "CA$"]],
  ["SEK", ["SEK", "KR"]],
])("%s is written %j", (currency, signs) => {
  expect(currencySigns(currency)).toEqual(signs);
});
