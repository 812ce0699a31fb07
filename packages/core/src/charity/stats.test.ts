import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  charityStats,
  DEMO_STATS,
  donationFigures,
  impactStats,
  monthProgress,
  type RecordedDonation,
  STATS_POLL_INTERVAL,
} from "./stats.ts";

const NOTHING = { donations: [], giftsFound: 0, keptItems: 0 };
const MONTH = "2026-10";

const donation = (change: Partial<RecordedDonation> = {}): RecordedDonation => ({
  id: "first",
  month: MONTH,
  charityId: "trees",
  amountMinor: 1_000,
  status: "complete",
  platform: "change",
  replaces: null,
  ...change,
});

test("the demo figures add up to what the site shows at first", () => {
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

describe("donationFigures", () => {
  /** Total, this month, pending; US cents. */
  const sums = (...donations: RecordedDonation[]) => {
    const { totalMinor, currentMonthMinor, pendingMinor } = donationFigures(donations, MONTH);
    return [totalMinor, currentMonthMinor, pendingMinor];
  };

  test("what is complete is in the total, and not pending", () => {
    expect(sums(donation())).toEqual([1_000, 1_000, 0]);
    expect(sums(donation({ month: "2026-09" }))).toEqual([1_000, 0, 0]);
  });

  test.each(["calculated", "submitted", "failed"] as const)(
    "what is %s is owed, of whichever month",
    (status) => {
      expect(sums(donation({ status }))).toEqual([0, 1_000, 1_000]);
      expect(sums(donation({ status, month: "2026-08" }), donation({ id: "b" }))).toEqual([
        1_000, 1_000, 1_000,
      ]);
    },
  );

  test("one that is made again, and again, counts once, as its latest attempt", () => {
    const attempts = (status: RecordedDonation["status"]) => [
      donation({ status: "failed", platform: "sandbox" }),
      donation({ id: "second", status: "failed", replaces: "first" }),
      donation({ id: "third", status, replaces: "second" }),
    ];
    expect(sums(...attempts("submitted"))).toEqual([0, 1_000, 1_000]);
    expect(sums(...attempts("failed").reverse())).toEqual([0, 1_000, 1_000]);
    expect(sums(...attempts("complete"))).toEqual([1_000, 1_000, 0]);
    expect(donationFigures(attempts("complete"), MONTH).hasTests, "the test was replaced").toBe(false);
  });

  test("a donation's way changes nothing of what was calculated, and each cent is given or owed", () => {
    const status = fc.constantFrom("calculated", "submitted", "complete", "failed");
    const rows = fc.array(fc.record({ amountMinor: fc.nat(1e9), status, isAgain: fc.boolean() }));
    fc.assert(
      fc.property(rows, (made) => {
        const donations = made.flatMap(({ isAgain, ...change }, place) => {
          const second = donation({ ...change, id: `${place}b`, replaces: isAgain ? String(place) : null });
          return isAgain ? [donation({ ...change, id: String(place), status: "failed" }), second] : [second];
        });
        const calculated = made.reduce((cents, { amountMinor }) => cents + amountMinor, 0);
        const [total = 0, month, pending = 0] = sums(...donations);
        expect([month, total + pending]).toEqual([calculated, calculated]);
      }),
    );
  });

  test("charities with a complete donation are counted, each once", () => {
    const figures = donationFigures(
      [
        donation(),
        donation({ id: "b", month: "2026-09" }),
        donation({ id: "c", charityId: "rivers", status: "failed" }),
      ],
      MONTH,
    );
    expect(figures).toMatchObject({ charitiesSupported: 1, hasTests: false });
  });
});

describe("impactStats", () => {
  test("while nothing at all is recorded, all figures are the demo ones", () => {
    expect(impactStats(NOTHING, MONTH)).toEqual({ stats: DEMO_STATS, isSample: true, hasTests: false });
    expect(impactStats({ ...NOTHING, keptItems: -3 }, MONTH).isSample, "only returns").toBe(true);
  });

  test.each([
    ["a donation calculated", { donations: [donation({ status: "calculated" })] }],
    ["a donation confirmed", { donations: [donation({ month: "2026-01" })] }],
    ["a gift found", { giftsFound: 1 }],
    ["a gift kept", { keptItems: 1 }],
  ])("from the first thing on, every figure is the recorded one, zero included: %s", (_, change) => {
    const { stats, ...marks } = impactStats({ ...NOTHING, ...change }, MONTH);
    expect(marks).toEqual({ isSample: false, hasTests: false });
    const recorded = { giftsFound: 0, keptItems: 0, ...change };
    expect(stats).toMatchObject({ giftsFound: recorded.giftsFound, happyRecipients: recorded.keptItems });
    expect(
      Object.entries(stats).filter(([name, value]) => value === DEMO_STATS[name as keyof typeof DEMO_STATS]),
    ).toEqual(stats.charitiesSupported === 1 ? [["charitiesSupported", 1]] : []);
  });

  test("cents add up exactly, and returns leave no fewer than no recipients", () => {
    const donations = [donation({ amountMinor: 10 }), donation({ id: "b", amountMinor: 20 })];
    expect(impactStats({ donations, giftsFound: 3, keptItems: -1 }, MONTH).stats).toEqual({
      totalDonations: 0.3,
      currentMonthDonation: 0.3,
      pendingDonation: 0,
      giftsFound: 3,
      happyRecipients: 0,
      charitiesSupported: 1,
    });
  });

  test.each([{ giftsFound: null }, { keptItems: null }])(
    "what can't be read is not taken for nothing recorded: %j",
    (unread) => {
      const { stats, isSample } = impactStats({ ...NOTHING, ...unread }, MONTH);
      expect([isSample, stats.totalDonations]).toEqual([false, 0]);
    },
  );

  test("a figure that can't be read is left out rather than made up", () => {
    const { stats } = impactStats({ donations: [donation()], giftsFound: null, keptItems: null }, MONTH);
    expect(Object.keys(stats)).not.toContain("giftsFound");
    expect(Object.keys(stats)).not.toContain("happyRecipients");
  });
});

test("a charity's own figures are never sample ones, and none of everybody's", () => {
  const own = { totalDonations: 0, currentMonthDonation: 0, pendingDonation: 0 };
  expect(charityStats([], MONTH)).toEqual({ stats: own, isSample: false, hasTests: false });
  expect(charityStats([donation({ platform: "sandbox" })], MONTH)).toEqual({
    stats: { ...own, totalDonations: 10, currentMonthDonation: 10 },
    isSample: false,
    hasTests: true,
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
