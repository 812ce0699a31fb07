import { expect, it } from "vitest";
import { daysBetween, isYearlyDay, nextOccurrence } from "./recipient.ts";

it("knows which days a year may have", () => {
  const days = [
    [2, 29],
    [12, 31],
    [2, 30],
    [4, 31],
    [13, 1],
    [0, 1],
    [1, 0],
    [1, 1.5],
  ] as const;
  expect(days.map(([month, day]) => isYearlyDay({ month, day }))).toEqual([
    ...[true, true, false, false],
    ...[false, false, false, false],
  ]);
});

it.each([
  [{ month: 5, day: 14 }, "2026-05-14", "2026-05-14"],
  [{ month: 5, day: 14 }, "2026-05-15", "2027-05-14"],
  [{ month: 1, day: 1 }, "2026-12-31", "2027-01-01"],
  [{ month: 2, day: 29 }, "2027-02-01", "2027-02-28"],
  [{ month: 2, day: 29 }, "2028-02-28", "2028-02-29"],
  [{ month: 2, day: 29 }, "2028-03-01", "2029-02-28"],
])("%o comes next after %s on %s", (day, today, next) => {
  expect(nextOccurrence(day, today)).toBe(next);
});

it("counts days over a change of clock and of year", () => {
  expect([daysBetween("2026-03-28", "2026-03-30"), daysBetween("2026-12-30", "2027-01-02")]).toEqual([2, 3]);
});
