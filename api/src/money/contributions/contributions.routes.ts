import { contributions } from "@gifthearth/core/contract";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { json } from "../../http/described.ts";
import { route } from "../../http/route.ts";
import { summarizeContributions } from "./contributions.service.ts";

interface Dependencies {
  readonly config: Config;
  readonly db: Database;
}

/** `GET /api/contributions`. */
export function contributionRoutes({ config, db }: Dependencies) {
  return [
    route(
      {
        method: "get",
        path: "/api/contributions",
        access: "user",
        tag: "Account",
        summary: "What one's clicks and purchases came to",
        reply: { 200: json(contributions, "The summary.") },
      },
      async (c) => c.json(await summarizeContributions(db, c.var.user.id, config.charityShare), 200),
    ),
  ];
}
