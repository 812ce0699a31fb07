import type { GiftContext } from "./context.ts";

/** The ways to recommend (specification, section 3). */
export const STRATEGIES = ["standard", "enhanced", "diversity", "personalized"] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** What a strategy is chosen by. */
export interface StrategyHints {
  readonly userId?: string | null | undefined;
  readonly isPremium?: boolean | undefined;
  readonly isHighValue?: boolean | undefined;
  readonly prefersDiversity?: boolean | undefined;
}

/** The user id that stands for a visitor who isn't signed in (specification, section 6). */
const ANONYMOUS = "anonymous";

/**
 * The strategy for a visitor (specification, section 4), the first that applies: personalized for a user
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

/** The strategy of that name; an unknown one is standard (specification, section 4). */
export function toStrategy(name: unknown): Strategy {
  return STRATEGIES.find((strategy) => strategy === name) ?? "standard";
}

/** From this lowest price on, US dollars (the slider's end), or this significance, a gift is a high-value one. */
const HIGH_VALUE = { price: 200, significance: 0.9 } as const;

/** Whether much is meant to be spent, or the occasion is one of a life (specification, section 4, names no figure). */
export function isHighValue({
  constraints,
  occasion,
}: Pick<GiftContext, "constraints" | "occasion">): boolean {
  return constraints.budget.min >= HIGH_VALUE.price || occasion.significance >= HIGH_VALUE.significance;
}
