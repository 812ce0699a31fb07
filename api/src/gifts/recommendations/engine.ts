import type { SuggestionSource } from "@gifthearth/core";
import {
  basicScore,
  bestFirst,
  countToAsk,
  fallbackIdeas,
  type GiftContext,
  type GiftHistory,
  highQualityScore,
  keepHighQuality,
  personalize,
  pickDiverse,
  REQUESTED_COUNT,
  type Recommendation,
  type Strategy,
  seededRandom,
  standardScore,
  toGiftRequest,
  toRecommendation,
} from "@gifthearth/core/recommend";
import type { Logger } from "pino";
import { type ChainOptions, suggestFrom } from "../sources/chain.ts";
import { type GiftSource, MAX_SUGGESTIONS } from "../sources/source.ts";

/** A recommendation and where it comes from. */
export interface Sourced extends Recommendation {
  readonly source: SuggestionSource;
}

/** What the engine is asked to do with a context. */
export interface EngineOptions {
  readonly strategy: Strategy;
  readonly prefersDiversity: boolean;
  /** The high-quality mode, whatever the strategy. */
  readonly highQuality: boolean;
  readonly history: GiftHistory;
}

interface EngineAnswer {
  readonly recommendations: readonly Sourced[];
  /** A configured AI failed, and others stand in for it. */
  readonly fallback: boolean;
}

/** Recommends by the strategies, over the sources of gifts. */
export interface Engine {
  /**
   * Never fails: what can't be had is made up for by the next in the fallback chain.
   * @param signal aborted when the visitor has left; the answer is then of no use
   */
  recommend(context: GiftContext, options: EngineOptions, signal: AbortSignal): Promise<EngineAnswer>;
}

interface EngineParts {
  /** In the order in which they are asked. */
  readonly sources: readonly GiftSource[];
  readonly clock: () => Date;
  readonly logger: Logger;
}

/** What was found, and whether others stand in for a failed AI. */
interface Answer {
  readonly items: readonly Sourced[];
  readonly fallback: boolean;
}

/**
 * The high-quality mode, when it fails or finds nothing, falls back to the enhanced strategy with quality scores; the
 * enhanced one, without an answer of an AI, to the standard recommender, which asks our catalogue; and where that
 * fails, three fixed ideas are left. Having no AI is no failure.
 */
export function createEngine({ sources, clock, logger }: EngineParts): Engine {
  // The engine has fixed ideas of its own, made for the budget and the first interest.
  const choosing = sources.filter(({ kind }) => kind !== "fixed");
  const ours = choosing.filter(({ kind }) => kind !== "model");

  /** What the chain of those sources gives, and where all of them fail the fixed ideas. */
  async function ask(
    asked: readonly GiftSource[],
    context: GiftContext,
    options: ChainOptions,
    signal: AbortSignal,
  ): Promise<Answer> {
    const items: Sourced[] = [];
    let source: SuggestionSource | null = null;
    let fallback = false;
    try {
      for await (const event of suggestFrom(
        asked,
        toGiftRequest(context, clock()),
        signal,
        logger,
        options,
      )) {
        if (event.type === "source") {
          // Where the AI gave anything it is announced first, and what comes beside it is no stand-in.
          if (source === null) fallback = event.fallback;
          source = event.source;
        } else if (source !== null) items.push({ ...toRecommendation(event.suggestion), source });
      }
      return { items, fallback };
    } catch {
      // The chain has logged why.
      const ideas = fallbackIdeas(context).map((idea): Sourced => ({ ...idea, source: "builtin" }));
      return { items: ideas, fallback: true };
    }
  }

  /** The standard recommender: our catalogue, in the order of its ranking, with the standard score. */
  async function standard(context: GiftContext, signal: AbortSignal): Promise<Answer> {
    const { items, fallback } = await ask(ours, context, { until: "found" }, signal);
    // The same question has the same answer, the random part included.
    const random = seededRandom(JSON.stringify(context));
    return { items: withScores(items, (item) => standardScore(item, random)), fallback };
  }

  /** Enough to choose from: what the AI answers, and from our catalogue what doesn't resemble it. */
  function gather(context: GiftContext, signal: AbortSignal): Promise<Answer> {
    return ask(choosing, context, { until: "varied", modelCount: REQUESTED_COUNT }, signal);
  }

  /** The fixed ideas keep the scores that they come with. */
  function withScores(items: readonly Sourced[], score: (item: Sourced) => number): Sourced[] {
    return items.map((item) => (item.source === "builtin" ? item : { ...item, qualityScore: score(item) }));
  }

  function withBasicScores(items: readonly Sourced[], { recipient }: GiftContext): Sourced[] {
    return withScores(items, (item) => basicScore(item, recipient.interests));
  }

  async function enhanced(context: GiftContext, signal: AbortSignal): Promise<Answer> {
    const modelCount = countToAsk(context.recipient.interests);
    const { items, fallback } = await ask(choosing, context, { until: "found", modelCount }, signal);
    return { items: bestFirst(withBasicScores(items, context)), fallback };
  }

  async function highQuality(context: GiftContext, signal: AbortSignal): Promise<Answer> {
    const { items, fallback } = await gather(context, signal);
    const scored = withScores(items, (item) => highQualityScore(item, context.recipient.interests));
    const kept = keepHighQuality(scored, REQUESTED_COUNT).slice(0, MAX_SUGGESTIONS);
    return kept.length > 0 ? { items: kept, fallback } : enhanced(context, signal);
  }

  async function choose(context: GiftContext, options: EngineOptions, signal: AbortSignal): Promise<Answer> {
    const { strategy, prefersDiversity, history } = options;
    if (options.highQuality) return highQuality(context, signal);
    if (strategy === "standard") return standard(context, signal);
    if (strategy === "enhanced" && !prefersDiversity) return enhanced(context, signal);
    const { items, fallback } = await gather(context, signal);
    const scored = withBasicScores(items, context);
    return strategy === "personalized"
      ? { items: personalize(scored, history), fallback }
      : { items: pickDiverse(scored), fallback };
  }

  return {
    async recommend(context, options, signal) {
      const { items, fallback } = await choose(withHistory(context, options), options, signal);
      return { recommendations: items, fallback };
    },
  };
}

/** A user who names no interests is known by those of earlier searches. */
function withHistory(context: GiftContext, { strategy, history }: EngineOptions): GiftContext {
  const { recipient } = context;
  if (strategy !== "personalized" || recipient.interests.length > 0) return context;
  return { ...context, recipient: { ...recipient, interests: history.previousInterests } };
}
