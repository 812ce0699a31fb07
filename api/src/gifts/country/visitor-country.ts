import type { Context } from "hono";
import type { Logger } from "pino";
import { clientAddress, normalizeAddress } from "../../http/client-address.ts";
import type { AppEnv } from "../../http/env.ts";
import { createProxyCheck } from "../../http/trusted-proxies.ts";

/** Where a CDN in front of us writes the visitor's country. Other proxies must drop them: they are the visitor's then. */
export const CDN_HEADERS = ["CF-IPCountry", "CloudFront-Viewer-Country", "X-Vercel-IP-Country"] as const;

/** Codes that CDNs send for "unknown". */
const NO_COUNTRY: ReadonlySet<string> = new Set(["XX", "ZZ"]);

interface Dependencies {
  readonly trustedProxies: readonly string[];
  /** Country code of an address; null when unknown. */
  readonly locateCountry: (address: string) => string | null;
  readonly logger: Logger;
}

/** The two-letter code of the country a request comes from; null when it can't be told. */
export type VisitorCountry = (c: Context<AppEnv>) => string | null;

/**
 * A CDN's header where a trusted proxy handed it on, else the embedded database.
 * The address is looked up and forgotten.
 */
export function createVisitorCountry({
  trustedProxies,
  locateCountry,
  logger,
}: Dependencies): VisitorCountry {
  const isTrustedProxy = createProxyCheck(trustedProxies);
  return (c) => {
    const { headers } = c.env.visitorRequest ?? c.req.raw;
    const socketAddress = c.env.incoming?.socket.remoteAddress;
    if (isTrustedProxy(normalizeAddress(socketAddress ?? "") ?? "")) {
      const told = CDN_HEADERS.map((name) => headers.get(name)?.trim().toUpperCase() ?? "");
      const country = told.find((code) => /^[A-Z]{2}$/.test(code) && !NO_COUNTRY.has(code));
      if (country) return country;
    }
    const address = clientAddress(socketAddress, headers.get("X-Forwarded-For"), isTrustedProxy);
    try {
      return address && locateCountry(address);
    } catch (error) {
      logger.error({ err: error }, "The visitor's country can't be looked up");
      return null;
    }
  };
}
