import {
  areSimilarTitles,
  type GiftRequest,
  type GiftSuggestion,
  type SuggestionSource,
} from "@gifthearth/core";
import type { Logger } from "pino";
import { isPlanned, logFailure } from "./ai/log-failure.ts";
import { type GiftSource, GiftSourceError, MAX_SUGGESTIONS } from "./source.ts";

/** One step of an answer: where the next suggestions come from, or a suggestion. */
export type SourceEvent =
  | {
      readonly type: "source";
      readonly source: SuggestionSource;
      /** A configured AI failed, so that this source stands in for it. */
      readonly fallback: boolean;
    }
  | { readonly type: "suggestion"; readonly suggestion: GiftSuggestion };

/**
 * Asks the sources in turn until one answers to its end (specification, section 4, fallback chain).
 * What a source gave before it failed is kept; the next one adds what doesn't resemble it. A source is
 * announced before its first suggestion, or, when nothing fits the query at all, at its end.
 * @param signal aborted when the visitor has left: everything ends, no further source is asked
 * @throws the last source's error when every source failed
 */
export async function* suggestFrom(
  sources: readonly GiftSource[],
  request: GiftRequest,
  signal: AbortSignal,
  logger: Logger,
): AsyncGenerator<SourceEvent> {
  const shown: GiftSuggestion[] = [];
  let announced = false;
  let fallback = false;
  let lastError: unknown = new GiftSourceError("There is no source of gift ideas");

  for (const source of sources) {
    const kept = shown.length;
    const announcement: SourceEvent = { type: "source", source: source.name, fallback };
    try {
      for await (const suggestion of source.suggest(request, signal)) {
        if (signal.aborted) return;
        if (shown.some(({ title }) => areSimilarTitles(title, suggestion.title))) continue;
        if (shown.length === kept) yield announcement;
        announced = true;
        // One top pick at most, and what only fills up the list is none.
        const isTop = suggestion.isTopRecommendation && kept === 0;
        const isTopRecommendation = isTop && !shown.some((earlier) => earlier.isTopRecommendation);
        shown.push({ ...suggestion, isTopRecommendation });
        yield { type: "suggestion", suggestion: { ...suggestion, isTopRecommendation } };
        if (shown.length === MAX_SUGGESTIONS) return;
      }
      if (!announced && !signal.aborted) yield announcement;
      return;
    } catch (error) {
      if (signal.aborted) return;
      lastError = error;
      if (source.name === "openai" && !isPlanned(error)) fallback = true;
      logFailure(logger, source.name, error);
    }
  }
  throw lastError;
}
