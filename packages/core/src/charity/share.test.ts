import { describe, expect, test } from "vitest";
import {
  DEFAULT_CHARITY_SHARE,
  ESTIMATED_COMMISSION_RATE,
  estimatedCommissionCents,
  formatShare,
} from "./share.ts";

test("half of the proceeds is donated (section 9)", () => {
  expect(DEFAULT_CHARITY_SHARE).toBe(0.5);
});

describe("estimatedCommissionCents", () => {
  test("commission is estimated at 4% of the price (section 9)", () => {
    expect(ESTIMATED_COMMISSION_RATE).toBe(0.04);
    expect(estimatedCommissionCents(100)).toBe(400);
    expect(estimatedCommissionCents(25)).toBe(100);
    expect(estimatedCommissionCents(0)).toBe(0);
  });

  test("a price that isn't known counts as 50 dollars (section 9)", () => {
    expect(estimatedCommissionCents()).toBe(200);
    expect(estimatedCommissionCents(undefined)).toBe(200);
  });

  test("every price in cents gives whole cents, rounded to the nearest", () => {
    for (let price = 0; price <= 20_000; price++) {
      // In hundredths of a cent, so that the expectation is exact.
      const exact = price * 4;
      expect(estimatedCommissionCents(price / 100)).toBe(Math.floor((exact + 50) / 100));
    }
  });
});

describe("formatShare", () => {
  test.each([
    [DEFAULT_CHARITY_SHARE, "50%"],
    [0.3, "30%"],
    [0.29, "29%"],
    [1, "100%"],
    [0, "0%"],
  ])("a share is shown in per cent: %d is %s", (share, shown) => {
    expect(formatShare(share)).toBe(shown);
  });

  test("a share between two whole per cents isn't rounded up to more than is given", () => {
    expect(formatShare(0.125)).toBe("12.5%");
    expect(formatShare(1 / 3)).toBe("33.33%");
    expect(formatShare(0.995)).toBe("99.5%");
  });
});
