import type { Context } from "hono";
import { normalizeAddress } from "./client-address.ts";
import type { AppEnv } from "./env.ts";
import { createProxyCheck } from "./trusted-proxies.ts";
import { visitorRequest } from "./visitor-request.ts";

const isLoopback = createProxyCheck(["127.0.0.0/8", "::1"]);

/** What proxies add. */
const FORWARDING = [
  "Forwarded",
  "Via",
  "X-Forwarded-For",
  "X-Forwarded-Host",
  "X-Forwarded-Proto",
  "X-Real-IP",
];

/** Whether a request was made on the server's own machine: a proxy there may bring anybody's. */
export function isFromThisMachine(c: Context<AppEnv>): boolean {
  const address = normalizeAddress(c.env?.incoming?.socket.remoteAddress ?? "");
  const { headers } = visitorRequest(c);
  return address !== null && isLoopback(address) && !FORWARDING.some((name) => headers.has(name));
}
