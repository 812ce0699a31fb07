import { randomUUID } from "node:crypto";
import { changeCharity } from "@gifthearth/client";
import { contributions } from "@gifthearth/core/contract";
import { expect, it } from "vitest";
import { signUp } from "../support/accounts.ts";
import { createTestApp, NOW } from "../support/app.ts";
import { signUpAdmin } from "../support/charities.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { close } from "../support/filled-ledger.ts";
import { chooseTreesAndMeals, report } from "../support/revenue.ts";

const NOT_CLOSED = "The charities of the month, not closed yet";
const NOTHING_LEFT = "A month that left nothing to give";
const LINK = "https://www.amazon.com/s?k=x";

describeOnEachDatabase("GET /api/contributions", (database) => {
  const at = (second: number) => new Date(NOW.getTime() + 1000 * second).toISOString();

  /** Clicks of a user: what was estimated and, where it was bought, what it brought and whose report said so; cents. */
  async function clicks(userId: string, rows: readonly (readonly [number, number | null, string?])[]) {
    for (const [second, [estimated, actual, reportId]] of rows.entries()) {
      const id = `${userId}-${second}`;
      await database()
        .insertInto("click_events")
        .values({
          id,
          user_id: userId,
          product_id: `gift-${second}`,
          timestamp: at(second),
          affiliate_link: LINK,
          estimated_commission_minor: estimated,
          actual_commission_minor: actual,
          currency: "USD",
          confirmed: actual === null ? 0 : 1,
          charity_id: null,
        })
        .execute();
      if (reportId && actual !== null) {
        await database()
          .insertInto("conversions")
          .values({
            id: randomUUID(),
            report_id: reportId,
            click_event_id: id,
            product_id: `gift-${second}`,
            commission_minor: actual,
            currency: "USD",
            commission_usd_minor: actual,
            created_at: at(0),
          })
          .execute();
      }
    }
  }

  /** From a month on, everything goes to a single charity. */
  async function chooseOnly(charityId: string, month: string) {
    await database()
      .insertInto("monthly_charities")
      .values({ month, charity_id: charityId, share_basis_points: 10_000 })
      .execute();
  }

  /** By charity: its name, dollars and percentage. */
  async function breakdownOf(user: { request(path: string): Promise<Response> }) {
    const answer = contributions.parse(await (await user.request("/api/contributions")).json());
    const rows = answer.charityBreakdown.map((row) => [row.charityName, row.amount, row.percentage]);
    return { total: answer.totalConfirmedContribution, rows };
  }

  it("is all zeros at first", async () => {
    const user = await signUp(createTestApp(database()));
    const answer = contributions.parse(await (await user.request("/api/contributions")).json());
    expect(answer).toMatchObject({
      totalEstimatedContribution: 0,
      totalConfirmedContribution: 0,
      pendingContribution: 0,
      clickCount: 0,
      conversionCount: 0,
      charityBreakdown: [],
      recentActivity: [],
    });
    expect(answer.impactMetrics.map(({ value }) => value)).toEqual([0, 0, 0]);
  });

  it("sums up the user's own clicks, half of the commission", async () => {
    const app = createTestApp(database());
    const ann = await signUp(app);
    const bob = await signUp(app, "bob@example.org");
    await clicks(bob.id, [[99_999, 99_999]]);
    await clicks(ann.id, [
      [200, null],
      [200, 1_500],
      [200, 500],
      [200, null],
      [200, null],
      [200, null],
    ]);
    const answer = contributions.parse(await (await ann.request("/api/contributions")).json());
    expect(answer).toMatchObject({
      totalEstimatedContribution: 6,
      totalConfirmedContribution: 10,
      pendingContribution: 0,
      clickCount: 6,
      conversionCount: 2,
      charityBreakdown: [{ charityId: null, charityName: NOT_CLOSED, amount: 10, percentage: 100 }],
    });
    expect(answer.impactMetrics.map(({ type, value }) => [type, value])).toEqual([
      ["meals", 5],
      ["trees", 2],
      ["water", 100],
    ]);
    expect(answer.recentActivity.map(({ productId }) => productId)).toEqual([
      "gift-5",
      "gift-4",
      "gift-3",
      "gift-2",
      "gift-1",
    ]);
    expect(answer.recentActivity.at(-1)).toMatchObject({
      confirmed: true,
      actualCommission: 15,
      estimatedCommission: 2,
    });
  });

  it("shares what is confirmed out as the ledger split the month in which it counted", async () => {
    const ann = await signUp(createTestApp(database()));
    await chooseTreesAndMeals(database());
    await report(database(), "2026-08", 4_000);
    await report(database(), "2026-09", 9_000);
    await clicks(ann.id, [
      [200, 2_000, "2026-08-US-gifts-20"],
      [200, 500, "2026-09-US-gifts-20"],
      [200, 300, "2026-08-GB-gifts-21"],
      [200, 200, "2026-10-US-gifts-20"],
      [200, null],
    ]);
    await close(database(), "2026-08");
    // What is chosen or renamed later changes nothing of what the ledger says.
    await chooseOnly("meals", "2026-09");
    await close(database(), "2026-09");
    await database().deleteFrom("monthly_charities").execute();
    const admin = await signUpAdmin(database(), createTestApp(database()));
    const api = {
      baseUrl: "",
      fetch: (path: unknown, init?: RequestInit) => admin.request(String(path), init),
    };
    for (const id of ["meals", "trees"]) await changeCharity(api, id, { name: `Another name of ${id}` });
    // Of a closed month, but reported too late for its close, and of one that isn't closed.
    await report(database(), "2026-08", 2_000, { marketplace: "GB", tracking_id: "gifts-21" });
    await report(database(), "2026-10", 2_000);
    expect(await breakdownOf(ann)).toEqual({
      total: 15,
      rows: [
        ["Meals", 6.5, (100 * 6.5) / 15],
        ["Trees", 6, 40],
        [NOT_CLOSED, 2.5, (100 * 2.5) / 15],
      ],
    });

    await chooseOnly("trees", "2026-10");
    await close(database(), "2026-10");
    const { rows } = await breakdownOf(ann);
    expect(rows.map(([, amount]) => amount)).toEqual([8.5, 6.5]);
  });

  it("names no charity for a month at or below zero, which gave nothing", async () => {
    const ann = await signUp(createTestApp(database()));
    await chooseTreesAndMeals(database());
    await report(database(), "2026-08", 0);
    await report(database(), "2026-09", -5_000);
    await report(database(), "2026-10", 9_000);
    await clicks(ann.id, [
      [200, 400, "2026-08-US-gifts-20"],
      [200, 600, "2026-09-US-gifts-20"],
      [200, 1_000, "2026-10-US-gifts-20"],
    ]);
    for (const month of ["2026-08", "2026-09", "2026-10"]) await close(database(), month);
    expect(await breakdownOf(ann)).toEqual({
      total: 10,
      rows: [
        [NOTHING_LEFT, 5, 50],
        ["Trees", 3, 30],
        ["Meals", 2, 20],
      ],
    });
  });

  it("counts a report that comes to zero in the close that came after it, though it changes nothing", async () => {
    const ann = await signUp(createTestApp(database()));
    await chooseTreesAndMeals(database());
    await report(database(), "2026-09", 9_000);
    await clicks(ann.id, [
      [200, 1_000, "2026-09-US-zero-20"],
      [200, 1_000, "2026-08-US-overdue-20"],
    ]);
    await report(database(), "2026-09", 0, { tracking_id: "zero-20" });
    await close(database(), "2026-09");
    await report(database(), "2026-08", 0, { tracking_id: "overdue-20" });
    expect((await breakdownOf(ann)).rows).toEqual([
      [NOT_CLOSED, 5, 50],
      ["Trees", 3, 30],
      ["Meals", 2, 20],
    ]);
    await chooseOnly("meals", "2026-10");
    await report(database(), "2026-10", 9_000);
    const missing = { without: ["US zero-20"], reason: "The tag is given up" };
    await close(database(), "2026-10", "sandbox", missing);
    expect((await breakdownOf(ann)).rows).toEqual([
      ["Meals", 7, 70],
      ["Trees", 3, 30],
    ]);
  });

  it("adds up to the total to the cent, and leaves out what no cent came to", async () => {
    const app = createTestApp(database());
    const [ann, bob] = [await signUp(app), await signUp(app, "bob@example.org")];
    await chooseTreesAndMeals(database());
    await report(database(), "2026-09", 9_000);
    await close(database(), "2026-09");
    await clicks(ann.id, [
      [1, 1_003, "2026-09-US-gifts-20"],
      [1, 1],
    ]);
    await clicks(bob.id, [[1, 1, "2026-09-US-gifts-20"]]);
    expect(await breakdownOf(ann)).toMatchObject({
      total: 5.02,
      rows: [
        ["Trees", 3.01, expect.closeTo(59.96, 2)],
        ["Meals", 2.01, expect.closeTo(40.04, 2)],
      ],
    });
    expect(await breakdownOf(bob)).toEqual({ total: 0.01, rows: [["Trees", 0.01, 100]] });
  });

  it("counts what is estimated and not yet confirmed as pending", async () => {
    const user = await signUp(createTestApp(database()));
    await clicks(user.id, [
      [400, null],
      [400, 100],
    ]);
    const answer = contributions.parse(await (await user.request("/api/contributions")).json());
    expect(answer.pendingContribution).toBe(3.5);
  });

  it("counts a click that is reported with the session", async () => {
    const user = await signUp(createTestApp(database()));
    await user.post("/api/click-events", { productId: "x", affiliateLink: LINK });
    const answer = contributions.parse(await (await user.request("/api/contributions")).json());
    expect(answer.clickCount).toBe(1);
    expect(answer.totalEstimatedContribution).toBe(1);
  });
});
