import type { Migration } from "kysely/migration";

/**
 * Column types that both databases have: text for ids and for times (ISO 8601, UTC), integers for
 * minor units of money and for booleans (0 and 1), JSON as text.
 */
export const firstTables: Migration = {
  async up(db) {
    await db.schema
      .createTable("donation_ledger")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("month", "text", (column) => column.notNull())
      .addColumn("charity_id", "text", (column) => column.notNull())
      .addColumn("amount_minor", "bigint", (column) => column.notNull())
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("donation_ledger_status")
      .on("donation_ledger")
      .columns(["status", "charity_id"])
      .execute();
    await db.schema.createIndex("donation_ledger_month").on("donation_ledger").column("month").execute();

    await db.schema
      .createTable("impact_metrics")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "bigint", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("click_events")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text")
      .addColumn("product_id", "text", (column) => column.notNull())
      .addColumn("timestamp", "text", (column) => column.notNull())
      .addColumn("affiliate_link", "text", (column) => column.notNull())
      .addColumn("estimated_commission_minor", "bigint", (column) => column.notNull())
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("confirmed", "integer", (column) => column.notNull())
      .addColumn("charity_id", "text")
      .execute();

    await db.schema
      .createTable("analytics_events")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("event_name", "text", (column) => column.notNull())
      .addColumn("event_details", "text", (column) => column.notNull())
      .addColumn("timestamp", "text", (column) => column.notNull())
      .addColumn("user_id", "text")
      .execute();

    await db.schema
      .createTable("user_interactions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("interaction_type", "text", (column) => column.notNull())
      .addColumn("element_id", "text", (column) => column.notNull())
      .addColumn("details", "text", (column) => column.notNull())
      .addColumn("timestamp", "text", (column) => column.notNull())
      .addColumn("user_id", "text")
      .execute();
  },
};
