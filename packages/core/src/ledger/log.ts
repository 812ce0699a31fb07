import { fromBase64, isSame, toBase64, utf8Of } from "./bytes.ts";
import { hashedText, type LedgerEvent } from "./event.ts";
import { createMerkleTree, leafHash, type MerkleTree, type Sha256 } from "./merkle.ts";
import {
  isSignedBy,
  type NoteCrypto,
  type NoteKey,
  readCheckpoint,
  readNote,
  readNoteKey,
} from "./signed-note.ts";

/** What stands at an event's place in the log's tree: the bytes whose SHA-256 is its hash too. */
export function logEntry(event: LedgerEvent): Uint8Array {
  return utf8Of(hashedText(event));
}

/** The Merkle tree over a ledger's events. */
export async function treeOf(events: readonly LedgerEvent[], sha256: Sha256): Promise<MerkleTree> {
  const tree = createMerkleTree(sha256);
  for (const event of events) await tree.append(await leafHash(logEntry(event), sha256));
  return tree;
}

/** Tells a change of keys from any other text that they sign. */
export function keyChangeText(origin: string, from: string, to: string, seq: number): string {
  return `${origin}\nkey change at event ${seq}\n${from}\n${to}\n`;
}

/**
 * What is wrong with the log's changes of keys, as sentences: each has to be signed by the key before and by the new one.
 * @param first the key that the log began with
 */
export async function keyProblems(
  events: readonly LedgerEvent[],
  first: NoteKey,
  crypto: NoteCrypto,
): Promise<readonly string[]> {
  const problems: string[] = [];
  let present: NoteKey | null = first;
  for (const event of events) {
    if (event.type !== "log_key_changed") continue;
    const { origin, from, to, fromSignature, toSignature } = event.data;
    const text = utf8Of(keyChangeText(origin, from, to, event.seq));
    const next: NoteKey | null = await readNoteKey(to, crypto.sha256);
    const isRight =
      from === present?.text &&
      origin === first.name &&
      (await isBy(present, text, fromSignature, crypto)) &&
      (await isBy(next, text, toSignature, crypto));
    if (!isRight) problems.push(`Event ${event.seq}: the change of keys is not signed by both`);
    present = next;
  }
  return problems;
}

async function isBy(
  key: NoteKey | null,
  text: Uint8Array,
  signature: string,
  { verify }: NoteCrypto,
): Promise<boolean> {
  const bytes = fromBase64(signature);
  return key !== null && bytes?.length === 64 && verify(key.publicKey, text, bytes);
}

/** The key that the log began with, and those that took its place, as far as the events tell. */
export async function keysOf(
  events: readonly LedgerEvent[],
  first: NoteKey,
  sha256: Sha256,
): Promise<readonly NoteKey[]> {
  const later = await Promise.all(
    events.flatMap((event) => (event.type === "log_key_changed" ? [readNoteKey(event.data.to, sha256)] : [])),
  );
  return [first, ...later.flatMap((key) => key ?? [])];
}

/** A checkpoint that somebody kept, and the keys that the log's checkpoints may be signed by. */
export interface KeptCheckpoint {
  readonly note: string;
  /** Where they are known; without any, what the checkpoint says is compared, and who signed it isn't known. */
  readonly keys: readonly NoteKey[];
}

/**
 * What a checkpoint that was kept says against a ledger, as sentences: that it was cut off, or that something before
 * the checkpoint was changed; or what is wrong with the checkpoint itself.
 * @param events verified already
 */
export async function checkpointProblems(
  events: readonly LedgerEvent[],
  { note: text, keys }: KeptCheckpoint,
  crypto: NoteCrypto,
): Promise<readonly string[]> {
  const note = readNote(text);
  const checkpoint = note && readCheckpoint(note.text);
  if (!note || !checkpoint) return ["The checkpoint is not one that a log signs"];
  const { origin, size, root } = checkpoint;
  if (keys.length > 0) {
    const own = keys.filter(({ name }) => name === origin);
    if (own.length === 0) return [`The checkpoint is of another log, ${origin}`];
    const checks = await Promise.all(own.map((key) => isSignedBy(note, key, crypto)));
    if (!checks.includes(true)) return ["The checkpoint isn't signed by the log's key"];
  }
  if (size > events.length) {
    return [`The checkpoint has ${size} events and this ledger only ${events.length}: its end was cut off`];
  }
  const tree = await treeOf(events.slice(0, size), crypto.sha256);
  const found = await tree.root();
  if (isSame(found, root)) return [];
  return [
    `Something among the first ${size} events was changed since the checkpoint: it has the root ${toBase64(root)}, and this ledger ${toBase64(found)}`,
  ];
}
