import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./env.ts";

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "object-src 'none'",
].join("; ");

const FOR_ALL = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
] as const;

/**
 * The headers that keep browsers careful. Pages get our content security policy, unless they bring
 * their own; the examples do, by meta tag, since each shows another one.
 */
export function securityHeaders(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    for (const [name, value] of FOR_ALL) c.header(name, value);
    await next();
    const isPage = c.res.headers.get("Content-Type")?.startsWith("text/html") ?? false;
    if (!isPage || c.req.path.startsWith("/examples/")) return;
    if (!c.res.headers.has("Content-Security-Policy")) {
      c.header("Content-Security-Policy", CONTENT_SECURITY_POLICY);
    }
  };
}
