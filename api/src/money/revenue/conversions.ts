import { type CountryCode, marketplaceDomain } from "@gifthearth/core";
import { toUsdMinor } from "@gifthearth/core/ledger";
import type { Transaction } from "kysely";
import type { Tables } from "../../db/database.ts";
import type { ReportLine } from "./report/line.ts";
import type { ConversionsTable } from "./revenue.table.ts";

const DAY = 24 * 60 * 60 * 1000;
/** How long after a click a purchase still counts for it: the programme's own window. */
const PURCHASE_WINDOW = DAY;
/** How long after the purchase an item is shipped at most, for a click to be told as its cause. */
const SHIPPING_TIME = 5 * DAY;
/** Clicks that one line confirms at most. */
const MOST_OF_A_LINE = 1_000;
/** SQLite takes 32,766 parameters at most; a conversion has 8. */
const ROWS_AT_ONCE = 1_000;

/** The report whose lines look for their clicks. */
export interface ClaimingReport {
  readonly reportId: string;
  /** The report that it takes the place of: that one's conversions are taken back, so its clicks are free. */
  readonly previousId: string | null;
  readonly marketplace: CountryCode;
  readonly trackingId: string;
  readonly currency: string;
  readonly usdRate: string;
}

interface Click {
  readonly id: string;
  readonly time: number;
}

/**
 * Finds the clicks that lines of a report confirm: of the same product and marketplace, under the report's tracking
 * id where the link names one, and made within 24 hours before the purchase, which is taken to be up to five days
 * before the shipping. Each item shipped and not returned confirms one click at most, the earliest first, and each
 * click is confirmed once. Nothing that tells of a person takes part. The conversions count once the report is there.
 */
export async function claimClicks(
  trx: Transaction<Tables>,
  report: ClaimingReport,
  lines: readonly ReportLine[],
  { at, newId }: { readonly at: Date; readonly newId: () => string },
): Promise<void> {
  const sold = lines.filter((line) => keptItems(line) > 0 && line.commissionMinor >= 0);
  if (sold.length === 0) return;
  const byProduct = Map.groupBy(sold, ({ productId }) => productId);
  const found: Confirmed[] = [];
  for (const productId of await clickedProducts(trx, sold, [...byProduct.keys()])) {
    const bought = (byProduct.get(productId) ?? []).toSorted(byShipping);
    const clicks = await freeClicks(trx, report, productId, bought);
    for (const { click, commissionMinor } of match(bought, clicks)) {
      found.push({ clickId: click.id, productId, commissionMinor });
    }
  }
  await insertConversions(trx, report, found, { at, newId });
}

/** A click that a report confirms. */
export interface Confirmed {
  readonly clickId: string;
  readonly productId: string;
  readonly commissionMinor: number;
}

