import { bestFirst } from "./best-first.ts";
import type { GiftContext } from "./context.ts";
import { countToAsk, REQUESTED_COUNT } from "./counts.ts";
import { pickDiverse } from "./diversity.ts";
import { keepHighQuality } from "./high-quality.ts";
import { type GiftHistory, personalize } from "./personalize.ts";
import { basicScore, highQualityScore, standardScore } from "./quality-score.ts";
import type { Recommendation } from "./recommendation.ts";

/** What a strategy does: where its ideas come from, how they are scored, and which of them are shown. */
export interface StrategyDescriptor {
  /**
   * `catalogue`: our own sources alone; `model`: an AI, or else our own; `both`: our own beside what the AI gives, so
   * that there is enough to choose from.
   */
  readonly asks: "catalogue" | "model" | "both";
  /** How many ideas an AI is asked for. */
  readonly modelCount: (interests: readonly string[]) => number;
  /** Of 10. @param random gives a number from 0 to 1, the same ones for the same question */
  readonly score: (item: Recommendation, interests: readonly string[], random: () => number) => number;
  /** What is shown of the scored ideas, in its order. */
  readonly choose: <Item extends Recommendation>(items: readonly Item[], history: GiftHistory) => Item[];
  /** Whether it goes by what the user gave and liked before. */
  readonly usesHistory?: boolean;
  /** Stands in where nothing is left to show. */
  readonly orElse?: Strategy;
}

/** The ways to recommend. A new one is a row here; its hints are in {@link selectStrategy}. */
const TABLE = {
  /** Our catalogue, in the order of its ranking. */
  standard: {
    asks: "catalogue",
    modelCount: countToAsk,
    score: scoreAtRandom,
    choose: (items) => [...items],
  },
  enhanced: { asks: "model", modelCount: countToAsk, score: basicScore, choose: bestFirst },
  diversity: { asks: "both", modelCount: () => REQUESTED_COUNT, score: basicScore, choose: pickDiverse },
  personalized: {
    asks: "both",
    modelCount: () => REQUESTED_COUNT,
    score: basicScore,
    choose: (items, history) => personalize(items, history),
    usesHistory: true,
  },
} as const satisfies Readonly<Record<string, Omit<StrategyDescriptor, "orElse">>>;
export type Strategy = keyof typeof TABLE;

export const STRATEGIES = Object.keys(TABLE) as [Strategy, ...Strategy[]];

export function descriptorOf(strategy: Strategy): StrategyDescriptor {
  return TABLE[strategy];
}

/** The high-quality mode, which takes the place of any strategy. */
export const HIGH_QUALITY: StrategyDescriptor = {
  asks: "both",
  modelCount: () => REQUESTED_COUNT,
  score: highQualityScore,
  choose: (items) => keepHighQuality(items, REQUESTED_COUNT),
  orElse: "enhanced",
};

function scoreAtRandom(item: Recommendation, _: readonly string[], random: () => number): number {
  return standardScore(item, random);
}

/** What a strategy is chosen by. */
export interface StrategyHints {
  readonly userId?: string | null | undefined;
  readonly isPremium?: boolean | undefined;
  readonly isHighValue?: boolean | undefined;
  readonly prefersDiversity?: boolean | undefined;
}

/** The user id that stands for a visitor who isn't signed in . */
const ANONYMOUS = "anonymous";

/**
 * The strategy for a visitor, the first that applies: personalized for a user
 * who isn't anonymous, enhanced for premium or high value, diversity for who prefers it, else standard.
 */
export function selectStrategy({
  userId,
  isPremium,
  isHighValue,
  prefersDiversity,
}: StrategyHints): Strategy {
  if (userId && userId !== ANONYMOUS) return "personalized";
  if (isPremium || isHighValue) return "enhanced";
  return prefersDiversity ? "diversity" : "standard";
}

/** The strategy of that name; an unknown one is standard. */
export function toStrategy(name: unknown): Strategy {
  return STRATEGIES.find((strategy) => strategy === name) ?? "standard";
}

/** From this lowest price on, US dollars (the slider's end), or this significance, a gift is a high-value one. */
const HIGH_VALUE = { price: 200, significance: 0.9 } as const;

/** Whether much is meant to be spent, or the occasion is one of a life. */
export function isHighValue({
  constraints,
  occasion,
}: Pick<GiftContext, "constraints" | "occasion">): boolean {
  return constraints.budget.min >= HIGH_VALUE.price || occasion.significance >= HIGH_VALUE.significance;
}
