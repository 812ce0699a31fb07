import type { ErrorCode } from "@gifthearth/core/contract";
import type { RouteConfig, RouteHandler } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { describeErrors, describeLimits } from "./described.ts";
import type { AppEnv, CurrentUser } from "./env.ts";
import type { RouteGroup } from "./limits/groups.ts";

/**
 * Who may ask a route:
 * - `public`: anybody, from a page of any origin, without credentials
 * - `direct`: anybody, but other sites' pages can't read the answer: for monitors, programs and mailed links
 * - `webhook`: another service that signs what it sends; the route's `middleware` refuses what isn't signed
 * - `site`: anybody, from our own pages
 * - `user`: who is signed in (401 for others), from our own pages; somebody else's things are not found (404)
 * - `admin`: admins (401 for visitors, 403 for users), from our own pages
 */
export type Access = "public" | "direct" | "webhook" | "site" | "user" | "admin";

type Method = "get" | "post" | "put" | "patch" | "delete";

/** All that is to be said of a route but what it does. What is checked and described follows from it. */
interface Declaration<Path extends string, Who extends Access, Request, Reply> {
  readonly method: Method;
  /** With its parameters in braces: `/api/gift-ideas/{id}`. */
  readonly path: Path;
  readonly access: Who;
  /** By which limits its requests are counted; needed by whatever writes or asks an AI. */
  readonly limit?: RouteGroup;
  /** Most bytes of a body, 64 kB unless given. Over 1 MB, the handler itself counts them as it reads. */
  readonly body?: number;
  /** The parts of a request by their schemas: `params`, `query` and `body`. One that fits none is refused. */
  readonly request?: Request;
  /** What it answers when all is well, by status. */
  readonly reply: Reply;
  /** What else it may refuse or fail with; what follows from access, body and limit needn't be named. */
  readonly errors?: readonly ErrorCode[];
  /** Whether what it answers is long enough to be worth compressing; pages always are. */
  readonly compress?: boolean;
  /** Whether it answers from memory, in no time, or must be answered above all: then it waits for no turn. */
  readonly quick?: boolean;
  /** Runs when the request is let in, before any of it is read. */
  readonly middleware?: MiddlewareHandler<AppEnv>;
  /** Under which heading the documentation has it. */
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** Whether the documentation leaves it out. */
  readonly hide?: boolean;
}

/** What a handler finds in its context: where somebody must be signed in, who it is. */
type EnvOf<Who extends Access> = Who extends "user" | "admin" ? SignedInEnv : AppEnv;

interface SignedInEnv extends AppEnv {
  readonly Variables: AppEnv["Variables"] & { user: CurrentUser };
}

/** A route as {@link route} made it. */
export interface Route {
  /** In capitals. */
  readonly method: string;
  /** The pattern of its path, such as `/api/gift-ideas/:id`. */
  readonly path: string;
  readonly access: Access;
  readonly limit: RouteGroup | undefined;
  /** Most bytes of a body, if not 64 kB. */
  readonly body: number | undefined;
  readonly compress: boolean;
  readonly quick: boolean;
  /** Its description for OpenAPI, with the schemas that requests are held against. */
  readonly config: RouteConfig;
  readonly middleware: readonly MiddlewareHandler<AppEnv>[];
  /** Typed by {@link route}. */
  readonly handler: unknown;
}

/**
 * Declares a route.
 * @param handler answers what was let in and fits the schemas; `c.var.user` is who is signed in, for `user` and `admin`
 */
export function route<
  Path extends string,
  const Who extends Access,
  Reply extends RouteConfig["responses"],
  Request extends NonNullable<RouteConfig["request"]> = Record<never, never>,
>(
  declaration: Declaration<Path, Who, Request, Reply>,
  handler: RouteHandler<{ method: Method; path: Path; request: Request; responses: Reply }, EnvOf<Who>>,
): Route {
  const { method, path, access, limit, body, request, reply, middleware, tag, summary, hide } = declaration;
  const { compress = false, quick = false } = declaration;
  const description = describeLimits(declaration.description, limit);
  return {
    method: method.toUpperCase(),
    path: path.replaceAll(/\{(\w+)\}/g, ":$1"),
    access,
    limit,
    body,
    compress,
    quick,
    config: {
      method,
      path,
      tags: [tag],
      summary,
      ...(description && { description }),
      ...(request && { request }),
      responses: { ...reply, ...describeErrors(errorsOf(declaration)) },
      ...((access === "user" || access === "admin") && SIGNED_IN),
      ...(hide && { hide }),
    },
    middleware: middleware ? [middleware] : [],
    handler,
  };
}

const BY_ACCESS: Readonly<Record<Access, readonly ErrorCode[]>> = {
  public: [],
  direct: [],
  webhook: ["unauthorized"],
  site: ["forbidden"],
  user: ["unauthorized", "forbidden"],
  admin: ["unauthorized", "forbidden"],
};

function errorsOf({
  method,
  access,
  limit,
  request,
  errors = [],
}: Declaration<string, Access, RouteConfig["request"], unknown>): ReadonlySet<ErrorCode> {
  return new Set([
    ...BY_ACCESS[access],
    // A body that isn't asked for is refused just so when it is too large.
    ...(method === "get" ? [] : (["payload_too_large"] as const)),
    ...(request?.body ? (["invalid_request", "unsupported_media_type"] as const) : []),
    ...(limit ? (["too_many_requests"] as const) : []),
    ...errors,
    "internal_error",
    // While the storage is in trouble.
    "unavailable",
  ]);
}

/** By the name under which the document's `securitySchemes` explain it. */
const SIGNED_IN = { security: [{ session: [] }] };
