import type { FromPage } from "./own-page.ts";

/** All that browsers say of where a request comes from. */
const SITES: ReadonlySet<string> = new Set(["same-origin", "same-site", "cross-site", "none"]);

/**
 * Whether a browser sent a request, and not another program. Browsers say `Sec-Fetch-Site` with everything they send,
 * and let no page say it. Over plain http they say it to their own machine only; elsewhere `Origin` has to do, which
 * comes with whatever a page posts.
 * @param request as the visitor sent it
 * @param publicUrl the server's public address
 */
export function isFromBrowser({ url, headers }: FromPage, publicUrl: string): boolean {
  if (SITES.has(headers.get("Sec-Fetch-Site") ?? "")) return true;
  const isToldAlways = publicUrl.startsWith("https:") || isLoopback(new URL(url).hostname);
  return !isToldAlways && headers.has("Origin");
}

function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
