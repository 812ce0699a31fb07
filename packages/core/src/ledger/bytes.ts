const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** A text's UTF-8 bytes. @throws {URIError} for half of a surrogate pair, which JSON never has */
export function utf8Of(text: string): Uint8Array {
  const escaped = encodeURIComponent(text);
  const bytes = new Uint8Array(escaped.length);
  let length = 0;
  for (let at = 0; at < escaped.length; at++) {
    const isEscape = escaped[at] === "%";
    bytes[length++] = isEscape ? Number.parseInt(escaped.slice(at + 1, at + 3), 16) : escaped.charCodeAt(at);
    if (isEscape) at += 2;
  }
  return bytes.slice(0, length);
}

export function concatenate(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

/** RFC 4648 section 4, padded. */
export function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const group = [a >> 2, ((a & 3) << 4) | (b >> 4), ((b & 15) << 2) | (c >> 6), c & 63];
    const filled = Math.min(bytes.length - at, 3) + 1;
    text += group.map((sextet, index) => (index < filled ? ALPHABET[sextet] : "=")).join("");
  }
  return text;
}

/** @returns null for what isn't base64 in its one exact form */
export function fromBase64(text: string): Uint8Array | null {
  const bare = text.replace(/={1,2}$/, "");
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of bare) {
    const sextet = ALPHABET.indexOf(letter);
    if (sextet < 0) return null;
    held = ((held << 6) | sextet) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  const decoded = Uint8Array.from(bytes);
  return toBase64(decoded) === text ? decoded : null;
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
