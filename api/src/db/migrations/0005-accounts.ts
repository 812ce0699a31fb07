import type { Migration } from "kysely/migration";

/** Users and what is theirs. What belongs to a user goes with the user. */
export const accounts: Migration = {
  async up(db) {
    await db.schema
      .createTable("users")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("email", "text", (column) => column.notNull().unique())
      .addColumn("password_hash", "text", (column) => column.notNull())
      .addColumn("email_confirmed_at", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("profiles")
      .addColumn("id", "text", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
      .addColumn("username", "text")
      .addColumn("full_name", "text")
      .execute();

    await db.schema
      .createTable("user_roles")
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("role", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("user_roles_key", ["user_id", "role"])
      .execute();

    await db.schema
      .createTable("sessions")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("id", "text", (column) => column.notNull().unique())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("device", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("sessions_user").on("sessions").column("user_id").execute();
    await db.schema.createIndex("sessions_expiry").on("sessions").column("expires_at").execute();

    await db.schema
      .createTable("mailed_tokens")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("mailed_tokens_user")
      .on("mailed_tokens")
      .columns(["user_id", "purpose"])
      .execute();

    // What a purchase brought, once that is known.
    await db.schema.alterTable("click_events").addColumn("actual_commission_minor", "bigint").execute();
    await db.schema
      .createIndex("click_events_user")
      .on("click_events")
      .columns(["user_id", "timestamp"])
      .execute();

    await db.schema
      .createTable("saved_gift_queries")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("occasion", "text", (column) => column.notNull())
      .addColumn("interests", "text", (column) => column.notNull())
      .addColumn("budget_min", "double precision", (column) => column.notNull())
      .addColumn("budget_max", "double precision", (column) => column.notNull())
      .addColumn("additional_notes", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("saved_gift_queries_user")
      .on("saved_gift_queries")
      .columns(["user_id", "created_at"])
      .execute();

    await db.schema
      .createTable("saved_gift_ideas")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("description", "text", (column) => column.notNull())
      .addColumn("price_range", "text", (column) => column.notNull())
      .addColumn("image_url", "text")
      .addColumn("affiliate_url", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("saved_gift_ideas_user")
      .on("saved_gift_ideas")
      .columns(["user_id", "created_at"])
      .execute();
  },
};
