import {
  asEstimate,
  type CountryCode,
  type GiftQuery,
  type Language,
  pathOnSite,
  toCountryCode,
} from "@gifthearth/core";
import {
  type FoundRecommendation,
  giftContext,
  recommendationsRequest,
  recommendationsResponse,
  standardRecommenderResponse,
} from "@gifthearth/core/contract";
import {
  completeContext,
  descriptorOf,
  EMPTY_HISTORY,
  type GiftContext,
  type GiftHistory,
  isHighValue,
  selectStrategy,
  toGiftRequest,
  toStrategy,
} from "@gifthearth/core/recommend";
import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import type { FindCurrentUser } from "../../http/current-user.ts";
import { json, jsonBody } from "../../http/described.ts";
import { isFromOwnPage } from "../../http/own-page.ts";
import { route } from "../../http/route.ts";
import type { Attributed, Attribution } from "../../partners/attribution.ts";
import { readGiftHistory } from "../../people/gift-history/gift-history.repository.ts";
import { readPreferences } from "../../people/preferences/preferences.repository.ts";
import type { VisitorCountry } from "../country/visitor-country.ts";
import { createDrawingsInTurn } from "../drawings/drawing-of.ts";
import { inShopMoney } from "../finder/in-shop-money.ts";
import { marketplacesFor } from "../finder/marketplaces.ts";
import type { OfferPlace } from "../offers/offer-source.ts";
import type { Offers } from "../offers/offers.ts";
import { pricesOf } from "../offers/with-offers.ts";
import type { GiftSource } from "../sources/source.ts";
import { createEngine, type Engine, type Sourced } from "./engine.ts";

