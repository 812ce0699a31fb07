import { marketplacesResponse } from "@gifthearth/core/contract";
import { createRoute } from "@hono/zod-openapi";
import type { Config } from "../config.ts";
import { errors, json } from "../http/described.ts";
import { isFromOwnPage } from "../http/own-page.ts";
import { publicCors } from "../http/public-cors.ts";
import { createRouter } from "../http/router.ts";
import { marketplacesFor } from "./marketplaces.ts";

/** `GET /api/marketplaces`: for pages that show a shop link without a search. */
export function marketplaceRoutes({ config }: { readonly config: Config }) {
  const router = createRouter();
  router.use(MARKETPLACES_ROUTE.path, publicCors);
  return router.openapi(MARKETPLACES_ROUTE, (c) => {
    // Not the same for every page: of another site's, links may have to lead to our own pages first.
    c.header("Cache-Control", "private, max-age=300");
    c.header("Vary", "Origin", { append: true });
    return c.json({ items: marketplacesFor(config, isFromOwnPage(c.req.raw, config.publicUrl)) }, 200);
  });
}

const MARKETPLACES_ROUTE = createRoute({
  method: "get",
  path: "/api/marketplaces",
  tags: ["Visitor"],
  summary: "Every country's marketplace",
  description: "What links to the marketplaces are built with.",
  responses: { 200: json(marketplacesResponse, "The marketplaces."), ...errors() },
});
