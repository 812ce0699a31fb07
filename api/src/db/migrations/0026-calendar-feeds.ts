import type { Migration } from "kysely/migration";

/** Secret addresses by which calendar programs read the days of users' people. */
export const calendarFeeds: Migration = {
  async up(db) {
    await db.schema
      .createTable("calendar_feeds")
      .addColumn("user_id", "text", (column) =>
        column.primaryKey().references("users.id").onDelete("cascade"),
      )
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
  },
};
