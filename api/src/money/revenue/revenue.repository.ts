import { fromMinorUnits, minorToDollars } from "@gifthearth/core";
import type { RevenueSnapshot } from "@gifthearth/core/contract";
import type { Selectable, Transaction } from "kysely";
import type { Database, Tables } from "../../db/database.ts";
import { Fingerprint } from "./report/fingerprint.ts";
import type { ReportLine } from "./report/line.ts";
import type { AffiliateReportsTable } from "./revenue.table.ts";

/** A report as it is read. */
export type Report = Selectable<AffiliateReportsTable>;

/** Behind the tracking id under which its bounties are kept: a tracking id itself has no dot. */
export const BOUNTIES_SUFFIX = ".bounties";

/** What there is one report of. */
export interface SnapshotKey {
  readonly marketplace: string;
  readonly trackingId: string;
  readonly period: string;
}

export async function findSnapshot(
  db: Database,
  { marketplace, trackingId, period }: SnapshotKey,
): Promise<Report | null> {
  const row = await db
    .selectFrom("affiliate_reports")
    .selectAll()
    .where("marketplace", "=", marketplace)
    .where("tracking_id", "=", trackingId)
    .where("period", "=", period)
    .executeTakeFirst();
  return row ?? null;
}

/** Notes that a report was imported once more as it is. */
export async function touchSnapshot(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable("affiliate_reports")
    .set({ imported_at: now.toISOString() })
    .where("id", "=", id)
    .execute();
}

/** Reports with lines that came from the very same file. */
export function findByHash(db: Database, fileHash: string): Promise<readonly Report[]> {
  return db
    .selectFrom("affiliate_reports")
    .selectAll()
    .where("file_hash", "=", fileHash)
    .where("line_count", ">", 0)
    .execute();
}

const LINES_AT_ONCE = 5_000;

/** The {@link Fingerprint} of a report that is there. */
export async function fingerprintOf(db: Database, reportId: string): Promise<string> {
  const fingerprint = new Fingerprint();
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("affiliate_revenue")
      .selectAll()
      .where("report_id", "=", reportId)
      .where("line", ">", after)
      .orderBy("line")
      .limit(LINES_AT_ONCE)
      .execute();
    for (const row of rows) {
      fingerprint.add({
        productId: row.product_id,
        shippedOn: row.shipped_on,
        priceMinor: row.price_minor,
        items: row.items,
        returns: row.returns,
        revenueMinor: row.revenue_minor,
        commissionMinor: row.commission_minor,
      });
    }
    const last = rows.at(-1);
    if (!last || rows.length < LINES_AT_ONCE) return fingerprint.digits;
    after = last.line;
  }
}

/** Other reports of the month that have as many lines and as much commission, and so may be the same earnings. */
export function findAlike(
  db: Database,
  report: Pick<
    Report,
    "marketplace" | "tracking_id" | "period" | "source" | "line_count" | "commission_minor"
  >,
): Promise<readonly Report[]> {
  return db
    .selectFrom("affiliate_reports")
    .selectAll()
    .where("period", "=", report.period)
    .where("source", "=", report.source)
    .where("line_count", "=", report.line_count)
    .where("commission_minor", "=", report.commission_minor)
    .where(({ or, eb }) =>
      or([eb("marketplace", "!=", report.marketplace), eb("tracking_id", "!=", report.tracking_id)]),
    )
    .execute();
}

/** Most reports that are listed: those of some decades. */
const MOST_LISTED = 5_000;

/** The imported reports, the newest first. */
export async function listSnapshots(db: Database): Promise<RevenueSnapshot[]> {
  const rows = await db
    .selectFrom("affiliate_reports")
    .selectAll()
    .orderBy("imported_at", "desc")
    .orderBy("id")
    .limit(MOST_LISTED)
    .execute();
  return rows.map(toSnapshot);
}

