import type { Migration } from "kysely/migration";

/** Whose accounts act for which charity, as an administrator has confirmed; and how the scheduled backups go. */
export const charityMembersAndBackups: Migration = {
  async up(db) {
    await db.schema
      .createTable("charity_members")
      .addColumn("charity_id", "text", (column) => column.notNull())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("since", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("charity_members_pk", ["user_id", "charity_id"])
      .execute();
    await db.schema
      .createTable("backup_state")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("next_at", "text", (column) => column.notNull())
      .addColumn("made_at", "text")
      .addColumn("problem", "text")
      .addColumn("problem_since", "text")
      .execute();
  },
};
