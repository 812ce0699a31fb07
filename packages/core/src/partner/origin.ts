/**
 * A web origin as browsers write it in the `Origin` header, such as `https://blog.example`; null for what is none:
 * a path, a query, a name, or another scheme than http and https. A slash at the end is passed over.
 */
export function toOrigin(text: string): string | null {
  const address = text.trim();
  if (!/^https?:\/\/[^/?#\\\s@]+\/?$/i.test(address) || !URL.canParse(address)) return null;
  const { origin, hostname } = new URL(address);
  // A star is a host to the parser, and no site to a browser.
  return /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\d:a-f.]+\])$/.test(hostname) ? origin : null;
}

/**
 * Whether a request of that `Origin` may count for a partner. Where none are listed, from anywhere.
 * @param origin null where the browser sent none
 */
export function isAllowedOrigin(allowed: readonly string[], origin: string | null): boolean {
  return allowed.length === 0 || (origin !== null && allowed.includes(origin));
}