interface Dependencies {
  readonly config: Config;
  readonly db: Database;
  readonly sources: readonly GiftSource[];
  readonly visitorCountry: VisitorCountry;
  readonly currentUser: FindCurrentUser;
  readonly attribution: Attribution;
  readonly offers: Offers;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/** `POST /api/recommendations` and `POST /api/functions/standard-recommender`. */
export function recommendationRoutes(dependencies: Dependencies) {
  const { config, db, sources, visitorCountry, currentUser, attribution, offers, clock, logger } =
    dependencies;
  const ownEngine = createEngine(dependencies);

  /** Over the sources that the partner's limits leave; counts the search. */
  async function engineFor(partner: Attributed | null): Promise<Engine> {
    if (!partner) return ownEngine;
    return createEngine({ ...dependencies, sources: await attribution.search(partner, sources) });
  }

  /** None is normal for a new user, and one that can't be read no reason to fail; the log tells them apart. */
  async function historyOf(userId: string | undefined): Promise<GiftHistory> {
    if (userId === undefined) return EMPTY_HISTORY;
    try {
      const [history, { favoriteCategories: chosen }] = await Promise.all([
        readGiftHistory(db, userId),
        readPreferences(db, userId),
      ]);
      if (!history) logger.warn("A user has no gift history yet; recommending without");
      const { favoriteCategories, ...others } = history ?? EMPTY_HISTORY;
      return { ...others, favoriteCategories: [...new Set([...chosen, ...favoriteCategories])] };
    } catch (error) {
      logger.warn({ err: error }, "A gift history could not be read; recommending without");
      return EMPTY_HISTORY;
    }
  }

  /** With the best offer of each. */
  async function offered(
    items: readonly FoundRecommendation[],
    place: OfferPlace,
  ): Promise<FoundRecommendation[]> {
    const isBesideAiText = items.some(({ source }) => source === "openai");
    const best = await offers.bestOf(
      items.map(({ id }) => id),
      { ...place, isBesideAiText },
    );
    return items.map((item) => ({ ...item, offer: best.get(item.id) }));
  }

  return [
    route(
      {
        method: "post",
        path: "/api/recommendations",
        access: "public",
        limit: "search",
        tag: "Gifts",
        summary: "Recommend gifts by a strategy",
        description:
          "Goes by what is known of the recipient, the occasion and the constraints; anything may be left out. Without `strategy` it is personalized for who is signed in, diversity for who prefers it, else standard.",
        request: jsonBody(recommendationsRequest),
        reply: { 200: json(recommendationsResponse, "At most twelve recommendations.") },
      },
      async (c) => {
        const {
          strategy: named,
          prefersDiversity,
          highQuality,
          currency = "USD",
          country,
          language,
          partner: partnerId,
          ...given
        } = c.req.valid("json");
        const partner = await attribution.partnerOf(c, partnerId);
        // Who asks is told by the session alone: a user id in the body could be anybody's.
        const userId = (await currentUser(c))?.id;
        const asked = completeContext({ ...given, userId });
        const context = inDollars(asked, currency);
        const hints = { userId, prefersDiversity, isPremium: highQuality, isHighValue: isHighValue(context) };
        const strategy = named === undefined ? selectStrategy(hints) : toStrategy(named);
        const history = await historyOf(descriptorOf(strategy).usesHistory ? userId : undefined);
        const { signal } = c.req.raw;
        const countryCode = toCountryCode(country || visitorCountry(c));
        const options = { strategy, prefersDiversity, highQuality, history, country: countryCode, language };
        const engine = await engineFor(partner);
        const { recommendations, fallback } = await engine.recommend(context, options, signal);
        signal.throwIfAborted();

        // Addresses on our site say what was asked for, in the visitor's money.
        const query = toGiftRequest(asked, clock());
        const isOwnPage = isFromOwnPage(c.req.raw, config.publicUrl);
        const items = onSite(recommendations, query, countryCode, partner?.id, language);
        const place = {
          country: countryCode,
          isOwnPage,
          ...pricesOf(toGiftRequest(context, clock()), countryCode),
          partnerId: partner?.id,
        };
        c.header("Cache-Control", "no-store");
        return c.json(
          {
            source: recommendations.at(-1)?.source ?? "curated",
            strategy,
            fallback,
            highQuality,
            countryCode,
            marketplaces: marketplacesFor(config, isOwnPage, partner?.trackingIds),
            charityShare: config.charityShare,
            recommendations: await offered(items, place),
          },
          200,
        );
      },
    ),
    route(
      {
        method: "post",
        path: "/api/functions/standard-recommender",
        access: "public",
        limit: "search",
        tag: "Gifts",
        summary: "Recommend gifts of our catalogue",
        request: jsonBody(giftContext),
        reply: { 200: json(standardRecommenderResponse, "The recommendations.") },
      },
      async (c) => {
        const { partner: partnerId, ...given } = c.req.valid("json");
        const partner = await attribution.partnerOf(c, partnerId);
        const context = completeContext(given);
        const options = {
          strategy: "standard",
          prefersDiversity: false,
          highQuality: false,
          history: EMPTY_HISTORY,
        } as const;
        if (partner) attribution.count(partner, "searches");
        const { recommendations } = await ownEngine.recommend(context, options, c.req.raw.signal);
        const query = toGiftRequest(context, clock());
        c.header("Cache-Control", "no-store");
        const country = toCountryCode(visitorCountry(c));
        return c.json({ recommendations: onSite(recommendations, query, country, partner?.id) }, 200);
      },
    ),
  ];
}

/** What the engine goes by is in dollars. */
function inDollars(context: GiftContext, currency: string): GiftContext {
  const { min, max } = context.constraints.budget;
  const budget = { min: asEstimate(min, currency), max: asEstimate(max, currency) };
  return { ...context, constraints: { ...context.constraints, budget } };
}

/** With the drawing of each, and its path on our own site. */
function onSite(
  items: readonly Sourced[],
  query: GiftQuery,
  country: CountryCode,
  partnerId?: string,
  language?: Language,
): FoundRecommendation[] {
  const withDrawing = createDrawingsInTurn();
  return items.map((item) => ({
    ...withDrawing(inShopMoney(item, country, language)),
    sitePath: pathOnSite(item, item.source, query, country, partnerId),
  }));
}
