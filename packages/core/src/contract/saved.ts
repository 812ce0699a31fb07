import * as z from "zod";
import { QUERY_LIMITS, QUERY_MESSAGES } from "../gift/query.ts";
import { isMarketplaceLink } from "../marketplace-links.ts";
import { age, dollars, drawing, relation } from "./gift-finder.ts";
import { text } from "./text.ts";

/** `POST /api/saved-gift-queries`. */
export const savedGiftQueryRequest = z
  .object({
    occasion: text(QUERY_LIMITS.occasion, QUERY_MESSAGES.occasion).refine(Boolean, QUERY_MESSAGES.occasion),
    interests: z
      .array(z.string().pipe(text(QUERY_LIMITS.interest)), QUERY_MESSAGES.interests)
      .max(QUERY_LIMITS.interests, `Please name ${QUERY_LIMITS.interests} interests or fewer`)
      .transform((interests) => [...new Set(interests.filter(Boolean))]),
    budgetMin: dollars.default(0),
    budgetMax: dollars.default(100),
    additionalNotes: text(QUERY_LIMITS.additionalNotes).nullable().optional(),
    relation: relation.nullable().optional(),
    age: age.nullable().optional(),
  })
  .refine((query) => query.budgetMin <= query.budgetMax, {
    path: ["budgetMin"],
    error: "The lowest price must not be above the highest",
  })
  .meta({ id: "SavedGiftQueryRequest" });
export type SavedGiftQueryRequest = z.input<typeof savedGiftQueryRequest>;

export const savedGiftQuery = z
  .object({
    id: z.string(),
    occasion: z.string(),
    interests: z.array(z.string()),
    budgetMin: z.number(),
    budgetMax: z.number(),
    additionalNotes: z.string().nullable(),
    relation: relation.nullable(),
    age: age.nullable(),
    createdAt: z.string(),
  })
  .meta({ id: "SavedGiftQuery" });
export type SavedGiftQuery = z.infer<typeof savedGiftQuery>;
export const savedGiftQueries = z.object({ items: z.array(savedGiftQuery) }).meta({ id: "SavedGiftQueries" });

/** `POST /api/saved-gift-ideas`. */
export const savedGiftIdeaRequest = z
  .object({
    title: text(120, "Please name the idea").refine(Boolean, "Please name the idea"),
    description: text(1_000).default(""),
    priceRange: text(40).default(""),
    imageUrl: z
      .string()
      .regex(/^\/(?!\/)[^\s\\\p{Cc}]{0,300}$/u, "The picture must be one of ours")
      .nullable()
      .optional(),
    affiliateUrl: z
      .string("The link must lead to a marketplace that we know")
      .max(2_000, "Please keep the link to 2000 characters or fewer")
      .refine(isMarketplaceLink, "The link must lead to a marketplace that we know")
      .transform((link) => new URL(link).href),
    category: text(40).default("").describe("Remembered as one that the user likes."),
    relation: relation.nullable().optional().describe("Of whom it is for, where a search said so."),
    occasion: text(QUERY_LIMITS.occasion).nullable().optional(),
  })
  .meta({ id: "SavedGiftIdeaRequest" });
export type SavedGiftIdeaRequest = z.input<typeof savedGiftIdeaRequest>;

export const savedGiftIdea = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    priceRange: z.string(),
    imageUrl: z.string().nullable(),
    category: z.string().describe("The kind of thing that it seems to be."),
    drawing: drawing.optional(),
    affiliateUrl: z.string(),
    relation: relation.nullable(),
    occasion: z.string().nullable().describe("Null for one that no search found."),
    createdAt: z.string(),
  })
  .meta({ id: "SavedGiftIdea" });
export type SavedGiftIdea = z.infer<typeof savedGiftIdea>;
export const savedGiftIdeas = z.object({ items: z.array(savedGiftIdea) }).meta({ id: "SavedGiftIdeas" });
