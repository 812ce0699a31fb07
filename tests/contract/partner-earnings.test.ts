import type { PartnerFigures } from "@gifthearth/core/contract";
import { expect, it, onTestFinished } from "vitest";
import { migrate, migrateTo } from "../../api/src/db/migrate.ts";
import { closeMonth } from "../../api/src/money/ledger/close.ts";
import { signUp } from "../support/accounts.ts";
import { createTestApp, NOW } from "../support/app.ts";
import { signUpAdmin } from "../support/charities.ts";
import { describeOnEachDatabase, openPostgres, openSqlite } from "../support/databases.ts";
import { becomePartner, jsonRequest } from "../support/partners.ts";
import { chooseTreesAndMeals, report } from "../support/revenue.ts";

describeOnEachDatabase("What a partner's widgets earned", (db) => {
  async function setUp() {
    await chooseTreesAndMeals(db());
    const app = createTestApp(db(), { env: { AFFILIATE_TAG_US: "ours-20" } });
    const ann = await signUp(app, "ann@example.org");
    const admin = await signUpAdmin(db(), app);
    const blog = await becomePartner(ann);
    const assign = (trackingIds: object, id = blog.id) =>
      admin.request(`/api/admin/partners/${id}`, jsonRequest("PATCH", { trackingIds }));
    const read = async (range = "year", id = blog.id) => {
      const reply = await ann.request(`/api/partners/${id}/figures?range=${range}`);
      return (await reply.json()) as PartnerFigures;
    };
    const money = async (range?: string) => {
      const { totals } = await read(range);
      return [totals.commission, totals.gift, totals.paid];
    };
    let ids = 0;
    const close = (month: string) =>
      closeMonth(
        {
          db: db(),
          clock: () => new Date("2026-12-02T00:00:00.000Z"),
          newId: () => `id-${month}-${ids++}`,
          actor: "command line",
          config: { charityShare: 0.5, payout: { platform: "manual" } },
        },
        month,
      );
    const complete = (month: string, count = 9) =>
      db()
        .updateTable("donation_ledger")
        .set({ status: "complete" })
        .where("id", "in", (query) =>
          query.selectFrom("donation_ledger").select("id").where("month", "=", month).limit(count),
        )
        .execute();
    return { ann, admin, blog, assign, read, money, close, complete };
  }
  /** With a row for each day of shipping. */
  async function reportDays(
    trackingId: string,
    period: string,
    days: Readonly<Record<string, number>>,
    rate = "1",
  ) {
    const cents = Object.values(days).reduce((sum, each) => sum + each, 0);
    const marketplace = rate === "1" ? "US" : "GB";
    const usd = Math.round(cents * Number(rate));
    const id = `${period}-${marketplace}-${trackingId}`;
    await report(db(), period, cents, {
      id,
      marketplace,
      tracking_id: trackingId,
      usd_rate: rate,
      commission_usd_minor: usd,
      file_hash: trackingId.padEnd(64, "0"),
    });
    const [row] = await db()
      .selectFrom("affiliate_revenue")
      .selectAll()
      .where("report_id", "=", id)
      .execute();
    if (!row) throw new Error("A report has a line");
    await db().deleteFrom("affiliate_revenue").where("report_id", "=", id).execute();
    await db()
      .insertInto("affiliate_revenue")
      .values(
        Object.entries(days).map(([day, minor], index) => ({
          ...row,
          line: index + 1,
          shipped_on: `${period}-${day}`,
          commission_minor: minor,
        })),
      )
      .execute();
  }

  it("is nothing without a tracking id of its own, whatever others earned", async () => {
    const { read, money, close } = await setUp();
    await reportDays("ours-20", "2026-10", { "02": 10_000 });
    await close("2026-10");
    expect((await read()).hasTrackingId).toBe(false);
    expect(await money()).toEqual([0, 0, 0]);
  });

  it("is confirmed by its reports alone, set aside by a closed month, and paid when the charities have it", async () => {
    const { assign, read, money, close, complete } = await setUp();
    expect((await assign({ US: "ann-20" })).status).toBe(200);
    await reportDays("ours-20", "2026-10", { "02": 10_000 });
    await reportDays("ann-20", "2026-10", { "02": 1_000, "25": 235 });
    await reportDays("ann-20", "2026-11", { "03": 500 });
    expect(await money()).toEqual([17.35, 0, 0]);
    await close("2026-10");
    expect(await money()).toEqual([17.35, 6.18, 0]);
    await complete("2026-10", 1);
    expect(await money()).toEqual([17.35, 6.18, 0]);
    await complete("2026-10");
    expect(await money()).toEqual([17.35, 6.18, 6.18]);
    const { items, hasTests } = await read("30");
    expect(hasTests).toBe(false);
    const days = items.filter(({ commission }) => commission !== 0);
    expect(days.map(({ period, commission, gift, paid }) => [period, commission, gift, paid])).toEqual([
      ["2026-10-25", 2.35, 1.18, 1.18],
      ["2026-11-03", 5, 0, 0],
    ]);
    const months = (await read("year")).items.slice(-2);
    expect(months.map(({ commission, gift }) => [commission, gift])).toEqual([
      [12.35, 6.18],
      [5, 0],
    ]);
  });

  it("follows a corrected report once the next close has counted it", async () => {
    const { assign, money, close } = await setUp();
    await assign({ US: "ann-20" });
    await reportDays("ours-20", "2026-09", { "02": 10_000 });
    await reportDays("ann-20", "2026-09", { "02": 1_000 });
    await close("2026-09");
    await reportDays("ann-20", "2026-09", { "02": 800 });
    await reportDays("ours-20", "2026-10", { "02": 10_000 });
    await reportDays("ann-20", "2026-10", { "02": 0 });
    expect(await money()).toEqual([8, 5, 0]);
    await close("2026-10");
    expect(await money()).toEqual([8, 4, 0]);
  });

  it("goes by the ledger's events where the table of closes has lost a month", async () => {
    const { assign, money, close, complete } = await setUp();
    await assign({ US: "ann-20" });
    await reportDays("ann-20", "2026-09", { "02": 1_000 });
    await reportDays("ann-20", "2026-10", { "02": 600 });
    await close("2026-09");
    await close("2026-10");
    await complete("2026-09");
    // Moved away with all of its rows: none can be deleted while another table refers to it.
    await db().schema.alterTable("month_closes").renameTo("away").execute();
    expect(await money()).toEqual([16, 8, 5]);
  });

  it("counts in US dollars what another marketplace reports in its own currency, to the cent", async () => {
    const { assign, money, close } = await setUp();
    await assign({ GB: "ann-21" });
    await reportDays("ann-21", "2026-10", { "02": 333, "03": 333, "04": 334 }, "1.0837");
    expect(await money()).toEqual([10.84, 0, 0]);
    await close("2026-10");
    expect(await money()).toEqual([10.84, 5.42, 0]);
  });

  it("keeps a replaced tracking id, and gives it to nobody else, nor our own tag", async () => {
    const { ann, assign, money, read, blog, admin } = await setUp();
    await assign({ US: "ann-20" });
    await reportDays("ann-20", "2026-10", { "02": 1_000 });
    await assign({ US: "anns-new-20" });
    await reportDays("anns-new-20", "2026-11", { "02": 500 });
    expect(await money()).toEqual([15, 0, 0]);
    const other = await becomePartner(ann, { name: "Other" });
    const refused = await assign({ US: "ann-20" }, other.id);
    expect(refused.status).toBe(409);
    expect((await refused.json()).error.message).toContain("another partner");
    expect((await assign({ US: "ours-20" }, other.id)).status).toBe(409);
    // Capitals make no other id of it.
    expect((await assign({ US: "Ours-20" }, other.id)).status).toBe(409);
    expect((await assign({ US: "Ann-20" }, other.id)).status).toBe(409);
    expect((await read("year", other.id)).hasTrackingId).toBe(false);
    expect((await assign({ US: null })).status).toBe(200);
    expect(await money()).toEqual([15, 0, 0]);
    const { items } = await (await admin.request("/api/admin/partners")).json();
    expect(items.find(({ id }: { id: string }) => id === blog.id)).toMatchObject({
      ownerEmail: "ann@example.org",
      trackingIds: {},
      formerTrackingIds: [
        { marketplace: "US", trackingId: "ann-20" },
        { marketplace: "US", trackingId: "anns-new-20" },
      ],
    });
    expect((await assign({ US: "ann-20" })).status).toBe(200);
    expect(NOW.toISOString()).toContain("2026-11");
  });
});

