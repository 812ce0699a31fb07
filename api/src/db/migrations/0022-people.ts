import type { Migration } from "kysely/migration";

/** The people whom users give to, and the days of theirs that come every year. */
export const people: Migration = {
  async up(db) {
    await db.schema
      .createTable("people")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("relation", "text")
      .addColumn("tastes", "text", (column) => column.notNull())
      .addColumn("sizes", "text", (column) => column.notNull())
      .addColumn("owns", "text", (column) => column.notNull())
      .addColumn("needs", "text", (column) => column.notNull())
      .addColumn("budget_min", "integer")
      .addColumn("budget_max", "integer")
      .addColumn("gifts", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("people_user").on("people").columns(["user_id", "name"]).execute();

    await db.schema
      .createTable("person_days")
      .addColumn("person_id", "text", (column) =>
        column.notNull().references("people.id").onDelete("cascade"),
      )
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("month", "integer", (column) => column.notNull())
      .addColumn("day", "integer", (column) => column.notNull())
      .addColumn("year", "integer")
      .addPrimaryKeyConstraint("person_days_key", ["person_id", "position"])
      .execute();
  },
};
