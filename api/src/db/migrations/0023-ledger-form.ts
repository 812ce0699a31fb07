import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Of which form the ledger's events are: one that has closes is of the old form, until the next event seals it. */
export const ledgerForm: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("ledger_head")
      .addColumn("form", "integer", (column) => column.notNull().defaultTo(2))
      .execute();
    await sql`
      update ledger_head set form = 1
      where exists (select 1 from ledger_events where type = 'month_closed')
    `.execute(db);
  },
};
