import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Charities, what was earned, and the ledger of what is given. Amounts are integer minor units of a currency. */
export const charityMoney: Migration = {
  async up(db) {
    await db.schema
      .createTable("charities")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("registration", "text", (column) => column.notNull())
      .addColumn("country", "text", (column) => column.notNull())
      .addColumn("causes", "text", (column) => column.notNull())
      .addColumn("website", "text")
      .addColumn("contract_date", "text")
      .addColumn("contact", "text")
      .addColumn("platform_ids", "text", (column) => column.notNull())
      .addColumn("active_from", "text", (column) => column.notNull())
      .addColumn("active_to", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("monthly_charities")
      .addColumn("month", "text", (column) => column.notNull())
      .addColumn("charity_id", "text", (column) => column.notNull().references("charities.id"))
      .addColumn("share_basis_points", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("monthly_charities_key", ["month", "charity_id"])
      .execute();

    await db.schema
      .createTable("affiliate_reports")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("marketplace", "text", (column) => column.notNull())
      .addColumn("tracking_id", "text", (column) => column.notNull())
      .addColumn("period", "text", (column) => column.notNull())
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("usd_rate", "text", (column) => column.notNull())
      .addColumn("commission_minor", "bigint", (column) => column.notNull())
      .addColumn("commission_usd_minor", "bigint", (column) => column.notNull())
      .addColumn("line_count", "bigint", (column) => column.notNull())
      .addColumn("file_name", "text", (column) => column.notNull())
      .addColumn("file_hash", "text", (column) => column.notNull())
      .addColumn("imported_at", "text", (column) => column.notNull())
      .addUniqueConstraint("affiliate_reports_snapshot", ["marketplace", "tracking_id", "period"])
      .execute();
    await db.schema
      .createIndex("affiliate_reports_period")
      .on("affiliate_reports")
      .column("period")
      .execute();

    await db.schema
      .createTable("affiliate_revenue")
      // No foreign key: lines come before their report, see affiliate_staging.
      .addColumn("report_id", "text", (column) => column.notNull())
      .addColumn("line", "bigint", (column) => column.notNull())
      .addColumn("category", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("product_id", "text", (column) => column.notNull())
      .addColumn("shipped_on", "text", (column) => column.notNull())
      .addColumn("price_minor", "bigint", (column) => column.notNull())
      .addColumn("items", "bigint", (column) => column.notNull())
      .addColumn("returns", "bigint", (column) => column.notNull())
      .addColumn("revenue_minor", "bigint", (column) => column.notNull())
      .addColumn("commission_minor", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("affiliate_revenue_key", ["report_id", "line"])
      .execute();

    await db.schema
      .createTable("conversions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("report_id", "text", (column) => column.notNull())
      .addColumn("click_event_id", "text", (column) => column.notNull())
      .addColumn("product_id", "text", (column) => column.notNull())
      .addColumn("commission_minor", "bigint", (column) => column.notNull())
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("commission_usd_minor", "bigint", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addUniqueConstraint("conversions_key", ["click_event_id", "report_id"])
      .execute();
    await db.schema.createIndex("conversions_report").on("conversions").column("report_id").execute();
    await db.schema
      .createTable("affiliate_staging")
      .addColumn("report_id", "text", (column) => column.primaryKey())
      .addColumn("touched_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.alterTable("click_events").addColumn("linked_product_id", "text").execute();
    for (const column of ["product_id", "linked_product_id"] as const) {
      await db.schema
        .createIndex(`click_events_${column}`)
        .on("click_events")
        .columns([column, "timestamp"])
        .execute();
    }

    // All that a user's totals need, so that they cost the same however many clicks of others lie between.
    await db.schema
      .createIndex("click_events_user_totals")
      .on("click_events")
      .columns([
        "user_id",
        "charity_id",
        "confirmed",
        "estimated_commission_minor",
        "actual_commission_minor",
      ])
      .where(sql.ref("user_id"), "is not", null)
      .execute();

    // What every close counted, so that a later correction of a report is known as the difference.
    await db.schema
      .createTable("month_closes")
      .addColumn("month", "text", (column) => column.primaryKey())
      .addColumn("carry_minor", "bigint", (column) => column.notNull())
      .addColumn("closed_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("closed_commission")
      .addColumn("close_month", "text", (column) => column.notNull().references("month_closes.month"))
      .addColumn("month", "text", (column) => column.notNull())
      .addColumn("amount_minor", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("closed_commission_key", ["close_month", "month"])
      .execute();

    await db.schema
      .alterTable("donation_ledger")
      .addColumn("platform", "text", (column) => column.notNull().defaultTo("manual"))
      .execute();
    const nullable = {
      platform_donation_id: "text",
      receipt: "text",
      failure_reason: "text",
      replaces: "text",
      attempted_at: "text",
      checked_at: "text",
      last_problem: "text",
      submitted_at: "text",
      completed_at: "text",
    } as const;
    for (const [name, type] of Object.entries(nullable)) {
      await db.schema.alterTable("donation_ledger").addColumn(name, type).execute();
    }
    await db.schema
      .alterTable("donation_ledger")
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex("donation_ledger_once")
      .on("donation_ledger")
      .columns(["month", "charity_id", "platform"])
      .unique()
      .execute();

    await db.schema
      .createTable("ledger_events")
      .addColumn("seq", "bigint", (column) => column.primaryKey())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("data", "text", (column) => column.notNull())
      .addColumn("previous_hash", "text", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull().unique())
      .execute();
    // One row: the end of the chain. Who writes to the ledger takes it first, so that writers take turns.
    await db.schema
      .createTable("ledger_head")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("seq", "bigint", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull())
      .execute();
    await db
      .insertInto("ledger_head")
      .values({ id: 1, seq: 0, hash: "0".repeat(64) })
      .execute();

    await db.schema
      .createTable("webhook_deliveries")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("platform", "text", (column) => column.notNull())
      .addColumn("received_at", "text", (column) => column.notNull())
      .execute();

    // What the simulated platform was asked for. Not unique by reference: it would show a donation made twice.
    await db.schema
      .createTable("sandbox_donations")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("reference", "text", (column) => column.notNull())
      .addColumn("charity_id", "text", (column) => column.notNull())
      .addColumn("amount_minor", "bigint", (column) => column.notNull())
      .addColumn("scenario", "text", (column) => column.notNull())
      .addColumn("made_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("sandbox_donations_reference")
      .on("sandbox_donations")
      .column("reference")
      .execute();

    await db.schema
      .createTable("admin_actions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("details", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("admin_actions_time").on("admin_actions").column("at").execute();
  },
};
