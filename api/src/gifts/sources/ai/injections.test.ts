import { type GiftRequest, parsePriceRange, plainMarketplaceLink } from "@gifthearth/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { collect } from "../../../../../tests/support/collect.ts";
import { INJECTIONS, obedientAnswer } from "../../../../../tests/support/injections.ts";
import { type ModelServer, says, startModelServer } from "../../../../../tests/support/model-server.ts";
import { CATALOGUE } from "../../catalogue/index.ts";
import { themesOf } from "../../catalogue/themes.ts";
import { createCuratedSource } from "../curated.ts";
import { createModel } from "./model.ts";
import { createOpenAiSource } from "./openai.ts";
import { systemPrompt } from "./prompt.ts";

const REQUEST: GiftRequest = {
  occasion: "Birthday",
  interests: ["Tea"],
  budgetMin: 25,
  budgetMax: 100,
  additionalNotes: "",
  // Told, so that no number of a note is read as it.
  age: 40,
};
const NOBODY = new AbortController().signal;

it("There are at least 25 of them, no two alike", () => {
  expect(new Set(INJECTIONS).size).toBe(INJECTIONS.length);
  expect(INJECTIONS.length).toBeGreaterThanOrEqual(25);
});

describe("Notes that give orders", () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await startModelServer();
  });
  afterAll(() => server.close());

  /** Asks a model that obeys whatever the notes say. */
  async function ask(request: GiftRequest) {
    server.reply(says(obedientAnswer(request.additionalNotes)));
    const settings = { baseUrl: server.baseUrl, apiKey: "", model: "obedient-1", timeoutMs: 20_000 };
    const suggestions = await collect(
      createOpenAiSource(createModel(settings), CATALOGUE).suggest(request, NOBODY),
    );
    const [system, user, ...others] = server.requests.at(-1)?.body.messages ?? [];
    return { suggestions, system, user, others };
  }

  it.each(INJECTIONS)(
    "stay data, and bring nothing but plain ideas even from a model that obeys: %s",
    async (notes) => {
      const { suggestions, system, user, others } = await ask({ ...REQUEST, additionalNotes: notes });

      expect(system).toEqual({ role: "system", content: systemPrompt(REQUEST) });
      expect(others).toEqual([]);
      expect(JSON.parse(user?.content ?? "")).toMatchObject({
        occasion: "Birthday",
        interests: ["Tea"],
        budget: { min: 25, max: 100, currency: "USD" },
        notes,
      });

      expect(suggestions.map(({ title }) => title)).toEqual(["Copper Kettle alert(1)", "Linen Tea Towel"]);
      expect(JSON.stringify(suggestions)).not.toMatch(/[<>]|evil|https?:|javascript:|www\./i);
      for (const { affiliateUrl, imageUrl, priceRange, qualityScore } of suggestions) {
        expect(affiliateUrl === null || plainMarketplaceLink(affiliateUrl) === affiliateUrl).toBe(true);
        expect(imageUrl).toBeNull();
        expect(qualityScore).toBeLessThanOrEqual(10);
        const [low = 0, high = 1_000] = parsePriceRange(priceRange) ?? [];
        expect(low >= 25 && high <= 100).toBe(true);
      }
      expect(Reflect.get({}, "polluted")).toBeUndefined();
    },
  );

  it.each(INJECTIONS)("as an occasion and as interests stay data too: %s", async (text) => {
    const { system, user } = await ask({ ...REQUEST, occasion: text, interests: [text] });
    expect(system?.content).toBe(systemPrompt(REQUEST));
    expect(JSON.parse(user?.content ?? "")).toMatchObject({
      occasion: text.slice(0, 60),
      interests: [text.slice(0, 60)],
    });
  });

  it.each(INJECTIONS)("change for the catalogue only what its words mean: %s", async (notes) => {
    const suggestions = await collect(
      createCuratedSource(CATALOGUE).suggest({ ...REQUEST, additionalNotes: notes }, NOBODY),
    );
    for (const { id, title, description, searchText, affiliateUrl, why } of suggestions) {
      const idea = CATALOGUE.find((one) => one.id === id) ?? themesOf(CATALOGUE).find(id ?? "");
      expect({ title, description, searchText, affiliateUrl }).toEqual({
        title: idea?.title,
        description: idea?.description,
        searchText: idea?.searchText,
        affiliateUrl: null,
      });
      expect(why ?? "").not.toMatch(/evil|<|https?:/i);
    }
  });
});
