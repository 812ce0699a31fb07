import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Whom a saved search is for: the relation to the giver, and the age in years. Null where it wasn't told. */
export const savedPerson: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("saved_gift_queries").addColumn("relation", "text").execute();
    await db.schema.alterTable("saved_gift_queries").addColumn("age", "integer").execute();
  },
};
