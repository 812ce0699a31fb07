import { contributions } from "@gifthearth/core/contract";
import { createRoute } from "@hono/zod-openapi";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { type FindCurrentUser, requireUser } from "../../http/current-user.ts";
import { errors, json } from "../../http/described.ts";
import { createRouter } from "../../http/router.ts";
import { summarizeContributions } from "./contributions.service.ts";

interface Dependencies {
  readonly config: Config;
  readonly db: Database;
  readonly currentUser: FindCurrentUser;
}

/** `GET /api/contributions` (design, section 4). */
export function contributionRoutes({ config, db, currentUser }: Dependencies) {
  return createRouter().openapi(ROUTE, async (c) => {
    const { id } = await requireUser(c, currentUser);
    return c.json(await summarizeContributions(db, id, config.charityShare), 200);
  });
}

const ROUTE = createRoute({
  method: "get",
  path: "/api/contributions",
  tags: ["Account"],
  summary: "What one's clicks and purchases came to",
  responses: { 200: json(contributions, "The summary."), ...errors("unauthorized", "forbidden") },
});
