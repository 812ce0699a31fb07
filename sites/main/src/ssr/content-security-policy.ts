import { randomBytes } from "node:crypto";

/** A page's own number, used once: scripts that stand in it run only by that. */
export function newNonce(): string {
  return randomBytes(16).toString("base64");
}

/**
 * The policy of the site's pages. Scripts are files of ours, or carry the page's nonce; style sheets are files of ours
 * or carry it too. Only style attributes are free: widths of bars and colours of tiles are figures, not rules.
 * @param nonce of the page, as `newNonce` makes it
 */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "script-src-attr 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ");
}
