import type { Database } from "../../db/database.ts";
import type { LedgerCheckpointsTable } from "./log.table.ts";

/** Null while nothing is signed. */
export async function latestCheckpoint(db: Database): Promise<LedgerCheckpointsTable | null> {
  const latest = db.selectFrom("ledger_checkpoints").selectAll().orderBy("size", "desc").limit(1);
  return (await latest.executeTakeFirst()) ?? null;
}

/** With what witnesses have cosigned of it. Null when none was signed at that size. */
export async function checkpointAt(db: Database, size: number): Promise<string | null> {
  const [checkpoint, cosignatures] = await Promise.all([
    db.selectFrom("ledger_checkpoints").select("note").where("size", "=", size).executeTakeFirst(),
    db.selectFrom("ledger_cosignatures").select("line").where("size", "=", size).orderBy("witness").execute(),
  ]);
  return checkpoint ? checkpoint.note + cosignatures.map(({ line }) => line).join("") : null;
}
