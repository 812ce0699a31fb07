import { createPrivateKey, createPublicKey, randomBytes, sign } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type NoteKey, noteKeyOf } from "@gifthearth/core/ledger";
import { NODE_CRYPTO } from "./crypto.ts";

/** What the log signs by. */
export interface SigningKey {
  readonly key: NoteKey;
  /** @returns 64 bytes */
  sign(message: Uint8Array): Uint8Array;
  /** The secret itself, as signed notes write it; what a key file and `LEDGER_KEY` hold. */
  readonly secret: string;
}

/** Before the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");

/** A new key. @param origin of the log, which the key is named after */
export function makeSigningKey(origin: string): Promise<SigningKey> {
  return signingKeyOf(origin, randomBytes(32));
}

/** Reads a secret. @returns null for what is none */
export async function readSigningKey(secret: string): Promise<SigningKey | null> {
  const [, name = "", id, encoded = ""] =
    /^PRIVATE\+KEY\+([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]{44})$/.exec(secret.trim()) ?? [];
  const [kind, ...seed] = Buffer.from(encoded, "base64");
  if (kind !== 1 || seed.length !== 32) return null;
  const key = await signingKeyOf(name, Buffer.from(seed));
  return key.key.id === id ? key : null;
}

async function signingKeyOf(name: string, seed: Buffer): Promise<SigningKey> {
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: "der", type: "pkcs8" });
  const { x = "" } = createPublicKey(privateKey).export({ format: "jwk" });
  const key = await noteKeyOf(name, new Uint8Array(Buffer.from(x, "base64url")), NODE_CRYPTO.sha256);
  const typed = Buffer.concat([Buffer.of(1), seed]).toString("base64");
  return {
    key,
    sign: (message) => new Uint8Array(sign(null, message, privateKey)),
    secret: `PRIVATE+KEY+${name}+${key.id}+${typed}`,
  };
}

/** Where the key is kept. */
export function keyFile(dataDirectory: string): string {
  return join(dataDirectory, "ledger.key");
}

/** @returns null when there is no such file @throws {Error} for a file that holds no key */
export async function readKeyFile(path: string): Promise<SigningKey | null> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) return null;
  const key = await readSigningKey(text);
  if (!key) throw new Error(`${path} holds no key of a log. Please restore it from its backup.`);
  return key;
}

/** Writes a key for the server's user alone, durably. @throws EEXIST when there is such a file */
export async function writeKeyFile(path: string, { secret }: SigningKey): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(`${secret}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}
