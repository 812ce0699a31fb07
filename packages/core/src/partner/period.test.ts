import { expect, it } from "vitest";
import { periodsOf } from "./period.ts";

it("lists days, over the ends of months and years, today last", () => {
  expect(periodsOf("7", "2027-01-03")).toEqual([
    "2026-12-28",
    "2026-12-29",
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
    "2027-01-02",
    "2027-01-03",
  ]);
  expect(periodsOf("90", "2026-11-21")).toHaveLength(90);
  expect(periodsOf("30", "2028-03-01")).toContain("2028-02-29");
});

it("lists the twelve months of a year, this one last", () => {
  const months = periodsOf("year", "2026-11-30");
  expect(months).toHaveLength(12);
  expect([months[0], months[11]]).toEqual(["2025-12", "2026-11"]);
});
