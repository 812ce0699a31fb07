import fc from "fast-check";
import { expect, test } from "vitest";
import { calculateClose } from "./month-close.ts";

const MEALS = { charityId: "meals", charityName: "Meals", shareBasisPoints: 6000 };
const TREES = { charityId: "trees", charityName: "Trees", shareBasisPoints: 4000 };

test("half of the commission is split over the month's charities", () => {
  const close = calculateClose({
    month: "2026-10",
    commission: [{ month: "2026-10", amountMinor: 12_345 }],
    carriedMinor: 0,
    shareBasisPoints: 5000,
    charities: [TREES, MEALS],
  });
  expect(close).toMatchObject({ baseMinor: 12_345, donationMinor: 6173, carryMinor: 0 });
  expect(close.split).toEqual([
    { ...MEALS, amountMinor: 3704 },
    { ...TREES, amountMinor: 2469 },
  ]);
});

test("a month below zero gives nothing and is carried forward", () => {
  const close = calculateClose({
    month: "2026-10",
    commission: [
      { month: "2026-09", amountMinor: -500 },
      { month: "2026-10", amountMinor: 300 },
    ],
    carriedMinor: -100,
    shareBasisPoints: 5000,
    charities: [MEALS, TREES],
  });
  expect(close).toMatchObject({ baseMinor: -300, donationMinor: 0, carryMinor: -300 });
  expect(close.split.map(({ amountMinor }) => amountMinor)).toEqual([0, 0]);
});

test("for any commission and share the parts add up to the donation, which is the share of what was earned", () => {
  const cents = fc.integer({ min: -1e10, max: 1e10 });
  fc.assert(
    fc.property(fc.array(cents), fc.nat(10_000), fc.nat(10_000), (amounts, shareBasisPoints, cut) => {
      const close = calculateClose({
        month: "2026-10",
        commission: amounts.map((amountMinor) => ({ month: "2026-10", amountMinor })),
        carriedMinor: 0,
        shareBasisPoints,
        charities: [
          { ...MEALS, shareBasisPoints: cut },
          { ...TREES, shareBasisPoints: 10_000 - cut },
        ],
      });
      const earned = amounts.reduce((sum, amount) => sum + amount, 0);
      expect(close.split.reduce((sum, part) => sum + part.amountMinor, 0)).toBe(close.donationMinor);
      expect(close.donationMinor).toBe(Math.round((Math.max(0, earned) * shareBasisPoints) / 10_000));
      expect(close.carryMinor + Math.max(0, earned)).toBe(earned);
    }),
  );
});
