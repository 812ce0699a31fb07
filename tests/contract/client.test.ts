import {
  type Api,
  deleteSavedIdea,
  deleteSavedQuery,
  fetchCountry,
  fetchDonationStats,
  fetchGiftIdea,
  fetchMarketplaces,
  fetchSavedIdeas,
  fetchSavedQueries,
  findGifts,
  recordClick,
  recordInteraction,
  saveIdea,
  saveQuery,
} from "@gifthearth/client";
import { COUNTRY_CODES, type GiftSuggestion } from "@gifthearth/core";
import {
  countryResponse,
  donationStatsResponse,
  type GiftFinderMeta,
  giftFinderMeta,
  giftSuggestion,
  marketplacesResponse,
} from "@gifthearth/core/contract";
import { expect, it } from "vitest";
import { CATALOGUE } from "../../api/src/gifts/catalogue/index.ts";
import { type SignedIn, signUp } from "../support/accounts.ts";
import { createTestApp, type TestApp } from "../support/app.ts";
import { describeOnSqlite } from "../support/databases.ts";
import { fakeSource, gift, QUERY } from "../support/gifts.ts";

/** The app in-process, as the client reaches it. */
function apiOf(app: TestApp | SignedIn): Api {
  return { baseUrl: "", fetch: (path, init) => app.request(String(path), init) };
}

async function search(app: TestApp, query: Parameters<typeof findGifts>[1]) {
  const metas: GiftFinderMeta[] = [];
  const suggestions: GiftSuggestion[] = [];
  for await (const event of findGifts(apiOf(app), query, new AbortController().signal)) {
    if (event.type === "meta") metas.push(giftFinderMeta.parse(event.meta));
    else suggestions.push(giftSuggestion.parse(event.suggestion));
  }
  return { metas, titles: suggestions.map(({ title }) => title) };
}

describeOnSqlite("The client", (db) => {
  const query = { ...QUERY, interests: [...QUERY.interests] };

  it("finds gifts, and hears when another source takes over", async () => {
    const sources = [
      fakeSource("openai", [gift("Herb Garden")], "the model hung up"),
      fakeSource("curated", [gift("Star Map Puzzle")]),
    ];
    const { metas, titles } = await search(createTestApp(db(), { sources }), { ...query, country: "de" });
    expect(metas).toMatchObject([
      { source: "openai", fallback: false, countryCode: "DE" },
      { source: "curated", fallback: true, countryCode: "DE" },
    ]);
    expect(titles).toEqual(["Herb Garden", "Star Map Puzzle"]);
  });

  it("throws what the API refuses, field by field, and a failure in the middle of a stream", async () => {
    const app = createTestApp(db(), { sources: [fakeSource("curated", [gift("Herb Garden")], "gone")] });
    await expect(search(app, { ...query, budgetMin: 90, budgetMax: 20 })).rejects.toMatchObject({
      status: 400,
      code: "invalid_request",
      fields: { budgetMin: "The lowest price must not be above the highest" },
    });
    await expect(search(app, query)).rejects.toMatchObject({
      code: "unavailable",
      message: "Unable to get gift recommendations. Please try again.",
    });
  });

  it("looks up the country, the figures, the marketplaces and an idea", async () => {
    const api = apiOf(createTestApp(db()));
    expect(countryResponse.parse(await fetchCountry(api)).countryCode).toBe("US");
    expect(donationStatsResponse.parse(await fetchDonationStats(api)).isDemo).toBe(true);
    const { items } = marketplacesResponse.parse({ items: await fetchMarketplaces(api) });
    expect(items.map(({ countryCode }) => countryCode)).toEqual(COUNTRY_CODES);
    const { id = "", title } = CATALOGUE[0] ?? {};
    expect(giftSuggestion.parse(await fetchGiftIdea(api, id)).title).toBe(title);
    await expect(fetchGiftIdea(api, "no such/idea")).rejects.toMatchObject({
      status: 404,
      code: "not_found",
    });
  });

  it("deletes of what was saved the one that is named", async () => {
    const api = apiOf(await signUp(createTestApp(db())));
    const search = await saveQuery(api, { occasion: "Birthday", interests: ["Tea"] });
    const idea = await saveIdea(api, { title: "Tea Tray", affiliateUrl: "https://www.amazon.com/s?k=tea" });
    await deleteSavedIdea(api, idea.id);
    expect([await fetchSavedIdeas(api), await fetchSavedQueries(api)]).toEqual([[], [search]]);
    await deleteSavedQuery(api, search.id);
    expect(await fetchSavedQueries(api)).toEqual([]);
  });

  it("records a click and an interaction", async () => {
    const api = apiOf(createTestApp(db()));
    recordClick(api, { productId: "x", affiliateLink: "https://www.amazon.com/s?k=x" });
    recordInteraction(api, { interactionType: "charity_info", elementId: "notice", details: {} });
    for (const table of ["click_events", "user_interactions"] as const) {
      await expect.poll(() => db().selectFrom(table).selectAll().execute()).toHaveLength(1);
    }
  });
});
