import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * A donation is owed until it is given, so it may be tried again by any platform, the same one included; each try is
 * followed by one other at most.
 */
export const donationAttempts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex("donation_ledger_once").execute();
    await db.schema
      .createIndex("donation_ledger_next")
      .on("donation_ledger")
      .column("replaces")
      .unique()
      .execute();
  },
};
