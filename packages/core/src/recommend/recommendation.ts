import { formatPriceRange } from "../gift/price-range.ts";
import { type GiftSuggestion, SUGGESTION_DEFAULTS, statedPrice, toSuggestion } from "../gift/suggestion.ts";
import type { ContextBudget } from "./context.ts";
import { guessCategory } from "./guess-category.ts";

/** A gift idea as the result pages show it, the richer form (specification, section 3). */
export interface Recommendation extends GiftSuggestion {
  /** Of 10. */
  readonly qualityScore: number;
  /** Stars of 5, by buyers; null where nobody has counted them. */
  readonly averageRating: number | null;
  readonly reviewCount: number | null;
}

/** The engine's defaults for what a model leaves out (specification, section 3). */
export const RECOMMENDATION_DEFAULTS = {
  title: "Gift Recommendation",
  description: "A thoughtful gift option based on your preferences.",
} as const;

/** A suggestion in the richer form. Nobody has rated it: a model's ratings would be made up. */
export function toRecommendation(suggestion: GiftSuggestion): Recommendation {
  return { ...suggestion, averageRating: null, reviewCount: null };
}

/**
 * One object of a model's output as a recommendation, read like a suggestion but with the engine's
 * defaults: a price that isn't stated is the budget, a category that isn't stated is guessed from the
 * description (specification, section 3). It still has to be scored. Null when it isn't an object or its
 * title is not usable.
 * @param id what to call it; models supply no ids worth keeping
 */
export function readRecommendation(raw: unknown, id: string, budget: ContextBudget): Recommendation | null {
  const suggestion = toSuggestion(raw, id);
  if (!suggestion) return null;
  const { title, description, category } = suggestion;
  return toRecommendation({
    ...suggestion,
    title: title === SUGGESTION_DEFAULTS.title ? RECOMMENDATION_DEFAULTS.title : title,
    description:
      description === SUGGESTION_DEFAULTS.description ? RECOMMENDATION_DEFAULTS.description : description,
    priceRange: statedPrice(raw) ? suggestion.priceRange : budgetText(budget),
    category: category === SUGGESTION_DEFAULTS.category ? guessCategory(description) : category,
  });
}

/** A budget as a price range: "$25-$100". */
export function budgetText({ min, max }: ContextBudget): string {
  return formatPriceRange([min, max]);
}
