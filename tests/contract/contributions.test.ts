import { contributions } from "@gifthearth/core/contract";
import { expect, it } from "vitest";
import { signUp } from "../support/accounts.ts";
import { createTestApp, NOW } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { chooseTreesAndMeals } from "../support/revenue.ts";

const LINK = "https://www.amazon.com/s?k=x";

describeOnEachDatabase("GET /api/contributions", (database) => {
  const at = (second: number) => new Date(NOW.getTime() + 1000 * second).toISOString();

  /** Clicks of a user: what was estimated and, where it was bought, what it brought; cents. */
  async function clicks(userId: string, rows: readonly (readonly [number, number | null, string | null])[]) {
    for (const [second, [estimated, actual, charity]] of rows.entries()) {
      await database()
        .insertInto("click_events")
        .values({
          id: `${userId}-${second}`,
          user_id: userId,
          product_id: `gift-${second}`,
          timestamp: at(second),
          affiliate_link: LINK,
          estimated_commission_minor: estimated,
          actual_commission_minor: actual,
          currency: "USD",
          confirmed: actual === null ? 0 : 1,
          charity_id: charity,
        })
        .execute();
    }
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
    await chooseTreesAndMeals(database());
    const ann = await signUp(app);
    const bob = await signUp(app, "bob@example.org");
    await clicks(bob.id, [[99_999, 99_999, null]]);
    await clicks(ann.id, [
      [200, null, null],
      [200, 1_500, "trees"],
      [200, 500, null],
      [200, null, null],
      [200, null, null],
      [200, null, null],
    ]);
    const answer = contributions.parse(await (await ann.request("/api/contributions")).json());
    expect(answer).toMatchObject({
      totalEstimatedContribution: 6,
      totalConfirmedContribution: 10,
      pendingContribution: 0,
      clickCount: 6,
      conversionCount: 2,
      charityBreakdown: [
        { charityId: "trees", charityName: "Trees", amount: 7.5, percentage: 75 },
        { charityId: null, charityName: "The charities of the month", amount: 2.5, percentage: 25 },
      ],
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

  it("counts what is estimated and not yet confirmed as pending", async () => {
    const user = await signUp(createTestApp(database()));
    await clicks(user.id, [
      [400, null, null],
      [400, 100, null],
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
