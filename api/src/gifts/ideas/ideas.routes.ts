import { type GiftIdea, toCountryCode } from "@gifthearth/core";
import {
  countryOfPrices,
  giftExamplesResponse,
  giftIdeaResponse,
  giftIdeasQuery,
  giftIdeasResponse,
  languageParameter,
  partnerParameter,
} from "@gifthearth/core/contract";
import { alternativesTo } from "@gifthearth/core/recommend";
import { z } from "@hono/zod-openapi";
import type { Config } from "../../config/config.ts";
import { ApiError } from "../../http/api-error.ts";
import { json } from "../../http/described.ts";
import { isFromOwnPage } from "../../http/own-page.ts";
import { route } from "../../http/route.ts";
import type { Attribution } from "../../partners/attribution.ts";
import { textOf } from "../catalogue/texts.ts";
import { themesOf } from "../catalogue/themes.ts";
import type { VisitorCountry } from "../country/visitor-country.ts";
import { createDrawingsInTurn, withDrawing } from "../drawings/drawing-of.ts";
import { inShopMoney } from "../finder/in-shop-money.ts";
import type { Offers } from "../offers/offers.ts";
import { ideaToSuggestion, indexOf } from "../sources/curated.ts";
import { findExamples } from "./examples.ts";
import { findIdeas } from "./find-ideas.ts";

/** The catalogue changes with a release only. */
const CACHE_CONTROL = "public, max-age=300";

interface Dependencies {
  readonly catalogue: readonly GiftIdea[];
  readonly config: Pick<Config, "publicUrl">;
  readonly attribution: Pick<Attribution, "partnerOf">;
  readonly visitorCountry: VisitorCountry;
  readonly offers: Offers;
}

/** `GET /api/gift-ideas`, `GET /api/gift-ideas/examples` and `GET /api/gift-ideas/:id`. */
export function giftIdeaRoutes({ catalogue, config, visitorCountry, attribution, offers }: Dependencies) {
  const byId = new Map(catalogue.map((idea) => [idea.id, idea]));
  /** Found once, on the first request: the catalogue changes with a release only. */
  let examples: ReturnType<typeof findExamples> | undefined;
  return [
    route(
      {
        method: "get",
        path: "/api/gift-ideas",
        access: "public",
        compress: true,
        tag: "Gifts",
        summary: "Curated gift ideas",
        description: "The ideas of our catalogue by occasion, interest and price, those that fit best first.",
        request: { query: giftIdeasQuery },
        reply: { 200: json(giftIdeasResponse, "The ideas that fit.") },
        errors: ["invalid_request"],
      },
      (c) => {
        const query = c.req.valid("query");
        const inLanguage = textOf(query.language);
        const { ideas, total } = findIdeas(catalogue, query);
        const inTurn = createDrawingsInTurn();
        const items = ideas.map((idea) => {
          const suggestion = ideaToSuggestion(idea, { text: inLanguage(idea) });
          return inTurn(inShopMoney(suggestion, query.country, query.language));
        });
        c.header("Cache-Control", CACHE_CONTROL);
        return c.json({ items, total }, 200);
      },
    ),
    route(
      {
        method: "get",
        path: "/api/gift-ideas/examples",
        access: "public",
        tag: "Gifts",
        summary: "Three people, and what our catalogue has for them",
        reply: { 200: json(giftExamplesResponse, "The people, with three ideas each.") },
      },
      (c) => {
        examples ??= findExamples(catalogue);
        c.header("Cache-Control", CACHE_CONTROL);
        return c.json({ items: examples }, 200);
      },
    ),
    route(
      {
        method: "get",
        path: "/api/gift-ideas/{id}",
        access: "public",
        tag: "Gifts",
        summary: "One curated gift idea",
        request: {
          params: z.object({ id: z.string().describe("The idea's `id`.") }),
          query: z.object({
            language: languageParameter,
            country: countryOfPrices,
            partner: partnerParameter,
          }),
        },
        reply: { 200: json(giftIdeaResponse, "The idea.") },
        errors: ["not_found"],
      },
      async (c) => {
        const { id } = c.req.valid("param");
        const idea = byId.get(id) ?? themesOf(catalogue).find(id);
        if (!idea) throw new ApiError("not_found", "There is no such gift idea");
        const { language, country, partner: partnerId } = c.req.valid("query");
        const partner = await attribution.partnerOf(c, partnerId);
        const isTold = Boolean(c.req.query("country"));
        const place = {
          country: isTold ? country : toCountryCode(visitorCountry(c)),
          isOwnPage: isFromOwnPage(c.req.raw, config.publicUrl),
          partnerId: partner?.id,
        };
        // Who doesn't name a country is shown the offers of their own.
        c.header("Cache-Control", isTold ? CACHE_CONTROL : CACHE_CONTROL.replace("public", "private"));
        // Other sites show only shops whose programme allows it.
        c.header("Vary", "Origin", { append: true });
        const inLanguage = textOf(language);
        const shown = (one: GiftIdea) =>
          withDrawing(inShopMoney(ideaToSuggestion(one, { text: inLanguage(one) }), country, language));
        const alternatives = alternativesTo(idea, indexOf(catalogue), country);
        const others = alternatives.map(({ kind, idea: other }) => ({ kind, idea: shown(other) }));
        const { lookFor } = idea;
        const listed = [...(await offers.allOf(idea.id, place))];
        return c.json({ ...shown(idea), offers: listed, lookFor, alternatives: others }, 200);
      },
    ),
  ];
}
