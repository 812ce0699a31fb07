import { isIP } from "node:net";

/**
 * Who is at the other end: the rightmost address that is not one of our proxies. Forwarding headers
 * are read only as far as trusted proxies wrote them. Null when it can't be known.
 * @param socketAddress of the connection
 * @param forwardedFor the `X-Forwarded-For` header
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  isTrustedProxy: (address: string) => boolean,
): string | null {
  const hops = [...(forwardedFor?.split(",") ?? []), socketAddress ?? ""].map(normalizeAddress);
  for (let index = hops.length - 1; index >= 0; index--) {
    const hop = hops[index] ?? null;
    if (hop === null || index === 0 || !isTrustedProxy(hop)) return hop;
  }
  return null;
}

/** The bare address of `1.2.3.4:5678`, `[2001:db8::1]:80` or `::ffff:1.2.3.4`; null for anything else. */
export function normalizeAddress(text: string): string | null {
  const trimmed = text.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1];
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(trimmed)?.[1];
  const address = (bracketed ?? withPort ?? trimmed).replace(/%.*$/, "");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  return isIP(mapped) === 0 ? null : mapped;
}
