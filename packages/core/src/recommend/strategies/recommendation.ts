import { formatPriceRange } from "../../gift/price-range.ts";
import { type GiftSuggestion, SUGGESTION_DEFAULTS } from "../../gift/suggestion.ts";
import { guessCategory } from "../guess-category.ts";
import type { ContextBudget } from "./context.ts";

/** A gift idea as the result pages show it, the richer form. */
export interface Recommendation extends GiftSuggestion {
  /** Of 10. */
  readonly qualityScore: number;
  /** Stars of 5, by buyers; null where nobody has counted them. */
  readonly averageRating: number | null;
  readonly reviewCount: number | null;
}

/** The engine's defaults for what a model leaves out. */
export const RECOMMENDATION_DEFAULTS = {
  title: "Gift Recommendation",
  description: "A thoughtful gift option based on your preferences.",
} as const;

/**
 * A suggestion in the richer form, with the engine's defaults in place of the finder's: a category that a
 * model left out is guessed from the description. It still has to be scored.
 * Nobody has rated it: a model's ratings would be made up.
 */
export function toRecommendation(suggestion: GiftSuggestion): Recommendation {
  const { title, description, category } = suggestion;
  return {
    ...suggestion,
    title: title === SUGGESTION_DEFAULTS.title ? RECOMMENDATION_DEFAULTS.title : title,
    description:
      description === SUGGESTION_DEFAULTS.description ? RECOMMENDATION_DEFAULTS.description : description,
    category: category === SUGGESTION_DEFAULTS.category ? guessCategory(description) : category,
    averageRating: null,
    reviewCount: null,
  };
}

/** A budget as a price range: "$25-$100". */
export function budgetText({ min, max }: ContextBudget): string {
  return formatPriceRange([min, max]);
}
