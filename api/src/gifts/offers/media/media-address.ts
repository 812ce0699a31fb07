import type { Database } from "../../../db/database.ts";
import { createSignedTexts } from "../signed-text.ts";

/** Widths that pictures are made in, in pixels; one that is narrower stays as it is. */
export const MEDIA_WIDTHS = [160, 320, 640] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

export const MEDIA_FORMATS = ["avif", "webp"] as const;
export type MediaFormat = (typeof MEDIA_FORMATS)[number];

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
  const addresses = createSignedTexts(db, "media");
  return {
    pathOf: async (imageUrl, width, format) => `/media/${width}/${await addresses.sign(imageUrl)}.${format}`,
    imageUrlOf: addresses.read,
  };
}
