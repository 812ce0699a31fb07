import * as z from "zod";
import { ALTERNATIVE_KINDS } from "../recommend/alternatives.ts";
import { countryOfPrices, giftSuggestion, languageParameter, offer } from "./gift-finder.ts";
import { text } from "./text.ts";

/** Ideas in a list unless another number is asked for, and the most that may be asked for. */
const LIST_LENGTH = { default: 60, max: 200 } as const;

/** A number in a query string; an empty one counts as not given. */
const number = (message: string, max: number) =>
  z
    .string()
    // Stops at once: what is no number must not be compared with another price below.
    .regex(/^\d{0,9}(?:\.\d{1,2})?$/, { error: message, abort: true })
    .transform((digits) => (digits === "" ? undefined : Number(digits)))
    .refine((value) => value === undefined || value <= max, message)
    .optional();

/** `GET /api/gift-ideas`: which of the curated ideas are wanted. Prices are US dollars. */
export const giftIdeasQuery = z
  .object({
    occasion: text(60).optional().describe("One of the form's, or other words for one."),
    interest: text(60).optional().describe("One of the form's, or other words for one."),
    minPrice: number("Please give the price as a number of dollars", 100_000),
    maxPrice: number("Please give the price as a number of dollars", 100_000),
    language: languageParameter,
    country: countryOfPrices,
    limit: number(`Please ask for ${LIST_LENGTH.max} ideas or fewer`, LIST_LENGTH.max)
      .transform((limit) => Math.floor(limit ?? LIST_LENGTH.default))
      .describe(`How many at most; ${LIST_LENGTH.default} when not given.`),
    offset: number("Please give the offset as a number of ideas", 100_000)
      .transform((offset) => Math.floor(offset ?? 0))
      .describe("How many of the list to leave out at its beginning; none when not given."),
  })
  .refine(({ minPrice, maxPrice }) => (minPrice ?? 0) <= (maxPrice ?? Number.POSITIVE_INFINITY), {
    path: ["minPrice"],
    error: "The lowest price must not be above the highest",
  });
export type GiftIdeasQuery = z.output<typeof giftIdeasQuery>;

/** `GET /api/gift-ideas/:id`: an idea with all that its own page tells. */
export const giftIdeaResponse = giftSuggestion
  .extend({
    offers: z.array(offer).describe("What shops of the country have of it, the cheapest first."),
    lookFor: z.string().describe("What parts the good one from the disappointing one, in English."),
    alternatives: z
      .array(z.object({ kind: z.enum(ALTERNATIVE_KINDS), idea: giftSuggestion }))
      .describe("Others for the same person, each in its own way."),
  })
  .meta({ id: "GiftIdea" });
export type GiftIdeaResponse = z.infer<typeof giftIdeaResponse>;

/** The ideas that fit, those that fit best first. */
export const giftIdeasResponse = z
  .object({
    items: z.array(giftSuggestion),
    total: z.int().describe("How many fit in all, however many of them are listed."),
  })
  .meta({ id: "GiftIdeas" });
export type GiftIdeasResponse = z.infer<typeof giftIdeasResponse>;
