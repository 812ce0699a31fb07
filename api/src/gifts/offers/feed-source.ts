import { fromMinorUnits, isCountryCode } from "@gifthearth/core";
import type { Database } from "../../db/database.ts";
import type { OfferPlace, OfferSource, SourcedOffer } from "./offer-source.ts";
import { findMatches, findOffer, listShops } from "./offers.repository.ts";
import type { OfferShopsTable } from "./offers.table.ts";

/** So long the shops are remembered, milliseconds: what a new feed brings is seen a little later. */
const REMEMBERED = 10_000;
const DAY = 24 * 60 * 60 * 1000;

/** What the shops' feeds brought. */
export function createFeedSource({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: () => Date;
}): OfferSource {
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

  async function ofIdeas(ideaIds: readonly string[], place: OfferPlace): Promise<readonly SourcedOffer[]> {
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
      if (!shop || isOver || row.availability !== "in_stock") return [];
      return {
        ideaId: row.idea_id,
        id: String(row.id),
        title: row.title,
        price: { amount: fromMinorUnits(row.price_minor, shop.currency), currency: shop.currency },
        country: place.country,
        shop: shop.name,
        imageUrl: row.image_url,
        seenAt: shop.seen_at ?? "",
        paidLink: shop.paid_link === 1,
        charityClaim: shop.charity_claim === 1,
        score: row.score,
      };
    });
  }

  return {
    name: "feeds",
    ofIdeas,
    ofIdea: (ideaId, place) => ofIdeas([ideaId], place),
    async leadOf(id) {
      const offer = /^[1-9]\d{0,15}$/.test(id) ? await findOffer(db, Number(id)) : null;
      if (!offer || !isCountryCode(offer.country)) return null;
      const { link, product_id, price_minor, currency, sub_id } = offer;
      const price = { amount: fromMinorUnits(price_minor, currency), currency };
      return { link, productId: product_id, price, subId: sub_id };
    },
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
