import { DEMO_STATS } from "@gifthearth/core";
import { donationStatsResponse } from "@gifthearth/core/contract";
import type { Insertable } from "kysely";
import { expect, it } from "vitest";
import type { Tables } from "../../api/src/db/database.ts";
import { addToMetric } from "../../api/src/impact-metrics/repository.ts";
import { createLedgerChanges } from "../../api/src/ledger/changes.ts";
import { createTestApp, NOW, type TestApp } from "../support/app.ts";
import { signUpAdmin } from "../support/charities.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { chooseTreesAndMeals } from "../support/revenue.ts";

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

  it("counts what is complete as donated, and of the last full month what has any status but failed", async () => {
    await donate({ amount_minor: 12_34, month: "2026-08" });
    await donate({ amount_minor: 1, charity_id: "schools", month: "2026-09" });
    await donate({ amount_minor: 500, month: "2026-10", status: "calculated" });
    await donate({ amount_minor: 250, month: "2026-10", status: "submitted", charity_id: "rivers" });
    await donate({ amount_minor: 9_999, month: "2026-10", status: "failed" });
    await donate({ amount_minor: 7_777, month: "2026-09", status: "submitted" });
    await donate({ amount_minor: 3_333, month: "2026-11", status: "calculated" });
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
    await donate({ month: "2026-09" });
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

  it("says demo while a test donation counts, and no longer", async () => {
    await addToMetric(db(), "gifts_found", 40);
    await addToMetric(db(), "happy_recipients", 40);
    await donate({ month: "2026-09", status: "submitted", platform: "sandbox" });
    await donate({});
    expect((await statsOf(createTestApp(db()))).isDemo, "it is on its way only").toBe(false);
    await db().updateTable("donation_ledger").set({ status: "complete" }).execute();
    expect(await statsOf(createTestApp(db()))).toMatchObject({ totalDonations: 20, isDemo: true });
    await donate({ status: "calculated", platform: "sandbox" });
    await db().deleteFrom("donation_ledger").where("month", "=", "2026-09").execute();
    expect((await statsOf(createTestApp(db()))).isDemo, "it is the month's").toBe(true);
    await db()
      .updateTable("donation_ledger")
      .set({ status: "failed" })
      .where("platform", "=", "sandbox")
      .execute();
    expect((await statsOf(createTestApp(db()))).isDemo).toBe(false);
  });

  it("gives a charity's own figures, and honest zeros to one that was given nothing", async () => {
    await chooseTreesAndMeals(db());
    await donate({ amount_minor: 12_34, month: "2026-09" });
    await donate({ amount_minor: 500, status: "calculated" });
    await donate({ amount_minor: 9_999, charity_id: "rivers", month: "2026-09", platform: "sandbox" });
    await addToMetric(db(), "gifts_found", 7);
    const app = createTestApp(db());
    const of = async (charity: string) => {
      const response = await app.request(`/api/donation-stats?charity=${charity}`);
      return donationStatsResponse.parse(await response.json());
    };
    expect(await of("trees")).toEqual({
      totalDonations: 12.34,
      currentMonthDonation: 5,
      pendingDonation: 5,
      giftsFound: 7,
      happyRecipients: 0,
      charitiesSupported: 1,
      charityShare: 0.5,
      charityName: "Trees",
      asOf: NOW.toISOString(),
      isDemo: false,
    });
    expect(await of("meals")).toMatchObject({
      totalDonations: 0,
      currentMonthDonation: 0,
      pendingDonation: 0,
      charityName: "Meals",
      isDemo: false,
    });
    expect(await statsOf(app)).toMatchObject({ totalDonations: 112.33, charitiesSupported: 2, isDemo: true });
    for (const unknown of ["rivers", "nobody", ""]) {
      expect((await app.request(`/api/donation-stats?charity=${unknown}`)).status, unknown).toBe(404);
    }
  });

  it("doesn't know a charity's figures while they can't be read", async () => {
    await chooseTreesAndMeals(db());
    await db().schema.dropTable("impact_metrics").execute();
    const app = createTestApp(db());
    expect((await app.request("/api/donation-stats?charity=trees")).status).toBe(503);
  });

  it("reads anew as soon as something was done to the ledger in this process", async () => {
    const ledgerChanges = createLedgerChanges();
    const app = createTestApp(db(), { ledgerChanges });
    await statsOf(app);
    await donate({});
    expect((await statsOf(app)).totalDonations).toBe(DEMO_STATS.totalDonations);
    ledgerChanges.tell();
    expect((await statsOf(app)).totalDonations).toBe(10);
    await donate({ month: "2026-09" });
    const admin = await signUpAdmin(db(), app);
    await admin.post("/api/admin/donations/pay", {});
    expect((await statsOf(app)).totalDonations).toBe(20);
  });

  it("answers alike whether or not the answer lay ready, with an id, a line and a count of its own", async () => {
    const ids: string[] = [];
    const app = createTestApp(db(), {
      newId() {
        ids.push(`id-${ids.length}`);
        return ids.at(-1) ?? "";
      },
    });
    const told: unknown[] = [];
    for (let time = 0; time < 4; time += 1) {
      const response = await app.request("/api/donation-stats");
      const { "x-request-id": id, ...headers } = Object.fromEntries(response.headers);
      expect(id).toBe(ids.at(-1));
      told.push({ headers, body: await response.text() });
    }
    expect(new Set(ids).size).toBe(4);
    for (const later of told) expect(later).toEqual(told[0]);
    const lines = app
      .log()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === "request");
    expect(lines).toHaveLength(4);
    for (const [place, line] of lines.entries()) {
      expect(line).toMatchObject({ method: "GET", path: "/api/donation-stats", status: 200 });
      expect(line.requestId).toBe(ids[place]);
      expect(Object.keys(line).sort()).toEqual(Object.keys(lines[0]).sort());
    }
    const metrics = await (await app.request("/metrics")).text();
    expect(metrics).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/donation-stats",status="200"} 4',
    );
  });

  it("keeps the answers of other addresses and methods apart", async () => {
    await chooseTreesAndMeals(db());
    const app = createTestApp(db());
    for (let time = 0; time < 3; time += 1) {
      expect((await statsOf(app)).charityName).toBeUndefined();
      const trees = await app.request("/api/donation-stats?charity=trees");
      expect((await trees.json()).charityName).toBe("Trees");
      expect((await app.request("/api/donation-stats?charity=nobody")).status).toBe(404);
      expect((await app.request("/api/donation-stats-not")).status).toBe(404);
      expect((await app.request("/api/donation-stats", { method: "POST" })).status).toBe(405);
      const head = await app.request("/api/donation-stats", { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([200, ""]);
    }
  });
});
