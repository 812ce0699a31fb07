import { formatPriceRange, type GiftIdea, shopLink } from "@gifthearth/core";
import type { Month } from "@gifthearth/core/ledger";
import { CATALOGUE } from "../../gifts/catalogue/index.ts";
import { insertClickEvent } from "../../money/events/events.repository.ts";
import { type DemoMarketplace, MARKETPLACES, toMarketplace, UTM_SOURCE } from "./marketplaces.ts";
import type { DemoPerson } from "./people.ts";
import type { Scene } from "./scene.ts";

/** A click that led to a product itself, so that its purchase can be told. */
export interface ProductClick {
  readonly marketplace: DemoMarketplace;
  readonly idea: GiftIdea;
  readonly at: Date;
}

/** Clicks of a month by its number in the calendar: gifts are looked for before the holidays. */
const CLICKS = [70, 90, 80, 85, 105, 90, 75, 70, 80, 95, 160, 210];
const DAY = 24 * 60 * 60 * 1000;

/** The marketplace's id of an idea's product; made up. */
export function productIdOf(idea: GiftIdea): string {
  return `B0${String(CATALOGUE.indexOf(idea)).padStart(8, "0")}`;
}

/** Has people and unknown visitors click on shop links all over a month. */
export async function addDemoClicks(
  { db, newId, random }: Scene,
  month: Month,
  index: number,
  people: readonly DemoPerson[],
): Promise<{ readonly count: number; readonly toProducts: readonly ProductClick[] }> {
  const count = CLICKS[Number(month.slice(5)) - 1] ?? 0;
  const known = people.filter(({ joined }) => joined < month);
  const open = MARKETPLACES.filter(({ from }) => from <= index);
  const toProducts: ProductClick[] = [];
  await db.transaction().execute(async (trx) => {
    for (let click = 0; click < count; click += 1) {
      const at = new Date(Date.parse(`${month}-01T00:00:00Z`) + random.between(0, 27 * DAY));
      const marketplace = random.pick(open);
      const idea = random.pick(CATALOGUE);
      const isOfProduct = random.chance(50);
      if (isOfProduct) toProducts.push({ marketplace, idea, at });
      const item = isOfProduct ? { ...idea, affiliateUrl: productLink(idea, marketplace) } : idea;
      await insertClickEvent(trx, {
        id: newId(),
        at,
        userId: known.length > 0 && random.chance(45) ? random.pick(known).id : null,
        productId: idea.id,
        affiliateLink: shopLink(item, toMarketplace(marketplace), UTM_SOURCE),
        priceRange: formatPriceRange(idea.price),
        partnerId: null,
      });
    }
  });
  return { count, toProducts };
}

function productLink(idea: GiftIdea, marketplace: DemoMarketplace): string {
  return `https://www.${toMarketplace(marketplace).domain}/dp/${productIdOf(idea)}`;
}
