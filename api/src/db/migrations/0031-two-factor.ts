import type { Migration } from "kysely/migration";

/** Second factors of users: an authenticator app, and codes for whoever has lost it. */
export const twoFactor: Migration = {
  async up(db) {
    await db.schema
      .createTable("two_factor")
      .addColumn("user_id", "text", (column) =>
        column.primaryKey().references("users.id").onDelete("cascade"),
      )
      .addColumn("secret", "text", (column) => column.notNull())
      .addColumn("last_step", "integer", (column) => column.notNull())
      .addColumn("begun_at", "text", (column) => column.notNull())
      .addColumn("confirmed_at", "text")
      .execute();
    await db.schema
      .createTable("recovery_codes")
      .addColumn("code_hash", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("used_at", "text")
      .execute();
    await db.schema.createIndex("recovery_codes_user").on("recovery_codes").column("user_id").execute();
  },
};
