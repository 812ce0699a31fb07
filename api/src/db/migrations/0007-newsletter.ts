import type { Migration } from "kysely/migration";

/** Who gets the newsletter, with the consent to it. What belongs to a subscriber goes with the subscriber. */
export const newsletter: Migration = {
  async up(db) {
    await db.schema
      .createTable("newsletter_subscribers")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("first_name", "text")
      .addColumn("email", "text", (column) => column.notNull().unique())
      .addColumn("frequency", "text", (column) => column.notNull().defaultTo("biweekly"))
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("consent_at", "text", (column) => column.notNull())
      .addColumn("consent_version", "text", (column) => column.notNull())
      .addColumn("requested_at", "text", (column) => column.notNull())
      .addColumn("confirmed_at", "text")
      .addColumn("unsubscribed_at", "text")
      .execute();
    await db.schema
      .createIndex("newsletter_subscribers_confirmed")
      .on("newsletter_subscribers")
      .columns(["confirmed_at", "requested_at"])
      .execute();
    await db.schema
      .createIndex("newsletter_subscribers_requested")
      .on("newsletter_subscribers")
      .columns(["requested_at", "id"])
      .execute();

    await db.schema
      .createTable("newsletter_requests")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("subscriber_id", "text", (column) =>
        column.notNull().references("newsletter_subscribers.id").onDelete("cascade"),
      )
      .addColumn("first_name", "text")
      .addColumn("frequency", "text", (column) => column.notNull())
      .addColumn("consent_version", "text", (column) => column.notNull())
      .addColumn("requested_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("newsletter_keys")
      .addColumn("key_hash", "text", (column) => column.primaryKey())
      .addColumn("subscriber_id", "text", (column) =>
        column.notNull().references("newsletter_subscribers.id").onDelete("cascade"),
      )
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    for (const table of ["newsletter_requests", "newsletter_keys"]) {
      await db.schema.createIndex(`${table}_subscriber`).on(table).column("subscriber_id").execute();
    }
    await db.schema
      .createIndex("newsletter_requests_expiry")
      .on("newsletter_requests")
      .column("expires_at")
      .execute();
  },
};
