import { concatenate, fromBase64, toBase64, toHex, utf8Of } from "./bytes.ts";
import type { Sha256 } from "./merkle.ts";

/** What checking needs from where it runs. */
export interface NoteCrypto {
  readonly sha256: Sha256;
  /** Whether it is an Ed25519 signature of the message. */
  verify(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean | Promise<boolean>;
}

/** A public key as C2SP signed notes write it: `name+id+base64`, the id in hexadecimal. */
export interface NoteKey {
  readonly name: string;
  /** Four bytes, hexadecimal. */
  readonly id: string;
  readonly publicKey: Uint8Array;
  /** As it is written. */
  readonly text: string;
}

/** Ed25519 in signed notes. */
const ED25519 = 1;

/**
 * @param name such as the origin of a log; without spaces and plus signs
 * @param kind of signature; Ed25519 of the note itself unless given
 */
export async function noteKeyOf(
  name: string,
  publicKey: Uint8Array,
  sha256: Sha256,
  kind = ED25519,
): Promise<NoteKey> {
  const id = await keyId(name, kind, publicKey, sha256);
  const typed = concatenate(Uint8Array.of(kind), publicKey);
  return { name, id, publicKey, text: `${name}+${id}+${toBase64(typed)}` };
}

/** The first four bytes of a hash of the key with its name and kind, hexadecimal. */
export async function keyId(
  name: string,
  kind: number,
  publicKey: Uint8Array,
  sha256: Sha256,
): Promise<string> {
  const named = concatenate(utf8Of(`${name}\n`), Uint8Array.of(kind), publicKey);
  return toHex((await sha256(named)).slice(0, 4));
}

/**
 * Reads a key.
 * @param kind of signature, by 32 bytes; Ed25519 of the note itself unless given
 * @returns null for what is none
 */
export async function readNoteKey(text: string, sha256: Sha256, kind = ED25519): Promise<NoteKey | null> {
  const [, name = "", id, encoded = ""] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text.trim()) ?? [];
  const typed = fromBase64(encoded);
  if (typed?.length !== 33 || typed[0] !== kind) return null;
  const key = await noteKeyOf(name, typed.slice(1), sha256, kind);
  return key.id === id ? key : null;
}

/** A line under a note. */
export interface NoteSignature {
  readonly name: string;
  /** Of the key, hexadecimal. */
  readonly id: string;
  /** Without the key's id; for Ed25519, 64 bytes. */
  readonly signature: Uint8Array;
}

export interface SignedNote {
  /** With the line feed at its end. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

export function writeNote({ text, signatures }: SignedNote): string {
  return `${text}\n${signatures.map(writeSignature).join("")}`;
}

export function writeSignature({ name, id, signature }: NoteSignature): string {
  const bytes = Uint8Array.from(id.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  return `\u2014 ${name} ${toBase64(concatenate(bytes, signature))}\n`;
}

/** Reads a signed note; its signatures aren't checked. @returns null for what is none */
export function readNote(note: string): SignedNote | null {
  const unix = note.replaceAll("\r\n", "\n");
  const end = unix.lastIndexOf("\n\n");
  if (end < 0) return null;
  const lines = unix
    .slice(end + 2)
    .replace(/\n+$/, "")
    .split("\n");
  const signatures = lines.map(readSignature);
  if (signatures.some((signature) => signature === null)) return null;
  return { text: unix.slice(0, end + 1), signatures: signatures as NoteSignature[] };
}

/** @returns null for what is no such line */
export function readSignature(line: string): NoteSignature | null {
  const [, name, encoded = ""] = /^\u2014 ([^\s+]+) (\S+)$/.exec(line) ?? [];
  const bytes = fromBase64(encoded);
  if (name === undefined || !bytes || bytes.length <= 4) return null;
  return { name, id: toHex(bytes.slice(0, 4)), signature: bytes.slice(4) };
}

/** Whether the key has signed the note. */
export async function isSignedBy(note: SignedNote, key: NoteKey, { verify }: NoteCrypto): Promise<boolean> {
  const own = note.signatures.find(({ name, id }) => name === key.name && id === key.id);
  if (own?.signature.length !== 64) return false;
  return verify(key.publicKey, utf8Of(note.text), own.signature);
}

/** How a log is at a moment (C2SP tlog-checkpoint). */
export interface Checkpoint {
  readonly origin: string;
  readonly size: number;
  /** Of the Merkle tree. */
  readonly root: Uint8Array;
}

/** The text that is signed. */
export function checkpointText({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${toBase64(root)}\n`;
}

/** Reads a note's text. @returns null for one that is no checkpoint */
export function readCheckpoint(text: string): Checkpoint | null {
  const [origin = "", digits = "", encoded = "", end] = text.split("\n");
  const root = fromBase64(encoded);
  if (origin === "" || !/^(?:0|[1-9]\d{0,14})$/.test(digits) || root?.length !== 32 || end === undefined)
    return null;
  return { origin, size: Number(digits), root };
}
