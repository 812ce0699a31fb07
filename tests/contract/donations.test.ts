import { gunzipSync } from "node:zlib";
import { fetchDonationStats, fetchDonations } from "@gifthearth/client";
import { donationFigures } from "@gifthearth/core";
import { donationsResponse } from "@gifthearth/core/contract";
import { LEDGER_RULES, verifyLedger } from "@gifthearth/core/ledger";
import { expect, it } from "vitest";
import type { Database } from "../../api/src/db/database.ts";
import { readCsv } from "../../api/src/money/ledger/csv.ts";
import { sha256 } from "../../api/src/money/ledger/events.ts";
import { createTestApp, NOW } from "../support/app.ts";
import { signUpAdmin } from "../support/charities.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { close, fillLedger } from "../support/filled-ledger.ts";
import { chooseTreesAndMeals, report } from "../support/revenue.ts";

async function fill(db: Database): Promise<void> {
  await chooseTreesAndMeals(db);
  await report(db, "2026-09", 10_000);
  await report(db, "2026-10", 4_321);
  await fillLedger(db);
}

describeOnEachDatabase("GET /api/donations", (database) => {
  it("is an empty ledger at first", async () => {
    const response = await createTestApp(database()).request("/api/donations");
    expect(response.status).toBe(200);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=10");
    expect(donationsResponse.parse(await response.json())).toEqual({
      asOf: NOW.toISOString(),
      charityShare: 0.5,
      charities: [],
      thisMonth: { month: "2026-11", charities: [] },
      nextMonth: { month: "2026-12", charities: [] },
      owed: { amount: 0, reversed: 0, items: [] },
      months: [],
      skipped: [],
      rules: LEDGER_RULES,
      log: { keys: [], checkpoint: null, witnesses: [] },
      events: [],
    });
  });

  it("shows every month with its calculation and what became of its donations", async () => {
    await fill(database());
    const app = createTestApp(database());
    const api = {
      baseUrl: "",
      fetch: (path: unknown, init?: RequestInit) => app.request(String(path), init),
    };
    const { months, charities, events, owed } = donationsResponse.parse(await fetchDonations(api));
    expect(charities).toEqual([
      { id: "meals", name: "Meals", registration: "12-3456789", country: "US", causes: [], website: null },
      expect.objectContaining({ id: "trees" }),
    ]);
    expect(months.map(({ month, donation }) => [month, donation])).toEqual([
      ["2026-10", 21.61],
      ["2026-09", 50],
    ]);
    expect(months[0]).toMatchObject({
      closedAt: NOW.toISOString(),
      commission: [{ month: "2026-10", amount: 43.21 }],
      carriedIn: 0,
      base: 43.21,
      share: 0.5,
      carriedOut: 0,
      reports: [
        { period: "2026-10", marketplace: "US", commission: 43.21, usdRate: "1", commissionUsd: 43.21 },
      ],
      donations: [
        {
          charityName: "Meals",
          share: 0.4,
          amount: 8.64,
          status: "failed",
          failureReason: `=The platform's own words; "=1+1"`,
        },
        {
          charityName: "Trees",
          share: 0.6,
          amount: 12.97,
          status: "submitted",
          submittedAt: NOW.toISOString(),
        },
      ],
    });
    expect(months[1]?.donations).toMatchObject([
      { charityId: "meals", status: "complete", receipt: "https://receipts.example/1", platform: "change" },
      { charityId: "trees", status: "complete", completedAt: NOW.toISOString() },
    ]);
    expect(owed).toEqual({
      amount: 21.61,
      reversed: 0,
      items: [
        expect.objectContaining({ month: "2026-10", charityName: "Meals", amount: 8.64, status: "failed" }),
        expect.objectContaining({ charityName: "Trees", since: NOW.toISOString(), attempts: 1 }),
      ],
    });
    // What anyone downloads can be checked as it is.
    expect(await verifyLedger(events, sha256)).toEqual({ months: 2, donations: 4, problems: [] });
    // And comes to what the scoreboard shows.
    const donations = months.flatMap(({ month, donations: own }) =>
      own.map((each) => ({ ...each, month, amountMinor: Math.round(each.amount * 100) })),
    );
    const { totalMinor, currentMonthMinor, pendingMinor } = donationFigures(donations, "2026-10");
    expect(await fetchDonationStats(api)).toMatchObject({
      totalDonations: totalMinor / 100,
      currentMonthDonation: currentMonthMinor / 100,
      pendingDonation: pendingMinor / 100,
    });
    expect([totalMinor, currentMonthMinor, pendingMinor]).toEqual([5_000, 2_161, 2_161]);
  });

  it("says whose reports a month has, what of them isn't counted and why, and whom it is paid to", async () => {
    await chooseTreesAndMeals(database(), "2026-09");
    await report(database(), "2026-10", 900, {
      marketplace: "awin",
      tracking_id: "45001.EUR.k7mq-2rtx",
      account: "45001",
      currency: "EUR",
      usd_rate: "1.1",
      rate_source: "ECB reference rate of 2026-10-30",
      commission_minor: 818,
      not_counted: JSON.stringify([
        { reason: "declined by the shop: Ann Example sent it back", lineCount: 2, minor: 150 },
        { reason: "declined by the shop", lineCount: 1, minor: 50 },
      ]),
    });
    await close(database(), "2026-10");
    const text = await (await createTestApp(database()).request("/api/donations")).text();
    const { months } = donationsResponse.parse(JSON.parse(text));
    expect(months).toMatchObject([
      {
        sources: ["awin 45001"],
        missing: [],
        reason: null,
        reports: [
          {
            rateSource: "ECB reference rate of 2026-10-30",
            lineCount: 1,
            uncounted: [{ reason: "declined by the shop", lineCount: 3, amount: 2 }],
          },
        ],
        recipients: [
          { charityId: "meals", name: "Meals", registration: "12-3456789", platformIds: {} },
          { charityId: "trees" },
        ],
      },
    ]);
    // What a partner earned is the partner's own affair, and a shop's words may name somebody.
    expect(text).not.toMatch(/k7mq-2rtx|Ann Example/);
  });

  it("names whom this month's donation goes to, and the next month's once they are chosen", async () => {
    await chooseTreesAndMeals(database(), "2026-09");
    const chosen = async () => {
      const response = await createTestApp(database()).request("/api/donations");
      const { thisMonth, nextMonth } = donationsResponse.parse(await response.json());
      return [thisMonth, nextMonth].map(({ charities }) =>
        charities.map(({ name, share }) => `${name} ${share}`),
      );
    };
    const choose = (month: string, charity_id: string) =>
      database()
        .insertInto("monthly_charities")
        .values({ month, charity_id, share_basis_points: 10_000 })
        .execute();
    expect(await chosen(), "those of the latest month before").toEqual([["Meals 0.4", "Trees 0.6"], []]);
    await choose("2026-12", "meals");
    expect(await chosen()).toEqual([["Meals 0.4", "Trees 0.6"], ["Meals 1"]]);
    await choose("2026-11", "trees");
    expect(await chosen()).toEqual([["Trees 1"], ["Meals 1"]]);
    await database().updateTable("charities").set({ active_to: "2026-10" }).execute();
    expect(await chosen(), "nobody is given to who no longer can be").toEqual([[], []]);
  });

  it("lists charities that are given to now, and none that only will be or whose contact is private", async () => {
    await chooseTreesAndMeals(database(), "2026-11");
    await database().updateTable("charities").set({ contact: "tom@trees.example" }).execute();
    await database()
      .updateTable("monthly_charities")
      .set({ month: "2026-12" })
      .where("charity_id", "=", "meals")
      .execute();
    const text = await (await createTestApp(database()).request("/api/donations")).text();
    expect(JSON.parse(text).charities).toMatchObject([{ id: "trees" }]);
    expect(text).not.toContain("tom@trees.example");
  });

  it("comes as CSV for who asks for it, a row for each event and safe in a spreadsheet", async () => {
    await fill(database());
    const app = createTestApp(database());
    const asked = await app.request("/api/donations", { headers: { Accept: "text/csv, */*;q=0.1" } });
    const response = await app.request("/api/donations?format=csv");
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toBe(
      'attachment; filename="gifthearth-ledger-2026-11-21.csv"',
    );
    expect(response.headers.get("Vary")).toContain("Accept");
    const text = await response.text();
    expect(await asked.text()).toBe(text);
    const [header, closed, ...rows] = readCsv(text);
    expect(header?.slice(0, 9)).toEqual([
      "seq",
      "at",
      "type",
      "month",
      "charity",
      "amount",
      "platform",
      "donation",
      "note",
    ]);
    expect(closed?.slice(2, 9)).toEqual([
      "month_closed",
      "2026-09",
      "Meals $20.00; Trees $30.00",
      "$50.00",
      "change",
      "",
      "50% of $100.00",
    ]);
    expect(rows.map((row) => [row[0], row[2], row[4], row[5], row[8]]).slice(5, 6)).toEqual([
      ["7", "donation_failed", "Meals", "$8.64", `'=The platform's own words;' "=1+1"`],
    ]);
    const json = await app.request("/api/donations?format=json", { headers: { Accept: "text/csv" } });
    expect(json.headers.get("Content-Type")).toBe("application/json");
    expect((await app.request("/api/donations?format=xml")).status).toBe(400);
  });

  it("comes whole or without its events, compressed or not", async () => {
    await fill(database());
    const app = createTestApp(database());
    const { events, ...rest } = donationsResponse.parse(await (await app.request("/api/donations")).json());
    const read = async (path: string, headers = {}) => {
      const response = await app.request(path, { headers });
      expect(response.headers.get("Vary")).toContain("Accept-Encoding");
      return response;
    };
    expect(events.length).toBeGreaterThan(1);
    expect(await (await read("/api/donations?events=none")).json()).toEqual(rest);
    expect((await app.request("/api/donations?events=some")).status).toBe(400);
    for (const path of ["/api/donations", "/api/donations?events=none", "/api/donations?format=csv"]) {
      const packed = await read(path, { "Accept-Encoding": "gzip" });
      expect(packed.headers.get("Content-Encoding")).toBe("gzip");
      const plain = await read(path, { "Accept-Encoding": "identity" });
      expect(plain.headers.has("Content-Encoding")).toBe(false);
      expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(
        Buffer.from(await plain.arrayBuffer()).toString(),
      );
    }
  });

  it("is read anew when something was done to the ledger, else after ten seconds", async () => {
    await chooseTreesAndMeals(database());
    await report(database(), "2026-10", 4_321);
    let now = NOW.getTime();
    const app = createTestApp(database(), { clock: () => new Date(now) });
    const count = async () => (await (await app.request("/api/donations")).json()).events.length;
    const admin = await signUpAdmin(database(), app);
    expect(await count()).toBe(0);
    await admin.post("/api/admin/closes", { month: "2026-10" });
    expect(await count()).toBe(1);
    await report(database(), "2026-09", 10);
    await database().deleteFrom("ledger_events").execute();
    expect(await count()).toBe(1);
    // What is refused changes nothing, so nobody can have it read anew as often as they like.
    expect((await app.post("/api/webhooks/donations/pledge", {})).status).toBe(404);
    expect((await app.post("/api/admin/closes", { month: "2026-10" })).status).toBe(401);
    expect(await count()).toBe(1);
    now += 10_000;
    expect(await count()).toBe(0);
  });
});
