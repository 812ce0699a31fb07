import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  DEMO_STATS,
  isDemo,
  monthProgress,
  type RecordedStats,
  STATS_POLL_INTERVAL,
  toCharityStats,
  toDonationStats,
} from "./stats.ts";

const NOTHING: RecordedStats = {
  totalDonations: 0,
  currentMonthDonation: 0,
  giftsFound: 0,
  happyRecipients: 0,
  charitiesSupported: 0,
};

const RECORDED: RecordedStats = {
  totalDonations: 1_200.5,
  currentMonthDonation: 90.25,
  giftsFound: 340,
  happyRecipients: 120,
  charitiesSupported: 3,
};

test("the demo figures are the specification's (section 9)", () => {
  expect(DEMO_STATS).toEqual({
    totalDonations: 25.5,
    currentMonthDonation: 8.75,
    pendingDonation: 8.75,
    giftsFound: 12,
    happyRecipients: 8,
    charitiesSupported: 1,
  });
});

test("the figures are asked for every 5 minutes (section 9)", () => {
  expect(STATS_POLL_INTERVAL).toBe(300_000);
});

describe("toDonationStats", () => {
  test("while nothing is recorded, all figures are the demo ones (section 9)", () => {
    expect(toDonationStats(NOTHING)).toEqual(DEMO_STATS);
  });

  test("what is recorded is shown, and this month's donation also serves as the pending one (section 9)", () => {
    expect(toDonationStats(RECORDED)).toEqual({ ...RECORDED, pendingDonation: 90.25 });
  });

  test.each(["totalDonations", "giftsFound", "happyRecipients"] as const)(
    "a figure of 0 falls back to its default, and no other does (section 9): %s",
    (name) => {
      const stats = toDonationStats({ ...RECORDED, [name]: 0 });
      expect(stats).toEqual({ ...RECORDED, pendingDonation: 90.25, [name]: DEMO_STATS[name] });
    },
  );

  test("a month without a donation is an honest zero once a donation is complete", () => {
    const stats = toDonationStats({ ...RECORDED, currentMonthDonation: 0 });
    expect(stats.currentMonthDonation).toBe(0);
    expect(stats.pendingDonation).toBe(0);
  });

  test("this month's donation is shown even before the first is complete", () => {
    const stats = toDonationStats({ ...NOTHING, currentMonthDonation: 4.2 });
    expect(stats).toEqual({ ...DEMO_STATS, currentMonthDonation: 4.2, pendingDonation: 4.2 });
  });

  test("at least one charity is counted (section 9)", () => {
    expect(toDonationStats({ ...RECORDED, charitiesSupported: 0 }).charitiesSupported).toBe(1);
    expect(toDonationStats({ ...RECORDED, charitiesSupported: 1 }).charitiesSupported).toBe(1);
    expect(toDonationStats({ ...RECORDED, charitiesSupported: 2 }).charitiesSupported).toBe(2);
  });
});

test("a charity's own figures are never sample ones", () => {
  expect(toCharityStats(NOTHING)).toEqual({ ...NOTHING, pendingDonation: 0, charitiesSupported: 1 });
  expect(toCharityStats(RECORDED)).toEqual({ ...RECORDED, pendingDonation: 90.25 });
});

describe("isDemo", () => {
  test("donated 25.5, gifts found 12 and recipients 8 are demo data, whatever the rest (section 4)", () => {
    expect(isDemo(DEMO_STATS)).toBe(true);
    expect(isDemo({ ...DEMO_STATS, currentMonthDonation: 1, charitiesSupported: 5 })).toBe(true);
  });

  test.each(["totalDonations", "giftsFound", "happyRecipients"] as const)(
    "with another %s they are not all demo data (section 4)",
    (name) => {
      expect(isDemo({ ...DEMO_STATS, [name]: DEMO_STATS[name] + 1 })).toBe(false);
    },
  );

  test.each(["totalDonations", "giftsFound", "happyRecipients"] as const)(
    "a single stand-in needs the disclaimer too (design, decision 8): %s",
    (name) => {
      const recorded = { ...RECORDED, [name]: 0 };
      expect(isDemo(toDonationStats(recorded), recorded)).toBe(true);
    },
  );

  test("real figures need no disclaimer", () => {
    expect(isDemo(toDonationStats(RECORDED), RECORDED)).toBe(false);
  });
});

describe("monthProgress", () => {
  test("the bar is the month's amount over a quarter of the total (section 2)", () => {
    expect(monthProgress({ currentMonthDonation: 10, totalDonations: 100 })).toBe(0.4);
    expect(monthProgress({ currentMonthDonation: 25, totalDonations: 100 })).toBe(1);
    expect(monthProgress({ currentMonthDonation: 0, totalDonations: 100 })).toBe(0);
  });

  test("the bar is full at most (section 2)", () => {
    expect(monthProgress(DEMO_STATS)).toBe(1);
  });

  test("without a total the bar is empty", () => {
    expect(monthProgress({ currentMonthDonation: 10, totalDonations: 0 })).toBe(0);
  });

  test("the bar is always between empty and full", () => {
    const amount = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(amount, amount, (currentMonthDonation, totalDonations) => {
        const progress = monthProgress({ currentMonthDonation, totalDonations });
        expect(progress).toBeGreaterThanOrEqual(0);
        expect(progress).toBeLessThanOrEqual(1);
      }),
    );
  });
});
