import type { Migration } from "kysely/migration";

/** Where reports come from, what of them isn't counted, by which rate they are; and what the operator was told. */
export const revenueSources: Migration = {
  async up(db) {
    const columns = { account: "text", rate_source: "text", not_counted: "text" } as const;
    await db.schema
      .alterTable("affiliate_reports")
      .addColumn("source", "text", (column) => column.notNull().defaultTo("earnings"))
      .execute();
    for (const [name, type] of Object.entries(columns)) {
      await db.schema.alterTable("affiliate_reports").addColumn(name, type).execute();
    }
    await db.schema.alterTable("affiliate_revenue").addColumn("country", "text").execute();

    await db.schema
      .createTable("exchange_rates")
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("month", "text", (column) => column.notNull())
      .addColumn("usd_rate", "text", (column) => column.notNull())
      .addColumn("source", "text", (column) => column.notNull())
      .addColumn("noted_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("exchange_rates_key", ["currency", "month"])
      .execute();

    await db.schema
      .createTable("alarms")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("sentence", "text", (column) => column.notNull())
      .addColumn("since", "text", (column) => column.notNull())
      .addColumn("mailed_at", "text")
      .execute();
  },
};
