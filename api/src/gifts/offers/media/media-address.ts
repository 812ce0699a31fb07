import { createHmac, timingSafeEqual } from "node:crypto";
import type { Database } from "../../../db/database.ts";
import { sharedSecret } from "../../../db/shared-secret.ts";

/** Widths that pictures are made in, in pixels; one that is narrower stays as it is. */
export const MEDIA_WIDTHS = [160, 320, 640] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

export const MEDIA_FORMATS = ["avif", "webp"] as const;
export type MediaFormat = (typeof MEDIA_FORMATS)[number];

/** Bytes of the signature: nobody guesses one, and addresses stay short. */
const SIGNATURE = 16;

/**
 * Addresses on our own server under which the pictures of shops are shown. They are signed: only a picture that we
 * gave an address, since an offer has it, is ever fetched.
 */
export interface MediaAddresses {
  /**
   * @param imageUrl as the shop gives it
   * @returns a path such as `/media/320/<signature and address>.webp`
   */
  pathOf(imageUrl: string, width: MediaWidth, format: MediaFormat): Promise<string>;
  /** The picture that a signed id stands for; null for one that we didn't sign. */
  imageUrlOf(signedId: string): Promise<string | null>;
}

export function createMediaAddresses(db: Database): MediaAddresses {
  let secret: Promise<Buffer> | undefined;
  async function sign(address: Buffer): Promise<Buffer> {
    secret ??= sharedSecret(db, "media");
    try {
      return createHmac("sha256", await secret)
        .update(address)
        .digest()
        .subarray(0, SIGNATURE);
    } catch (error) {
      // While the database is in trouble; whoever asks next tries again.
      secret = undefined;
      throw error;
    }
  }
  return {
    async pathOf(imageUrl, width, format) {
      const address = Buffer.from(imageUrl);
      const id = Buffer.concat([await sign(address), address]).toString("base64url");
      return `/media/${width}/${id}.${format}`;
    },
    async imageUrlOf(signedId) {
      const bytes = Buffer.from(signedId, "base64url");
      const [signature, address] = [bytes.subarray(0, SIGNATURE), bytes.subarray(SIGNATURE)];
      if (signature.length < SIGNATURE || !timingSafeEqual(signature, await sign(address))) return null;
      // Written in one way alone: else one picture had many addresses, and as many places in every cache.
      return bytes.toString("base64url") === signedId ? address.toString() : null;
    },
  };
}
