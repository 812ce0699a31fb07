import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { COUNTRY_CODES, indexIdeas, QUERY_LIMITS, RELATIONS } from "@gifthearth/core";
import { type RatedCandidate, ratedCandidates } from "@gifthearth/core/recommend";
import * as z from "zod";
import { cuesOf } from "../../api/src/gifts/catalogue/cues.ts";
import { CATALOGUE } from "../../api/src/gifts/catalogue/index.ts";
import { catalogueMeanings } from "../../api/src/gifts/catalogue/meanings.ts";
import { themesOf } from "../../api/src/gifts/catalogue/themes.ts";

/**
 * Somebody as a visitor describes them, with how raters who had not seen the ranking judged ideas for them: by the
 * idea's id two figures from 0 to 3, how well it fits this person and how proud one would be to have had it.
 */
const ratedPerson = z.strictObject({
  id: z.string().min(1),
  country: z.enum(COUNTRY_CODES),
  query: z.strictObject({
    occasion: z.string().min(1).max(QUERY_LIMITS.occasion),
    interests: z.array(z.string()),
    budgetMin: z.number().min(0),
    budgetMax: z.number().positive(),
    additionalNotes: z.string(),
    relation: z.enum(RELATIONS).optional(),
    age: z.int().min(0).max(QUERY_LIMITS.age).optional(),
  }),
  rated: z.record(z.string(), z.string().regex(/^[0-3]{2}$/)),
});

const FOLDER = join(import.meta.dirname, "ratings");

/** An idea that was rated for somebody, with what speaks for it today. */
export interface RatedIdea extends RatedCandidate {
  readonly fit: number;
  readonly pride: number;
}

/** Of everybody rated, the ideas that may still be shown to them; those without any are left out. */
export function readRatings(): readonly (readonly RatedIdea[])[] {
  const index = indexIdeas(CATALOGUE, { themes: themesOf(CATALOGUE), cuesOf, meanings: catalogueMeanings() });
  return readRatedPeople()
    .map(({ country, query, rated }) =>
      ratedCandidates(index, { ...query, country }, Object.keys(rated)).map((candidate) => {
        const [fit, pride] = [...(rated[candidate.id] ?? "00")].map(Number);
        return { ...candidate, fit: fit ?? 0, pride: pride ?? 0 };
      }),
    )
    .filter(({ length }) => length > 0);
}

/** @throws a `ZodError` that names what is wrong in the files */
function readRatedPeople(): readonly z.infer<typeof ratedPerson>[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((name) => z.array(ratedPerson).parse(JSON.parse(readFileSync(join(FOLDER, name), "utf8"))));
}
