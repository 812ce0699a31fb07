import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { TrieRouter } from "hono/router/trie-router";
import { ApiError } from "./api-error.ts";
import type { AppEnv } from "./env.ts";
import type { Route } from "./route.ts";

/** Unless a route declares another size. */
const MOST_BYTES = 64 * 1024;
/** A larger body isn't held in memory: its route reads it as a stream, and counts what comes. */
const MOST_IN_MEMORY = 1024 * 1024;

/** How many bytes a body may have that is sent by a method to a path. */
export type MostBytes = (method: string, path: string) => number;

/** As the routes declare it, and 64 kB wherever else a body is sent. */
export function mostBytesOf(routes: readonly Pick<Route, "method" | "path" | "body">[]): MostBytes {
  const declared = new TrieRouter<number>();
  for (const { method, path, body } of routes) {
    if (body !== undefined) declared.add(method, path, body);
  }
  return (method, path) => declared.match(method, path)[0][0]?.[0] ?? MOST_BYTES;
}

/** Refuses bodies that are too large: where the length is told, before any of it is read. */
export function limitBody(mostBytes: MostBytes): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const { method, path } = c.req;
    const most = mostBytes(method, path);
    if (Number(c.req.header("Content-Length")) > most) throw tooLarge(most);
    // The body of a read isn't even looked for.
    if (method === "GET" || method === "HEAD" || most > MOST_IN_MEMORY) return next();
    const onError = () => {
      throw tooLarge(most);
    };
    return bodyLimit({ maxSize: most, onError })(c, next);
  };
}

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
