import {
  affordableRange,
  areSimilarTitles,
  budgetRange,
  type Fact,
  formatPriceRange,
  type GiftRequest,
  type GiftSuggestion,
  type IdeaIndex,
  type Language,
  NO_REFINEMENT,
  type PriceRange,
  parsePriceRange,
  plainText,
  SUGGESTION_DEFAULTS,
  statedPrice,
  toSuggestion,
  withoutLinks,
} from "@gifthearth/core";
import { categoryKey, createJudge } from "@gifthearth/core/recommend";
import { textOf } from "../../catalogue/texts.ts";
import { drawingOf } from "../../drawings/drawing-of.ts";
import { ideaToSuggestion } from "../curated.ts";
import { giftWithoutClaims } from "./claims/claims.ts";
import { isMoney } from "./is-money.ts";

/** What is shown of the objects of one model answer. */
export interface Selection {
  /**
   * The object as a suggestion, or null when it is not usable, an error item, named by a claim (charity, payment,
   * contact), beyond the budget, of an excluded category, ruled out by a hard fact of the person, what anybody is
   * given, money in another form, or much like one that was given before or that the visitor turned down, owns or has
   * seen. An idea of our catalogue is given with our own facts, price and reason. A reason that holds nothing of this
   * person, or is out of place, is left out.
   */
  take(raw: object): GiftSuggestion | null;
  /** Further facts of the person, which count from now on. */
  heed(facts: readonly Fact[]): void;
}

export function createSelection(request: GiftRequest, index: IdeaIndex): Selection {
  const { notThis, alreadyHas, seen } = request.refinement ?? NO_REFINEMENT;
  const excluded = new Set(request.profile?.excludedCategories.map(categoryKey));
  const titles = [...notThis, ...alreadyHas, ...seen];
  let judge = createJudge(index, request, textOf(request.language));

  function toGift(raw: object): GiftSuggestion | null {
    const gift = giftWithoutClaims(raw);
    const suggestion = gift && toSuggestion(gift, "");
    if (!suggestion || suggestion.isError) return null;
    const { title, category, searchText, why } = suggestion;
    if (titles.some((earlier) => areSimilarTitles(earlier, title))) return null;
    const ours = judge.ours(title);
    if (ours !== undefined) return ours && ideaToSuggestion(ours.idea, ours);
    if (excluded.has(categoryKey(category))) return null;
    if (isMoney(title) || isMoney(searchText ?? "")) return null;
    const price = priceWithinBudget(raw, request);
    if (price === null || judge.isRuledOut(suggestion)) return null;
    if (judge.isBelowFloor(suggestion, why)) return null;
    const isGoodReason = why !== null && judge.isAboutThem(why) && judge.isTactful(why);
    return {
      ...suggestion,
      id: suggestionId(title),
      priceRange: formatPriceRange(price),
      charityImpact: null,
      ...inLanguage({ ...suggestion, why: isGoodReason ? why : null }, raw, request.language),
    };
  }

  return {
    take(raw) {
      const suggestion = toGift(raw);
      if (!suggestion) return null;
      titles.push(suggestion.title);
      return suggestion;
    },
    heed(facts) {
      judge = createJudge(index, { ...request, facts }, textOf(request.language));
    },
  };
}

/** The longest texts that are shown, in characters. */
const MAX_NAME = 70;
const MAX_TALE = 400;
const MAX_REASON = 240;

/**
 * The texts to show: what was judged in English, in the reader's language as the model put it; in English where it
 * didn't.
 */
function inLanguage(judged: GiftSuggestion, raw: object, language: Language = "en"): Partial<GiftSuggestion> {
  const { title, description, why } = judged;
  const local = language !== "en" && "local" in raw && typeof raw.local === "object" && raw.local;
  const gift = local && giftWithoutClaims(local);
  if (!gift) return { title, description, why };
  const textAt = (key: string, most: number) =>
    withoutLinks(plainText(Object.hasOwn(gift, key) ? gift[key as keyof typeof gift] : "", most));
  const [name, tale, reason] = [
    textAt("title", MAX_NAME),
    textAt("description", MAX_TALE),
    textAt("why", MAX_REASON),
  ];
  if (name.length < 3 || tale === "") return { title, description, why };
  // Its thing is drawn by the words of the English title.
  const drawing = drawingOf(judged);
  return { language, title: name, description: tale, why: why && (reason || null), drawing };
}

/**
 * The part of the stated price that the budget allows; null when there is hardly any. A price the model
 * leaves out is for the engine the budget; for the finder the usual one, or where the budget excludes that,
 * the budget.
 */
function priceWithinBudget(raw: object, query: GiftRequest): PriceRange | null {
  const budget = budgetRange(query.budgetMin, query.budgetMax);
  const stated = statedPrice(raw);
  if (stated) return affordableRange(stated, budget);
  const usual = parsePriceRange(SUGGESTION_DEFAULTS.priceRange);
  // A gift context, which the engine is asked with, comes as a profile.
  const fits = !query.profile && usual && usual[0] >= budget[0] && usual[1] <= budget[1];
  return fits ? usual : [query.budgetMin, query.budgetMax];
}

/** The same title has the same id; the prefix keeps it apart from the catalogue's. */
function suggestionId(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `ai-${words.join("-").slice(0, 60)}`;
}
