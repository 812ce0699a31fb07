import * as z from "zod";
import { QUERY_LIMITS } from "../gift/query.ts";
import {
  budgetCurrency,
  dollars,
  foundSuggestion,
  languageParameter,
  origin,
  surroundings,
  titles,
} from "./gift-finder.ts";
import { partnerParameter } from "./partners.ts";
import { text } from "./text.ts";

const words = (max: number) => z.array(z.string().pipe(text(60))).max(max, `Please name ${max} or fewer`);

const weight = z
  .number()
  .min(0, "Please give a number from 0 to 1")
  .max(1, "Please give a number from 0 to 1");

/** What the engine goes by. Anything may be left out. */
export const giftContext = z.object({
  recipient: z
    .object({
      name: text(80),
      interests: words(QUERY_LIMITS.interests),
      personality: words(20),
      previousGifts: titles.describe("Titles: nothing that resembles them is recommended."),
      preferences: z
        .object({ sustainable: weight, handmade: weight, practical: weight, unique: weight })
        .partial()
        .describe("How much each counts, from 0 to 1."),
      age: z.int("Please give the age in whole years").min(0).max(120).nullable(),
    })
    .partial()
    .optional(),
  occasion: z
    .object({
      type: text(QUERY_LIMITS.occasion),
      relationship: text(60),
      significance: weight,
      timing: z.iso.date("Please give the day as YYYY-MM-DD").nullable(),
    })
    .partial()
    .optional(),
  constraints: z
    .object({
      budget: z
        .object({ min: dollars, max: dollars })
        .partial()
        .refine(({ min = 0, max = Number.POSITIVE_INFINITY }) => min <= max, {
          path: ["min"],
          error: "The lowest price must not be above the highest",
        }),
      excludedCategories: words(20),
    })
    .partial()
    .optional(),
  userId: text(80).optional().describe("Not believed: the session says who asks."),
  partner: partnerParameter,
});

/** `POST /api/recommendations`. */
export const recommendationsRequest = giftContext
  .extend({
    strategy: text(40)
      .optional()
      .describe("By the visitor and the hints below when absent; an unknown one is standard."),
    prefersDiversity: z.boolean().default(false),
    highQuality: z.boolean().default(false).describe("The high-quality mode, whatever the strategy."),
    currency: budgetCurrency,
    country: text(40).optional().describe("Two letters; an unknown one counts as US."),
    language: languageParameter,
  })
  .meta({ id: "RecommendationsRequest" });
export type RecommendationsRequest = z.input<typeof recommendationsRequest>;

/** One recommendation, the richer form. */
export const recommendation = foundSuggestion
  .extend({
    qualityScore: z.number().describe("Of 10."),
    averageRating: z.number().nullable().describe("Stars of 5; null where nobody counted them."),
    reviewCount: z.number().nullable(),
  })
  .meta({ id: "Recommendation" });
export type FoundRecommendation = z.infer<typeof recommendation>;

/** `POST /api/functions/standard-recommender`. */
export const standardRecommenderResponse = z
  .object({ recommendations: z.array(recommendation) })
  .meta({ id: "StandardRecommendations" });

export const recommendationsResponse = origin
  .extend({
    ...surroundings.shape,
    highQuality: z.boolean().describe("Whether the high-quality mode chose these."),
    recommendations: z.array(recommendation),
  })
  .meta({ id: "Recommendations" });
export type RecommendationsResponse = z.infer<typeof recommendationsResponse>;
