import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Who shows our widgets, what came of it, and which part of a close their own tracking ids brought. */
export const partners: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("partners")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("website", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("charity_id", "text")
      .addColumn("allowed_origins", "text", (column) => column.notNull().defaultTo("[]"))
      .addColumn("hourly_limit", "integer")
      .addColumn("ai_daily_limit_micros", "bigint")
      .addColumn("search_hour", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("searches_in_hour", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addColumn("disabled_at", "text")
      .addColumn("ended_at", "text")
      .execute();
    await db.schema
      .createIndex("partners_user")
      .on("partners")
      .columns(["user_id", "created_at", "id"])
      .execute();
    await db.schema.createIndex("partners_time").on("partners").columns(["created_at", "id"]).execute();

    await db.schema
      .createTable("partner_days")
      .addColumn("partner_id", "text", (column) =>
        column.notNull().references("partners.id").onDelete("cascade"),
      )
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("loads", "bigint", (column) => column.notNull().defaultTo(0))
      .addColumn("searches", "bigint", (column) => column.notNull().defaultTo(0))
      .addColumn("shop_clicks", "bigint", (column) => column.notNull().defaultTo(0))
      .addColumn("ai_spent_micros", "bigint", (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint("partner_days_key", ["partner_id", "day"])
      .execute();

    // A tracking id stays its first partner's, also when that is gone: its reports are nobody else's.
    await db.schema
      .createTable("partner_tracking_ids")
      .addColumn("marketplace", "text", (column) => column.notNull())
      .addColumn("tracking_id", "text", (column) => column.notNull())
      .addColumn("partner_id", "text", (column) => column.references("partners.id").onDelete("set null"))
      .addColumn("assigned_at", "text", (column) => column.notNull())
      .addColumn("retired_at", "text")
      .addPrimaryKeyConstraint("partner_tracking_ids_key", ["marketplace", "tracking_id"])
      .execute();
    await db.schema
      .createIndex("partner_tracking_ids_partner")
      .on("partner_tracking_ids")
      .column("partner_id")
      .execute();

    await db.schema.alterTable("click_events").addColumn("partner_id", "text").execute();
    await db.schema
      .createIndex("click_events_partner")
      .on("click_events")
      .column("partner_id")
      .where(sql.ref("partner_id"), "is not", null)
      .execute();

    await db.schema
      .createTable("closed_tracking_commission")
      .addColumn("close_month", "text", (column) => column.notNull().references("month_closes.month"))
      .addColumn("month", "text", (column) => column.notNull())
      .addColumn("marketplace", "text", (column) => column.notNull())
      .addColumn("tracking_id", "text", (column) => column.notNull())
      .addColumn("amount_minor", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("closed_tracking_commission_key", [
        "close_month",
        "month",
        "marketplace",
        "tracking_id",
      ])
      .execute();
    await db.schema
      .createIndex("closed_tracking_commission_id")
      .on("closed_tracking_commission")
      .columns(["marketplace", "tracking_id"])
      .execute();
    // What the closes so far counted of the reports that are there: a report from before the first close at or after
    // its month was counted by that close, and none that came later has been counted as it is now.
    await sql`
      insert into closed_tracking_commission (close_month, month, marketplace, tracking_id, amount_minor)
      select closes.month, reports.period, reports.marketplace, reports.tracking_id, reports.commission_usd_minor
      from affiliate_reports as reports
      join month_closes as closes on closes.month =
        (select min(later.month) from month_closes as later where later.month >= reports.period)
      where reports.imported_at <= closes.closed_at
    `.execute(db);
  },
};
