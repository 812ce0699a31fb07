import type { Context } from "hono";
import { normalizeAddress } from "./client-address.ts";
import type { AppEnv } from "./env.ts";
import { createProxyCheck } from "./trusted-proxies.ts";
import { visitorRequest } from "./visitor-request.ts";

const isLoopback = createProxyCheck(["127.0.0.0/8", "::1"]);

/** What proxies add, and browsers, whose page may be anybody's. */
const FOREIGN =
  /^(?:forwarded|via|cdn-loop|x-real-ip|x-forwarded\b.*|x-original-.*|x-envoy-.*|.*-(?:client|connecting)-ip|origin|sec-fetch-.*)$/;

/**
 * Whether a program asked on the server's own machine, by one of that machine's names: a proxy there may bring
 * anybody's request, and a browser anybody's page.
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
