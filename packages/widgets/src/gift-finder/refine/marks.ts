import { type FoundSuggestion, REFINEMENT_LIMITS } from "@gifthearth/core";
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

/** Titles of the ideas that need not be shown any more. */
export function hiddenTitles(marks: Marks): readonly string[] {
  return [...marks].filter(([, mark]) => mark !== "moreLike").map(([title]) => title);
}

/** What to ask for so that the marks are respected. */
export function refined(query: RefinedQuery, marks: Marks, seen = query.refinement?.seen): RefinedQuery {
  const { titles: most } = REFINEMENT_LIMITS;
  const titlesOf = (wanted: Mark) =>
    [...marks]
      .filter(([, mark]) => mark === wanted)
      .map(([title]) => title)
      .slice(-most);
  return {
    ...query,
    refinement: {
      moreLike: titlesOf("moreLike"),
      notThis: titlesOf("notThis"),
      alreadyHas: titlesOf("alreadyHas"),
      // The API takes so many; what was shown longest ago may come again.
      seen: (seen ?? []).slice(-most),
    },
  };
}

/** What to ask for to see other ideas than these and those before them. */
export function others(
  query: RefinedQuery,
  marks: Marks,
  shown: readonly Pick<FoundSuggestion, "title">[],
): RefinedQuery {
  const titles = [...(query.refinement?.seen ?? []), ...shown.map(({ title }) => title)];
  return refined(query, marks, [...new Set(titles)]);
}

/** Whether an idea was marked, or a mark taken back, since the query was asked. */
export function isOutdated(query: RefinedQuery, marks: Marks): boolean {
  const { refinement = refined(query, new Map()).refinement } = query;
  return JSON.stringify(refinement) !== JSON.stringify(refined(query, marks).refinement);
}
