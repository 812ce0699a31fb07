import type { GiftIdea } from "@gifthearth/core";
import { giftIdeasQuery, giftIdeasResponse, giftSuggestion } from "@gifthearth/core/contract";
import { createRoute, z } from "@hono/zod-openapi";
import { ApiError } from "../../http/api-error.ts";
import { errors, json } from "../../http/described.ts";
import { publicCors } from "../../http/public-cors.ts";
import { createRouter } from "../../http/router.ts";
import { ideaToSuggestion } from "../sources/curated.ts";
import { findIdeas } from "./find-ideas.ts";

/** The catalogue changes with a release only. */
const CACHE_CONTROL = "public, max-age=300";

/** `GET /api/gift-ideas` and `GET /api/gift-ideas/:id` (design, section 4). */
export function giftIdeaRoutes({ catalogue }: { readonly catalogue: readonly GiftIdea[] }) {
  const ideas = new Map(catalogue.map((idea) => [idea.id, idea]));
  const router = createRouter();
  router.use("/api/gift-ideas", publicCors);
  router.use("/api/gift-ideas/:id", publicCors);
  return router
    .openapi(
      createRoute({
        method: "get",
        path: "/api/gift-ideas",
        tags: ["Gifts"],
        summary: "Curated gift ideas",
        description: "The ideas of our catalogue by occasion, interest and price, those that fit best first.",
        request: { query: giftIdeasQuery },
        responses: { 200: json(giftIdeasResponse, "The ideas that fit."), ...errors("invalid_request") },
      }),
      (c) => {
        const found = findIdeas(catalogue, c.req.valid("query"));
        c.header("Cache-Control", CACHE_CONTROL);
        return c.json({ items: found.map((idea) => ideaToSuggestion(idea)) }, 200);
      },
    )
    .openapi(
      createRoute({
        method: "get",
        path: "/api/gift-ideas/{id}",
        tags: ["Gifts"],
        summary: "One curated gift idea",
        request: { params: z.object({ id: z.string().describe("The idea's `id`.") }) },
        responses: { 200: json(giftSuggestion, "The idea."), ...errors("not_found") },
      }),
      (c) => {
        const idea = ideas.get(c.req.valid("param").id);
        if (!idea) throw new ApiError("not_found", "There is no such gift idea");
        c.header("Cache-Control", CACHE_CONTROL);
        return c.json(ideaToSuggestion(idea), 200);
      },
    );
}
