import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Attempts that are counted for all processes; in the order of columns that rate-limiter-flexible writes. */
export const rateLimits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("rate_limits")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("points", "integer", (column) => column.notNull())
      .addColumn("expire", "bigint")
      .execute();
    await db.schema.createIndex("rate_limits_expire").on("rate_limits").column("expire").execute();
  },
};
