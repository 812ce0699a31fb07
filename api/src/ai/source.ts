import type { GiftQuery, GiftSuggestion, SuggestionSource } from "@gifthearth/core";

/** The most suggestions of one answer: two pages of six. */
export const MAX_SUGGESTIONS = 12;

/** Anything that can answer a gift query (design, decision 3). */
export interface GiftSource {
  readonly name: SuggestionSource;
  /**
   * Yields suggestions as they become known, best first, at most about a dozen.
   * @param signal aborted when the visitor has left; the source then stops its work and ends or throws
   * @throws {GiftSourceError} when the source can't answer, or can't go on; what it yielded stands
   */
  suggest(query: GiftQuery, signal: AbortSignal): AsyncIterable<GiftSuggestion>;
}

/** Why a source could not answer. Its message is for the log, never for a visitor. */
export class GiftSourceError extends Error {
  override readonly name = "GiftSourceError";
}
