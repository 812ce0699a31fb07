export { bestFirst } from "./best-first.ts";
export { categoryKey } from "./category-key.ts";
export { readConstraints } from "./constraints.ts";
export {
  type ContextBudget,
  completeContext,
  type GiftContext,
  type GivenContext,
  toGiftRequest,
} from "./context.ts";
export { countToAsk, DEFAULT_PAGE_COUNT, REQUESTED_COUNT } from "./counts.ts";
export { pickDiverse } from "./diversity.ts";
export { fallbackIdeas } from "./fallback-ideas.ts";
export { guessCategory } from "./guess-category.ts";
export { hash, seededRandom } from "./hash.ts";
export { keepHighQuality } from "./high-quality.ts";
export { HOBBY_KEYWORDS, type HobbyKeyword, hobbyKeywords } from "./hobby.ts";
export { EMPTY_HISTORY, type GiftHistory, personalize } from "./personalize.ts";
export { type PriceTier, type PriceTierBounds, priceTier, priceTierBounds } from "./price-tiers.ts";
export { type QualityBadge, type QualityLevel, qualityBadge, qualityLevel } from "./quality.ts";
export { basicScore, highQualityScore, standardScore } from "./quality-score.ts";
export {
  type Recommendation,
  toRecommendation,
} from "./recommendation.ts";
export { spreadOverCategories } from "./spread.ts";
export {
  isHighValue,
  STRATEGIES,
  type Strategy,
  type StrategyHints,
  selectStrategy,
  toStrategy,
} from "./strategy.ts";
