import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Database } from "../../db/database.ts";
import { sharedSecret } from "../../db/shared-secret.ts";

const CIPHER = "aes-256-gcm";
/** Bytes of what is new each time, and of what shows that nothing was changed. */
const [NONCE, TAG] = [12, 16];

/**
 * Encrypts a secret for the table, with a key that all processes on the database share. Who reads the table alone, in
 * a report or by a mistake in a query, learns nothing by it; who has the whole database has the key as well.
 * @param owner for whom it is: sealed for one it can't be opened as another's
 */
export async function seal(db: Database, secret: Uint8Array, owner: string): Promise<string> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, await sharedSecret(db, "two-factor"), nonce);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** @throws for what was sealed for somebody else, or by another database's key */
export async function unseal(db: Database, sealed: string, owner: string): Promise<Buffer> {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(CIPHER, await sharedSecret(db, "two-factor"), bytes.subarray(0, NONCE));
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]);
}
