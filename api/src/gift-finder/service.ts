import type {
  CountryCode,
  FoundSuggestion,
  GiftQuery,
  GiftSuggestion,
  Marketplace,
  SuggestionSource,
} from "@gifthearth/core";
import type { GiftFinderMeta } from "@gifthearth/core/contract";
import type { Logger } from "pino";
import { suggestFrom } from "../ai/fallback.ts";
import type { GiftSource } from "../ai/source.ts";

/** What a visitor's page needs beside the suggestions. */
export interface Surroundings {
  readonly countryCode: CountryCode;
  readonly marketplaces: readonly Marketplace[];
  /** The part of the commission that is donated. */
  readonly charityShare: number;
}

export type FinderEvent =
  | { readonly type: "meta"; readonly meta: GiftFinderMeta }
  | { readonly type: "suggestion"; readonly suggestion: FoundSuggestion };

/**
 * The answer to a gift query as it becomes known: first where it comes from, again whenever that
 * changes, and then the suggestions, of which there are at most twelve. Error items are left out
 * (specification, section 8).
 * @param sources in the order in which they stand in for one another
 * @param signal aborted when the visitor has left
 */
export async function* findGifts(
  sources: readonly GiftSource[],
  query: GiftQuery,
  surroundings: Surroundings,
  signal: AbortSignal,
  logger: Logger,
): AsyncGenerator<FinderEvent> {
  let from: SuggestionSource = "builtin";
  for await (const event of suggestFrom(sources, query, signal, logger)) {
    if (event.type === "source") {
      const { source, fallback } = event;
      from = source;
      yield { type: "meta", meta: { source, strategy: "standard", fallback, ...surroundings } };
    } else if (!event.suggestion.isError) {
      const { countryCode } = surroundings;
      const sitePath =
        from === "curated" ? ideaPath(event.suggestion, countryCode) : finderPath(query, countryCode);
      yield { type: "suggestion", suggestion: { ...event.suggestion, source: from, sitePath } };
    }
  }
}

/** The catalogue's ideas have a page of their own on the site. */
function ideaPath({ id }: GiftSuggestion, country: CountryCode): string {
  return `/gift-ideas/${encodeURIComponent(id)}?country=${country}`;
}

/** For any other idea the site's finder, filled in with the query. Notes are never put in an address. */
function finderPath(query: GiftQuery, country: CountryCode): string {
  const parameters = new URLSearchParams({ country, occasion: query.occasion });
  for (const interest of query.interests) parameters.append("interests", interest);
  parameters.set("budgetMin", String(query.budgetMin));
  parameters.set("budgetMax", String(query.budgetMax));
  return `/gift-finder?${parameters}`;
}
