import { adminOverview } from "@gifthearth/core/contract";
import { createRoute } from "@hono/zod-openapi";
import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import { errors, json } from "../http/described.ts";
import { createRouter } from "../http/router.ts";
import { readOverview } from "./service.ts";

interface Dependencies {
  readonly config: Config;
  readonly db: Database;
  readonly clock: () => Date;
}

/** `GET /api/admin/overview`. */
export function adminOverviewRoutes({ db, config, clock }: Dependencies) {
  return createRouter().openapi(OVERVIEW, async (c) => c.json(await readOverview(db, config, clock()), 200));
}

const OVERVIEW = createRoute({
  method: "get",
  path: "/api/admin/overview",
  tags: ["Administration"],
  summary: "Figures and what is to be done",
  responses: { 200: json(adminOverview, "As they are now."), ...errors("unauthorized", "forbidden") },
});
