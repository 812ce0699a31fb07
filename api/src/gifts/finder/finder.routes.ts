import { type GiftQuery, toCountryCode } from "@gifthearth/core";
import { giftFinderRequest, giftFinderResponse } from "@gifthearth/core/contract";
import { z } from "@hono/zod-openapi";
import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import { acceptsEvents } from "../../http/accepts-events.ts";
import { jsonBody } from "../../http/described.ts";
import { isFromOwnPage } from "../../http/own-page.ts";
import { route } from "../../http/route.ts";
import type { CountFoundGifts } from "../../money/stats/found-gifts-counter.ts";
import type { Attribution } from "../../partners/attribution.ts";
import type { VisitorCountry } from "../country/visitor-country.ts";
import type { Offers } from "../offers/offers.ts";
import { pricesOf, withOffers } from "../offers/with-offers.ts";
import type { GiftSource } from "../sources/source.ts";
import { findGifts } from "./find-gifts.ts";
import { marketplacesFor } from "./marketplaces.ts";
import { collectAnswer, streamAnswer } from "./stored-answers.ts";

interface Dependencies {
  readonly config: Config;
  readonly sources: readonly GiftSource[];
  readonly visitorCountry: VisitorCountry;
  readonly attribution: Attribution;
  readonly countFound: CountFoundGifts;
  readonly offers: Offers;
  readonly logger: Logger;
}

/** `POST /api/functions/ai-gift-finder`. */
export function giftFinderRoutes(dependencies: Dependencies) {
  const { config, sources, visitorCountry, attribution, countFound, offers, logger } = dependencies;
  return [
    route(
      {
        method: "post",
        path: "/api/functions/ai-gift-finder",
        access: "public",
        limit: "search",
        tag: "Gifts",
        summary: "Find gift ideas for somebody",
        description:
          "Answers with JSON, or with `Accept: text/event-stream` with events as ideas become known: `meta` (the answer without its suggestions; sent again when the source changes), `suggestion` (one idea), and at the end `done` (`{ count }`) or `error` (the error body).",
        request: jsonBody(giftFinderRequest),
        reply: {
          200: {
            description: "At most twelve ideas, the best first.",
            content: {
              "application/json": { schema: giftFinderResponse },
              "text/event-stream": {
                schema: z.string().describe("The events meta, suggestion, done and error."),
              },
            },
          },
        },
      },
      async (c) => {
        const { provider: _, country, partner: partnerId, isFirstUse, ...query } = c.req.valid("json");
        const partner = await attribution.partnerOf(c, partnerId);
        if (partner && isFirstUse) attribution.count(partner, "loads");
        const asked = partner ? await attribution.search(partner, sources) : sources;
        const countryCode = toCountryCode(country || visitorCountry(c));
        const isOwnPage = isFromOwnPage(c.req.raw, config.publicUrl);
        const surroundings = {
          countryCode,
          marketplaces: marketplacesFor(config, isOwnPage, partner?.trackingIds),
          charityShare: config.charityShare,
        };
        const prices = pricesOf(query, countryCode);
        const place = { country: countryCode, isOwnPage, ...prices, partnerId: partner?.id };
        const find = (signal: AbortSignal) => {
          const found = findGifts(asked, query, surroundings, signal, logger, partner?.id);
          return withOffers(found, offers, place);
        };
        const found = countFound(c, searchKey(query));
        if (acceptsEvents(c.req.header("Accept"))) return streamAnswer(c, find, found, logger);
        c.header("Cache-Control", "no-store");
        const answer = await collectAnswer(find, c.req.raw.signal);
        found(answer.suggestions.length);
        return c.json(answer, 200);
      },
    ),
  ];
}

/** The same for the same search: however its words are written and ordered, and whatever was said of its ideas. */
function searchKey({
  occasion,
  interests,
  budgetMin,
  budgetMax,
  additionalNotes,
  relation,
  age,
}: GiftQuery): string {
  // Signs that nobody sees make no other word.
  const plain = (text: string) =>
    text
      .normalize("NFKC")
      .replace(/[^\p{L}\p{N}]/gu, "")
      .toLowerCase();
  return JSON.stringify([
    plain(occasion),
    interests.map(plain).sort(),
    Math.round(budgetMin),
    Math.round(budgetMax),
    plain(additionalNotes),
    relation,
    age,
  ]);
}
