import type { Migration } from "kysely/migration";

/** Whether a partner is the charity that it says it is; those there are wait for an administrator's answer. */
export const partnerCharityAnswers: Migration = {
  async up(db) {
    await db.schema.alterTable("partners").addColumn("charity_answer", "text").execute();
  },
};
