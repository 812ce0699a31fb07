import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import type { FindCurrentUser } from "../http/current-user.ts";
import type { Limits } from "../http/limits/limits.ts";
import { createSafeFetch, type SafeFetch } from "../http/outgoing/safe-fetch.ts";
import type { Route } from "../http/route.ts";
import type { CountFoundGifts } from "../money/stats/found-gifts-counter.ts";
import type { Attribution } from "../partners/attribution.ts";
import { cardRoutes } from "./card/card.routes.ts";
import { CATALOGUE } from "./catalogue/index.ts";
import { chatRoutes } from "./chat/chat.routes.ts";
import { countryRoutes } from "./country/country.routes.ts";
import { createVisitorCountry } from "./country/visitor-country.ts";
import { drawingRoutes } from "./drawings/drawings.routes.ts";
import { giftFinderRoutes } from "./finder/finder.routes.ts";
import { marketplaceRoutes } from "./finder/marketplace-routes.ts";
import { giftIdeaRoutes } from "./ideas/ideas.routes.ts";
import { createChannel3Source } from "./offers/channel3/channel3-source.ts";
import { createFeedSource } from "./offers/feed-source.ts";
import { type ImportFeed, importFeed as importHere } from "./offers/import-feed.ts";
import { mediaRoutes } from "./offers/media/media.routes.ts";
import { createMedia } from "./offers/media/media.service.ts";
import type { OfferSource } from "./offers/offer-source.ts";
import { offerRoutes } from "./offers/offers.routes.ts";
import { createOffers } from "./offers/offers.ts";
import { offersAdminRoutes } from "./offers/offers-admin.routes.ts";
import { recommendationRoutes } from "./recommendations/recommendations.routes.ts";
import { aiProviderRoutes } from "./sources/ai/ai-provider.routes.ts";
import type { Model } from "./sources/ai/model.ts";
import type { GiftSource } from "./sources/source.ts";

export { createIdeasForPerson } from "./ready-ideas.ts";
export type { GiftSource, ImportFeed, Model };

interface Dependencies {
  readonly config: Config;
  readonly db: Database;
  readonly sources: readonly GiftSource[];
  /** Null where none is configured. */
  readonly model: Model | null;
  /** Country code of an address; null when unknown. */
  readonly locateCountry: (address: string) => string | null;
  readonly currentUser: FindCurrentUser;
  readonly limits: Limits;
  readonly attribution: Attribution;
  readonly countFound: CountFoundGifts;
  /** Reaches what shops gave us the address of; the public internet unless given. */
  readonly safeFetch?: SafeFetch;
  /** Imports the feeds that admins upload; in this process unless given. */
  readonly importFeed?: ImportFeed;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly logger: Logger;
}

/** What finds gifts, and what it goes by. */
export function giftRoutes(dependencies: Dependencies): readonly Route[] {
  const { config, locateCountry, logger, safeFetch = createSafeFetch() } = dependencies;
  const importFeed = dependencies.importFeed ?? ((request) => importHere(dependencies, request));
  const { trustedProxies } = config;
  const visitorCountry = createVisitorCountry({ trustedProxies, locateCountry, logger });
  const media = createMedia({ ...dependencies, safeFetch });
  const offers = createOffers({ sources: offerSources(dependencies), media, logger });
  return [
    giftFinderRoutes({ ...dependencies, visitorCountry, offers }),
    aiProviderRoutes(dependencies),
    marketplaceRoutes(dependencies),
    giftIdeaRoutes({ ...dependencies, catalogue: CATALOGUE, visitorCountry, offers }),
    cardRoutes(dependencies),
    offerRoutes({ ...dependencies, offers }),
    drawingRoutes(),
    mediaRoutes({ media }),
    offersAdminRoutes({ ...dependencies, importFeed }),
    recommendationRoutes({ ...dependencies, visitorCountry, offers }),
    countryRoutes({ visitorCountry }),
    // Where it is off, nothing of it is there.
    config.features.chat ? chatRoutes({ ...dependencies, visitorCountry }) : [],
  ].flat();
}

/** The ways by which offers come that are set up. */
function offerSources({ config, db, clock, logger }: Dependencies): readonly OfferSource[] {
  const feeds = createFeedSource({ db, clock });
  const { channel3 } = config.networks;
  if (!channel3 || config.channel3DailySearches === 0) return [feeds];
  const { channel3DailySearches: mostADay } = config;
  return [feeds, createChannel3Source({ db, clock, logger, keys: channel3, mostADay })];
}
