import { cors } from "hono/cors";

/** Lets pages of any origin call a public route, without credentials (design, section 4). */
export const publicCors = cors({
  origin: "*",
  allowMethods: ["GET", "HEAD", "POST"],
  allowHeaders: ["Content-Type", "Accept"],
  exposeHeaders: ["X-Request-Id"],
  maxAge: 86_400,
});
