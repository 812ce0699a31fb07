export { GiftFinder, type GiftFinderProps } from "./gift-finder/gift-finder.tsx";
export { RecentSuggestions } from "./gift-finder/recent-suggestions.tsx";
export { ShopLink, SuggestionCard } from "./gift-finder/suggestion-card.tsx";
export {
  HostProvider,
  type Notice,
  type RememberedSuggestion,
  type VisitMemory,
  type WidgetHost,
} from "./host.ts";
export { ImpactScoreboard, type ImpactScoreboardProps } from "./impact-scoreboard/impact-scoreboard.tsx";
export { PlaceholderTile } from "./ui/placeholder-tile.tsx";