it.each([
  ["SQLite", openSqlite],
  ["PostgreSQL", openPostgres],
] as const)(
  "what closes had counted before there were partners is told apart by tracking id on %s",
  async (_, open) => {
    const { db, discard } = await open(false);
    onTestFinished(discard);
    await migrateTo(db, "0008-feedback");
    for (const [month, closed_at] of [
      ["2026-09", "2026-10-05T00:00:00.000Z"],
      ["2026-10", "2026-11-05T00:00:00.000Z"],
    ] as const) {
      await db.insertInto("month_closes").values({ month, carry_minor: 0, closed_at }).execute();
    }
    await report(db, "2026-08", 100, { imported_at: "2026-10-01T00:00:00.000Z" });
    await report(db, "2026-09", 200, { imported_at: "2026-10-01T00:00:00.000Z" });
    await report(db, "2026-09", 300, { tracking_id: "late-20", imported_at: "2026-10-20T00:00:00.000Z" });
    await report(db, "2026-10", 400);
    await migrate(db);
    const counted = await db
      .selectFrom("closed_tracking_commission")
      .select(["close_month", "month", "tracking_id", "amount_minor"])
      .orderBy("month")
      .execute();
    expect(counted.map((row) => Object.values(row))).toEqual([
      ["2026-09", "2026-08", "gifts-20", 100],
      ["2026-09", "2026-09", "gifts-20", 200],
      ["2026-10", "2026-10", "gifts-20", 400],
    ]);
  },
);
