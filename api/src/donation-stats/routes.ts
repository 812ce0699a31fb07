import { donationStatsResponse } from "@gifthearth/core/contract";
import { createRoute } from "@hono/zod-openapi";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import { errors, json } from "../http/described.ts";
import { publicCors } from "../http/public-cors.ts";
import { createRouter } from "../http/router.ts";
import { keepFor } from "./keep-for.ts";
import { readDonationStats } from "./service.ts";

/** How old the figures may be, milliseconds. */
const MAX_AGE = 10_000;

interface Dependencies {
  readonly config: Config;
  readonly db: Database;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/** `GET /api/donation-stats` (specification, sections 3 and 7). */
export function donationStatsRoutes({ config, db, clock, logger }: Dependencies) {
  const currentStats = keepFor(MAX_AGE, clock, () =>
    readDonationStats(db, clock(), config.charityShare, logger),
  );
  const router = createRouter();
  router.use("/api/donation-stats", publicCors);
  return router.openapi(
    createRoute({
      method: "get",
      path: "/api/donation-stats",
      tags: ["Charity"],
      summary: "The impact figures",
      description:
        "What has been donated and found so far. Figures that are not recorded yet are sample ones; `isDemo` says so.",
      responses: { 200: json(donationStatsResponse, "The figures, at most ten seconds old."), ...errors() },
    }),
    async (c) => {
      c.header("Cache-Control", `public, max-age=${MAX_AGE / 1000}`);
      return c.json(await currentStats(), 200);
    },
  );
}
