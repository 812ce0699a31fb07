import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./env.ts";

/** For pages that bring no policy of their own: nothing inline. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join("; ");

const FOR_ALL = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
] as const;

/** A year; of the host alone, since its neighbours are none of our business. */
const HSTS = "max-age=31536000";

/** What no page of ours uses, and so none may that got into one. */
const PERMISSIONS_POLICY = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** For pages alone, unless they bring their own. */
const FOR_PAGES = [
  ["Content-Security-Policy", CONTENT_SECURITY_POLICY],
  ["Permissions-Policy", PERMISSIONS_POLICY],
  // Who opens one of our pages has no handle on it, and no page of another site can read it in.
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
] as const;

/**
 * The headers that keep browsers careful. A page's own ones count before these; the examples bring a policy by meta
 * tag, since each shows another one.
 * @param isHttps whether visitors reach the site by HTTPS, and so never need to by anything else
 */
export function securityHeaders(isHttps: boolean): MiddlewareHandler<AppEnv> {
  const forAll = isHttps ? [...FOR_ALL, ["Strict-Transport-Security", HSTS] as const] : FOR_ALL;
  return async (c, next) => {
    for (const [name, value] of forAll) c.header(name, value);
    await next();
    const isPage = c.res.headers.get("Content-Type")?.startsWith("text/html") ?? false;
    if (!isPage || c.req.path.startsWith("/examples/")) return;
    for (const [name, value] of FOR_PAGES) if (!c.res.headers.has(name)) c.header(name, value);
  };
}
