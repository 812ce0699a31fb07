import * as z from "zod";
import { MAX_DRAWING } from "../gift/drawing.ts";
import { joinWords } from "../gift/join-words.ts";
import { QUERY_LIMITS, QUERY_MESSAGES, tellsOfPerson } from "../gift/query.ts";
import { REFINEMENT_LIMITS } from "../gift/request.ts";
import { CURRENCIES } from "../gift/shop-price.ts";
import { type FoundSuggestion, SOURCES } from "../gift/suggestion.ts";
import { RELATIONS } from "../gift/vocabulary.ts";
import { LANGUAGES, toLanguage } from "../language.ts";
import { COUNTRY_CODES, toCountryCode } from "../marketplaces.ts";
import { STRATEGIES } from "../recommend/strategies/strategy.ts";
import { FACT_KINDS } from "../understand/person.ts";
import { partnerParameter } from "./partners.ts";
import { text } from "./text.ts";

/** The money that a budget is in. */
export const budgetCurrency = z
  .enum(CURRENCIES, `Please give the budget's currency as ${joinWords(CURRENCIES, "or")}`)
  .optional()
  .describe("Of the budget, where it isn't in US dollars: the marketplace's own.");

/** US dollars. */
export const dollars = z
  .number("Please give the budget as a number of dollars")
  .min(0, "The budget must not be negative")
  .max(QUERY_LIMITS.budget, `The budget must be $${QUERY_LIMITS.budget} or less`);

/** Who the gift is for. */
export const relation = z.enum(RELATIONS).describe("Who the person is to the giver.");

export const age = z
  .int(QUERY_MESSAGES.age)
  .min(0, QUERY_MESSAGES.age)
  .max(QUERY_LIMITS.age, QUERY_MESSAGES.age)
  .describe("The person's, in years.");

/** Titles of ideas, so many at most; empty ones and repeats are dropped. */
const titlesUpTo = (most: number) =>
  z
    .array(z.string().pipe(text(REFINEMENT_LIMITS.title)))
    .max(most, `Please name ${most} ideas or fewer`)
    .transform((list) => [...new Set(list.filter(Boolean))]);

/** Titles of ideas; empty ones and repeats are dropped. */
export const titles = titlesUpTo(REFINEMENT_LIMITS.titles);

const LANGUAGE_TAG = "Please give the language as a tag, such as de";
const COUNTRY_CODE = "Please give the country as two letters, such as DE";

/** In which language ideas are told. */
export const languageParameter = z
  .string(LANGUAGE_TAG)
  .max(35, LANGUAGE_TAG)
  .optional()
  .transform((tag) => (tag === undefined ? undefined : toLanguage(tag)))
  .meta({ type: "string", description: "A language tag such as `de`; an unknown one counts as English." });

/** In whose money prices are told. */
export const countryOfPrices = z
  .string(COUNTRY_CODE)
  .max(40, COUNTRY_CODE)
  .optional()
  .transform(toCountryCode)
  .meta({
    type: "string",
    description: "Two letters: prices are in its money; an unknown one counts as US.",
  });

const refinement = z
  .object({
    moreLike: titles.default([]).describe("What else is like these comes first."),
    notThis: titles.default([]).describe("Neither these nor their like."),
    alreadyHas: titles.default([]).describe("Owned already, or given before: nothing that resembles them."),
    seen: titlesUpTo(REFINEMENT_LIMITS.seen).default([]).describe("Shown already: others are wanted."),
  })
  .describe("What was said of earlier ideas, each named by its title.");

/** `POST /api/functions/ai-gift-finder`: what is asked. */
export const giftFinderRequest = z
  .object({
    provider: text(40).optional().describe("The single offered provider; any value is taken."),
    occasion: z
      .string(QUERY_MESSAGES.occasion)
      .pipe(text(QUERY_LIMITS.occasion))
      .refine(Boolean, QUERY_MESSAGES.occasion)
      .describe(`One of the form's or the visitor's own words, up to ${QUERY_LIMITS.occasion} characters.`),
    interests: z
      .array(z.string().pipe(text(QUERY_LIMITS.interest)), QUERY_MESSAGES.interests)
      .max(QUERY_LIMITS.interests, `Please name ${QUERY_LIMITS.interests} interests or fewer`)
      .transform((interests) => [...new Set(interests.filter(Boolean))])
      .default([])
      .describe(
        `Each up to ${QUERY_LIMITS.interest} characters. At least one, unless a note or the relation says what the person is like.`,
      ),
    budgetMin: dollars.default(25),
    budgetMax: dollars.default(100).describe("200, the slider's end, means 200 or more."),
    currency: budgetCurrency,
    additionalNotes: text(QUERY_LIMITS.additionalNotes).default(""),
    relation: relation.optional(),
    age: age.optional(),
    dismissed: z
      .array(z.string().max(QUERY_LIMITS.factKey))
      .max(QUERY_LIMITS.dismissed, `Please take away ${QUERY_LIMITS.dismissed} facts or fewer`)
      .optional()
      .describe("Keys of `understood` facts that are not to be heeded."),
    refinement: refinement.optional(),
    country: text(40).optional().describe("Two letters; an unknown one counts as US."),
    language: languageParameter,
    partner: partnerParameter,
    isFirstUse: z.boolean().optional().catch(undefined).meta({
      type: "boolean",
      description: "The first search of a partner's widget: counts as its being loaded.",
    }),
  })
  .refine(tellsOfPerson, {
    path: ["interests"],
    error: QUERY_MESSAGES.interests,
    // All that is missing is said at once: also where another field is wrong.
    when: ({ value }) => {
      const { interests, additionalNotes = "" } = (value ?? {}) as Readonly<Record<string, unknown>>;
      return Array.isArray(interests) && typeof additionalNotes === "string";
    },
  })
  .refine((query) => query.budgetMin <= query.budgetMax, {
    path: ["budgetMin"],
    error: "The lowest price must not be above the highest",
  });
