import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What all processes sign with, and the feeds of shops that are fetched by address. */
export const secretsAndScheduledFeeds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("secrets")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("scheduled_feeds")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("address", "text", (column) => column.notNull())
      .addColumn("shop", "text", (column) => column.notNull().unique())
      .addColumn("network", "text", (column) => column.notNull())
      .addColumn("country", "text", (column) => column.notNull())
      .addColumn("every_hours", "integer", (column) => column.notNull())
      .addColumn("due_at", "text", (column) => column.notNull())
      .addColumn("taken_at", "text")
      .addColumn("etag", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("last_modified", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("fetched_at", "text")
      .addColumn("outcome", "text", (column) => column.notNull().defaultTo("waiting"))
      .addColumn("message", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
  },
};
