import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Logger } from "pino";
import type { Metrics } from "../operating/metrics/metrics.ts";
import type { AppEnv } from "./env.ts";

interface Dependencies {
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, "answered">;
  readonly newId: () => string;
}

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"]);

/** What is answered by no route of the API's: the site's pages, and paths that lead nowhere. */
const NO_ROUTE = "(page)";
/** The path that is logged of what isn't there. */
const NOWHERE = "(nowhere)";
/** Pages whose path holds a secret. */
const SECRET_PAGE = /^\/(?:lists)\/.*/;

/**
 * Gives every request an id of our own, and keeps of it, when its answer begins, a line in the log, a count and a time.
 * The line has method, path without the query and without what is secret of it, status, milliseconds and id: never an address, a header, an id or
 * anything from a body. Counts go under the route's pattern, never under a path, which may tell what somebody
 * looks at and has no end of values. What a page asks in-process is part of the page's own request.
 */
export function recordRequests({ logger, metrics, newId }: Dependencies): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const start = performance.now();
    // A request made in-process may bring no bindings.
    c.env ??= {};
    const requestId = newId();
    c.set("requestId", requestId);
    c.header("X-Request-Id", requestId);
    await next();
    const milliseconds = performance.now() - start;
    // Of what was called last, and so answered.
    const route = routePath(c);
    const { method } = c.req;
    const { status } = c.res;
    const isPart = c.env.visitorRequest !== undefined;
    const ms = Math.round(milliseconds * 10) / 10;
    const line = { method, path: pathOf(c, route, status), status, ms, requestId };
    logger[isPart ? "debug" : "info"](line, "request");
    if (isPart) return;
    metrics.answered(
      {
        method: METHODS.has(method) ? method : "(other)",
        route: isNoRoute(route) ? NO_ROUTE : route,
        status: String(status),
      },
      milliseconds / 1000,
    );
  };
}

/**
 * Where a path holds an id, the route's pattern: a conversation is reached by whoever knows its id. Nothing of a path
 * that leads nowhere: it is somebody's own words.
 */
function pathOf(c: Context<AppEnv>, route: string, status: number): string {
  if (status === 404 && isNoRoute(route)) return NOWHERE;
  if (isNoRoute(route)) return c.req.path.replace(SECRET_PAGE, "(secret page)");
  return route.includes(":") ? route : c.req.path;
}

function isNoRoute(route: string): boolean {
  return /^\/?\*$/.test(route);
}
