import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ApiError } from "./api-error.ts";
import type { AppEnv } from "./env.ts";

const MAX_BODY_BYTES = 64 * 1024;

const refuseLargeBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new ApiError("payload_too_large", "Please send 64 kB or less");
  },
});

/** Routes that take files, and limit them themselves. */
const TAKES_FILES: ReadonlySet<string> = new Set(["/api/admin/revenue"]);

/** Refuses bodies over 64 kB, but for uploaded files. */
export const limitBody: MiddlewareHandler<AppEnv> = (c, next) =>
  // Not even looked for where there is none: that would cost every GET a part of its time.
  c.req.method === "GET" || c.req.method === "HEAD" || TAKES_FILES.has(c.req.path)
    ? next()
    : refuseLargeBody(c, next);

/**
 * Lets a page send JSON as `text/plain`, which needs no preflight and so works from a beacon while the
 * page is being left.
 */
export const jsonAsPlainText: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (/^text\/plain\s*(?:;|$)/i.test(c.req.header("Content-Type") ?? "")) {
    const headers = new Headers(c.req.raw.headers);
    headers.set("Content-Type", "application/json");
    c.req.raw = new Request(c.req.raw, { headers });
  }
  await next();
};
