import type { Migration } from "kysely/migration";

/** Sign-ups whose mailed link nobody has used yet. */
export const pendingAccounts: Migration = {
  async up(db) {
    await db.schema
      .createTable("pending_accounts")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("password_hash", "text", (column) => column.notNull())
      .addColumn("username", "text")
      .addColumn("full_name", "text")
      .addColumn("next", "text")
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("pending_accounts_expiry")
      .on("pending_accounts")
      .column("expires_at")
      .execute();
    await db.schema.createIndex("pending_accounts_email").on("pending_accounts").column("email").execute();
  },
};
