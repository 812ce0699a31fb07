import { quoted } from "./feed/feed-error.ts";
import { LEFT_OUT } from "./feed/product.ts";
import type { LeftOutCount } from "./feed/read-feed.ts";
import type { FeedSummary } from "./import-feed.ts";
import type { OfferImportsTable, OfferShopsTable } from "./offers.table.ts";

const MOST_NAMED = 12;
const DAY = 24 * 60 * 60 * 1000;

/** An import's summary, in lines to read. */
export function describeFeed(summary: FeedSummary): string {
  const { shop, state, offerCount, before, matchCount, productCount, leftOut, unknownColumns } = summary;
  const verdict =
    state === "live"
      ? `${shop}: ${count(offerCount)} offers of ${count(productCount)} products are shown now; ${count(before)} were before.`
      : `${shop}: the feed has ${count(offerCount)} offers, less than half of the ${count(before)} that are shown, so it is held and nothing has changed.\nIf that is right: npm run offers -- confirm --shop ${quoted(shop)}`;
  return [
    verdict,
    ...(state === "live" ? [`  Matched    ${count(matchCount)} offers for our ideas`] : []),
    ...leftOut.map(leftOutLine),
    ...unknownLine(unknownColumns),
  ].join("\n");
}

/** The shops, in lines to read. */
export function describeShops(
  shops: readonly OfferShopsTable[],
  imports: ReadonlyMap<number, OfferImportsTable>,
  now: Date,
): string {
  if (shops.length === 0) return "There is no shop yet. Cards link to a search of the marketplace.";
  return shops.map((shop) => describeShop(shop, imports, now)).join("\n");
}

function describeShop(
  shop: OfferShopsTable,
  imports: ReadonlyMap<number, OfferImportsTable>,
  now: Date,
): string {
  const live = imports.get(shop.generation ?? 0);
  const held = [...imports.values()].find(({ shop_id, state }) => shop_id === shop.id && state === "held");
  const isStale = Date.parse(shop.seen_at ?? "") + shop.fresh_days * DAY < now.getTime();
  const allowed = [
    ...(shop.charity_claim ? ["charity claim"] : []),
    ...(shop.third_party_sites ? ["other sites"] : []),
    ...(shop.mail ? ["mail"] : []),
    ...(shop.ai_text ? ["AI text"] : []),
  ];
  const leftOut = JSON.parse(live?.left_out ?? "[]") as readonly LeftOutCount[];
  const unknown = JSON.parse(live?.unknown_columns ?? "[]") as readonly string[];
  return [
    `${shop.name}  ${shop.country}, ${shop.network}, ${count(shop.offer_count)} offers, seen ${shop.seen_at?.slice(0, 16).replace("T", " ")} UTC${isStale ? ` (not shown: more than ${shop.fresh_days} days ago)` : ""}`,
    `  Allowed    ${allowed.join(", ") || "its links on our own pages alone"}${shop.approval && ` (${shop.approval})`}`,
    ...(held ? [`  Held       a feed of ${count(held.offer_count)} offers waits to be confirmed`] : []),
    ...leftOut.map(leftOutLine),
    ...unknownLine(unknown),
  ].join("\n");
}

function leftOutLine({ reason, count: number, first }: LeftOutCount): string {
  return `  Left out   ${count(number)}: ${LEFT_OUT[reason]}${first && ` (${first} first)`}`;
}

function unknownLine(columns: readonly string[]): readonly string[] {
  if (columns.length === 0) return [];
  const named = columns.slice(0, MOST_NAMED).map(quoted).join(", ");
  return [
    `  Unknown    ${columns.length === 1 ? "column" : "columns"} ${named}${columns.length > MOST_NAMED ? " and more" : ""}`,
  ];
}

function count(number: number): string {
  return number.toLocaleString("en-US");
}
