import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What each report says was bought and kept, so that nobody adds up a million lines for a figure of the scoreboard. */
export const keptItems: Migration = {
  async up(db: Kysely<unknown>) {
    // Null for the reports that are there: their own lines tell.
    await db.schema.alterTable("affiliate_reports").addColumn("kept_items", "bigint").execute();
  },
};