export type GiftFinderRequest = z.input<typeof giftFinderRequest>;

const pathData = z.string().regex(/^[-MmLlHhVvCcSsQqTtAaZz0-9 ,.]*$/);

/** Nothing in it can be more than a shape, wherever it is drawn. */
export const drawing = z
  .object({ fill: pathData, accent: pathData, line: pathData })
  .refine(({ fill, accent, line }) => fill.length + accent.length + line.length <= MAX_DRAWING)
  .describe(
    `Path data on a view box of 64 by 64, up to ${MAX_DRAWING} characters: a soft body, a warm spot on it, and lines two units wide over both.`,
  )
  .meta({ id: "Drawing" });

/** What a shop has of an idea. */
export const offer = z
  .object({
    id: z.string(),
    title: z.string().describe("As the shop calls it, in its own language."),
    price: z.object({ amount: z.number(), currency: z.string().describe("ISO 4217.") }),
    country: z.enum(COUNTRY_CODES).describe("Where it can be bought."),
    shop: z.string().describe("Its name."),
    link: z.string().describe("A path on our server, which counts the click and leads on to the shop."),
    image: z.string().nullable().describe("A path on our server."),
    seenAt: z.string().describe("When the shop last said that it has it."),
    paidLink: z.boolean().describe("Whether we are paid if it is bought: to be said beside the link."),
    charityClaim: z.boolean().describe("Whether it may be said beside it what we give of that."),
  })
  .meta({ id: "Offer" });

export const giftSuggestion = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    priceRange: z.string().describe('In the visitor\'s currency, such as "$30-$60" or "about £25–£50".'),
    price: z
      .object({ low: z.number(), high: z.number(), currency: z.string().describe("ISO 4217.") })
      .optional()
      .describe("The same in numbers."),
    category: z.string(),
    why: z.string().nullable().describe("Why it fits, in the visitor's own words."),
    searchText: z.string().nullable().describe("What to search the marketplace for."),
    searchTexts: z
      .partialRecord(z.enum(LANGUAGES), z.string())
      .optional()
      .describe("What to search for where the marketplace speaks another language than English."),
    language: z
      .enum(LANGUAGES)
      .optional()
      .describe("Of title, description and reason; English where it isn't told."),
    affiliateUrl: z.string().nullable(),
    imageUrl: z.string().nullable(),
    drawing: drawing.optional(),
    offer: offer
      .optional()
      .describe(
        "The best of the shops in the visitor's country; absent where none truly is what the idea means.",
      ),
    charityImpact: z.string().nullable(),
    tags: z.array(z.string()).readonly(),
    isTopRecommendation: z.boolean(),
    isError: z.boolean(),
    qualityScore: z.number(),
  })
  .meta({ id: "GiftSuggestion" });

/** A suggestion in an answer. */
export const foundSuggestion = giftSuggestion
  .extend({
    source: z.enum(SOURCES),
    sitePath: z
      .string()
      .describe("Where our own site shows it, or else finds its like: a path with its query."),
  })
  .meta({ id: "FoundSuggestion" });

export const marketplace = z
  .object({
    countryCode: z.enum(COUNTRY_CODES),
    domain: z.string(),
    sign: z.string().describe('Of its currency, before an amount: "$".'),
    language: z.string().describe("Two letters: the language that it is searched in."),
    affiliateTag: z.string().nullable(),
    directLinks: z.boolean().describe("Whether this page may link to the marketplace itself."),
  })
  .meta({ id: "Marketplace" });

/** What a page needs to show ideas with their shop links. */
export const surroundings = z.object({
  countryCode: z.enum(COUNTRY_CODES),
  marketplaces: z.array(marketplace).readonly(),
  charityShare: z.number().min(0).max(1).describe("The part of the commission that is donated."),
});
export type Surroundings = z.infer<typeof surroundings>;

/** Where ideas come from, and how they were chosen. */
export const origin = z.object({
  source: z.enum(SOURCES).describe("Of the ideas that follow; of the last ones, in a whole answer."),
  strategy: z.enum(STRATEGIES),
  fallback: z.boolean().describe("A configured AI failed and this source stands in."),
});

/** What was made of the visitor's words. */
export const understanding = z.object({
  understood: z
    .array(
      z.object({
        key: z.string().describe("Sent back in `dismissed`, the fact is not heeded."),
        kind: z.enum(FACT_KINDS),
        words: z.string().describe("The visitor's own, as they were written."),
      }),
    )
    .readonly()
    .describe("What was read of the person."),
  notUnderstood: z
    .array(z.string())
    .readonly()
    .describe(
      "Interests, as they were written, for which there is nothing made: what is shown is near them.",
    ),
});

/** Where the suggestions that follow come from, and what shop links are built with. */
export const answerMeta = origin.extend(surroundings.shape);

/** The same of a gift search, with what was understood. */
export const giftFinderMeta = answerMeta.extend(understanding.shape);
export type GiftFinderMeta = z.infer<typeof giftFinderMeta>;

export const giftFinderResponse = giftFinderMeta
  .extend({ suggestions: z.array(foundSuggestion) })
  .meta({ id: "GiftFinderAnswer" });
export type GiftFinderResponse = z.infer<typeof giftFinderResponse>;

/** The last event of a stream that ended well. */
export const giftFinderDone = z.object({ count: z.int() });

/** What a gift search tells, in order: where the ideas come from, again whenever that changes, then each idea. */
export type GiftFinderEvent =
  | { readonly type: "meta"; readonly meta: GiftFinderMeta }
  | { readonly type: "suggestion"; readonly suggestion: FoundSuggestion };
