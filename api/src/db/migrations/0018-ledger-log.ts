import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The ledger as a log: its signed checkpoints, and the keys that signed them. */
export const ledgerLog: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("ledger_checkpoints")
      .addColumn("size", "bigint", (column) => column.primaryKey())
      .addColumn("root", "text", (column) => column.notNull())
      .addColumn("note", "text", (column) => column.notNull())
      .addColumn("signed_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("ledger_keys")
      .addColumn("since", "bigint", (column) => column.primaryKey())
      .addColumn("key", "text", (column) => column.notNull().unique())
      .execute();
  },
};
