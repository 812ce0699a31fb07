import type { CountryCode, GiftQuery, GiftSuggestion, Marketplace } from "@gifthearth/core";
import type { GiftFinderMeta } from "@gifthearth/core/contract";
import type { Logger } from "pino";
import { suggestFrom } from "../ai/fallback.ts";
import type { GiftSource } from "../ai/source.ts";

/** More than a visitor looks through. */
const MAX_SUGGESTIONS = 12;

/** What a visitor's page needs beside the suggestions. */
export interface Surroundings {
  readonly countryCode: CountryCode;
  readonly marketplaces: readonly Marketplace[];
}

export type FinderEvent =
  | { readonly type: "meta"; readonly meta: GiftFinderMeta }
  | { readonly type: "suggestion"; readonly suggestion: GiftSuggestion };

/**
 * The answer to a gift query as it becomes known: first where it comes from, again whenever that
 * changes, and at most twelve suggestions. Error items are left out (specification, section 8).
 * @param sources in the order in which they stand in for one another
 * @param signal aborted when the visitor has left
 */
export async function* findGifts(
  sources: readonly GiftSource[],
  query: GiftQuery,
  { countryCode, marketplaces }: Surroundings,
  signal: AbortSignal,
  logger: Logger,
): AsyncGenerator<FinderEvent> {
  let count = 0;
  for await (const event of suggestFrom(sources, query, signal, logger)) {
    if (event.type === "source") {
      const { source, fallback } = event;
      yield { type: "meta", meta: { source, strategy: "standard", fallback, countryCode, marketplaces } };
    } else if (!event.suggestion.isError) {
      yield { type: "suggestion", suggestion: event.suggestion };
      count++;
      if (count === MAX_SUGGESTIONS) return;
    }
  }
}
