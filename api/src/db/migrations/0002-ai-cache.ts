import type { Migration } from "kysely/migration";

/** What the AI answered of late, and what it has cost each day. */
export const aiCache: Migration = {
  async up(db) {
    await db.schema
      .createTable("ai_answers")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("answer", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("ai_answers_expires_at").on("ai_answers").column("expires_at").execute();

    await db.schema
      .createTable("ai_spending")
      .addColumn("day", "text", (column) => column.primaryKey())
      .addColumn("spent_micros", "bigint", (column) => column.notNull())
      .execute();
  },
};
