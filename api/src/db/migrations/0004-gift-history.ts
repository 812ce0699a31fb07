import type { Migration } from "kysely/migration";

export const giftHistory: Migration = {
  async up(db) {
    await db.schema
      .createTable("user_gift_history")
      .addColumn("user_id", "text", (column) => column.primaryKey())
      .addColumn("previous_gifts", "text", (column) => column.notNull())
      .addColumn("previous_interests", "text", (column) => column.notNull())
      .addColumn("favorite_categories", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
  },
};
