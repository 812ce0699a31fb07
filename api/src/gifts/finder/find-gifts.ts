import {
  type CountryCode,
  type FoundSuggestion,
  type GiftQuery,
  type GiftRequest,
  type GiftSuggestion,
  pathOnSite,
  type SuggestionSource,
  understandingOf,
} from "@gifthearth/core";
import type { GiftFinderEvent, Surroundings } from "@gifthearth/core/contract";
import type { Logger } from "pino";
import { CATALOGUE } from "../catalogue/index.ts";
import { suggestFrom } from "../sources/chain.ts";
import { indexOf } from "../sources/curated.ts";
import type { GiftSource } from "../sources/source.ts";

/**
 * The answer to a gift query as it becomes known: first where it comes from and what was understood, again whenever
 * that changes, and then the suggestions, of which there are at most twelve.
 * @param sources in the order in which they stand in for one another
 * @param signal aborted when the visitor has left
 * @param partnerId whose widget it is, so that our own pages of the ideas count for it too
 */
export async function* findGifts(
  sources: readonly GiftSource[],
  request: GiftRequest,
  surroundings: Surroundings,
  signal: AbortSignal,
  logger: Logger,
  partnerId?: string,
): AsyncGenerator<GiftFinderEvent> {
  const understanding = understandingOf(request, indexOf(CATALOGUE));
  let from: SuggestionSource = "builtin";
  for await (const event of suggestFrom(sources, request, signal, logger)) {
    if (event.type === "source") {
      const { source, fallback } = event;
      from = source;
      yield {
        type: "meta",
        meta: { source, strategy: "standard", fallback, ...understanding, ...surroundings },
      };
    } else {
      const suggestion = toFound(event.suggestion, from, request, surroundings.countryCode, partnerId);
      yield { type: "suggestion", suggestion };
    }
  }
}

/** A suggestion with its source, and with where our own site shows it or finds its like. */
export function toFound(
  suggestion: GiftSuggestion,
  source: SuggestionSource,
  query: GiftQuery,
  country: CountryCode,
  partnerId?: string,
): FoundSuggestion {
  return { ...suggestion, source, sitePath: pathOnSite(suggestion, source, query, country, partnerId) };
}
