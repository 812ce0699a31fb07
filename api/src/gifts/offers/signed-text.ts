import { createHmac, timingSafeEqual } from "node:crypto";
import type { Database } from "../../db/database.ts";
import { sharedSecret } from "../../db/shared-secret.ts";

/** Bytes of the signature: nobody guesses one, and addresses stay short. */
const SIGNATURE = 16;

/** Texts in our own addresses that nobody but us could have written, with no record of them. */
export interface SignedTexts {
  /** Letters, digits, `-` and `_`. */
  sign(text: string): Promise<string>;
  /** The text; null for what we didn't sign. */
  read(signed: string): Promise<string | null>;
}

/** @param purpose texts signed for another are not ours */
export function createSignedTexts(db: Database, purpose: string): SignedTexts {
  let secret: Promise<Buffer> | undefined;
  async function signatureOf(text: Buffer): Promise<Buffer> {
    secret ??= sharedSecret(db, purpose);
    try {
      return createHmac("sha256", await secret)
        .update(text)
        .digest()
        .subarray(0, SIGNATURE);
    } catch (error) {
      // While the database is in trouble; whoever asks next tries again.
      secret = undefined;
      throw error;
    }
  }
  return {
    async sign(text) {
      const bytes = Buffer.from(text);
      return Buffer.concat([await signatureOf(bytes), bytes]).toString("base64url");
    },
    async read(signed) {
      const bytes = Buffer.from(signed, "base64url");
      const [signature, text] = [bytes.subarray(0, SIGNATURE), bytes.subarray(SIGNATURE)];
      if (signature.length < SIGNATURE || !timingSafeEqual(signature, await signatureOf(text))) return null;
      // Written in one way alone: else one text had many addresses, and as many places in every cache.
      return bytes.toString("base64url") === signed ? text.toString() : null;
    },
  };
}
