import { describe, expect, it } from "vitest";
import { US_DOLLARS, writeNumber } from "./numbers.ts";
import { PERCENT } from "./text.ts";

const AMOUNTS = [
  0, 0.07, 0.5, 1, 9.99, 10.1, 999, 999.99, 1000, 1234.5, 12_345.67, 999_999.99, 1_000_000, 98_765_432.1,
];
const COUNTS = [0, 7, 999, 1000, 1247, 10_000, 123_456, 1_000_000, 9_007_199_254_740_991];
const SHARES = [0, 0.07, 0.1, 0.125, 0.3, 0.33, 0.5, 0.575, 0.58, 0.1234, 1];

describe("a number in American English is what Intl writes", () => {
  it.each(AMOUNTS)("%d dollars", (amount) => {
    expect(writeNumber(amount, "en-US", US_DOLLARS)).toBe(amount.toLocaleString("en-US", US_DOLLARS));
  });
  it.each(COUNTS)("a count of %d", (count) => {
    expect(writeNumber(count, "en-US")).toBe(count.toLocaleString("en-US"));
  });
  it.each(SHARES)("a share of %d", (share) => {
    expect(writeNumber(share, "en-US", PERCENT)).toBe(share.toLocaleString("en-US", PERCENT));
  });
});

describe("a number in another language is what Intl writes", () => {
  it.each(["de", "fr-FR", "en-GB", "nl"])("%s", (tag) => {
    expect(writeNumber(1234.5, tag, US_DOLLARS)).toBe((1234.5).toLocaleString(tag, US_DOLLARS));
    expect(writeNumber(12_345, tag)).toBe((12_345).toLocaleString(tag));
    expect(writeNumber(0.125, tag, PERCENT)).toBe((0.125).toLocaleString(tag, PERCENT));
  });
});
