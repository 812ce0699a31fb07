import { donationStatsResponse, partnerParameter } from "@gifthearth/core/contract";
import { createRoute, z } from "@hono/zod-openapi";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import { errors, json } from "../http/described.ts";
import { publicCors } from "../http/public-cors.ts";
import { createRouter } from "../http/router.ts";
import { keepFor } from "../keep-for.ts";
import type { LedgerChanges } from "../ledger/changes.ts";
import type { Attribution } from "../partners/attribution.ts";
import { readImpactFigures } from "./service.ts";

/** How old the figures may be, milliseconds; within this process they are dropped as soon as the ledger changes. */
const MAX_AGE = 10_000;

interface Dependencies {
  readonly config: Config;
  readonly db: Database;
  readonly clock: () => Date;
  readonly logger: Logger;
  readonly ledgerChanges: LedgerChanges;
  readonly attribution: Pick<Attribution, "countSoon">;
}

/** `GET /api/donation-stats` (specification, sections 3 and 7). */
export function donationStatsRoutes(dependencies: Dependencies) {
  const { config, db, clock, logger, ledgerChanges, attribution } = dependencies;
  const figures = keepFor(MAX_AGE, clock, () => readImpactFigures(db, clock(), config.charityShare, logger));
  ledgerChanges.listen(figures.drop);
  const router = createRouter();
  router.use("/api/donation-stats", publicCors);
  return router.openapi(
    createRoute({
      method: "get",
      path: "/api/donation-stats",
      tags: ["Charity"],
      summary: "The impact figures",
      description:
        "What has been donated and found so far. Figures that are not recorded yet are sample ones; `isDemo` says so. A charity's own are zeros instead.",
      request: {
        query: z.object({
          charity: z.string().optional().describe("Id of the charity whose own figures are asked for."),
          partner: partnerParameter,
        }),
      },
      responses: {
        200: json(donationStatsResponse, "The figures, at most ten seconds old."),
        ...errors("invalid_request", "not_found", "unavailable"),
      },
    }),
    async (c) => {
      const { charity, partner } = c.req.valid("query");
      attribution.countSoon(c, partner, "loads");
      const { ofAll, of } = await figures.read();
      const stats = charity === undefined ? ofAll : of(charity);
      c.header("Cache-Control", `public, max-age=${MAX_AGE / 1000}`);
      return c.json(stats, 200);
    },
  );
}
