import type { Context } from "hono";
import { clientAddress } from "./client-address.ts";
import type { AppEnv } from "./env.ts";
import { createProxyCheck } from "./trusted-proxies.ts";
import { visitorRequest } from "./visitor-request.ts";

/**
 * The networks that an IPv6 address is in, by their first bits, from a customer's smallest to about a provider's. One
 * customer may have all of a /48, and a provider's phones share one: so a wider network may do what a narrower one may,
 * so many times over, and no customer can use up what its provider's others have.
 */
export const NETWORKS = [
  { bits: 64, times: 1 },
  { bits: 48, times: 3 },
  { bits: 32, times: 30 },
] as const;

/**
 * The networks a request comes from, as far as trusted proxies tell, by which attempts are counted: one of IPv4, of
 * IPv6 one for each of {@link NETWORKS}. Empty text when it can't be known.
 */
export function createNetworksOf(
  trustedProxies: readonly string[],
): (c: Context<AppEnv>) => readonly string[] {
  const isTrustedProxy = createProxyCheck(trustedProxies);
  return (c) => {
    const forwardedFor = visitorRequest(c).headers.get("X-Forwarded-For");
    return networksOf(
      clientAddress(c.env?.incoming?.socket.remoteAddress, forwardedFor, isTrustedProxy) ?? "",
    );
  };
}

/** An IPv4 address itself; of an IPv6 address the {@link NETWORKS} it is in, since every customer has all of one. */
export function networksOf(address: string): readonly string[] {
  if (!address.includes(":")) return [address];
  const [head = "", tail] = address.split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  const groups = [...front, ...zeros, ...back].map((group) => Number.parseInt(group, 16).toString(16));
  return NETWORKS.map(({ bits }) => `${groups.slice(0, bits / 16).join(":")}::/${bits}`);
}
