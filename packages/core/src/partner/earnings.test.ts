import fc from "fast-check";
import { expect, it } from "vitest";
import { toUsdMinor } from "../ledger/exchange.ts";
import { type CountedEarnings, type EarningsReport, earningsByDay } from "./earnings.ts";

const KEY = { marketplace: "US", trackingId: "ann-20", month: "2026-10" };

function reportOf(days: Readonly<Record<string, number>>, usdRate = "1"): EarningsReport {
  const entries = Object.entries(days);
  return {
    ...KEY,
    currency: "EUR",
    usdRate,
    days: entries.map(([day, commissionMinor]) => ({ day: `2026-10-${day}`, commissionMinor })),
  };
}

function closeOf(amountMinor: number, changes: Partial<CountedEarnings> = {}): CountedEarnings {
  const counted = [{ ...KEY, amountMinor }];
  return { shareBasisPoints: 5_000, donationMinor: 1_000_000, isPaid: false, counted, ...changes };
}

it("gives nothing while no month is closed", () => {
  expect(earningsByDay([reportOf({ "02": 1_235 })], [])).toEqual([
    { day: "2026-10-02", commissionMinor: 1_235, giftMinor: 0, paidMinor: 0 },
  ]);
});

it("gives the share of what a close counted, on the days that brought it", () => {
  expect(earningsByDay([reportOf({ "02": 1_000, "03": -200 })], [closeOf(800)])).toEqual([
    { day: "2026-10-02", commissionMinor: 1_000, giftMinor: 500, paidMinor: 0 },
    { day: "2026-10-03", commissionMinor: -200, giftMinor: -100, paidMinor: 0 },
  ]);
});

it("is paid only once the charities have all of the close's donation", () => {
  const [day] = earningsByDay([reportOf({ "02": 1_000 })], [closeOf(1_000, { isPaid: true })]);
  expect(day).toMatchObject({ giftMinor: 500, paidMinor: 500 });
});

it("follows a correction that a later close counts", () => {
  const closes = [closeOf(1_000, { isPaid: true }), closeOf(-200)];
  expect(earningsByDay([reportOf({ "02": 800 })], closes)).toEqual([
    { day: "2026-10-02", commissionMinor: 800, giftMinor: 400, paidMinor: 500 },
  ]);
});

it("never says more than the close gave, as where others' returns left nothing of it", () => {
  const [day] = earningsByDay([reportOf({ "02": 1_000 })], [closeOf(1_000, { donationMinor: 0 })]);
  expect(day).toMatchObject({ commissionMinor: 1_000, giftMinor: 0 });
});

it("keeps what was given for a report that was emptied later on", () => {
  expect(earningsByDay([reportOf({})], [closeOf(1_000)])).toEqual([
    { day: "2026-10-01", commissionMinor: 0, giftMinor: 500, paidMinor: 0 },
  ]);
});

it("adds up to the report in dollars and to the gift, to the cent", () => {
  const cents = fc.integer({ min: -5_000, max: 5_000 });
  const month = fc.uniqueArray(fc.tuple(fc.integer({ min: 10, max: 31 }), cents), {
    selector: ([day]) => day,
    minLength: 1,
  });
  fc.assert(
    fc.property(month, fc.constantFrom("1", "1.0837", "0.9"), cents, (days, rate, counted) => {
      const report = reportOf(Object.fromEntries(days), rate);
      const earned = earningsByDay([report], [closeOf(counted)]);
      const sum = (figure: "commissionMinor" | "giftMinor") =>
        earned.reduce((total, day) => total + day[figure], 0);
      const total = days.reduce((minor, [, each]) => minor + each, 0);
      expect(sum("commissionMinor") + 0).toBe(toUsdMinor(total, rate, "EUR") + 0);
      expect(Math.abs(sum("giftMinor") - counted / 2)).toBeLessThanOrEqual(0.5);
    }),
  );
});
