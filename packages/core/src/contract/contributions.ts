import * as z from "zod";
import { IMPACT_TYPES } from "../charity/impact.ts";

/** `GET /api/contributions`: what a user's clicks and purchases came to. US dollars. */
export const contributions = z
  .object({
    totalEstimatedContribution: z.number(),
    totalConfirmedContribution: z.number(),
    pendingContribution: z.number().describe("Estimated minus confirmed, at least 0."),
    clickCount: z.int(),
    conversionCount: z.int(),
    charityBreakdown: z.array(
      z.object({
        charityId: z
          .string()
          .nullable()
          .describe(
            "Null for what no closed month has counted yet, and for what was counted in a month that left nothing to give.",
          ),
        charityName: z
          .string()
          .describe("As the ledger's close of the month names it; in words where there is no charity."),
        amount: z.number().describe("All of them add up to totalConfirmedContribution."),
        percentage: z.number().describe("Of the whole, 0 to 100."),
      }),
    ),
    recentActivity: z.array(
      z.object({
        id: z.string(),
        productId: z.string(),
        timestamp: z.string(),
        confirmed: z.boolean(),
        actualCommission: z.number().nullable(),
        estimatedCommission: z.number(),
      }),
    ),
    impactMetrics: z
      .array(
        z.object({
          id: z.string(),
          type: z.enum(IMPACT_TYPES),
          value: z.int(),
          description: z.string(),
        }),
      )
      .describe("What all that is confirmed would come to: one of them or another, never their sum."),
  })
  .meta({ id: "Contributions" });
export type Contributions = z.infer<typeof contributions>;
