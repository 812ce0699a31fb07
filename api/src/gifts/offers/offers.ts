import type { Offer } from "@gifthearth/core";
import type { Logger } from "pino";
import type { MediaAddresses } from "./media/media-address.ts";
import type { OfferLead, OfferPlace, OfferSource, SourcedOffer } from "./offer-source.ts";

/** What shops have of our ideas. None of it ever fails a request: without an answer there are none. */
export interface Offers {
  /** The best of each of these ideas that the visitor's budget allows, by the ideas' ids. */
  bestOf(ideaIds: readonly string[], place: OfferPlace): Promise<ReadonlyMap<string, Offer>>;
  /** All of one idea, the cheapest first. */
  allOf(ideaId: string, place: OfferPlace): Promise<readonly Offer[]>;
  /** Where a click on an offer leads; null for one that is gone. */
  leadOf(id: string): Promise<OfferLead | null>;
}

/** So many of one idea are listed. */
const MOST_LISTED = 12;
/** Enough for a card on a sharp screen, in pixels. */
const PICTURE_WIDTH = 320;

interface Dependencies {
  readonly sources: readonly OfferSource[];
  /** Where a shop's pictures are shown. */
  readonly media: Pick<MediaAddresses, "pathOf">;
  readonly logger: Logger;
}

export function createOffers({ sources, media, logger }: Dependencies): Offers {
  /** What all sources answer; one that fails has none. */
  async function ask(
    answer: (source: OfferSource) => Promise<readonly SourcedOffer[]>,
  ): Promise<readonly SourcedOffer[]> {
    const answers = sources.map(async (source) => {
      try {
        return await answer(source);
      } catch (error) {
        logger.warn({ err: error, source: source.name }, "Offers could not be looked up; showing none");
        return [];
      }
    });
    return (await Promise.all(answers)).flat();
  }

  async function toOffer(
    { ideaId, imageUrl, score: _, ...offer }: SourcedOffer,
    { partnerId }: OfferPlace,
  ): Promise<Offer> {
    const query = new URLSearchParams({ idea: ideaId, ...(partnerId && { partner: partnerId }) });
    const link = `/api/offers/${offer.id}/shop?${query}`;
    try {
      return { ...offer, link, image: imageUrl && (await media.pathOf(imageUrl, PICTURE_WIDTH, "webp")) };
    } catch (error) {
      logger.warn({ err: error }, "A picture of an offer has no address; showing none");
      return { ...offer, link, image: null };
    }
  }

  return {
    async bestOf(ideaIds, place) {
      const best = new Map<string, SourcedOffer>();
      for (const found of await ask((source) => source.ofIdeas(ideaIds, place))) {
        if (!isWithin(found.price.amount, place)) continue;
        const before = best.get(found.ideaId);
        if (!before || isBetter(found, before)) best.set(found.ideaId, found);
      }
      const offers = [...best].map(async ([id, found]) => [id, await toOffer(found, place)] as const);
      return new Map(await Promise.all(offers));
    },
    async allOf(ideaId, place) {
      const found = await ask((source) => source.ofIdea(ideaId, place));
      const cheapest = found
        .toSorted((one, other) => one.price.amount - other.price.amount)
        .slice(0, MOST_LISTED);
      return Promise.all(cheapest.map((one) => toOffer(one, place)));
    },
    async leadOf(id) {
      for (const source of sources) {
        const lead = await source.leadOf(id);
        if (lead) return lead;
      }
      return null;
    },
  };
}

/** So far below the lowest price of a budget nobody minds: $24.50 for $25. */
const LITTLE_LESS = 0.9;

function isWithin(
  amount: number,
  { leastPrice = 0, mostPrice = Number.POSITIVE_INFINITY }: Pick<OfferPlace, "leastPrice" | "mostPrice">,
): boolean {
  return amount >= leastPrice * LITTLE_LESS && amount <= mostPrice;
}

/** Whether it is surer; of equally sure ones the cheaper. */
function isBetter(one: SourcedOffer, other: SourcedOffer): boolean {
  if (one.score !== other.score) return one.score > other.score;
  return one.price.amount < other.price.amount;
}
