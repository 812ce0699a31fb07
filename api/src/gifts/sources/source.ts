import type { Fact, GiftRequest, GiftSuggestion, SuggestionSource } from "@gifthearth/core";
import type { Spending } from "./ai/spending/spending.ts";

/** The most suggestions of one answer: two pages of six. */
export const MAX_SUGGESTIONS = 12;
/** What is seen of an answer at first: a shorter one is topped up. */
export const FIRST_PAGE = 6;

/** What beside the request matters to a source. */
interface SuggestOptions {
  /** At whose expense a model is asked, beside the operator's; nobody's unless given. */
  readonly budget?: Spending;
  /** Told, each time it knows more, all that the source read of the person beyond what our reader did. */
  readonly learned?: (facts: readonly Fact[]) => void;
}

/** Anything that can answer a gift request. */
export interface GiftSource {
  /** What the visitor is told that it is. */
  readonly name: SuggestionSource;
  /**
   * A language model, which costs money and may fail; our catalogue, which is chosen from; or fixed ideas, the last
   * resort.
   */
  readonly kind: "model" | "catalogue" | "fixed";
  /**
   * Yields suggestions as they become known, best first, at most as many as the request's `count`.
   * @param signal aborted when the visitor has left; the source then stops its work and ends or throws
   * @throws {GiftSourceError} when the source can't answer, or can't go on; what it yielded stands
   */
  suggest(request: GiftRequest, signal: AbortSignal, options?: SuggestOptions): AsyncIterable<GiftSuggestion>;
}

/** How many ideas a request asks for: a whole number from 1 to {@link MAX_SUGGESTIONS}. */
export function ideasWanted({ count = MAX_SUGGESTIONS }: Pick<GiftRequest, "count">): number {
  return Math.min(MAX_SUGGESTIONS, Math.max(1, Math.round(count)));
}

/** Why a source could not answer. Its message is for the log, never for a visitor. */
export class GiftSourceError extends Error {
  override readonly name = "GiftSourceError";
  /** As the operator wants it: nothing is wrong, and the next source is no stand-in for a failure. */
  readonly isPlanned: boolean;

  constructor(message: string, { cause, isPlanned = false }: { cause?: unknown; isPlanned?: boolean } = {}) {
    super(message, { cause });
    this.isPlanned = isPlanned;
  }
}
