import { DEMO_STATS } from "@gifthearth/core";
import { donationStatsResponse } from "@gifthearth/core/contract";
import type { Insertable } from "kysely";
import { expect, it } from "vitest";
import type { Tables } from "../../api/src/db/database.ts";
import { addToMetric } from "../../api/src/impact-metrics/repository.ts";
import { createTestApp, NOW, type TestApp } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";

type LedgerRow = Insertable<Tables["donation_ledger"]>;

async function statsOf(app: TestApp) {
  const response = await app.request("/api/donation-stats");
  expect(response.status).toBe(200);
  return donationStatsResponse.parse(await response.json());
}

describeOnEachDatabase("GET /api/donation-stats", (db) => {
  let rows = 0;
  const donate = (changes: Partial<LedgerRow>) =>
    db()
      .insertInto("donation_ledger")
      .values({
        id: `row-${rows++}`,
        month: "2026-10",
        charity_id: "trees",
        amount_minor: 1_000,
        currency: "USD",
        status: "complete",
        platform: `platform-${rows}`,
        created_at: NOW.toISOString(),
        updated_at: NOW.toISOString(),
        ...changes,
      })
      .execute();

  it("shows the demo figures while nothing is recorded", async () => {
    const stats = await statsOf(createTestApp(db()));
    expect(stats).toEqual({ ...DEMO_STATS, charityShare: 0.5, asOf: NOW.toISOString(), isDemo: true });
  });

  it("counts what is complete as donated, and this month's donation whatever its status but failed", async () => {
    await donate({ amount_minor: 12_34 });
    await donate({ amount_minor: 1, charity_id: "schools", month: "2026-09" });
    await donate({ amount_minor: 500, month: "2026-11", status: "calculated" });
    await donate({ amount_minor: 250, month: "2026-11", status: "submitted", charity_id: "rivers" });
    await donate({ amount_minor: 9_999, month: "2026-11", status: "failed" });
    await donate({ amount_minor: 7_777, status: "submitted" });
    await donate({ amount_minor: 5_555, currency: "EUR" });
    await addToMetric(db(), "gifts_found", 3_000_000_000);
    await addToMetric(db(), "happy_recipients", 40);
    expect(await statsOf(createTestApp(db()))).toEqual({
      totalDonations: 12.35,
      currentMonthDonation: 7.5,
      pendingDonation: 7.5,
      giftsFound: 3_000_000_000,
      happyRecipients: 40,
      charitiesSupported: 2,
      charityShare: 0.5,
      asOf: NOW.toISOString(),
      isDemo: false,
    });
  });

  it("says demo as long as one figure is a sample", async () => {
    await donate({});
    const stats = await statsOf(createTestApp(db()));
    expect(stats).toMatchObject({
      totalDonations: 10,
      currentMonthDonation: 0,
      giftsFound: 12,
      isDemo: true,
    });
  });

  it("shows all demo figures when the ledger can't be read", async () => {
    await addToMetric(db(), "gifts_found", 99);
    await db().schema.dropTable("donation_ledger").execute();
    const app = createTestApp(db());
    expect(await statsOf(app)).toEqual({
      ...DEMO_STATS,
      charityShare: 0.5,
      asOf: NOW.toISOString(),
      isDemo: true,
    });
    expect(app.log()).toContain("The donation ledger can't be read");
  });

  it("shows the metrics' demo figures when they can't be read", async () => {
    await donate({});
    await db().schema.dropTable("impact_metrics").execute();
    const app = createTestApp(db());
    expect(await statsOf(app)).toMatchObject({
      totalDonations: 10,
      giftsFound: 12,
      happyRecipients: 8,
      isDemo: true,
    });
    expect(app.log()).toContain("The impact metrics can't be read");
  });

  it("reads anew after ten seconds, not before", async () => {
    let now = NOW.getTime();
    const app = createTestApp(db(), { clock: () => new Date(now) });
    await statsOf(app);
    await donate({});
    now += 9_999;
    expect((await statsOf(app)).totalDonations).toBe(DEMO_STATS.totalDonations);
    now += 1;
    expect(await statsOf(app)).toMatchObject({ totalDonations: 10, asOf: new Date(now).toISOString() });
  });
});
