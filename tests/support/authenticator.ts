import { createHmac } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/**
 * The code that an authenticator app shows, by RFC 6238 and without the server's library: SHA-1, six digits, half a
 * minute.
 * @param secret in base 32
 * @param at milliseconds since 1970
 */
export function authenticatorCode(secret: string, at: number): string {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/[01]{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const mac = createHmac("sha1", key).update(step).digest();
  const place = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(place) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}
