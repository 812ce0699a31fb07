export { AFFILIATE_NETWORKS, type AffiliateNetwork } from "./affiliate-networks.ts";
export { defaultTitle, PRODUCT_NAME, pageTitle, TAGLINE } from "./brand.ts";
export { IMPACT_TYPES, type Impact, type ImpactType, impactInWords, impactOf } from "./charity/impact.ts";
export {
  DEFAULT_CHARITY_SHARE,
  ESTIMATED_COMMISSION_RATE,
  estimatedCommissionCents,
  formatShare,
} from "./charity/share.ts";
export {
  charityStats,
  DEMO_STATS,
  type DonationFigures,
  type DonationStats,
  donationFigures,
  type ImpactStats,
  impactStats,
  monthProgress,
  type RecordedDonation,
  STATS_POLL_INTERVAL,
} from "./charity/stats.ts";
export { clickIdOf, isClickId } from "./click-id.ts";
export { amountInUnits, currencySigns, fromMinorUnits, minorDigits } from "./currency.ts";
export { affordableRange, BUDGET_SLIDER, budgetRange, formatBudget } from "./gift/budget.ts";
export {
  CARD_LIMITS,
  CARD_OCCASIONS,
  CARD_TONES,
  type CardOccasion,
  type CardTone,
  cardOccasionOf,
  tonesFor,
} from "./gift/card.ts";
export type { Drawing } from "./gift/drawing.ts";
export { type BuiltinGift, FIXED_GIFTS, fallbackGifts, toBuiltinSuggestion } from "./gift/fixed-gifts.ts";
export { englishText, type GiftIdea, type IdeaText } from "./gift/idea.ts";
export { joinWords } from "./gift/join-words.ts";
export { createObjectScanner, type ObjectScanner } from "./gift/object-scanner.ts";
export { OCCASIONS, type Occasion, traitsOf } from "./gift/occasions.ts";
export type { Offer } from "./gift/offer.ts";
export { plainText } from "./gift/plain-text.ts";
export { formatPriceRange, type PriceRange, parsePriceRange } from "./gift/price-range.ts";
export {
  addInterest,
  chosenOccasion,
  EMPTY_QUERY,
  type GiftQuery,
  isAge,
  QUERY_LIMITS,
  QUERY_MESSAGES,
  type QueryErrors,
  queryErrors,
  tellsOfPerson,
  toAge,
  toRelation,
} from "./gift/query.ts";
export {
  daysBetween,
  isYearlyDay,
  nextOccurrence,
  RECIPIENT_LIMITS,
  recipientQuery,
  type YearlyDay,
} from "./gift/recipient.ts";
export {
  type GiftPreferences,
  type GiftRequest,
  NO_REFINEMENT,
  REFINEMENT_LIMITS,
  type RecipientProfile,
  type Refinement,
} from "./gift/request.ts";
export { SHARED_LIST_LIMITS } from "./gift/shared-list.ts";
export {
  asEstimate,
  CURRENCIES,
  estimatesIn,
  exchanged,
  priceIn,
  readShopPrice,
  type ShopPrice,
  shopPrice,
  shopPriceText,
  signOf,
  toCurrency,
} from "./gift/shop-price.ts";
export { areSimilar, areSimilarTitles, comparableTitle } from "./gift/similarity.ts";
export { pathOnSite } from "./gift/site-path.ts";
export {
  type FoundSuggestion,
  type GiftSuggestion,
  SUGGESTION_DEFAULTS,
  type SuggestionSource,
  statedPrice,
  toSuggestion,
} from "./gift/suggestion.ts";
export {
  fillTitle,
  HOLE,
  onSubject,
  SUBJECT_CLASSES,
  type Subject,
  type SubjectClass,
  subjectSlug,
  type ThemedIdea,
  type Themes,
} from "./gift/theme.ts";
export { cleanTitle, isUsableTitle } from "./gift/title.ts";
export {
  CATEGORIES,
  FEASTS,
  type Feast,
  GIFT_TAGS,
  type GiftCategory,
  type GiftTag,
  INGREDIENTS,
  INTERESTS,
  type Ingredient,
  type Interest,
  NEEDS,
  type Need,
  POPULAR_INTERESTS,
  RELATIONS,
  type Relation,
  SITUATIONS,
  type Situation,
  SKILLS,
  TONES,
  type Tone,
} from "./gift/vocabulary.ts";
export { withoutLinks } from "./gift/without-links.ts";
export { LANGUAGES, type Language, toLanguage } from "./language.ts";
export {
  linkedProduct,
  plainMarketplaceLink,
  searchLink,
  shopLink,
  trackedLink,
} from "./marketplace-links.ts";
export {
  COUNTRY_CODES,
  type CountryCode,
  DEFAULT_COUNTRY,
  isCountryCode,
  MARKETPLACES,
  type Marketplace,
  type MarketplaceRow,
  marketplaceDomain,
  marketplaceFrom,
  marketplaceOf,
  marketplacesOf,
  toCountryCode,
} from "./marketplaces.ts";
export { formatDollars, minorToDollars } from "./money.ts";
export {
  DEFAULT_FREQUENCY,
  MAX_FIRST_NAME,
  NEWSLETTER_CONSENT,
  NEWSLETTER_FREQUENCIES,
  type NewsletterFrequency,
  toFrequency,
} from "./newsletter/choices.ts";
export { newsletterProblem } from "./newsletter/form.ts";
export { ASSOCIATE_NOTICE, PAID_LINKS_NOTICE } from "./partner/affiliate-notice.ts";
export { type IdeaIndex, indexIdeas } from "./recommend/idea-index.ts";
export {
  type Meaning,
  type Meanings,
  meaningOf,
  meaningWords,
  meaningWordsIn,
  NO_MEANINGS,
  nearness,
  toUnit,
} from "./recommend/meanings.ts";
export { type RankedIdea, rankIdeas } from "./recommend/rank.ts";
export { indexThemes, NO_THEMES, type ThemeIndex } from "./recommend/themes.ts";
export { type Understanding, type UnderstoodFact, understandingOf } from "./recommend/understanding.ts";
export { type UnderstoodInterest, understandInterest } from "./understand/interest.ts";
export { understandOccasion } from "./understand/occasion.ts";
export { FACT_KINDS, type Fact, factKey, type Person } from "./understand/person.ts";
export { isDetail } from "./understand/roots.ts";
