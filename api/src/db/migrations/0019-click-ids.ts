import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What a click is called where its purchase is reported: random, and no part of anything else that we know. */
export const clickIds: Migration = {
  async up(db) {
    // Null for the clicks that are there: their links carried none.
    await db.schema.alterTable("click_events").addColumn("click_id", "text").execute();
    await db.schema
      .createIndex("click_events_click_id")
      .on("click_events")
      .columns(["click_id", "timestamp"])
      .where(sql.ref("click_id"), "is not", null)
      .execute();
  },
};
