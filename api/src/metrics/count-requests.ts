import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { AppEnv } from "../http/env.ts";
import type { Metrics } from "./metrics.ts";

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"]);

/** What is answered by no route of the API's: the site's pages, and paths that lead nowhere. */
const NO_ROUTE = "(page)";

/**
 * Counts and times every request under its route's pattern. Never under its path, which may tell what
 * somebody looks at and has no end of values. What a page asks in-process is part of the page's own.
 */
export function countRequests(metrics: Metrics): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    if (c.env?.visitorRequest) return;
    // Of what was called last, and so answered.
    const route = routePath(c);
    metrics.answered({
      method: METHODS.has(c.req.method) ? c.req.method : "(other)",
      route: /^\/?\*$/.test(route) ? NO_ROUTE : route,
      status: c.res.status,
      seconds: (performance.now() - start) / 1000,
    });
  };
}
