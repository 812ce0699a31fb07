import { featuresResponse } from "@gifthearth/core/contract";
import type { Config } from "../config/config.ts";
import { json } from "../http/described.ts";
import { route } from "../http/route.ts";

/** `GET /api/features`: what pages show, and claim, only where it is switched on. */
export function featureRoutes({ config }: { readonly config: Config }) {
  return [
    route(
      {
        method: "get",
        path: "/api/features",
        access: "public",
        tag: "Operation",
        summary: "Which parts of the product are switched on",
        reply: { 200: json(featuresResponse, "The parts.") },
      },
      (c) => {
        c.header("Cache-Control", "public, max-age=300");
        return c.json({ chat: config.features.chat, model: config.ai?.model ?? null }, 200);
      },
    ),
  ];
}
