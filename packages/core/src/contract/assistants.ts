import * as z from "zod";
import { OCCASIONS } from "../gift/occasions.ts";
import { QUERY_LIMITS } from "../gift/query.ts";
import { donationStatsResponse } from "./donation-stats.ts";
import {
  age,
  foundSuggestion,
  giftFinderRequest,
  giftSuggestion,
  languageParameter,
  understanding,
} from "./gift-finder.ts";
import { giftIdeaResponse } from "./gift-ideas.ts";
import { text } from "./text.ts";

/** Longest description of the person; together with the note it is what the finder takes as a note. */
const PERSON_LENGTH = 200;
const NOTE_LENGTH = QUERY_LIMITS.additionalNotes - PERSON_LENGTH - 1;

const amount = z.number().min(0).max(QUERY_LIMITS.budget);

const countryParameter = text(40)
  .default("US")
  .describe(
    "Two letters of the country where the gift is bought, such as DE: links and prices are for there. US unless given, and for a country that isn't known.",
  );

/** What the tool `find_gifts` takes. */
export const findGiftsInput = z
  .object({
    person: text(PERSON_LENGTH)
      .default("")
      .describe("Who the gift is for, in a few words, such as: my sister, a night nurse."),
    age: age.optional(),
    likes: giftFinderRequest.shape.interests.describe(
      `What they like, each in a word or two, at most ${QUERY_LIMITS.interests}.`,
    ),
    occasion: text(QUERY_LIMITS.occasion)
      .default("Other")
      .describe(`${OCCASIONS.join(", ")}, or other words for one.`),
    budget: z
      .object({ min: amount.default(0), max: amount.optional() })
      .refine(({ min, max }) => min <= (max ?? min), "The lowest price must not be above the highest")
      .default({ min: 0 })
      .describe("Lowest and highest price, in the currency of the country."),
    note: text(NOTE_LENGTH)
      .default("")
      .describe(
        "What else tells of them: allergies and diets, what they own or dislike, how they live. Leave out names and what identifies somebody.",
      ),
    country: countryParameter,
    language: languageParameter.describe("Of the ideas: `en`, `de`, `nl`, `fr`, `es` or `it`."),
  })
  .refine(
    ({ person, likes, note }) => person !== "" || likes.length > 0 || note !== "",
    "Please say who the person is, what they like, or something else about them",
  );
export type FindGiftsInput = z.output<typeof findGiftsInput>;

const url = z.string().describe("Our own page of it, which leads on to the shop.");
const disclosure = z.string().describe("To be shown beside any of these links.");

const listedIdea = giftSuggestion
  .pick({ id: true, title: true, description: true, priceRange: true, price: true, category: true })
  .extend({ url });

/** What the tool `find_gifts` answers. */
export const findGiftsOutput = z.object({
  understood: z
    .array(understanding.shape.understood.unwrap().element.pick({ kind: true, words: true }))
    .describe("What was read of the person."),
  notUnderstood: understanding.shape.notUnderstood,
  ideas: z
    .array(listedIdea.extend(foundSuggestion.pick({ why: true, source: true }).shape))
    .describe("At most twelve, the best first. `get_idea` tells more of those whose source is `curated`."),
  disclosure,
});
export type FindGiftsOutput = z.output<typeof findGiftsOutput>;

/** What the tool `get_idea` takes. */
export const getIdeaInput = z.object({
  id: z.string().min(1).max(200).describe("The `id` of an idea whose source is `curated`."),
  country: countryParameter,
  language: findGiftsInput.shape.language,
});

/** What the tool `get_idea` answers. */
export const getIdeaOutput = listedIdea.extend({
  lookFor: giftIdeaResponse.shape.lookFor,
  alternatives: z
    .array(z.object({ kind: giftIdeaResponse.shape.alternatives.element.shape.kind, idea: listedIdea }))
    .describe(giftIdeaResponse.shape.alternatives.description ?? ""),
  disclosure,
});
export type GetIdeaOutput = z.output<typeof getIdeaOutput>;

/** What the tool `impact` takes. */
export const impactInput = z.object({
  charity: z.string().max(200).optional().describe("Id of the charity whose own figures are asked for."),
});

/** What the tool `impact` answers. */
export const impactOutput = z.object({
  figures: donationStatsResponse
    .omit({ isSample: true })
    .extend({ isDemo: z.boolean().describe("Test donations are counted; say so beside the figures.") })
    .nullable()
    .describe("Null while nothing is recorded."),
  url: z.string().describe("The page of the public ledger, where anyone can check them."),
});
export type ImpactOutput = z.output<typeof impactOutput>;
