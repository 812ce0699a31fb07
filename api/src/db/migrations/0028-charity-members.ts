import type { Migration } from "kysely/migration";

/** Whose accounts act for which charity, as an administrator has confirmed. */
export const charityMembers: Migration = {
  async up(db) {
    await db.schema
      .createTable("charity_members")
      .addColumn("charity_id", "text", (column) => column.notNull())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("since", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("charity_members_pk", ["user_id", "charity_id"])
      .execute();
  },
};
