import { marketplacesResponse, partnerParameter } from "@gifthearth/core/contract";
import { z } from "@hono/zod-openapi";
import type { Config } from "../../config/config.ts";
import { json } from "../../http/described.ts";
import { isFromOwnPage } from "../../http/own-page.ts";
import { route } from "../../http/route.ts";
import type { Attribution } from "../../partners/attribution.ts";
import { marketplacesFor } from "./marketplaces.ts";

interface Dependencies {
  readonly config: Config;
  readonly attribution: Pick<Attribution, "partnerOf">;
}

/** `GET /api/marketplaces`: for pages that show a shop link without a search. */
export function marketplaceRoutes({ config, attribution }: Dependencies) {
  return [
    route(
      {
        method: "get",
        path: "/api/marketplaces",
        access: "public",
        tag: "Visitor",
        summary: "Every country's marketplace",
        description: "What links to the marketplaces are built with.",
        request: { query: z.object({ partner: partnerParameter }) },
        reply: { 200: json(marketplacesResponse, "The marketplaces.") },
      },
      async (c) => {
        const partner = await attribution.partnerOf(c, c.req.valid("query").partner);
        // Not the same for every page: of another site's, links may have to lead to our own pages first.
        c.header("Cache-Control", "private, max-age=300");
        c.header("Vary", "Origin", { append: true });
        const isOwnPage = isFromOwnPage(c.req.raw, config.publicUrl);
        return c.json({ items: marketplacesFor(config, isOwnPage, partner?.trackingIds) }, 200);
      },
    ),
  ];
}
