import {
  affordableRange,
  budgetRange,
  type GiftIdea,
  type GiftQuery,
  type GiftSuggestion,
  type PriceRange,
} from "@gifthearth/core";
import { seededRandom } from "@gifthearth/core/recommend";
import MiniSearch from "minisearch";
import { ideaToSuggestion } from "../../api/src/gifts/sources/curated.ts";
import { MAX_SUGGESTIONS } from "../../api/src/gifts/sources/source.ts";
import type { Contestant } from "./contestant.ts";

/**
 * What no ranking at all would show: ideas that the budget allows, drawn by lot. The same profile always
 * has the same draw.
 */
export function randomInBudget(catalogue: readonly GiftIdea[], seed = 1): Contestant {
  return {
    name: "random in budget",
    async suggest(request) {
      const random = seededRandom(`${seed} ${JSON.stringify(request)}`);
      const affordable = catalogue.flatMap((idea) => withinBudget(idea, request) ?? []);
      const drawn: GiftSuggestion[] = [];
      while (drawn.length < MAX_SUGGESTIONS && affordable.length > 0) {
        drawn.push(...affordable.splice(Math.floor(random() * affordable.length), 1));
      }
      return drawn;
    },
  };
}

/**
 * What a plain text search would show: BM25 over all that is written of an idea, with every word of the
 * query and the budget as a filter. The search library's parameters are its own.
 */
export function plainSearch(catalogue: readonly GiftIdea[]): Contestant {
  const search = new MiniSearch({
    idField: "place",
    fields: ["title", "description", "searchText", "category", "interests", "occasions"],
  });
  search.addAll(
    catalogue.map((idea, place) => ({
      ...idea,
      place,
      interests: idea.interests.join(" "),
      occasions: idea.occasions.join(" "),
    })),
  );
  return {
    name: "BM25",
    async suggest(request) {
      const { occasion, interests, additionalNotes } = request;
      return search
        .search([occasion, ...interests, additionalNotes].join(" "))
        .flatMap(({ id }) => withinBudget(catalogue[id], request) ?? [])
        .slice(0, MAX_SUGGESTIONS);
    },
  };
}

/** The idea as a card, at the part of its price that the budget allows; null when there is hardly any. */
function withinBudget(
  idea: GiftIdea | undefined,
  { budgetMin, budgetMax }: GiftQuery,
): GiftSuggestion | null {
  const price: PriceRange | null | undefined =
    idea && affordableRange(idea.price, budgetRange(budgetMin, budgetMax));
  return idea && price ? ideaToSuggestion(idea, { price }) : null;
}
