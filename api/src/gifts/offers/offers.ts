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

  async
