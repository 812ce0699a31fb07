import type { Migration } from "kysely/migration";

/** What people say of us. What somebody said while signed in goes with the account. */
export const feedback: Migration = {
  async up(db) {
    await db.schema
      .createTable("feedback")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
      .addColumn("is_quick_mode", "integer", (column) => column.notNull())
      .addColumn("quick_rating", "integer")
      .addColumn("quick_feedback", "text")
      .addColumn("preferred_retailers", "text")
      .addColumn("overall_rating", "integer")
      .addColumn("accuracy_rating", "integer")
      .addColumn("ease_of_use_rating", "integer")
      .addColumn("charitable_model_rating", "integer")
      .addColumn("best_feature", "text")
      .addColumn("improvements", "text")
      .addColumn("future_use", "text")
      .addColumn("would_recommend", "text")
      .addColumn("additional_comments", "text")
      .execute();
    await db.schema.createIndex("feedback_time").on("feedback").columns(["created_at", "id"]).execute();
    await db.schema.createIndex("feedback_user").on("feedback").column("user_id").execute();
  },
};
