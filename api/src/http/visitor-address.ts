import type { Context } from "hono";
import { clientAddress } from "./client-address.ts";
import type { AppEnv } from "./env.ts";
import { createProxyCheck } from "./trusted-proxies.ts";
import { visitorRequest } from "./visitor-request.ts";

/**
 * The network a request comes from, as far as trusted proxies tell, by which attempts are counted; empty
 * when it can't be known.
 */
export function createNetworkOf(trustedProxies: readonly string[]): (c: Context<AppEnv>) => string {
  const isTrustedProxy = createProxyCheck(trustedProxies);
  return (c) => {
    const forwardedFor = visitorRequest(c).headers.get("X-Forwarded-For");
    return networkOf(
      clientAddress(c.env?.incoming?.socket.remoteAddress, forwardedFor, isTrustedProxy) ?? "",
    );
  };
}

/** An IPv4 address itself; of an IPv6 address the first 64 bits, since every customer has all the others. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  const groups = [...front, ...zeros, ...back].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
