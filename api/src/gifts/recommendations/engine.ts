import type { CountryCode, Language, SuggestionSource } from "@gifthearth/core";
import {
  descriptorOf,
  fallbackIdeas,
  type GiftContext,
  type GiftHistory,
  HIGH_QUALITY,
  type Recommendation,
  type Strategy,
  type StrategyDescriptor,
  seededRandom,
  toGiftRequest,
  toRecommendation,
} from "@gifthearth/core/recommend";
import type { Logger } from "pino";
import { sourceOf } from "../finder/find-gifts.ts";
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
  /** Where the gift will be bought. */
  readonly country?: CountryCode | undefined;
  /** In which language they are told. */
  readonly language?: Language | undefined;
}

type Place = Pick<EngineOptions, "country" | "language">;

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
    place: Place,
    options: ChainOptions,
    signal: AbortSignal,
  ): Promise<Answer> {
    const items: Sourced[] = [];
    let source: SuggestionSource | null = null;
    let fallback = false;
    try {
      const request = { ...toGiftRequest(context, clock()), ...place };
      for await (const event of suggestFrom(asked, request, signal, logger, options)) {
        if (event.type === "source") {
          // Where the AI gave anything it is announced first, and what comes beside it is no stand-in.
          if (source === null) fallback = event.fallback;
          source = event.source;
        } else if (source !== null) {
          items.push({ ...toRecommendation(event.suggestion), source: sourceOf(event.suggestion, source) });
        }
      }
      return { items, fallback };
    } catch {
      // The chain has logged why.
      const ideas = fallbackIdeas(context).map((idea): Sourced => ({ ...idea, source: "builtin" }));
      return { items: ideas, fallback: true };
    }
  }

  async function follow(
    strategy: StrategyDescriptor,
    context: GiftContext,
    { history, ...place }: Place & Pick<EngineOptions, "history">,
    signal: AbortSignal,
  ): Promise<Answer> {
    const { asks, score, choose, orElse } = strategy;
    const { interests } = context.recipient;
    const options = {
      until: asks === "both" ? "varied" : "found",
      modelCount: strategy.modelCount(interests),
    } as const;
    const { items, fallback } = await ask(
      asks === "catalogue" ? ours : choosing,
      context,
      place,
      options,
      signal,
    );
    // The same question has the same answer, the random part included.
    const random = seededRandom(JSON.stringify(context));
    // The fixed ideas keep the scores that they come with.
    const scored = items.map((item) =>
      item.source === "builtin" ? item : { ...item, qualityScore: score(item, interests, random) },
    );
    const chosen = choose(scored, history).slice(0, MAX_SUGGESTIONS);
    if (chosen.length > 0 || !orElse) return { items: chosen, fallback };
    return follow(descriptorOf(orElse), context, { history, ...place }, signal);
  }

  return {
    async recommend(
      context,
      { strategy, prefersDiversity, highQuality, history, country, language },
      signal,
    ) {
      const isDiverse = strategy === "enhanced" && prefersDiversity;
      const descriptor = highQuality ? HIGH_QUALITY : descriptorOf(isDiverse ? "diversity" : strategy);
      const known = descriptorOf(strategy).usesHistory ? withHistory(context, history) : context;
      const { items, fallback } = await follow(descriptor, known, { history, country, language }, signal);
      return { recommendations: items, fallback };
    },
  };
}

/** A user who names no interests is known by those of earlier searches. */
function withHistory(context: GiftContext, { previousInterests }: GiftHistory): GiftContext {
  const { recipient } = context;
  if (recipient.interests.length > 0) return context;
  return { ...context, recipient: { ...recipient, interests: previousInterests } };
}
