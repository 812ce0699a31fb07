import { donationFigures } from "@gifthearth/core";
import { expect, it } from "vitest";
import { summarizeContributions } from "../../api/src/money/contributions/contributions.service.ts";
import { readDonations } from "../../api/src/money/stats/stats.repository.ts";
import { CLICKER, fillClicks, fillConversions, fillDonations } from "../support/click-history.ts";
import { describeOnEachDatabase } from "../support/databases.ts";

describeOnEachDatabase("a history of clicks", (db) => {
  it("has as many of one user's however many there are of others", async () => {
    await fillClicks(db(), { clicks: 1_000, own: 40 });
    const { count } = await db()
      .selectFrom("click_events")
      .select(({ fn }) => fn.countAll<string | number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1_000);
    expect(await summarizeContributions(db(), CLICKER, 0.5)).toMatchObject({
      clickCount: 40,
      conversionCount: 10,
      recentActivity: { length: 5 },
    });
  });

  it("has what was confirmed in the reports of closed months", async () => {
    await fillDonations(db(), "2026-11", 3);
    await fillClicks(db(), { clicks: 1_000, own: 40 });
    await fillConversions(db(), "2026-11", 3);
    const { charityBreakdown } = await summarizeContributions(db(), CLICKER, 0.5);
    expect(charityBreakdown.map(({ charityName }) => charityName)).toEqual(["Trees", "Meals"]);
  });

  it("goes with so many months of donations", async () => {
    await fillDonations(db(), "2026-11", 3);
    const donations = await readDonations(db());
    expect(donationFigures(donations, "2026-10")).toMatchObject({
      totalMinor: 60_006,
      currentMonthMinor: 20_000,
    });
  });
});
