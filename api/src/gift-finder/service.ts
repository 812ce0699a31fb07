import type { CountryCode, GiftQuery, GiftSuggestion, Marketplace } from "@gifthearth/core";
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
  | { readonly type: "suggestion"; readonly suggestion: GiftSuggestion };

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
  for await (const event of suggestFrom(sources, query, signal, logger)) {
    if (event.type === "source") {
      const { source, fallback } = event;
      yield { type: "meta", meta: { source, strategy: "standard", fallback, ...surroundings } };
    } else if (!event.suggestion.isError) {
      yield { type: "suggestion", suggestion: event.suggestion };
    }
  }
}
