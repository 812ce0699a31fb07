import { type CountryCode, MARKETPLACES } from "@gifthearth/core";
import type { Logger } from "pino";
import { z } from "zod";
import type { Database } from "../../../db/database.ts";
import { reasonOf } from "../../../runtime/reason.ts";
import { LEAST_SCORE, scoreOffer } from "../match/match-offer.ts";
import { type LookedFor, lookedForIn, shopLanguage } from "../match/wanted-ideas.ts";
import type { OfferPlace, OfferSource, SourcedOffer } from "../offer-source.ts";
import { createSignedTexts } from "../signed-text.ts";
import { Channel3Error, type Channel3Offer, searchChannel3 } from "./channel3-api.ts";

/** So long an answer is believed, milliseconds: prices change. */
const KEPT = 6 * 60 * 60 * 1000;
/** So long nobody asks again after it failed, milliseconds. */
const PAUSE = 60_000;
const MOST_KEPT = 2_000;
const DAY = 24 * 60 * 60 * 1000;
/** So many of an idea are shown. */
const MOST_OF_AN_IDEA = 6;
/** Of the addresses of its offers, so that they are told from those of feeds. */
const PREFIX = "c3-";

/** What an offer's id tells: there is no record of it here. */
const leadSchema = z.tuple([z.string(), z.string(), z.number(), z.string()]);

interface Dependencies {
  readonly db: Database;
  readonly clock: () => Date;
  readonly logger: Logger;
  readonly keys: { readonly token: string; readonly baseUrl: string };
  /** Searches a day (UTC), of this process. */
  readonly mostADay: number;
}

interface Kept {
  readonly until: number;
  readonly offers: readonly SourcedOffer[];
}

/**
 * Channel3: an API over many shops, with links that pay us. It is asked when the page of an idea is opened, within a
 * day's number of searches, and its answers are kept for a while; cards show what is kept. Its terms say nothing of
 * donations, other sites and AI text, so its offers stand on our own pages alone, and nothing is claimed beside them.
 */
export function createChannel3Source({ db, clock, logger, keys, mostADay }: Dependencies): OfferSource {
  const leads = createSignedTexts(db, "channel3-offers");
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<readonly SourcedOffer[]>>();
  const lookedFor = new Map<CountryCode, ReadonlyMap<string, LookedFor>>();
  let pausedUntil = 0;
  let today = 0;
  let askedToday = 0;

  function ideasIn(country: CountryCode): ReadonlyMap<string, LookedFor> {
    const ideas = lookedFor.get(country) ?? lookedForIn(shopLanguage(country), country);
    lookedFor.set(country, ideas);
    return ideas;
  }

  /** Whether one more search may be asked for now; counts it. */
  function mayAsk(): boolean {
    const now = clock().getTime();
    const day = Math.floor(now / DAY);
    if (day !== today) [today, askedToday] = [day, 0];
    if (now < pausedUntil || askedToday >= mostADay) return false;
    askedToday += 1;
    return true;
  }

  async function toSourced(
    found: Channel3Offer & { readonly score: number },
    ideaId: string,
    country: CountryCode,
  ): Promise<SourcedOffer> {
    const { link, productId, price, title, shop, imageUrl, score } = found;
    const signed = await leads.sign(JSON.stringify([link, productId, price.amount, price.currency]));
    const seenAt = clock().toISOString();
    const id = `${PREFIX}${signed}`;
    return {
      ideaId,
      id,
      title,
      price,
      country,
      shop,
      imageUrl,
      seenAt,
      paidLink: true,
      charityClaim: false,
      score,
    };
  }

  async function search(ideaId: string, country: CountryCode): Promise<readonly SourcedOffer[]> {
    const sought = ideasIn(country).get(ideaId);
    if (!sought || !mayAsk()) return [];
    const { wanted, searchText } = sought;
    try {
      const found = await searchChannel3(keys, {
        query: searchText,
        price: wanted.price,
        country,
        currency: MARKETPLACES.rowOf(country).currency,
        language: shopLanguage(country),
      });
      const right = found
        .map((one) => ({
          ...one,
          score: scoreOffer(wanted, { title: one.title, brand: one.brand, price: one.price.amount }),
        }))
        .filter(({ score }) => score >= LEAST_SCORE)
        .sort((one, other) => other.score - one.score || one.price.amount - other.price.amount)
        .slice(0, MOST_OF_AN_IDEA);
      const offers = await Promise.all(right.map((one) => toSourced(one, ideaId, country)));
      keep(keyOf(ideaId, country), offers);
      return offers;
    } catch (error) {
      if (!(error instanceof Channel3Error)) throw error;
      pausedUntil = clock().getTime() + PAUSE;
      logger.warn({ reason: reasonOf(error) }, "Channel3 has no answer; it is left alone for a minute");
      return [];
    }
  }

  function keep(key: string, offers: readonly SourcedOffer[]): void {
    kept.delete(key);
    kept.set(key, { until: clock().getTime() + KEPT, offers });
    // The oldest is the first.
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
  }

  function atHand(ideaId: string, country: CountryCode): readonly SourcedOffer[] | undefined {
    const found = kept.get(keyOf(ideaId, country));
    return found && found.until > clock().getTime() ? found.offers : undefined;
  }

  return {
    name: "channel3",
    async ofIdeas(ideaIds, place) {
      return isAllowed(place) ? ideaIds.flatMap((id) => atHand(id, place.country) ?? []) : [];
    },
    async ofIdea(ideaId, place) {
      const { country } = place;
      if (!isAllowed(place)) return [];
      const there = atHand(ideaId, country);
      if (there) return there;
      const key = keyOf(ideaId, country);
      const asking = underWay.get(key) ?? search(ideaId, country).finally(() => underWay.delete(key));
      underWay.set(key, asking);
      return asking;
    },
    async leadOf(id) {
      const signed = id.startsWith(PREFIX) ? await leads.read(id.slice(PREFIX.length)) : null;
      if (signed === null) return null;
      const [link, productId, amount, currency] = leadSchema.parse(JSON.parse(signed));
      // Its links say themselves that the click is ours; no parameter of them is documented.
      return { link, productId, price: { amount, currency }, subId: "" };
    },
  };
}

function keyOf(ideaId: string, country: CountryCode): string {
  return `${country} ${ideaId}`;
}

function isAllowed({ isOwnPage, isBesideAiText }: OfferPlace): boolean {
  return isOwnPage && !isBesideAiText;
}
