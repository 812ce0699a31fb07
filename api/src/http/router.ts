import { OpenAPIHono } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { ApiError } from "./api-error.ts";
import { compress } from "./compress.ts";
import type { FindCurrentUser } from "./current-user.ts";
import type { AppEnv } from "./env.ts";
import { invalidRequest } from "./invalid-request.ts";
import type { CountVisitor } from "./limits/count-visitor.ts";
import { requireOwnPage } from "./own-page.ts";
import { publicCors } from "./public-cors.ts";
import type { Access, Route } from "./route.ts";

interface Doors {
  readonly publicUrl: string;
  readonly currentUser: FindCurrentUser;
  readonly countVisitor: CountVisitor;
}

/** A router for {@link addRoutes}; a request that fits no schema is refused with 400. */
export function createRouter(): OpenAPIHono<AppEnv> {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalidRequest(result.error);
    },
  });
}

/**
 * Serves routes as they declare themselves. What is refused at the door counts against nobody, and of what is over a
 * limit nothing is read.
 */
export function addRoutes(app: OpenAPIHono<AppEnv>, routes: readonly Route[], doors: Doors): void {
  for (const { path, access, config, handler, ...route } of routes) {
    // Whatever the method: a preflight comes with another.
    if (access === "public") app.use(path, publicCors);
    const inOrder = [
      route.compress ? compress(/^application\/json|^text\/csv/) : null,
      guard(access, doors),
      limitBy(route.limit, doors),
      ...route.middleware,
    ];
    const middleware = inOrder.filter((one) => one !== null);
    app.openapiRoutes([{ route: { ...config, middleware }, handler }]);
  }
}

/** Null where anybody is let in. */
function guard(access: Access, { publicUrl, currentUser }: Doors): MiddlewareHandler<AppEnv> | null {
  if (access === "public" || access === "direct" || access === "webhook") return null;
  return async (c, next) => {
    requireOwnPage(c.req.raw, publicUrl);
    // One visitor's answer is nobody else's.
    c.header("Cache-Control", "no-store");
    c.header("Vary", "Cookie", { append: true });
    // No page of another site may take it in as a picture or script and learn from how that went.
    c.header("Cross-Origin-Resource-Policy", "same-origin");
    if (access !== "site") {
      const user = await currentUser(c);
      if (!user) throw new ApiError("unauthorized", "Please sign in");
      if (access === "admin" && !user.isAdmin) {
        throw new ApiError("forbidden", "This is for administrators only");
      }
      c.set("user", user);
    }
    await next();
  };
}

/** Null where nothing is counted. What else its group counts by, the route itself knows. */
function limitBy(limit: Route["limit"], { countVisitor }: Doors): MiddlewareHandler<AppEnv> | null {
  if (!limit) return null;
  return async (c, next) => {
    await countVisitor(c, limit);
    await next();
  };
}
