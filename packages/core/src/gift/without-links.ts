/** Anything with a scheme that leads or runs somewhere, and what begins like a web address. */
const ADDRESS = /\b(?:(?:https?|ftp|wss?|javascript|data|mailto|vbscript|tel):|www\.)\S+/gi;
const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@]+/g;
/** A host with a path, or one that ends like a shop's. "Node.js" and "2.4 GHz" are none. */
const HOST =
  /(?<![\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+(?:\p{L}{2,}\/\S*|(?:com|net|org|info|biz|shop|store|online|site|xyz|io|co|app|dev|top|ru|cn|de|fr|uk|example|test)(?![\p{L}\p{N}]))/gu;

/**
 * Text without the addresses in it. A model never supplies a link, and an address
 * that is merely read may still be typed in.
 */
export function withoutLinks(text: string): string {
  return text.replace(ADDRESS, " ").replace(EMAIL, " ").replace(HOST, " ").replace(/\s+/g, " ").trim();
}
