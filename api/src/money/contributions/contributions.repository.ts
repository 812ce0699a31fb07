import type { Month } from "@gifthearth/core/ledger";
import { sql } from "kysely";
import type { Database } from "../../db/database.ts";

/** A user's clicks, summed up. Cents. */
export interface ClickTotals {
  readonly clicks: number;
  readonly conversions: number;
  readonly estimatedMinor: number;
  readonly confirmedMinor: number;
}

/** What was confirmed in the reports that one close was the first to count. Cents. */
export interface CountedCommission {
  /** The month of that close. */
  readonly closeMonth: Month;
  readonly confirmedMinor: number;
}

/** A click as the user's activity shows it. Cents. */
export interface RecentClick {
  readonly id: string;
  readonly productId: string;
  readonly timestamp: string;
  readonly confirmed: boolean;
  readonly actualMinor: number | null;
  readonly estimatedMinor: number;
}

/** Latest activities shown. */
const RECENT = 5;

/** What a confirmed click brought. */
const CONFIRMED = sql<number | string | null>`sum(
  case when confirmed = 1 then coalesce(actual_commission_minor, estimated_commission_minor) else 0 end
)`;

/** All of a user's clicks; only the user's own rows are read. */
export async function readClickTotals(db: Database, userId: string): Promise<ClickTotals> {
  const row = await db
    .selectFrom("click_events")
    .select(({ fn }) => [
      fn.countAll<string | number>().as("clicks"),
      fn.sum<string | number | null>("confirmed").as("conversions"),
      fn.sum<string | number | null>("estimated_commission_minor").as("estimated"),
      CONFIRMED.as("confirmed_sum"),
    ])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return {
    clicks: Number(row.clicks),
    conversions: Number(row.conversions),
    estimatedMinor: Number(row.estimated),
    confirmedMinor: Number(row.confirmed_sum),
  };
}

/**
 * What of a user's confirmed commission the closes have counted, by the month of the close: a report's own, or the
 * later one that an overdue report waited for. Only the user's own clicks are read.
 */
export async function readCountedOfUser(db: Database, userId: string): Promise<readonly CountedCommission[]> {
  const rows = await db
    .selectFrom("click_events")
    .innerJoin("conversions", "conversions.click_event_id", "click_events.id")
    .innerJoin("affiliate_reports", "affiliate_reports.id", "conversions.report_id")
    .select(({ selectFrom }) => [
      selectFrom("closed_tracking_commission")
        .select(({ fn }) => fn.min<Month | null>("close_month").as("first"))
        .whereRef("closed_tracking_commission.marketplace", "=", "affiliate_reports.marketplace")
        .whereRef("closed_tracking_commission.tracking_id", "=", "affiliate_reports.tracking_id")
        .whereRef("closed_tracking_commission.month", "=", "affiliate_reports.period")
        .as("close_month"),
      CONFIRMED.as("confirmed_sum"),
    ])
    .where("user_id", "=", userId)
    .where("confirmed", "=", 1)
    .groupBy(["affiliate_reports.id", "marketplace", "tracking_id", "period"])
    .execute();
  return rows.flatMap(({ close_month, confirmed_sum }) =>
    close_month === null ? [] : [{ closeMonth: close_month, confirmedMinor: Number(confirmed_sum) }],
  );
}

/** The user's last clicks, the latest first. */
export async function readRecentClicks(db: Database, userId: string): Promise<readonly RecentClick[]> {
  const rows = await db
    .selectFrom("click_events")
    .select([
      "id",
      "product_id",
      "timestamp",
      "confirmed",
      "actual_commission_minor",
      "estimated_commission_minor",
    ])
    .where("user_id", "=", userId)
    .orderBy("timestamp", "desc")
    .orderBy("id")
    .limit(RECENT)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    timestamp: row.timestamp,
    confirmed: row.confirmed === 1,
    actualMinor: row.actual_commission_minor,
    estimatedMinor: row.estimated_commission_minor,
  }));
}
