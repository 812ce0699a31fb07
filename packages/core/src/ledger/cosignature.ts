import { concatenate, utf8Of } from "./bytes.ts";
import type { Sha256 } from "./merkle.ts";
import {
  type Checkpoint,
  type NoteCrypto,
  type NoteKey,
  type NoteSignature,
  readCheckpoint,
  readNote,
  readNoteKey,
  type SignedNote,
} from "./signed-note.ts";

/** Cosignatures by Ed25519 in signed notes (C2SP tlog-cosignature, cosignature/v1). */
const COSIGNATURE = 4;

/** Reads a witness's key, as C2SP signed notes write it. @returns null for what is none */
export function readWitnessKey(text: string, sha256: Sha256): Promise<NoteKey | null> {
  return readNoteKey(text, sha256, COSIGNATURE);
}

/** What a witness signs of a note. @param time seconds since 1970 */
export function cosignedText(noteText: string, time: number): string {
  return `cosignature/v1\ntime ${time}\n${noteText}`;
}

/** A witness's signature as it stands under a note. @param signature of {@link cosignedText}, 64 bytes */
export function cosignatureOf({ name, id }: NoteKey, time: number, signature: Uint8Array): NoteSignature {
  const stamp = new Uint8Array(8);
  new DataView(stamp.buffer).setBigUint64(0, BigInt(time));
  return { name, id, signature: concatenate(stamp, signature) };
}

/**
 * When the witness cosigned the note, seconds since 1970.
 * @returns "missing" where it has no line, "forged" where none of its lines is good
 */
export async function cosignedAt(
  note: SignedNote,
  witness: NoteKey,
  { verify }: NoteCrypto,
): Promise<number | "missing" | "forged"> {
  const own = note.signatures.filter(({ name, id }) => name === witness.name && id === witness.id);
  for (const { signature } of own) {
    if (signature.length !== 72) continue;
    const view = new DataView(signature.buffer, signature.byteOffset, signature.byteLength);
    const time = Number(view.getBigUint64(0));
    if (time > LATEST) continue;
    const message = utf8Of(cosignedText(note.text, time));
    if (await verify(witness.publicKey, message, signature.slice(8))) return time;
  }
  return own.length === 0 ? "missing" : "forged";
}

/** The last second that can be written as a date. */
const LATEST = 8.64e12;

/** What the witnesses whom somebody trusts say of a checkpoint. */
export interface Witnessing {
  readonly checkpoint: Checkpoint;
  /** In the order of their keys, as sentences without their stop. */
  readonly sentences: readonly string[];
  /** Those that are wrong: a line in a witness's name that isn't the witness's. */
  readonly problems: readonly string[];
}

/** @returns null for what is no checkpoint */
export async function readWitnessing(
  text: string,
  witnesses: readonly NoteKey[],
  crypto: NoteCrypto,
): Promise<Witnessing | null> {
  const note = readNote(text);
  const checkpoint = note && readCheckpoint(note.text);
  if (!note || !checkpoint) return null;
  const sentences: string[] = [];
  const problems: string[] = [];
  for (const witness of witnesses) {
    const at = await cosignedAt(note, witness, crypto);
    const which = `the checkpoint of ${checkpoint.size} events`;
    if (at === "missing") sentences.push(`${witness.name} has not cosigned ${which}`);
    else if (at === "forged") problems.push(`The cosignature of ${witness.name} under ${which} is forged`);
    else sentences.push(`${witness.name} cosigned ${which} at ${new Date(at * 1000).toISOString()}`);
  }
  return { checkpoint, sentences, problems };
}
