import { REFINEMENT_LIMITS } from "@gifthearth/core";
import type { RefinedQuery } from "../../host.ts";

/** What a visitor may say of an idea. */
export type Mark = "moreLike" | "notThis" | "alreadyHas";

/** The title of each marked idea with what was said of it, in the order in which it was. */
export type Marks = ReadonlyMap<string, Mark>;

/** The marks with one more, which takes the place of what was said of that idea before. */
export function withMark(marks: Marks, title: string, mark: Mark): Marks {
  return new Map(without(marks, title)).set(title, mark);
}

export function without(marks: Marks, title: string): Marks {
  return new Map([...marks].filter(([other]) => other !== title));
}

/** Titles of the ideas of which that was said. */
export function titlesOf(marks: Marks, wanted: Mark): readonly string[] {
  return [...marks].filter(([, mark]) => mark === wanted).map(([title]) => title);
}

/** What to ask for so that the marks are respected. */
export function refined(query: RefinedQuery, marks: Marks, seen = query.refinement?.seen): RefinedQuery {
  const { titles: most, seen: mostSeen } = REFINEMENT_LIMITS;
  const latestOf = (wanted: Mark) => titlesOf(marks, wanted).slice(-most);
  return {
    ...query,
    refinement: {
      moreLike: latestOf("moreLike"),
      notThis: latestOf("notThis"),
      alreadyHas: latestOf("alreadyHas"),
      seen: (seen ?? []).slice(-mostSeen),
    },
  };
}

/**
 * What to ask for to see other ideas than those before.
 * @param shown titles of all that were shown, whichever answer they came with
 */
export function others(query: RefinedQuery, marks: Marks, shown: Iterable<string>): RefinedQuery {
  return refined(query, marks, [...new Set([...(query.refinement?.seen ?? []), ...shown])]);
}

/** Whether an idea was marked, or a mark taken back, since the query was asked. */
export function isOutdated(query: RefinedQuery, marks: Marks): boolean {
  const { refinement = refined(query, new Map()).refinement } = query;
  return JSON.stringify(refinement) !== JSON.stringify(refined(query, marks).refinement);
}
