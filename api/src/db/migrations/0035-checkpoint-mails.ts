import type { Migration } from "kysely/migration";

/** Who wishes the ledger's checkpoint by mail, and which closes it was mailed of. Nobody does before they say so. */
export const checkpointMails: Migration = {
  async up(db) {
    await db.schema
      .alterTable("user_preferences")
      .addColumn("checkpoint_mails", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable("checkpoint_mails")
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("close_seq", "integer", (column) => column.notNull())
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("taken_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("checkpoint_mails_key", ["user_id", "close_seq"])
      .execute();
  },
};
