import {
  areSimilarTitles,
  type Fact,
  type GiftRequest,
  type GiftSuggestion,
  type SuggestionSource,
} from "@gifthearth/core";
import type { Logger } from "pino";
import { isPlanned, logFailure } from "./ai/log-failure.ts";
import { FIRST_PAGE, type GiftSource, GiftSourceError, ideasWanted, MAX_SUGGESTIONS } from "./source.ts";

/** One step of an answer: where the next suggestions come from, or a suggestion. */
export type SourceEvent =
  | {
      readonly type: "source";
      readonly source: SuggestionSource;
      /** A configured AI failed, so that this source stands in for it. */
      readonly fallback: boolean;
      /** What a model read of the person, where it read more than our reader. */
      readonly facts?: readonly Fact[];
    }
  | { readonly type: "suggestion"; readonly suggestion: GiftSuggestion };

/**
 * How far the sources are asked in turn:
 * - `answered`: until one has answered to its end; what one gave before it failed is filled up by the next, and what
 *   a model gave that is shorter than a page is topped up to one.
 * - `found`: until one has given anything, or has answered that nothing fits.
 * - `varied`: as `found`, but what a model gave stands beside what the next of our own sources gives, so that there
 *   is enough to choose from.
 */
type AskedUntil = "answered" | "found" | "varied";

export interface ChainOptions {
  readonly until?: AskedUntil | undefined;
  /**
   * How many ideas a model is asked for; as many as the request says unless told. Those of our own sources cost
   * nothing.
   */
  readonly modelCount?: number;
}

/**
 * The one chain of sources, for whatever needs gift ideas. Error items are left out, and so is what resembles what
 * came before. A source is announced before its first suggestion, or, when nothing fits the request at all, at its
 * end. A model that names nothing has failed; of our own sources that is an answer. What a model reads of the person
 * counts for those that are asked after it, however it ends.
 * @param sources in the order in which they are asked
 * @param signal aborted when the visitor has left: everything ends, no further source is asked
 * @throws the last source's error when every source failed; where any idea is enough, only when nothing was given
 */
export async function* suggestFrom(
  sources: readonly GiftSource[],
  request: GiftRequest,
  signal: AbortSignal,
  logger: Logger,
  { until = "answered", modelCount = request.count }: ChainOptions = {},
): AsyncGenerator<SourceEvent> {
  const shown: GiftSuggestion[] = [];
  // What is to choose from may be more than an answer holds.
  let most = until === "varied" ? sources.length * MAX_SUGGESTIONS : ideasWanted(request);
  let facts: readonly Fact[] = [];
  let isToppedUp = false;
  let announced = false;
  let fallback = false;
  let lastError: unknown = new GiftSourceError("There is no source of gift ideas");

  for (const { kind, name, suggest } of sources) {
    const kept = shown.length;
    const announcement = (): SourceEvent => ({
      type: "source",
      source: name,
      fallback,
      ...(facts.length > 0 && { facts }),
    });
    const asked = {
      ...request,
      ...(kind === "model" && { count: modelCount }),
      ...(facts.length > 0 && { facts }),
    };
    const learned = (more: readonly Fact[]) => {
      facts = more;
    };
    let hasAnswered = false;
    try {
      for await (const suggestion of suggest(asked, signal, { learned })) {
        if (signal.aborted) return;
        // The catalogue's own ideas differ, however alike their titles sound in some language.
        const others = kind === "catalogue" ? shown.slice(0, kept) : shown;
        if (suggestion.isError || others.some(({ title }) => areSimilarTitles(title, suggestion.title)))
          continue;
        if (shown.length === kept) yield announcement();
        announced = true;
        // Of what is shown as it comes one is the top pick at most, and none that only fills up the list.
        const mayBeTop =
          until !== "answered" || (kept === 0 && !shown.some((earlier) => earlier.isTopRecommendation));
        const isTopRecommendation = suggestion.isTopRecommendation && mayBeTop;
        shown.push({ ...suggestion, isTopRecommendation });
        yield { type: "suggestion", suggestion: { ...suggestion, isTopRecommendation } };
        if (shown.length === most) return;
        if (shown.length - kept === MAX_SUGGESTIONS) break;
      }
      if (signal.aborted) return;
      if (kind === "model" && shown.length === kept) throw new GiftSourceError("The AI named no gift");
      if (!announced) yield announcement();
      announced = true;
      hasAnswered = true;
    } catch (error) {
      if (signal.aborted) return;
      lastError = error;
      if (kind === "model" && !isPlanned(error)) fallback = true;
      logFailure(logger, name, error);
    }
    const isShort = until === "answered" && kind === "model" && hasAnswered && shown.length < FIRST_PAGE;
    if (isShort) {
      isToppedUp = true;
      most = Math.min(FIRST_PAGE, most);
      if (shown.length < most) continue;
    }
    const isEnough = hasAnswered || (until !== "answered" && shown.length > 0);
    if (isEnough && !(until === "varied" && kind === "model")) return;
  }
  if (isToppedUp) return;
  if (until === "answered" || shown.length === 0) throw lastError;
}
