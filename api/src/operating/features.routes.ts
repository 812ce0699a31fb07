import { featuresResponse } from "@gifthearth/core/contract";
import { createRoute } from "@hono/zod-openapi";
import type { Config } from "../config/config.ts";
import { errors, json } from "../http/described.ts";
import { publicCors } from "../http/public-cors.ts";
import { createRouter } from "../http/router.ts";

/** `GET /api/features`: what pages show, and claim, only where it is switched on. */
export function featureRoutes({ config }: { readonly config: Config }) {
  const router = createRouter();
  router.use(FEATURES_ROUTE.path, publicCors);
  return router.openapi(FEATURES_ROUTE, (c) => {
    c.header("Cache-Control", "public, max-age=300");
    return c.json({ chat: config.features.chat, model: config.ai?.model ?? null }, 200);
  });
}

const FEATURES_ROUTE = createRoute({
  method: "get",
  path: "/api/features",
  tags: ["Operation"],
  summary: "Which parts of the product are switched on",
  responses: { 200: json(featuresResponse, "The parts."), ...errors() },
});
