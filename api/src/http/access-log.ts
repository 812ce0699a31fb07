import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Logger } from "pino";
import type { AppEnv } from "./env.ts";

/**
 * Gives every request an id of our own and logs one line when its answer begins: method, path without
 * the query, status, milliseconds and id. Never an address, a header, an id or anything from a body.
 */
export function accessLog(logger: Logger, newId: () => string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const start = performance.now();
    // A request made in-process may bring no bindings.
    c.env ??= {};
    const requestId = newId();
    c.set("requestId", requestId);
    c.header("X-Request-Id", requestId);
    await next();
    const ms = Math.round((performance.now() - start) * 10) / 10;
    // What a page asks in-process is part of the page's own line.
    const level = c.env.visitorRequest ? "debug" : "info";
    logger[level]({ method: c.req.method, path: pathOf(c), status: c.res.status, ms, requestId }, "request");
  };
}

/** Where a path holds an id, the route's pattern: a conversation is reached by whoever knows its id. */
function pathOf(c: Context<AppEnv>): string {
  const route = routePath(c);
  return route.includes(":") ? route : c.req.path;
}
