import fc from "fast-check";
import { expect, test } from "vitest";
import { readRate, toUsdMinor } from "./rate.ts";

test.each([
  ["1", "1"],
  ["1.0800", "1.08"],
  ["01.5", "1.5"],
  ["0.20000000", "0.2"],
  ["5", "5"],
])("the rate %s is kept as %s", (rate, kept) => {
  expect(readRate(rate, "EUR")).toBe(kept);
});

test.each(["", "0", "0.19999999", "5.00000001", "-1", "1,08", "1e0", "1.123456789", " 1", "NaN", "٣"])(
  "the rate %j is refused",
  (rate) => {
    expect(() => readRate(rate, "EUR")).toThrow("The rate must be the US dollars for one EUR, from 0.2 to 5");
  },
);

test("US dollars need no rate, and have none but 1", () => {
  expect(readRate(undefined, "USD")).toBe("1");
  expect(readRate("1.00", "USD")).toBe("1");
  expect(() => readRate("1.01", "USD")).toThrow("please leave out the rate");
});

test("an amount is rounded half away from zero, exactly even where doubles are not", () => {
  expect(toUsdMinor(50, "1.01")).toBe(51);
  expect(toUsdMinor(-50, "1.01")).toBe(-51);
  expect(toUsdMinor(49, "1.01")).toBe(49);
  expect(toUsdMinor(900_719_925_474_099, "1.00000001")).toBe(900_719_934_481_298);
  expect(Object.is(toUsdMinor(-1, "0.2"), 0)).toBe(true);
});

test("what is taken back is what was given, and a rate of 1 changes nothing", () => {
  const cents = fc.integer({ min: 0, max: 1e14 });
  const rate = fc.integer({ min: 20_000_000, max: 500_000_000 }).map((scaled) => (scaled / 1e8).toFixed(8));
  fc.assert(
    fc.property(cents, rate, (minor, text) => {
      expect(toUsdMinor(-minor, text) + toUsdMinor(minor, text)).toBe(0);
      expect(toUsdMinor(minor, "1")).toBe(minor);
    }),
  );
});
