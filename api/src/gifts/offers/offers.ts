import { type CountryCode, fromMinorUnits, type Offer } from "@gifthearth/core";
import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import type { MediaAddresses } from "./media/media-address.ts";
import { findMatches, listShops, type MatchedRow } from "./offers.repository.ts";
import type { OfferShopsTable } from "./offers.table.ts";

/** Where offers are to be shown. */
export interface OfferPlace {
  readonly country: CountryCode;
  /** Whether the page is one of ours: other sites show only shops whose programme allows it. */
  readonly isOwnPage: boolean;
  /** Whether a model wrote what stands beside them. */
  readonly isBesideAiText?: boolean | undefined;
  /** The visitor's highest price, in the country's money; open above unless told. */
  readonly mostPrice?: number | undefined;
  /** Whose widget it is, so that clicks count for it. */
  readonly partnerId?: string | undefined;
}

/** What shops have of our ideas. None of it ever fails a request: without an answer there are none. */
export interface Offers {
  /** The best of each of these ideas, by the ideas' ids. */
  bestOf(ideaIds: readonly string[], place: OfferPlace): Promise<ReadonlyMap<string, Offer>>;
  /** All of one idea, the cheapest first. */
  allOf(ideaId: string, place: OfferPlace): Promise<readonly Offer[]>;
}

/** So long the shops are remembered, milliseconds: what a new feed brings is seen a little later. */
const REMEMBERED = 10_000;
const DAY = 24 * 60 * 60 * 1000;
/** So many of one idea are listed. */
const MOST_LISTED = 12;
/** Enough for a card on a sharp screen, in pixels. */
const PICTURE_WIDTH = 320;

interface Dependencies {
  readonly db: Database;
  /** Where a shop's pictures are shown. */
  readonly media: Pick<MediaAddresses, "pathOf">;
  readonly clock: () => Date;
  readonly logger: Logger;
}

interface Found {
  readonly row: MatchedRow;
  readonly shop: OfferShopsTable;
}

export function createOffers({ db, media, clock, logger }: Dependencies): Offers {
  let shops: Promise<readonly OfferShopsTable[]> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;

  function shopsNow(): Promise<readonly OfferShopsTable[]> {
    const now = clock().getTime();
    if (!shops || now < readAt || now - readAt > REMEMBERED) {
      shops = listShops(db);
      readAt = now;
      shops.catch(() => {
        shops = undefined;
      });
    }
    return shops;
  }

  async function find(ideaIds: readonly string[], place: OfferPlace): Promise<readonly Found[]> {
    const now = clock().getTime();
    const open = new Map<number, OfferShopsTable>();
    for (const shop of await shopsNow()) {
      if (shop.generation !== null && isShown(shop, place, now)) open.set(shop.generation, shop);
    }
    // Without shops no search asks the database for anything.
    if (open.size === 0) return [];
    const rows = await findMatches(db, ideaIds, [...open.keys()]);
    return rows.flatMap((row) => {
      const shop = open.get(row.generation);
      const isOver = row.expires_at !== null && Date.parse(row.expires_at) <= now;
      return shop && !isOver && row.availability === "in_stock" ? [{ row, shop }] : [];
    });
  }

  async function toOffer(found: Found, { country, partnerId }: OfferPlace): Promise<Offer> {
    const { row, shop } = found;
    const query = new URLSearchParams({ idea: row.idea_id, ...(partnerId && { partner: partnerId }) });
    return {
      id: String(row.id),
      title: row.title,
      price: { amount: priceOf(found), currency: shop.currency },
      country,
      shop: shop.name,
      link: `/api/offers/${row.id}/shop?${query}`,
      image: row.image_url && (await media.pathOf(row.image_url, PICTURE_WIDTH, "webp")),
      seenAt: shop.seen_at ?? "",
      paidLink: shop.paid_link === 1,
      charityClaim: shop.charity_claim === 1,
    };
  }

  async function orNone<Answer>(none: Answer, answer: () => Promise<Answer>): Promise<Answer> {
    try {
      return await answer();
    } catch (error) {
      logger.warn({ err: error }, "Offers could not be looked up; showing none");
      return none;
    }
  }

  return {
    bestOf: (ideaIds, place) =>
      orNone<ReadonlyMap<string, Offer>>(new Map(), async () => {
        const best = new Map<string, Found>();
        for (const found of await find(ideaIds, place)) {
          if (priceOf(found) > (place.mostPrice ?? Number.POSITIVE_INFINITY)) continue;
          const before = best.get(found.row.idea_id);
          if (!before || isBetter(found, before)) best.set(found.row.idea_id, found);
        }
        const offers = [...best].map(async ([id, found]) => [id, await toOffer(found, place)] as const);
        return new Map(await Promise.all(offers));
      }),
    allOf: (ideaId, place) =>
      orNone<readonly Offer[]>([], async () => {
        const found = await find([ideaId], place);
        const cheapest = found.toSorted((one, other) => priceOf(one) - priceOf(other)).slice(0, MOST_LISTED);
        return Promise.all(cheapest.map((one) => toOffer(one, place)));
      }),
  };
}

function isShown(
  shop: OfferShopsTable,
  { country, isOwnPage, isBesideAiText }: OfferPlace,
  now: number,
): boolean {
  const seen = Date.parse(shop.seen_at ?? "");
  return (
    shop.country === country &&
    seen + shop.fresh_days * DAY > now &&
    (isOwnPage || shop.third_party_sites === 1) &&
    (!isBesideAiText || shop.ai_text === 1)
  );
}

function priceOf({ row, shop }: Found): number {
  return fromMinorUnits(row.price_minor, shop.currency);
}

/** Whether it is surer; of equally sure ones the cheaper. */
function isBetter(one: Found, other: Found): boolean {
  if (one.row.score !== other.row.score) return one.row.score > other.row.score;
  return priceOf(one) < priceOf(other);
}
