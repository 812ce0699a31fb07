import { rename } from "node:fs/promises";
import {
  checkpointText,
  type MerkleTree,
  type NoteKey,
  readNoteKey,
  toBase64,
  writeNote,
} from "@gifthearth/core/ledger";
import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { takeTurn } from "../ledger/events.ts";
import { latestCheckpoint } from "./checkpoints.ts";
import { NODE_CRYPTO } from "./crypto.ts";
import { createLedgerTree } from "./ledger-tree.ts";
import type { LedgerCheckpointsTable } from "./log.table.ts";
import {
  keyFile,
  makeSigningKey,
  readKeyFile,
  readSigningKey,
  type SigningKey,
  writeKeyFile,
} from "./signing-key.ts";

/** Why the log isn't signed, in sentences for the operator. */
export class LogRefusal extends Error {
  override readonly name = "LogRefusal";
}

export interface LogDependencies {
  readonly db: Database;
  readonly config: Pick<Config, "publicUrl" | "dataDirectory" | "ledgerKey">;
  readonly clock: () => Date;
}

/** A log is named after where it was begun, for good. */
export function originOf(publicUrl: string): string {
  return `${new URL(publicUrl).host}/ledger`;
}

/**
 * Signs a checkpoint for each event since the last one; the first time for the last event alone. Of many processes
 * one signs. What it signs always continues what was signed before: else it refuses.
 * @returns the latest checkpoint; null while the ledger is empty
 * @throws {LogRefusal} when the key isn't the log's, or the ledger isn't the one that was signed
 */
export async function signLog({
  db,
  config,
  clock,
}: LogDependencies): Promise<LedgerCheckpointsTable | null> {
  const [before, { seq }] = await Promise.all([
    latestCheckpoint(db),
    db.selectFrom("ledger_head").select("seq").executeTakeFirstOrThrow(),
  ]);
  if (seq === (before?.size ?? 0)) return before;
  const signing = await signingKeyFor(db, config);
  await db.transaction().execute(async (trx) => {
    await takeTurn(trx);
    const known = await currentKey(trx);
    if (known === null)
      await trx.insertInto("ledger_keys").values({ since: 0, key: signing.key.text }).execute();
    else if (known.text !== signing.key.text) throw foreignKey(signing.key, known);
    const last = await latestCheckpoint(trx);
    // Read anew: what is signed is what lies there, whatever this process has read before.
    const tree = await createLedgerTree().read(trx);
    await refuseOtherHistory(tree, last);
    const signed_at = clock().toISOString();
    for (let size = last ? last.size + 1 : tree.size; size <= tree.size; size++) {
      const checkpoint = { origin: signing.key.name, size, root: await tree.root(size) };
      const note = noteBy(signing, checkpointText(checkpoint));
      const row = { size, root: toBase64(checkpoint.root), note, signed_at };
      await trx.insertInto("ledger_checkpoints").values(row).execute();
    }
  });
  return latestCheckpoint(db);
}

/** A text with the key's signature under it. */
export function noteBy({ key, sign }: SigningKey, text: string): string {
  const signature = sign(new TextEncoder().encode(text));
  return writeNote({ text, signatures: [{ name: key.name, id: key.id, signature }] });
}

async function refuseOtherHistory(tree: MerkleTree, last: LedgerCheckpointsTable | null): Promise<void> {
  if (!last) return;
  const isThere = last.size <= tree.size && toBase64(await tree.root(last.size)) === last.root;
  if (isThere) return;
  throw new LogRefusal(
    `The first ${last.size} events of the ledger are not those that were signed, so nothing is signed any more. Please run npm run donations -- verify, and restore the ledger from a backup.`,
  );
}

/**
 * The key of the log: from `LEDGER_KEY`, else from its file, which is made for a log that has none yet.
 * @throws {LogRefusal} when it is lost, or another's
 */
export async function signingKeyFor(db: Database, config: LogDependencies["config"]): Promise<SigningKey> {
  const known = await currentKey(db);
  const key = config.ledgerKey ? await readSigningKey(config.ledgerKey) : await keyInFile(config, known);
  if (!key) {
    throw new LogRefusal(
      `The key of the ledger's log, ${known?.text ?? "LEDGER_KEY"}, is not here. Please restore ${keyFile(config.dataDirectory)} from its backup, or set LEDGER_KEY.`,
    );
  }
  if (known && known.text !== key.key.text) throw foreignKey(key.key, known);
  return key;
}

async function keyInFile(
  { publicUrl, dataDirectory }: LogDependencies["config"],
  known: NoteKey | null,
): Promise<SigningKey | null> {
  const path = keyFile(dataDirectory);
  // A change of keys that was cut short after the ledger knew of it.
  const next = await readKeyFile(`${path}.next`);
  if (next && known?.text === next.key.text) await rename(`${path}.next`, path);
  const present = await readKeyFile(path);
  if (present || known) return present;
  const made = await makeSigningKey(originOf(publicUrl));
  try {
    await writeKeyFile(path, made);
    return made;
  } catch (error) {
    // Another process made it just now.
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return readKeyFile(path);
    throw error;
  }
}

function foreignKey(ours: NoteKey, known: NoteKey): LogRefusal {
  return new LogRefusal(
    `This server has the key ${ours.text}, but the ledger's log is signed by ${known.text}, so nothing is signed. Please give it that key: the file ledger.key in DATA_DIR, or LEDGER_KEY.`,
  );
}

/** Every key that the log was ever signed by, the first one first. */
export async function logKeys(db: Database): Promise<readonly NoteKey[]> {
  const rows = await db.selectFrom("ledger_keys").select("key").orderBy("since").execute();
  const keys = await Promise.all(rows.map(({ key }) => readNoteKey(key, NODE_CRYPTO.sha256)));
  return keys.flatMap((key) => key ?? []);
}

/** The key that the log is signed by now; null before it was ever signed. */
export async function currentKey(db: Database): Promise<NoteKey | null> {
  return (await logKeys(db)).at(-1) ?? null;
}

/** Signs what is new, and tells what hinders it once. Never fails. */
export function createLogKeeper(dependencies: LogDependencies, logger: Logger): () => Promise<void> {
  let told = "";
  return async () => {
    try {
      await signLog(dependencies);
      told = "";
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      if (sentence === told) return;
      told = sentence;
      if (error instanceof LogRefusal) logger.error(sentence);
      else logger.error({ err: error }, "The ledger's log can't be signed; it is tried again");
    }
  };
}
