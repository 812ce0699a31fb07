import {
  affordableRange,
  areSimilarTitles,
  budgetRange,
  formatPriceRange,
  type GiftQuery,
  type GiftSuggestion,
  parsePriceRange,
  SUGGESTION_DEFAULTS,
  statedPrice,
  toSuggestion,
} from "@gifthearth/core";

/**
 * A filter for the objects of one model answer: gives each as a suggestion, or null when it is not
 * usable, an error item, beyond the budget, or much like one that it gave before.
 */
export function createSelection(query: GiftQuery): (raw: object) => GiftSuggestion | null {
  const titles: string[] = [];
  return (raw) => {
    const suggestion = toSuggestion(raw, "");
    if (!suggestion || suggestion.isError) return null;
    if (titles.some((title) => areSimilarTitles(title, suggestion.title))) return null;
    const priceRange = priceWithinBudget(raw, query);
    if (priceRange === null) return null;
    titles.push(suggestion.title);
    return { ...suggestion, id: suggestionId(suggestion.title), priceRange };
  };
}

/**
 * The part of the stated price that the budget allows; null when there is hardly any. A price the model
 * leaves out is the usual one, or where the budget excludes that, the budget (specification, section 3).
 */
function priceWithinBudget(raw: object, query: GiftQuery): string | null {
  const budget = budgetRange(query.budgetMin, query.budgetMax);
  const stated = statedPrice(raw);
  if (stated) {
    const affordable = affordableRange(stated, budget);
    return affordable && formatPriceRange(affordable);
  }
  const usual = parsePriceRange(SUGGESTION_DEFAULTS.priceRange);
  const fits = usual && usual[0] >= budget[0] && usual[1] <= budget[1];
  return fits ? SUGGESTION_DEFAULTS.priceRange : formatPriceRange([query.budgetMin, query.budgetMax]);
}

/** The same title has the same id; the prefix keeps it apart from the catalogue's. */
function suggestionId(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `ai-${words.join("-").slice(0, 60)}`;
}
