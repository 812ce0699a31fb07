import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  CATEGORIES,
  COUNTRY_CODES,
  GIFT_TAGS,
  type GiftRequest,
  INTERESTS,
  QUERY_LIMITS,
  REFINEMENT_LIMITS,
} from "@gifthearth/core";
import * as z from "zod";

const words = z.array(z.string().regex(/^[\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+)*\*?$/u)).readonly();
const titles = z.array(z.string().min(4).max(REFINEMENT_LIMITS.title)).readonly();

/** An interest of the person's, and how an idea shows that it is for it: by either of the two. */
const expectedInterest = z.strictObject({
  asked: z.string().describe("As it stands in the query."),
  interests: z.array(z.enum(INTERESTS)).readonly().describe("The catalogue's that answer it."),
  words: words.describe('In the title or the search text; "knit*" stands for all that begin so.'),
});

/** What somebody who knows the person would say of a list; written by people, not taken from the ranking. */
const expectations = z.strictObject({
  interests: z.array(expectedInterest).min(1).readonly(),
  ages: z
    .array(z.int().min(0).max(120))
    .readonly()
    .describe("Whom the gift is for, in years; an idea must suit one of them. Empty: no matter."),
  forbid: z.strictObject({
    avoidFor: z
      .array(
        z.enum([
          "alcohol",
          "nuts",
          "gluten",
          "dairy",
          "meat",
          "caffeine",
          "sugar",
          "animal-products",
          "fragrance",
          "electronic",
          "pets",
          "under-3",
          "under-18",
          "bulky",
        ]),
      )
      .readonly(),
    words: words.describe("In the title, the description or the search text."),
    categories: z.array(z.enum(CATEGORIES)).readonly(),
    titles: titles.describe("Nothing that resembles these."),
  }),
  requireTags: z.array(z.enum(GIFT_TAGS)).readonly().describe("An idea must have them all."),
});
export type Expectations = z.infer<typeof expectations>;

const profile = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  person: z.string().min(10).describe("The recipient and the giver, in a sentence."),
  country: z.enum(COUNTRY_CODES).or(z.literal("IE")),
  query: z.strictObject({
    occasion: z.string().min(1).max(QUERY_LIMITS.occasion),
    interests: z.array(z.string().min(1).max(QUERY_LIMITS.interest)).min(1).max(6).readonly(),
    budgetMin: z.number().min(0),
    budgetMax: z.number().positive().describe("200 is open above."),
    additionalNotes: z.string().max(QUERY_LIMITS.additionalNotes),
    refinement: z
      .strictObject({ moreLike: titles, notThis: titles, alreadyHas: titles, seen: titles })
      .optional(),
  }),
  expect: expectations,
});
export type Profile = Omit<z.infer<typeof profile>, "query"> & { readonly query: GiftRequest };

/** The recipients that the ranking is tuned to, and those held out, which its developers don't read. */
const PROFILE_FILES = { tuning: "profiles.json", heldOut: "held-out.json" } as const;
export type ProfileSet = keyof typeof PROFILE_FILES;

/** @throws a `ZodError` that names what is wrong in the file */
export function readProfiles(set: ProfileSet = "tuning"): readonly Profile[] {
  return z
    .array(profile)
    .readonly()
    .parse(JSON.parse(readFileSync(join(import.meta.dirname, PROFILE_FILES[set]), "utf8")));
}
