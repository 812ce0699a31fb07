import type { Context } from "hono";
import type { AppEnv } from "./env.ts";

type Asked = Pick<Context<AppEnv>, "env" | "req">;

/** The request as the visitor sent it: a page's own when the site asks the API in-process on its behalf. */
export function visitorRequest(c: Asked): Request {
  return c.env?.visitorRequest ?? c.req.raw;
}

/** The visitor's cookies; empty when there are none. */
export function visitorCookies(c: Asked): string {
  return visitorRequest(c).headers.get("Cookie") ?? "";
}
