export { LANGUAGES, type Language } from "@gifthearth/core";
export { CharityNotice, type CharityNoticeProps } from "./charity-notice/charity-notice.tsx";
export {
  FilledGiftFinder as GiftFinder,
  type FilledGiftFinderProps as GiftFinderProps,
} from "./gift-finder/filled-gift-finder.tsx";
export { RecentSuggestions } from "./gift-finder/recent-suggestions.tsx";
export { FAILED, interestsNearby, SOURCE_NAMES, STANDS_IN } from "./gift-finder/sources.ts";
export { ShopLink, SuggestionCard } from "./gift-finder/suggestion-card.tsx";
export {
  type FormQuery,
  HostProvider,
  type Notice,
  type RefinedQuery,
  type RememberedSuggestion,
  type SavableIdea,
  useHost,
  type VisitMemory,
  type WidgetHost,
} from "./host.ts";
export { ImpactScoreboard, type ImpactScoreboardProps } from "./impact-scoreboard/impact-scoreboard.tsx";
export { SAMPLE_STATS } from "./impact-scoreboard/sample-stats.ts";
export { useMoney } from "./money.ts";
export { moneyOf } from "./money-of.ts";
export { Newsletter, type NewsletterProps } from "./newsletter/newsletter.tsx";
export {
  categoryName,
  type ListedRecommendation,
  RecommendationCard,
  type RecommendationCardProps,
  tagName,
} from "./recommendation-list/recommendation-card.tsx";
export {
  RecommendationList,
  type RecommendationListProps,
} from "./recommendation-list/recommendation-list.tsx";
export { RELATION_LABELS } from "./text/relations.ts";
export { Field, invalid } from "./ui/field.tsx";
export { IdeaTile } from "./ui/idea-tile.tsx";
export { NoScriptSaveLink } from "./ui/no-script-save-link.tsx";
export { OfferPrice } from "./ui/offer.tsx";
export { SaveButton } from "./ui/save-button.tsx";
export { SaveIdea } from "./ui/save-idea.tsx";
