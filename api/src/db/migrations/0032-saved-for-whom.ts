import type { Migration } from "kysely/migration";

/** Whom a saved idea is for, as its search said; unknown of those that were saved before. */
export const savedForWhom: Migration = {
  async up(db) {
    await db.schema.alterTable("saved_gift_ideas").addColumn("relation", "text").execute();
    await db.schema.alterTable("saved_gift_ideas").addColumn("occasion", "text").execute();
  },
};
