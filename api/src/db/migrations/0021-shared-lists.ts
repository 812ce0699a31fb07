import type { Migration } from "kysely/migration";

/** Lists of ideas at secret addresses, for friends to vote on and to say who gets what. */
export const sharedLists: Migration = {
  async up(db) {
    await db.schema
      .createTable("shared_lists")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("friend_hash", "text", (column) => column.notNull().unique())
      .addColumn("person_hash", "text", (column) => column.notNull().unique())
      .addColumn("owner_hash", "text", (column) => column.notNull())
      .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
      .addColumn("person_name", "text", (column) => column.notNull())
      .addColumn("from_name", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("allows_votes", "integer", (column) => column.notNull())
      .addColumn("allows_claims", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("ended_at", "text")
      .execute();
    await db.schema.createIndex("shared_lists_user").on("shared_lists").column("user_id").execute();
    await db.schema.createIndex("shared_lists_expiry").on("shared_lists").column("expires_at").execute();

    await db.schema
      .createTable("shared_list_ideas")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("list_id", "text", (column) =>
        column.notNull().references("shared_lists.id").onDelete("cascade"),
      )
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("description", "text", (column) => column.notNull())
      .addColumn("price_range", "text", (column) => column.notNull())
      .addColumn("image_url", "text")
      .addColumn("affiliate_url", "text", (column) => column.notNull())
      .addColumn("claimed_by", "text")
      .addColumn("claim_hash", "text")
      .addColumn("claimed_at", "text")
      .execute();
    await db.schema
      .createIndex("shared_list_ideas_list")
      .on("shared_list_ideas")
      .columns(["list_id", "position"])
      .execute();

    await db.schema
      .createTable("shared_list_votes")
      .addColumn("idea_id", "text", (column) =>
        column.notNull().references("shared_list_ideas.id").onDelete("cascade"),
      )
      .addColumn("voter_hash", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("shared_list_votes_key", ["idea_id", "voter_hash"])
      .execute();
  },
};
