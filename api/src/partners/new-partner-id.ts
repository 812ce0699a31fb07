import { createHash } from "node:crypto";

/** Neither vowels, so that no word comes of it, nor what is read as something else. */
const LETTERS = "23456789bcdfghjkmnpqrstvwxz";
const LENGTH = 8;
const ID = new RegExp(`^[${LETTERS}]{4}-[${LETTERS}]{4}$`);

/**
 * A short id that can be read out: `k7mq-2rtx`. It tells nothing of the partner.
 * @param seed random, as `newId` gives it
 */
export function newPartnerId(seed: string): string {
  const bytes = createHash("sha256").update(seed).digest();
  // 256 isn't a multiple of 27: the few letters that come a little more often do no harm in a public id.
  const letters = [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]);
  return `${letters.slice(0, 4).join("")}-${letters.slice(4).join("")}`;
}

/** Whether a text may be a partner's id; what may not is looked up nowhere. */
export function isPartnerId(text: string): boolean {
  return ID.test(text);
}
