import { DEMO_STATS } from "@gifthearth/core";
import { donationStatsResponse } from "@gifthearth/core/contract";
import type { Insertable } from "kysely";
import { expect, it } from "vitest";
import type { Tables } from "../../api/src/db/database.ts";
import { createLedgerChanges } from "../../api/src/money/ledger/changes.ts";
import { addToMetric } from "../../api/src/money/stats/impact-metrics.repository.ts";
import { createTestApp, NOW, type TestApp } from "../support/app.ts";
import { signUpAdmin } from "../support/charities.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { earningsReport } from "../support/earnings-report.ts";
import { chooseTreesAndMeals, importText } from "../support/revenue.ts";

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

  const keep = (items: number, returns = 0, month = "2026-10") =>
    importText(db(), earningsReport({ items, returns, shipped: `${month}-05` }), { period: month });

  it("shows the demo figures while nothing at all is recorded", async () => {
    const stats = await statsOf(createTestApp(db()));
    const marks = { isDemo: true, isSample: true };
    expect(stats).toEqual({ ...DEMO_STATS, charityShare: 0.5, asOf: NOW.toISOString(), ...marks });
  });

  it("counts what is complete as donated, and the rest as owed, of which this month's is what was calculated", async () => {
    await donate({ amount_minor: 12_34, month: "2026-08" });
    await donate({ amount_minor: 1, charity_id: "schools", month: "2026-09" });
    await donate({ amount_minor: 500, status: "calculated" });
    await donate({ amount_minor: 250, status: "submitted", charity_id: "rivers" });
    await donate({ amount_minor: 100, charity_id: "rivers" });
    await donate({ id: "failed", amount_minor: 9_999, status: "failed" });
    await donate({ amount_minor: 9_999, status: "submitted", replaces: "failed" });
    await donate({ amount_minor: 40, status: "failed" });
    await donate({ amount_minor: 7_777, month: "2026-09", status: "submitted" });
    await donate({ amount_minor: 5_555, currency: "EUR" });
    await addToMetric(db(), "gifts_found", 3_000_000_000);
    await keep(5, -2);
    expect(await statsOf(createTestApp(db()))).toEqual({
      totalDonations: 13.35,
      currentMonthDonation: 108.89,
      pendingDonation: 185.66,
      giftsFound: 3_000_000_000,
      happyRecipients: 3,
      charitiesSupported: 3,
      charityShare: 0.5,
      asOf: NOW.toISOString(),
      isDemo: false,
      isSample: false,
    });
  });

  const NONE = { totalDonations: 0, currentMonthDonation: 0, pendingDonation: 0, charitiesSupported: 0 };
  const REAL = { isDemo: false, isSample: false };

  it.each([
    [
      "a donation confirmed",
      () => donate({ month: "2026-09" }),
      { totalDonations: 10, charitiesSupported: 1 },
    ],
    [
      "a donation calculated",
      () => donate({ month: "2026-09", status: "calculated" }),
      { pendingDonation: 10 },
    ],
    ["a gift found", () => addToMetric(db(), "gifts_found", 2), { giftsFound: 2 }],
    ["a gift kept", () => keep(1), { happyRecipients: 1 }],
  ] as const)(
    "shows nothing but what is recorded from the first thing on: %s",
    async (_, record, figures) => {
      await record();
      expect(await statsOf(createTestApp(db()))).toMatchObject({
        ...NONE,
        giftsFound: 0,
        happyRecipients: 0,
        ...figures,
        ...REAL,
      });
    },
  );

  it("counts the gifts that the present reports say were kept", async () => {
    await addToMetric(db(), "gifts_found", 1);
    const happy = async () => (await statsOf(createTestApp(db()))).happyRecipients;
    await keep(7, -2);
    expect(await happy()).toBe(5);
    await keep(7, -3);
    expect(await happy(), "the report was replaced").toBe(4);
    await keep(0, -1, "2026-11");
    expect(await happy(), "what came back later").toBe(3);
    await keep(0, -9, "2026-11");
    expect(await happy(), "more than was sold").toBe(0);
    // One of before reports were counted as they came.
    await db()
      .updateTable("affiliate_reports")
      .set({ kept_items: null })
      .where("period", "=", "2026-10")
      .execute();
    await keep(1, 0, "2026-11");
    expect(await happy()).toBe(5);
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
      isSample: true,
    });
    expect(app.log()).toContain("The donation ledger can't be read");
  });

  it("leaves out what can't be read beside real figures", async () => {
    await donate({});
    await db().schema.dropTable("impact_metrics").execute();
    const app = createTestApp(db());
    const stats = await statsOf(app);
    expect(stats).toMatchObject({ totalDonations: 10, happyRecipients: 0, ...REAL });
    expect(stats).not.toHaveProperty("giftsFound");
    expect(app.log()).toContain("The gifts found can't be read");
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
    const marks = async () => {
      const { isDemo, isSample } = await statsOf(createTestApp(db()));
      return { isDemo, isSample };
    };
    await donate({ id: "test", month: "2026-09", status: "submitted", platform: "sandbox" });
    await donate({});
    expect(await marks(), "it is owed").toEqual({ isDemo: true, isSample: false });
    await db().updateTable("donation_ledger").set({ status: "complete" }).execute();
    expect(await marks()).toEqual({ isDemo: true, isSample: false });
    await db().updateTable("donation_ledger").set({ status: "failed" }).where("id", "=", "test").execute();
    await donate({ month: "2026-09", replaces: "test" });
    expect(await marks(), "a real one was made in its place").toEqual(REAL);
  });

  it("gives a charity's own figures, honest zeros to one that was given nothing, and none of everybody's", async () => {
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
    const about = { charityShare: 0.5, asOf: NOW.toISOString(), ...REAL };
    expect(await of("trees")).toEqual({
      totalDonations: 12.34,
      currentMonthDonation: 5,
      pendingDonation: 5,
      charityName: "Trees",
      ...about,
    });
    const { charitiesSupported: _, ...none } = NONE;
    expect(await of("meals")).toEqual({ ...none, charityName: "Meals", ...about });
    expect(await statsOf(app)).toMatchObject({ totalDonations: 112.33, charitiesSupported: 2, isDemo: true });
    for (const unknown of ["rivers", "nobody", ""]) {
      expect((await app.request(`/api/donation-stats?charity=${unknown}`)).status, unknown).toBe(404);
    }
  });

  it("doesn't know a charity's figures while they can't be read", async () => {
    await chooseTreesAndMeals(db());
    await db().schema.dropTable("donation_ledger").execute();
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

  it("answers alike however often it is asked, with an id, a line and a count of its own", async () => {
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
