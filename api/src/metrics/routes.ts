import { createHash, timingSafeEqual } from "node:crypto";
import { createRoute, z } from "@hono/zod-openapi";
import type { Config } from "../config.ts";
import { ApiError } from "../http/api-error.ts";
import { errors } from "../http/described.ts";
import { createRouter } from "../http/router.ts";
import type { Metrics } from "./metrics.ts";

interface Dependencies {
  readonly config: Pick<Config, "metricsToken">;
  readonly metrics: Metrics;
}

/** `GET /metrics` (design, section 4): open to all unless a token is set. */
export function metricsRoutes({ config: { metricsToken }, metrics }: Dependencies) {
  return createRouter().openapi(METRICS_ROUTE, async (c) => {
    c.header("Cache-Control", "no-store");
    if (metricsToken !== null && !carries(c.req.header("Authorization"), metricsToken)) {
      c.header("WWW-Authenticate", 'Bearer realm="metrics"');
      throw new ApiError("unauthorized", "Please send METRICS_TOKEN as a Bearer token");
    }
    return c.text(await metrics.text(), 200, { "Content-Type": metrics.contentType });
  });
}

const METRICS_ROUTE = createRoute({
  method: "get",
  path: "/metrics",
  tags: ["Operation"],
  summary: "Figures for Prometheus",
  description: "Needs `Authorization: Bearer <METRICS_TOKEN>` where the operator set a token.",
  responses: {
    200: { description: "The figures.", content: { "text/plain": { schema: z.string() } } },
    ...errors("unauthorized"),
  },
});

/** Compares hashes, which are of one length, in a time that tells nothing. */
function carries(authorization: string | undefined, token: string): boolean {
  const sent = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1] ?? "";
  return timingSafeEqual(hash(sent), hash(token));
}

function hash(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
