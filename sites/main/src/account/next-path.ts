/** Where somebody is led after signing in who came for nothing else. */
export const AFTER_SIGN_IN = "/gift-finder";

const ORIGIN = "https://site.invalid";

/**
 * Where an address's `next` leads after signing in: a page of ours, as path, query and fragment; null for
 * anything else, such as somebody else's site in any disguise, the API, or signing in once more.
 */
export function toNextPath(next: string | null): string | null {
  // Browsers read a backslash as a slash, and pass over control characters.
  if (!next?.startsWith("/") || /[\\\p{Cc}]/u.test(next) || next.length > 2_000) return null;
  if (!URL.canParse(next, ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(next, ORIGIN);
  // Dots may have led to a path that would again be another site's.
  if (origin !== ORIGIN || pathname.startsWith("//") || /^\/(?:auth|api)(?:\/|$)/.test(pathname)) return null;
  return pathname + search + hash;
}

/** The sign-in page, leading back to a page of ours. */
export function signInPath(next: string): string {
  return `/auth?${new URLSearchParams({ next })}`;
}

/** What a page says to who must sign in for it; null for every other page. */
export function signInReason(next: string | null): string | null {
  if (next === "/saved-gifts") return "Please sign in to view your saved gift searches";
  if (next === "/saved-gift-ideas") return "Please sign in to view your saved gift ideas";
  return null;
}