/** Writes down which clicks a report confirms; of one that it confirms twice the first stays. */
export async function insertConversions(
  trx: Transaction<Tables>,
  { reportId, currency, usdRate }: Pick<ClaimingReport, "reportId" | "currency" | "usdRate">,
  confirmed: readonly Confirmed[],
  { at, newId }: { readonly at: Date; readonly newId: () => string },
): Promise<void> {
  const conversions = confirmed.map(
    ({ clickId, productId, commissionMinor }): ConversionsTable => ({
      id: newId(),
      report_id: reportId,
      click_event_id: clickId,
      product_id: productId,
      commission_minor: commissionMinor,
      currency,
      commission_usd_minor: toUsdMinor(commissionMinor, usdRate, currency),
      created_at: at.toISOString(),
    }),
  );
  for (let start = 0; start < conversions.length; start += ROWS_AT_ONCE) {
    // A click may lead to two products of one batch: by its own id and by its link.
    await trx
      .insertInto("conversions")
      .values(conversions.slice(start, start + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.columns(["click_event_id", "report_id"]).doNothing())
      .execute();
  }
}

function keptItems({ items, returns }: ReportLine): number {
  return Math.min(items + returns, MOST_OF_A_LINE);
}

function byShipping(one: ReportLine, other: ReportLine): number {
  return one.shippedOn.localeCompare(other.shippedOn) || one.line - other.line;
}

/** Milliseconds: a click counts from the first moment up to, but not at, the second. */
function windowOf({ shippedOn }: ReportLine): readonly [number, number] {
  const end = Date.parse(`${shippedOn}T00:00:00.000Z`) + DAY;
  return [end - SHIPPING_TIME - PURCHASE_WINDOW, end];
}

function wholeWindow(lines: readonly ReportLine[]): readonly [string, string] {
  const windows = lines.map(windowOf);
  return [
    new Date(Math.min(...windows.map(([from]) => from))).toISOString(),
    new Date(Math.max(...windows.map(([, to]) => to))).toISOString(),
  ];
}

/** Those of the products that were clicked at the time. */
async function clickedProducts(
  trx: Transaction<Tables>,
  lines: readonly ReportLine[],
  productIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const [from, to] = wholeWindow(lines);
  const found = new Set<string>();
  for (const column of ["product_id", "linked_product_id"] as const) {
    const rows = await trx
      .selectFrom("click_events")
      .select(column)
      .distinct()
      .where(column, "in", productIds)
      .where("timestamp", ">=", from)
      .where("timestamp", "<", to)
      .execute();
    for (const row of rows) found.add(String(Object.values(row)[0]));
  }
  return found;
}

/** A product's clicks that no other report confirms, the earliest first. */
async function freeClicks(
  trx: Transaction<Tables>,
  { previousId, marketplace, trackingId }: ClaimingReport,
  productId: string,
  lines: readonly ReportLine[],
): Promise<readonly Click[]> {
  const [from, to] = wholeWindow(lines);
  const domain = marketplaceDomain(marketplace);
  const rows = await trx
    .selectFrom("click_events")
    .select(["id", "timestamp", "affiliate_link"])
    .where(({ or, eb }) => or([eb("product_id", "=", productId), eb("linked_product_id", "=", productId)]))
    .where("timestamp", ">=", from)
    .where("timestamp", "<", to)
    .where(({ or, eb }) =>
      or([
        eb("affiliate_link", "like", `http%://www.${domain}/%`),
        eb("affiliate_link", "like", `http%://${domain}/%`),
      ]),
    )
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb("confirmed", "=", 0),
        exists(
          selectFrom("conversions")
            .select("conversions.id")
            .whereRef("conversions.click_event_id", "=", "click_events.id")
            .where("conversions.report_id", "=", previousId ?? ""),
        ),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("conversions")
            .select("conversions.id")
            .whereRef("conversions.click_event_id", "=", "click_events.id")
            .where("conversions.report_id", "!=", previousId ?? ""),
        ),
      ),
    )
    .orderBy("timestamp")
    .orderBy("id")
    // More than are needed: some lie between the windows, or carry another tag.
    .limit(2 * lines.reduce((sum, line) => sum + keptItems(line), 0) + 100)
    .execute();
  return rows
    .filter(({ affiliate_link }) => tagOf(affiliate_link) === null || tagOf(affiliate_link) === trackingId)
    .map(({ id, timestamp }) => ({ id, time: Date.parse(timestamp) }));
}

function tagOf(link: string): string | null {
  return URL.canParse(link) ? new URL(link).searchParams.get("tag") || null : null;
}

/** Both in the order of time, so that one walk along each finds as many pairs as there can be. */
function match(lines: readonly ReportLine[], clicks: readonly Click[]) {
  const pairs: { readonly click: Click; readonly commissionMinor: number }[] = [];
  let next = 0;
  for (const line of lines) {
    const [from, to] = windowOf(line);
    const items = line.items + line.returns;
    for (let item = 0; item < keptItems(line); item += 1) {
      while ((clicks[next]?.time ?? to) < from) next += 1;
      const click = clicks[next];
      if (!click || click.time >= to) break;
      pairs.push({ click, commissionMinor: partOfItem(line.commissionMinor, items, item) });
      next += 1;
    }
  }
  return pairs;
}

/** An item's part of its line's commission; the parts of all add up to it. */
function partOfItem(commissionMinor: number, items: number, item: number): number {
  return Math.floor(commissionMinor / items) + (item < commissionMinor % items ? 1 : 0);
}
