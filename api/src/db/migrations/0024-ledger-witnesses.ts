import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Who vouches that the ledger's log only grows: the witnesses that are asked, and what they have cosigned. */
export const ledgerWitnesses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("ledger_witnesses")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("size", "bigint", (column) => column.notNull())
      .addColumn("next_at", "text", (column) => column.notNull())
      .addColumn("failures", "integer", (column) => column.notNull())
      .addColumn("problem", "text")
      .addColumn("problem_since", "text")
      .addColumn("is_refusal", "integer", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("ledger_cosignatures")
      .addColumn("size", "bigint", (column) => column.notNull())
      .addColumn("witness", "text", (column) => column.notNull())
      .addColumn("line", "text", (column) => column.notNull())
      .addColumn("cosigned_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("ledger_cosignatures_pk", ["size", "witness"])
      .execute();
  },
};
