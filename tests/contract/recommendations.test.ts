import { recommendationsResponse, standardRecommenderResponse } from "@gifthearth/core/contract";
import { expect, it } from "vitest";
import { CATALOGUE } from "../../api/src/gifts/catalogue/index.ts";
import { createCuratedSource } from "../../api/src/gifts/sources/curated.ts";
import { signUp } from "../support/accounts.ts";
import { createTestApp } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";

const CONTEXT = {
  recipient: { name: "Ann", interests: ["Gardening", "Tea"], personality: ["calm"], age: 62 },
  occasion: { type: "Birthday", relationship: "mother", significance: 0.8, timing: "2026-12-24" },
  constraints: { budget: { min: 20, max: 90 }, excludedCategories: ["Books"] },
};

describeOnEachDatabase("recommendations", (database) => {
  const sources = [createCuratedSource(CATALOGUE)];
  const app = (overrides = {}) => createTestApp(database(), { sources, ...overrides });

  async function recommend(body: object, overrides = {}) {
    const response = await app(overrides).post("/api/recommendations", body);
    expect(response.status).toBe(200);
    return recommendationsResponse.parse(await response.json());
  }

  it("answers with recommendations, their paths and the marketplaces", async () => {
    const answer = await recommend({ ...CONTEXT, country: "de" });
    expect(answer).toMatchObject({
      source: "curated",
      strategy: "standard",
      fallback: false,
      highQuality: false,
    });
    expect(answer.countryCode).toBe("DE");
    expect(answer.recommendations.length).toBeGreaterThanOrEqual(6);
    for (const { id, sitePath, category } of answer.recommendations) {
      expect(sitePath).toBe(`/gift-ideas/${id}?country=DE`);
      expect(category).not.toBe("books");
    }
  });

  it.each([
    [{}, "standard"],
    [{ prefersDiversity: true }, "diversity"],
    [{ highQuality: true }, "enhanced"],
    [{ constraints: { budget: { min: 200, max: 900 } } }, "enhanced"],
    [{ strategy: "enhanced" }, "enhanced"],
    [{ strategy: "enhanced", prefersDiversity: true }, "enhanced"],
    [{ strategy: "personalized" }, "personalized"],
    [{ strategy: "no such thing" }, "standard"],
    [{ userId: "user-1" }, "standard"],
  ])("chooses a strategy: %o is %s", async (hints, strategy) => {
    expect((await recommend({ ...CONTEXT, ...hints })).strategy).toBe(strategy);
  });

  it("shows at most five to who prefers diversity", async () => {
    const { recommendations } = await recommend({ ...CONTEXT, strategy: "enhanced", prefersDiversity: true });
    expect(recommendations).toHaveLength(5);
    expect(new Set(recommendations.map(({ category }) => category)).size).toBeGreaterThanOrEqual(3);
  });

  it("scores from 7 in the high-quality mode", async () => {
    const answer = await recommend({ ...CONTEXT, highQuality: true });
    expect(answer.highQuality).toBe(true);
    for (const { qualityScore } of answer.recommendations) expect(qualityScore).toBeGreaterThanOrEqual(7);
    expect(answer.recommendations[0]?.isTopRecommendation).toBe(true);
  });

  const remember = (userId: string, previousGifts: string) =>
    database()
      .insertInto("user_gift_history")
      .values({
        user_id: userId,
        previous_gifts: previousGifts,
        previous_interests: JSON.stringify(["Tea"]),
        favorite_categories: "[]",
        updated_at: "2026-11-01T00:00:00.000Z",
      })
      .execute();

  it("knows a user's history by the session, not by the body", async () => {
    const user = await signUp(app());
    const first = (await recommend({ ...CONTEXT, strategy: "personalized" })).recommendations;
    const given = first.map(({ title }) => title);
    await remember(user.id, JSON.stringify(given));
    const stranger = await recommend({ ...CONTEXT, strategy: "personalized", userId: user.id });
    expect(stranger.recommendations.map(({ title }) => title)).toEqual(given);

    const own = recommendationsResponse.parse(
      await (await user.post("/api/recommendations", CONTEXT)).json(),
    );
    expect(own.strategy).toBe("personalized");
    const titles = own.recommendations.map(({ title }) => title);
    expect(titles.length).toBeGreaterThanOrEqual(3);
    for (const title of given) expect(titles).not.toContain(title);
  });

  it("goes on without a history that can't be read, or isn't there, and warns in words of their own", async () => {
    const testApp = app();
    const user = await signUp(testApp);
    const warning = async () => {
      const before = testApp.log().length;
      expect((await user.post("/api/recommendations", CONTEXT)).status).toBe(200);
      const lines = testApp.log().slice(before).trim().split("\n");
      return lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
    };
    expect(await warning()).toMatchObject([{ msg: "A user has no gift history yet; recommending without" }]);
    await remember(user.id, "no JSON");
    expect(await warning()).toMatchObject([
      { msg: "A gift history could not be read; recommending without", err: { type: "SyntaxError" } },
    ]);
    await database().updateTable("user_gift_history").set({ previous_gifts: "[]" }).execute();
    expect(await warning()).toEqual([]);
  });

  it("needs nothing at all", async () => {
    expect((await recommend({})).recommendations.length).toBeGreaterThan(0);
  });

  it("the standard recommender answers a gift context", async () => {
    const response = await app().post("/api/functions/standard-recommender", CONTEXT);
    expect(response.status).toBe(200);
    const { recommendations } = standardRecommenderResponse.parse(await response.json());
    expect(recommendations.length).toBeGreaterThanOrEqual(6);
  });

  it.each([
    [{ recipient: { age: 200 } }, "recipient.age"],
    [{ recipient: { interests: "Tea" } }, "recipient.interests"],
    [{ constraints: { budget: { min: 80, max: 20 } } }, "constraints.budget.min"],
    [{ constraints: { budget: { min: -1 } } }, "constraints.budget.min"],
    [{ occasion: { timing: "tomorrow" } }, "occasion.timing"],
    [{ recipient: { preferences: { unique: 7 } } }, "recipient.preferences.unique"],
    [{ highQuality: "yes" }, "highQuality"],
  ])("refuses %o and names %s", async (body, field) => {
    const response = await app().post("/api/recommendations", body);
    expect(response.status).toBe(400);
    const { error } = await response.json();
    expect(Object.keys(error.fields)).toEqual([field]);
  });

  it("answers any origin without credentials", async () => {
    const response = await app().post("/api/recommendations", {}, { Origin: "https://blog.example" });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
  });
});
