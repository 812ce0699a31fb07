import { fetchAdminOverview } from "@gifthearth/client";
import { COUNTRY_CODES } from "@gifthearth/core";
import { adminOverview } from "@gifthearth/core/contract";
import { expect, it } from "vitest";
import type { Database } from "../../api/src/db/database.ts";
import { createTestApp, NOW } from "../support/app.ts";
import { signUpAdmin } from "../support/charities.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { fillLedger } from "../support/filled-ledger.ts";
import { chooseTreesAndMeals, report } from "../support/revenue.ts";

describeOnEachDatabase("The admin overview", (database) => {
  async function signIn(env: Readonly<Record<string, string>> = {}) {
    const admin = await signUpAdmin(database(), createTestApp(database(), { env }));
    const fetch = (path: unknown, init?: RequestInit) => admin.request(String(path), init);
    return async () => adminOverview.parse(await fetchAdminOverview({ baseUrl: "", fetch }));
  }
  const overview = async (env?: Readonly<Record<string, string>>) => (await signIn(env))();

  it("is of zeros where nothing has happened", async () => {
    const nothing = { amount: 0, count: 0 };
    expect(await overview()).toEqual({
      month: "2026-11",
      charityShare: 0.5,
      donations: { complete: nothing, pending: nothing, failed: nothing, hasTests: false },
      commission: [],
      clicks: 0,
      conversions: 0,
      ledgerEvents: 0,
      closes: { last: null, carried: 0, next: null },
      platforms: ["sandbox", "manual"],
      charityIds: expect.arrayContaining([{ key: "change", label: "Id at Change", isNeeded: true }]),
      alarms: [],
      missingApprovals: COUNTRY_CODES,
    });
  });

  it("sums up what is given, on its way and failed, and the commission of each month", async () => {
    await chooseTreesAndMeals(database());
    await report(database(), "2026-09", 2_000);
    await report(database(), "2026-10", 1_000);
    await report(database(), "2026-11", 333);
    await fillLedger(database());
    await click(database(), "first");
    await conversion(database(), "first", "2026-11-US-gifts-20");
    await click(database(), "second");
    expect(await overview()).toMatchObject({
      donations: {
        complete: { amount: 10, count: 2 },
        pending: { amount: 3, count: 1 },
        failed: { amount: 2, count: 1 },
        hasTests: false,
      },
      commission: [
        { month: "2026-11", amount: 3.33, isClosed: false },
        { month: "2026-10", amount: 10, isClosed: true },
        { month: "2026-09", amount: 20, isClosed: true },
      ],
      clicks: 2,
      conversions: 1,
      ledgerEvents: 8,
      closes: { last: "2026-10", next: { month: "2026-11", hasEnded: false } },
    });
  });

  it("counts the clicks once a minute, and what became a purchase as soon as its report is there", async () => {
    let now = NOW;
    const admin = await signUpAdmin(database(), createTestApp(database(), { clock: () => now }));
    const look = async () => {
      const { clicks, conversions } = adminOverview.parse(
        await (await admin.request("/api/admin/overview")).json(),
      );
      return [clicks, conversions];
    };
    await click(database(), "first");
    expect(await look()).toEqual([1, 0]);
    await click(database(), "second");
    await conversion(database(), "second", "being-imported");
    expect(await look()).toEqual([1, 0]);
    await report(database(), "2026-10", 1_000, { id: "being-imported" });
    expect(await look()).toEqual([1, 1]);
    now = new Date(NOW.getTime() + 60_000);
    expect(await look()).toEqual([2, 1]);
  });

  it("counts a failed donation that was made again as the new one alone", async () => {
    await chooseTreesAndMeals(database());
    await report(database(), "2026-09", 2_000);
    await report(database(), "2026-10", 1_000);
    await fillLedger(database());
    const failed = await database()
      .selectFrom("donation_ledger")
      .selectAll()
      .where("status", "=", "failed")
      .executeTakeFirstOrThrow();
    const again = { ...failed, id: "again", platform: "sandbox", status: "calculated" as const };
    await database()
      .insertInto("donation_ledger")
      .values({ ...again, replaces: failed.id })
      .execute();
    const { donations } = await overview();
    expect(donations).toMatchObject({
      pending: { amount: 5, count: 2 },
      failed: { amount: 0, count: 0 },
      hasTests: true,
    });
  });

  it("tells what is closed next, and whose report of it is missing", async () => {
    await report(database(), "2026-09", 2_000);
    await report(database(), "2026-09", 2_000, { tracking_id: "late-20" });
    const look = await signIn();
    expect((await look()).closes).toMatchObject({ last: null, next: { month: "2026-09", missing: [] } });
    await chooseTreesAndMeals(database());
    await report(database(), "2026-10", 1_000);
    await database().insertInto("month_closes").values(CLOSED).execute();
    const { closes } = await look();
    expect(closes).toEqual({
      last: "2026-09",
      carried: -1.5,
      next: { month: "2026-10", hasEnded: true, reports: ["US gifts-20"], missing: ["US late-20"] },
    });
  });

  it("names the platforms that are set up, and the approvals that are missing", async () => {
    const env = {
      DONATION_PLATFORM: "change",
      CHANGE_PUBLIC_KEY: "pk",
      CHANGE_SECRET_KEY: "sk",
      AFFILIATE_THIRD_PARTY_SITES: "US,GB",
    };
    const { platforms, missingApprovals } = await overview(env);
    expect(platforms).toEqual(["manual", "change"]);
    expect(missingApprovals).toEqual(COUNTRY_CODES.filter((code) => code !== "US" && code !== "GB"));
  });
});

const CLOSED = { month: "2026-09", carry_minor: -150, closed_at: "2026-10-01T00:00:00.000Z" };

async function click(db: Database, id: string): Promise<void> {
  await db
    .insertInto("click_events")
    .values({
      id,
      product_id: "bread-pan",
      timestamp: "2026-11-02T12:00:00.000Z",
      affiliate_link: "https://www.amazon.com/s?k=bread+pan",
      estimated_commission_minor: 200,
      currency: "USD",
      confirmed: 0,
    })
    .execute();
}

async function conversion(db: Database, clickId: string, reportId: string): Promise<void> {
  await db
    .insertInto("conversions")
    .values({
      id: `${clickId} in ${reportId}`,
      report_id: reportId,
      click_event_id: clickId,
      product_id: "B000000000",
      commission_minor: 200,
      currency: "USD",
      commission_usd_minor: 200,
      created_at: "2026-11-02T12:00:00.000Z",
    })
    .execute();
}
