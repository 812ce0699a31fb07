import {
  affordableRange,
  areSimilarTitles,
  budgetRange,
  formatPriceRange,
  type GiftRequest,
  type GiftSuggestion,
  NO_REFINEMENT,
  parsePriceRange,
  SUGGESTION_DEFAULTS,
  statedPrice,
  toSuggestion,
} from "@gifthearth/core";
import { categoryKey } from "@gifthearth/core/recommend";
import { giftWithoutClaims } from "./claims/claims.ts";
import { createRuling, isMoney } from "./rules-out.ts";

/**
 * A filter for the objects of one model answer: gives each as a suggestion, or null when it is not
 * usable, an error item, named by a claim (charity, payment, contact), beyond the budget, of an excluded category, plainly against the notes, money in
 * another form, or much like one that it gave before or that the visitor turned down, owns or has seen.
 */
export function createSelection(request: GiftRequest): (raw: object) => GiftSuggestion | null {
  const { notThis, alreadyHas, seen } = request.refinement ?? NO_REFINEMENT;
  const excluded = new Set(request.profile?.excludedCategories.map(categoryKey));
  const isRuledOut = createRuling(request);
  const titles = [...notThis, ...alreadyHas, ...seen];
  return (raw) => {
    const gift = giftWithoutClaims(raw);
    const suggestion = gift && toSuggestion(gift, "");
    if (!suggestion || suggestion.isError) return null;
    const { title, category, searchText } = suggestion;
    if (excluded.has(categoryKey(category))) return null;
    if ([title, searchText ?? ""].some((name) => isRuledOut(name) || isMoney(name))) return null;
    if (titles.some((earlier) => areSimilarTitles(earlier, title))) return null;
    const priceRange = priceWithinBudget(raw, request);
    if (priceRange === null) return null;
    titles.push(title);
    return { ...suggestion, id: suggestionId(title), priceRange, charityImpact: null };
  };
}

/**
 * The part of the stated price that the budget allows; null when there is hardly any. A price the model
 * leaves out is for the engine the budget; for the finder the usual one, or where the budget excludes that,
 * the budget.
 */
function priceWithinBudget(raw: object, query: GiftRequest): string | null {
  const budget = budgetRange(query.budgetMin, query.budgetMax);
  const stated = statedPrice(raw);
  if (stated) {
    const affordable = affordableRange(stated, budget);
    return affordable && formatPriceRange(affordable);
  }
  const usual = parsePriceRange(SUGGESTION_DEFAULTS.priceRange);
  // A gift context, which the engine is asked with, comes as a profile.
  const fits = !query.profile && usual && usual[0] >= budget[0] && usual[1] <= budget[1];
  return fits ? SUGGESTION_DEFAULTS.priceRange : formatPriceRange([query.budgetMin, query.budgetMax]);
}

/** The same title has the same id; the prefix keeps it apart from the catalogue's. */
function suggestionId(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `ai-${words.join("-").slice(0, 60)}`;
}
