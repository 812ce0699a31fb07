import { expect, test } from "vitest";
import { readRate } from "./rate.ts";

const EURO = { currency: "EUR", usdWorth: 1 };
const DOLLAR = { currency: "USD", usdWorth: 1 };

test.each([
  ["1", "1"],
  ["1.0800", "1.08"],
  ["01.5", "1.5"],
  ["0.50000000", "0.5"],
  ["2", "2"],
])("the rate %s is kept as %s", (rate, kept) => {
  expect(readRate(rate, EURO)).toBe(kept);
});

test.each(["", "0", "0.49999999", "2.00000001", "2.2", "-1", "1,08", "1e0", "1.123456789", " 1", "NaN", "٣"])(
  "the rate %j is refused",
  (rate) => {
    expect(() => readRate(rate, EURO)).toThrow("The rate must be the US dollars for one EUR, from 0.5 to 2");
  },
);

test("US dollars need no rate, and have none but 1", () => {
  expect(readRate(undefined, DOLLAR)).toBe("1");
  expect(readRate("1.00", DOLLAR)).toBe("1");
  expect(() => readRate("1.01", DOLLAR)).toThrow("please leave out the rate");
});

test("a currency of another order of magnitude has its own limits", () => {
  const yen = { currency: "JPY", usdWorth: 0.01 };
  expect(readRate("0.0067", yen)).toBe("0.0067");
  expect(() => readRate("0.0049", yen)).toThrow("for one JPY, from 0.005 to 0.02, with");
  expect(() => readRate(undefined, yen)).toThrow("such as 0.0108.");
});
