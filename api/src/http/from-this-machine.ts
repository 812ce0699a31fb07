import type { Context } from "hono";
import { normalizeAddress } from "./client-address.ts";
import type { AppEnv } from "./env.ts";
import { createProxyCheck } from "./trusted-proxies.ts";
import { visitorRequest } from "./visitor-request.ts";

const isLoopback = createProxyCheck(["127.0.0.0/8", "::1"]);

/** What proxies add. */
const FOREIGN =
  /^(?:forwarded|via|cdn-loop|x-real-ip|x-forwarded\b.*|x-original-.*|x-envoy-.*|.*-(?:client|connecting)-ip)$/;

/**
 * Whether a request was made on the server's own machine, by one of that machine's names: a proxy there may bring
 * anybody's, and by another name a browser there may let anybody's page read the answer.
 */
export function isFromThisMachine(c: Context<AppEnv>): boolean {
  const address = normalizeAddress(c.env?.incoming?.socket.remoteAddress ?? "");
  const { headers, url } = visitorRequest(c);
  const isToItself = ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
  return (
    address !== null &&
    isLoopback(address) &&
    isToItself &&
    ![...headers.keys()].some((name) => FOREIGN.test(name))
  );
}
