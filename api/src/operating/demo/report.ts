import type { GiftIdea } from "@gifthearth/core";
import type { Month } from "@gifthearth/core/ledger";
import { CATALOGUE } from "../../gifts/catalogue/index.ts";
import { type ProductClick, productIdOf } from "./clicks.ts";
import type { DemoMarketplace } from "./marketplaces.ts";
import type { DemoRandom } from "./scene.ts";

/** A line of an earnings report. Amounts in minor units of the marketplace's currency. */
export interface SoldItem {
  readonly idea: GiftIdea;
  /** YYYY-MM-DD. */
  readonly shippedOn: string;
  readonly priceMinor: number;
  /** Sold; negative for what came back. */
  readonly items: number;
  readonly commissionMinor: number;
}

const DAY = 24 * 60 * 60 * 1000;

/** What a month brought at a marketplace: some of what was clicked, and what else those visitors bought. */
export function sellDemoItems(
  random: DemoRandom,
  marketplace: DemoMarketplace,
  month: Month,
  clicks: readonly ProductClick[],
): readonly SoldItem[] {
  const clicked = clicks
    .filter((click) => click.marketplace === marketplace && random.chance(40))
    .map(({ idea, at }) => {
      const shipped = new Date(at.getTime() + random.between(0, 2) * DAY).toISOString().slice(0, 10);
      return sold(random, idea, shipped.startsWith(month) ? shipped : `${month}-28`);
    });
  const others = Array.from({ length: random.between(...marketplace.otherLines) }, () =>
    sold(random, random.pick(CATALOGUE), `${month}-${String(random.between(1, 28)).padStart(2, "0")}`),
  );
  return [...clicked, ...others];
}

/**
 * What comes back of what was sold before the holidays, for example: enough of it to bring a month just below zero.
 * @param before the items of the month before
 * @param commission minor units that all which comes back must exceed
 */
export function returnDemoItems(
  before: readonly SoldItem[],
  month: Month,
  commission: number,
): readonly SoldItem[] {
  const returned: SoldItem[] = [];
  let left = commission;
  while (left >= 0) {
    const item = before[returned.length % before.length];
    if (!item) break;
    returned.push({
      ...item,
      shippedOn: `${month}-20`,
      items: -item.items,
      commissionMinor: -item.commissionMinor,
    });
    left -= item.commissionMinor;
  }
  return returned;
}

function sold(random: DemoRandom, idea: GiftIdea, shippedOn: string): SoldItem {
  const priceMinor = 100 * random.between(...idea.price) - 1;
  const items = random.chance(90) ? 1 : random.between(2, 4);
  const commissionMinor = Math.round((priceMinor * items * random.between(20, 80)) / 1000);
  return { idea, shippedOn, priceMinor, items, commissionMinor };
}

/** The report as the programme of that marketplace writes it. */
export function writeDemoReport(
  { headings, separator, decimal, trackingId }: DemoMarketplace,
  items: readonly SoldItem[],
): string {
  const amount = (minor: number) => {
    const text = (minor / 100).toFixed(2);
    return decimal === "comma" ? text.replace(".", ",") : text;
  };
  const lines = items.map(({ idea, shippedOn, priceMinor, items: count, commissionMinor }) => [
    idea.category,
    idea.title,
    productIdOf(idea),
    "Demo shop",
    trackingId,
    shippedOn,
    amount(priceMinor),
    Math.max(0, count),
    Math.min(0, count),
    amount(priceMinor * count),
    amount(commissionMinor),
  ]);
  return [headings, ...lines].map((cells) => `${cells.map(quoted).join(separator)}\n`).join("");
}

function quoted(cell: string | number): string {
  return /[",;]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);
}
