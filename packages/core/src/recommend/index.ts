export { stems } from "../understand/words.ts";
export { ALTERNATIVE_KINDS, type AlternativeKind, alternativesTo } from "./alternatives.ts";
export { type RatedCandidate, ratedCandidates } from "./candidates.ts";
export { categoryKey } from "./category-key.ts";
export { guessCategory } from "./guess-category.ts";
export { hash, seededRandom } from "./hash.ts";
export { createJudge, type Judge, type NamedIdea } from "./judge.ts";
export {
  appealKey,
  compileTrees,
  EVIDENCE,
  type EvidenceName,
  type Judgement,
  type Tree,
} from "./judgement.ts";
export { bestFirst } from "./strategies/best-first.ts";
export {
  type ContextBudget,
  completeContext,
  type GiftContext,
  type GivenContext,
  toGiftRequest,
} from "./strategies/context.ts";
export { countToAsk, DEFAULT_PAGE_COUNT, REQUESTED_COUNT } from "./strategies/counts.ts";
export { pickDiverse } from "./strategies/diversity.ts";
export { fallbackIdeas } from "./strategies/fallback-ideas.ts";
export { keepHighQuality } from "./strategies/high-quality.ts";
export { HOBBY_KEYWORDS, type HobbyKeyword, hobbyKeywords } from "./strategies/hobby.ts";
export { EMPTY_HISTORY, type GiftHistory, personalize } from "./strategies/personalize.ts";
export {
  type PriceTier,
  type PriceTierBounds,
  priceTier,
  priceTierBounds,
} from "./strategies/price-tiers.ts";
export { type QualityBadge, type QualityLevel, qualityBadge, qualityLevel } from "./strategies/quality.ts";
export { basicScore, highQualityScore, standardScore } from "./strategies/quality-score.ts";
export {
  type Recommendation,
  toRecommendation,
} from "./strategies/recommendation.ts";
export { spreadOverCategories } from "./strategies/spread.ts";
export {
  descriptorOf,
  HIGH_QUALITY,
  isHighValue,
  STRATEGIES,
  type Strategy,
  type StrategyDescriptor,
  type StrategyHints,
  selectStrategy,
  toStrategy,
} from "./strategies/strategy.ts";
export { personOf } from "./wish.ts";
