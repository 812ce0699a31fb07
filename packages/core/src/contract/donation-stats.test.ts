import { expect, test } from "vitest";
import { DEMO_STATS } from "../charity/stats.ts";
import { donationStatsResponse } from "./donation-stats.ts";

const ANSWER = {
  ...DEMO_STATS,
  charityShare: 0.5,
  asOf: "2026-11-21T08:30:00.000Z",
  isDemo: true,
  isSample: true,
};

test("answers the stats object with its time and whether it is demo data", () => {
  expect(donationStatsResponse.parse(ANSWER)).toEqual(ANSWER);
});

const EVERYBODYS = ["giftsFound", "happyRecipients", "charitiesSupported"];

test.each(Object.keys(ANSWER).filter((name) => !EVERYBODYS.includes(name)))(
  "%s is never left out",
  (name) => {
    const { [name as keyof typeof ANSWER]: _left, ...rest } = ANSWER;
    expect(donationStatsResponse.safeParse(rest).success).toBe(false);
  },
);

test.each(EVERYBODYS)("%s is counted in wholes", (name) => {
  expect(donationStatsResponse.safeParse({ ...ANSWER, [name]: 1.5 }).success).toBe(false);
});

test.each(["2026-11-21", "today", "2026-11-21T08:30:00+01:00", 0])("the time is in UTC: not %j", (asOf) => {
  expect(donationStatsResponse.safeParse({ ...ANSWER, asOf }).success).toBe(false);
});
