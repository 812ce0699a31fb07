import { createHash, randomBytes } from "node:crypto";

/** A secret that nobody guesses, fit for an address. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** As tokens are stored: they are random themselves, so a plain hash hides them well enough. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
