import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Logger } from "pino";
import type { Metrics } from "../operating/metrics/metrics.ts";
import { prepareLine } from "../runtime/prepared-line.ts";
import type { AppEnv } from "./env.ts";

/** What many answers have in common. */
interface Answer {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** The pattern of its path, such as `/api/gift-ideas/:id`. */
  readonly route: string;
  readonly status: number;
}

/** Writes one answer down. @param start when its request began, by `performance.now()` */
type WriteAnswer = (start: number, requestId: string) => void;

/** What is kept of requests: a line in the log, a count and a time. */
export interface AnsweredRequests {
  /** Gives every request an id of our own, and writes it down when its answer begins. */
  readonly record: MiddlewareHandler<AppEnv>;
  /** For answers that are made before that and are all alike: what each would repeat is prepared once. */
  prepare(answer: Answer): WriteAnswer;
}

interface Dependencies {
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, "requests">;
  readonly newId: () => string;
}

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"]);

/** What is answered by no route of the API's: the site's pages, and paths that lead nowhere. */
const NO_ROUTE = "(page)";
/** The path that is logged of what isn't there. */
const NOWHERE = "(nowhere)";

/**
 * The line has method, path without the query, status, milliseconds and id: never an address, a header, an id or
 * anything from a body. Counts go under the route's pattern, never under a path, which may tell what somebody
 * looks at and has no end of values. What a page asks in-process is part of the page's own request.
 */
export function createAnsweredRequests({ logger, metrics, newId }: Dependencies): AnsweredRequests {
  function observing({ method, route, status }: Omit<Answer, "path">) {
    return metrics.requests.of({
      method: METHODS.has(method) ? method : "(other)",
      route: isNoRoute(route) ? NO_ROUTE : route,
      status: String(status),
    });
  }

  return {
    prepare(answer) {
      const { method, path, status } = answer;
      const writeLine = prepareLine(logger, { method, path, status }, "request");
      const observe = observing(answer);
      return (start, requestId) => {
        const milliseconds = performance.now() - start;
        writeLine(rounded(milliseconds), requestId);
        observe(milliseconds / 1000);
      };
    },
    async record(c, next) {
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
      const line = { method, path: pathOf(c, route, status), status, ms: rounded(milliseconds), requestId };
      logger[isPart ? "debug" : "info"](line, "request");
      if (!isPart) observing({ method, route, status })(milliseconds / 1000);
    },
  };
}

/**
 * Where a path holds an id, the route's pattern: a conversation is reached by whoever knows its id. Nothing of a path
 * that leads nowhere: it is somebody's own words.
 */
function pathOf(c: Context<AppEnv>, route: string, status: number): string {
  if (status === 404 && isNoRoute(route)) return NOWHERE;
  return route.includes(":") ? route : c.req.path;
}

function isNoRoute(route: string): boolean {
  return /^\/?\*$/.test(route);
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
