import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./env.ts";

/** Those that an API's caller sends, and those that an assistant in a browser does. */
const ALLOWED_HEADERS = "Content-Type, Accept, Mcp-Protocol-Version, Mcp-Method, Mcp-Name";

/**
 * Lets pages of any origin call a public route, without credentials. Not Hono's own
 * `cors()`: that one makes a response before the route does, which then costs each answer a copy.
 */
export const publicCors: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.header("Access-Control-Allow-Origin", "*");
  if (c.req.method !== "OPTIONS") return next();
  c.header("Access-Control-Allow-Methods", "GET, HEAD, POST");
  c.header("Access-Control-Allow-Headers", ALLOWED_HEADERS);
  c.header("Access-Control-Max-Age", "86400");
  return c.body(null, 204);
};
