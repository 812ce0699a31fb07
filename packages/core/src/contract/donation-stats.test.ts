import { expect, test } from "vitest";
import { DEMO_STATS } from "../charity/stats.ts";
import { donationStatsResponse } from "./donation-stats.ts";

const ANSWER = { ...DEMO_STATS, charityShare: 0.5, asOf: "2026-11-21T08:30:00.000Z", isDemo: true };

test("answers the stats object with its time and whether it is demo data (section 3)", () => {
  expect(donationStatsResponse.parse(ANSWER)).toEqual(ANSWER);
});

test.each(Object.keys(ANSWER))("%s is never left out (section 3)", (name) => {
  const { [name as keyof typeof ANSWER]: _left, ...rest } = ANSWER;
  expect(donationStatsResponse.safeParse(rest).success).toBe(false);
});

test.each(["giftsFound", "happyRecipients", "charitiesSupported"])("%s is counted in wholes", (name) => {
  expect(donationStatsResponse.safeParse({ ...ANSWER, [name]: 1.5 }).success).toBe(false);
});

test.each(["2026-11-21", "today", "2026-11-21T08:30:00+01:00", 0])("the time is in UTC: not %j", (asOf) => {
  expect(donationStatsResponse.safeParse({ ...ANSWER, asOf }).success).toBe(false);
});
