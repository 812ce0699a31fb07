import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** How users want things, and which reminders of their people's days were mailed. Nobody who is kept already is mailed of. */
export const reminders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("people").addColumn("reminders_since", "text").execute();
    await db.schema.alterTable("person_days").addColumn("since", "text").execute();
    await db.schema.createIndex("person_days_day").on("person_days").columns(["month", "day"]).execute();

    await db.schema
      .createTable("user_preferences")
      .addColumn("user_id", "text", (column) =>
        column.primaryKey().references("users.id").onDelete("cascade"),
      )
      .addColumn("time_zone", "text")
      .addColumn("reminder_leads", "text", (column) => column.notNull())
      .addColumn("favorite_categories", "text", (column) => column.notNull())
      .addColumn("budget_min", "integer")
      .addColumn("budget_max", "integer")
      .execute();

    await db.schema
      .createTable("reminders")
      .addColumn("person_id", "text", (column) =>
        column.notNull().references("people.id").onDelete("cascade"),
      )
      .addColumn("date", "text", (column) => column.notNull())
      .addColumn("lead", "integer", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("claimed_at", "text", (column) => column.notNull())
      .addColumn("token_hash", "text", (column) => column.unique())
      .addPrimaryKeyConstraint("reminders_key", ["person_id", "date", "lead"])
      .execute();
    await db.schema.createIndex("reminders_date").on("reminders").column("date").execute();
  },
};
