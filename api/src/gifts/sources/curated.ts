import {
  formatPriceRange,
  type GiftIdea,
  type GiftSuggestion,
  indexIdeas,
  type PriceRange,
  rankIdeas,
  SUGGESTION_DEFAULTS,
  understandOccasion,
} from "@gifthearth/core";
import { type GiftSource, ideasWanted } from "./source.ts";
import { whyChosen } from "./why.ts";

/** What a search adds to an idea. */
export interface IdeaInContext {
  /** The part of the idea's price that the visitor's budget allows; the whole price unless told. */
  readonly price?: PriceRange;
  /** Why it was chosen; null unless told. */
  readonly why?: string | null;
  readonly isTopRecommendation?: boolean;
}

/** An idea of the catalogue in the shape that every suggestion has. */
export function ideaToSuggestion(idea: GiftIdea, context: IdeaInContext = {}): GiftSuggestion {
  return {
    id: idea.id,
    title: idea.title,
    description: idea.description,
    priceRange: formatPriceRange(context.price ?? idea.price),
    category: idea.category,
    why: context.why ?? null,
    searchText: idea.searchText,
    affiliateUrl: null,
    imageUrl: null,
    charityImpact: null,
    tags: idea.tags,
    isTopRecommendation: context.isTopRecommendation ?? false,
    isError: false,
    qualityScore: SUGGESTION_DEFAULTS.qualityScore,
  };
}

/**
 * Our own ranking over a catalogue. The same request always has the same answer; an empty one means that
 * nothing fits the budget, the notes and the occasion.
 */
export function createCuratedSource(ideas: readonly GiftIdea[]): GiftSource {
  const indexed = indexIdeas(ideas);
  return {
    name: "curated",
    kind: "catalogue",
    async *suggest(request, signal) {
      const occasion = understandOccasion(request.occasion);
      for (const [place, ranked] of rankIdeas(indexed, request, ideasWanted(request)).entries()) {
        if (signal.aborted) return;
        const { idea, price, ...reasons } = ranked;
        const suitsOccasion = idea.occasions.includes(occasion);
        const why = whyChosen(request.occasion, { ...reasons, suitsOccasion });
        yield ideaToSuggestion(idea, { price, why, isTopRecommendation: place === 0 });
      }
    },
  };
}
