import {
  englishText,
  formatPriceRange,
  type GiftIdea,
  type GiftSuggestion,
  type IdeaIndex,
  type IdeaText,
  indexIdeas,
  type PriceRange,
  rankIdeas,
  SUGGESTION_DEFAULTS,
} from "@gifthearth/core";
import { cuesOf } from "../catalogue/cues.ts";
import { learntJudgement } from "../catalogue/judgement.ts";
import { catalogueMeanings } from "../catalogue/meanings.ts";
import { searchTextsOf, textOf } from "../catalogue/texts.ts";
import { themesOf } from "../catalogue/themes.ts";
import { type GiftSource, ideasWanted } from "./source.ts";

/** What a search adds to an idea. */
export interface IdeaInContext {
  /** The part of the idea's price that the visitor's budget allows; the whole price unless told. */
  readonly price?: PriceRange;
  /** Why it was chosen; null unless told. */
  readonly why?: string | null;
  readonly isTopRecommendation?: boolean;
  /** Its words in the visitor's language; the English ones unless told. */
  readonly text?: IdeaText;
}

/** An idea of the catalogue in the shape that every suggestion has. */
export function ideaToSuggestion(idea: GiftIdea, context: IdeaInContext = {}): GiftSuggestion {
  const { language, title, description } = context.text ?? englishText(idea);
  return {
    id: idea.id,
    title,
    description,
    ...(language !== "en" && { language }),
    priceRange: formatPriceRange(context.price ?? idea.price),
    category: idea.category,
    why: context.why ?? null,
    searchText: idea.searchText,
    searchTexts: searchTextsOf(idea),
    affiliateUrl: null,
    imageUrl: null,
    charityImpact: null,
    tags: idea.tags,
    isTopRecommendation: context.isTopRecommendation ?? false,
    isError: false,
    qualityScore: SUGGESTION_DEFAULTS.qualityScore,
  };
}

const INDICES = new WeakMap<readonly GiftIdea[], IdeaIndex>();

/** The index of a catalogue, which is made once. */
export function indexOf(ideas: readonly GiftIdea[]): IdeaIndex {
  const known = INDICES.get(ideas);
  if (known) return known;
  const index = indexIdeas(ideas, {
    themes: themesOf(ideas),
    cuesOf,
    meanings: catalogueMeanings(),
    judgement: learntJudgement(),
  });
  INDICES.set(ideas, index);
  return index;
}

/**
 * Our own ranking over a catalogue. The same request always has the same answer; an empty one means that
 * nothing fits the budget, the notes and the occasion.
 */
export function createCuratedSource(ideas: readonly GiftIdea[]): GiftSource {
  return {
    name: "curated",
    kind: "catalogue",
    async *suggest(request, signal) {
      const ranking = rankIdeas(indexOf(ideas), request, ideasWanted(request), textOf(request.language));
      for (const [place, { idea, price, why, text }] of ranking.entries()) {
        if (signal.aborted) return;
        yield ideaToSuggestion(idea, { price, why, text, isTopRecommendation: place === 0 });
      }
    },
  };
}
