import { donationStatsResponse, partnerParameter } from "@gifthearth/core/contract";
import { z } from "@hono/zod-openapi";
import { json } from "../../http/described.ts";
import { route } from "../../http/route.ts";
import type { Attribution } from "../../partners/attribution.ts";
import type { Kept } from "../../runtime/keep-for.ts";
import { FIGURES_MAX_AGE } from "./figures.ts";
import type { ImpactFigures } from "./stats.service.ts";

interface Dependencies {
  readonly figures: Kept<ImpactFigures>;
  readonly attribution: Pick<Attribution, "countSoon">;
}

/** `GET /api/donation-stats`. */
export function donationStatsRoutes({ figures, attribution }: Dependencies) {
  return [
    route(
      {
        method: "get",
        path: "/api/donation-stats",
        access: "public",
        // Every widget asks for them as it is loaded.
        quick: true,
        tag: "Charity",
        summary: "The impact figures",
        description:
          "What has been donated and found so far. While nothing at all is recorded they are sample figures, as `isSample` says; a charity's own are zeros instead. Show sample figures to nobody as ours.",
        request: {
          query: z.object({
            charity: z.string().optional().describe("Id of the charity whose own figures are asked for."),
            partner: partnerParameter,
          }),
        },
        reply: { 200: json(donationStatsResponse, "The figures, at most ten seconds old.") },
        errors: ["invalid_request", "not_found"],
      },
      async (c) => {
        const { charity, partner } = c.req.valid("query");
        attribution.countSoon(c, partner, "loads");
        const { ofAll, of } = await figures.read();
        const stats = charity === undefined ? ofAll : of(charity);
        c.header("Cache-Control", `public, max-age=${FIGURES_MAX_AGE / 1000}`);
        return c.json(stats, 200);
      },
    ),
  ];
}
