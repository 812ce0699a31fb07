import { expect, test } from "vitest";
import { readRate } from "./rate.ts";

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
