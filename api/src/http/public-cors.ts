import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./env.ts";

/**
 * Lets pages of any origin call a public route, without credentials. Not Hono's own
 * `cors()`: that one makes a response before the route does, which then costs each answer a copy.
 */
export const publicCors: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.header("Access-Control-Allow-Origin", "*");
  if (c.req.method !== "OPTIONS") return next();
  c.header("Access-Control-Allow-Methods", "GET, HEAD, POST");
  c.header("Access-Control-Allow-Headers", "Content-Type, Accept");
  c.header("Access-Control-Max-Age", "86400");
  return c.body(null, 204);
};
