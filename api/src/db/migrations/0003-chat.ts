import type { Migration } from "kysely/migration";

/** Conversations with the gift advisor; types as in the first migration. */
export const chat: Migration = {
  async up(db) {
    await db.schema
      .createTable("chat_sessions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text")
      .addColumn("message_count", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("chat_sessions_user")
      .on("chat_sessions")
      .columns(["user_id", "updated_at"])
      .execute();

    await db.schema
      .createTable("chat_messages")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("session_id", "text", (column) =>
        column.notNull().references("chat_sessions.id").onDelete("cascade"),
      )
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addUniqueConstraint("chat_messages_position", ["session_id", "position"])
      .execute();

    await db.schema
      .createTable("chat_suggestions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("session_id", "text", (column) =>
        column.notNull().references("chat_sessions.id").onDelete("cascade"),
      )
      .addColumn("message_position", "integer", (column) => column.notNull())
      .addColumn("place", "integer", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("suggestion", "text", (column) => column.notNull())
      .addUniqueConstraint("chat_suggestions_place", ["session_id", "message_position", "place"])
      .execute();
  },
};