/** Items that the present reports say were shipped, less those returned: of earlier sales too, so maybe below 0. */
export async function readKeptItems(db: Database): Promise<number> {
  const { items } = await db
    .selectFrom("affiliate_reports as reports")
    .select(({ fn, selectFrom }) =>
      fn
        .sum<number | null>(
          fn.coalesce(
            "reports.kept_items",
            selectFrom("affiliate_revenue")
              .select(({ eb }) => eb.fn.sum<number>(eb("items", "+", eb.ref("returns"))).as("kept"))
              .whereRef("report_id", "=", "reports.id"),
          ),
        )
        .as("items"),
    )
    .executeTakeFirstOrThrow();
  return Number(items ?? 0);
}

/** What a report names and nobody counts, as it is stored: amounts in minor units. */
export interface NotCounted {
  readonly reason: string;
  readonly lineCount: number;
  /** Null where it isn't known. */
  readonly minor: number | null;
}

/** For `not_counted`. */
export function notCountedJson(parts: readonly NotCounted[]): string | null {
  return parts.length > 0 ? JSON.stringify(parts) : null;
}

function notCountedOf(json: string | null, currency: string): RevenueSnapshot["notCounted"] {
  const parts = json === null ? [] : (JSON.parse(json) as readonly NotCounted[]);
  return parts.map(({ reason, lineCount, minor }) => ({
    reason,
    lineCount,
    amount: minor === null ? null : fromMinorUnits(minor, currency),
  }));
}

/** A report as the API shows it. */
export function toSnapshot(row: Omit<Report, "id" | "kept_items" | "source" | "account">): RevenueSnapshot {
  return {
    marketplace: row.marketplace,
    trackingId: row.tracking_id,
    period: row.period,
    currency: row.currency,
    usdRate: row.usd_rate,
    rateSource: row.rate_source,
    commission: fromMinorUnits(row.commission_minor, row.currency),
    commissionUsd: minorToDollars(row.commission_usd_minor),
    notCounted: notCountedOf(row.not_counted, row.currency),
    lineCount: row.line_count,
    fileName: row.file_name,
    fileHash: row.file_hash,
    importedAt: row.imported_at,
  };
}

/** Whether the month, or one after it, is closed. */
export async function isMonthClosed(db: Database, month: string): Promise<boolean> {
  const row = await db
    .selectFrom("month_closes")
    .select("month")
    .where("month", ">=", month)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** @param lines so few that 12 parameters for each stay below SQLite's 32,766 */
export async function insertLines(
  trx: Transaction<Tables>,
  reportId: string,
  lines: readonly (ReportLine & { readonly country?: string | null })[],
): Promise<void> {
  await trx
    .insertInto("affiliate_revenue")
    .values(
      lines.map((line) => ({
        report_id: reportId,
        line: line.line,
        category: line.category,
        name: line.name,
        product_id: line.productId,
        shipped_on: line.shippedOn,
        price_minor: line.priceMinor,
        items: line.items,
        returns: line.returns,
        revenue_minor: line.revenueMinor,
        commission_minor: line.commissionMinor,
        country: line.country ?? null,
      })),
    )
    .execute();
}

/** Takes the report's conversions back: its clicks are as they were. */
export async function withdrawConversions(trx: Transaction<Tables>, reportId: string): Promise<void> {
  await trx
    .updateTable("click_events")
    .set({ confirmed: 0, actual_commission_minor: null })
    .where("id", "in", (query) =>
      query.selectFrom("conversions").select("click_event_id").where("report_id", "=", reportId),
    )
    .execute();
  await trx.deleteFrom("conversions").where("report_id", "=", reportId).execute();
}

/** Lets the report's conversions count, but for clicks that another report has confirmed meanwhile. */
export async function confirmConversions(trx: Transaction<Tables>, reportId: string): Promise<number> {
  await trx
    .deleteFrom("conversions")
    .where("report_id", "=", reportId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("click_events")
          .select("id")
          .whereRef("click_events.id", "=", "conversions.click_event_id")
          .where("confirmed", "=", 1),
      ),
    )
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable("click_events")
    .set(({ selectFrom }) => ({
      confirmed: 1,
      actual_commission_minor: selectFrom("conversions")
        .select("commission_usd_minor")
        .where("report_id", "=", reportId)
        .whereRef("click_event_id", "=", "click_events.id"),
    }))
    .where("id", "in", (query) =>
      query.selectFrom("conversions").select("click_event_id").where("report_id", "=", reportId),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
