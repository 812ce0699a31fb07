import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ApiError } from "./api-error.ts";
import type { AppEnv } from "./env.ts";

const MOST_BYTES = 64 * 1024;
/** Of an earnings report: room for more than a million lines. */
export const MOST_REPORT_BYTES = 256 * 1024 * 1024;

/** Routes that take files, and count their bytes themselves. */
const FILES: ReadonlyMap<string, number> = new Map([["/api/admin/revenue", MOST_REPORT_BYTES]]);

/** How many bytes a body that is sent to a path may have. */
export function mostBytes(path: string): number {
  return FILES.get(path) ?? MOST_BYTES;
}

/** Of a length that wasn't told beforehand. */
const countBytes = bodyLimit({
  maxSize: MOST_BYTES,
  onError: () => {
    throw tooLarge(MOST_BYTES);
  },
});

/** Refuses bodies over 64 kB, but for uploaded files: where the length is told, before any of it is read. */
export const limitBody: MiddlewareHandler<AppEnv> = (c, next) => {
  const { method, path } = c.req;
  const most = mostBytes(path);
  if (Number(c.req.header("Content-Length")) > most) throw tooLarge(most);
  // The body of a read isn't even looked for.
  return method === "GET" || method === "HEAD" || FILES.has(path) ? next() : countBytes(c, next);
};

/** @param most bytes */
export function tooLarge(most: number): ApiError {
  const [size, unit] = most < 1024 * 1024 ? [most / 1024, "kB"] : [most / 1024 / 1024, "MB"];
  return new ApiError("payload_too_large", `Please send ${size} ${unit} or less`);
}

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
