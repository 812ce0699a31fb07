import { areSimilarTitles, type GiftRequest, type SuggestionSource } from "@gifthearth/core";
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
import { isPlanned, logFailure } from "../sources/ai/log-failure.ts";
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

/** Recommends by the strategies of the specification, over the sources of gifts. */
export interface Engine {
  /**
   * Never fails: what can't be had is made up for by the next in the fallback chain.
   * @param signal aborted when the visitor has left; the answer is then of no use
   */
  recommend(context: GiftContext, options: EngineOptions, signal: AbortSignal): Promise<EngineAnswer>;
}

interface EngineParts {
  /** Known by their names: the AI, if there is one, and the catalogue. */
  readonly sources: readonly GiftSource[];
  readonly clock: () => Date;
  readonly logger: Logger;
}

/** What one step of the chain came to. */
interface Answer {
  readonly items: readonly Sourced[];
  readonly fallback: boolean;
}

/** What one source came to. */
interface Asked {
  readonly items: readonly Sourced[];
  /** It broke off, maybe before it gave anything. */
  readonly failed: boolean;
  /** It failed because the operator's limit is used up, which is told to no visitor as a failure. */
  readonly rests: boolean;
}

/**
 * The fallback chain of the specification, section 4: the high-quality mode, when it fails or finds nothing,
 * falls back to the enhanced strategy with quality scores; the enhanced one, without an answer of an AI, to
 * the standard recommender, which asks our catalogue; and where that fails, three fixed ideas are left.
 * Having no AI is no failure (design, decision 3).
 */
export function createEngine({ sources, clock, logger }: EngineParts): Engine {
  const model = sources.find(({ name }) => name === "openai");
  const catalogue = sources.find(({ name }) => name === "curated");

  /** Everything that a source gives. */
  async function ask(source: GiftSource, request: GiftRequest, signal: AbortSignal): Promise<Asked> {
    const items: Sourced[] = [];
    try {
      for await (const suggestion of source.suggest(request, signal)) {
        if (suggestion.isError) continue;
        items.push({ ...toRecommendation(suggestion), source: source.name });
        if (items.length === MAX_SUGGESTIONS) break;
      }
      return { items, failed: false, rests: false };
    } catch (error) {
      if (!signal.aborted) logFailure(logger, source.name, error);
      return { items, failed: true, rests: isPlanned(error) };
    }
  }

  /** The standard recommender: our catalogue, in the order of its ranking, with the standard score. */
  async function standard(context: GiftContext, signal: AbortSignal): Promise<Answer> {
    const request = toGiftRequest(context, clock());
    const answer = catalogue && (await ask(catalogue, request, signal));
    if (!answer || (answer.failed && answer.items.length === 0)) {
      const ideas = fallbackIdeas(context).map((idea): Sourced => ({ ...idea, source: "builtin" }));
      return { items: ideas, fallback: true };
    }
    // The same question has the same answer, the random part included.
    const random = seededRandom(JSON.stringify(context));
    const items = answer.items.map((item) => ({ ...item, qualityScore: standardScore(item, random) }));
    return { items, fallback: false };
  }

  /** What the AI answers, or else the standard recommender. */
  async function askModel(context: GiftContext, count: number, signal: AbortSignal): Promise<Answer> {
    const request = { ...toGiftRequest(context, clock()), count };
    const answer = model && (await ask(model, request, signal));
    if (answer && answer.items.length > 0) return { items: answer.items, fallback: false };
    const { items, fallback } = await standard(context, signal);
    return { items, fallback: fallback || (answer !== undefined && !answer.rests) };
  }

  /** Enough to choose from: what the AI answers, and from our catalogue what doesn't resemble it. */
  async function gather(context: GiftContext, signal: AbortSignal): Promise<Answer> {
    const { items, fallback } = await askModel(context, REQUESTED_COUNT, signal);
    if (!items.some(({ source }) => source === "openai")) return { items, fallback };
    const isNew = ({ title }: Sourced) => !items.some((item) => areSimilarTitles(item.title, title));
    // The fixed ideas stand in for everything else; beside an answer they are of no use.
    const more = await standard(context, signal);
    const others = more.items.filter((item) => item.source === "curated" && isNew(item));
    return { items: [...items, ...others], fallback };
  }

  /** The fixed ideas keep the scores that the specification gives them (section 9). */
  function withScores(items: readonly Sourced[], score: (item: Sourced) => number): Sourced[] {
    return items.map((item) => (item.source === "builtin" ? item : { ...item, qualityScore: score(item) }));
  }

  function withBasicScores(items: readonly Sourced[], { recipient }: GiftContext): Sourced[] {
    return withScores(items, (item) => basicScore(item, recipient.interests));
  }

  async function enhanced(context: GiftContext, signal: AbortSignal): Promise<Answer> {
    const { items, fallback } = await askModel(context, countToAsk(context.recipient.interests), signal);
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
