import { BUDGET_SLIDER } from "../gift/budget.ts";
import type { PriceRange } from "../gift/price-range.ts";
import { type GiftQuery, QUERY_LIMITS } from "../gift/query.ts";
import { straight } from "./message.ts";

/** More amounts than this are no budget, and not read. */
const MAX_AMOUNTS = 20;

const AMOUNT = "(?<![\\d,])(\\d{1,6}(?:,\\d{3}){0,2}(?:\\.\\d{1,2})?)(?!,?\\d|%|(?:st|nd|rd|th)\\b)";
const MONEY = new RegExp(
  `(?:(\\$)\\s?)?${AMOUNT}(?:\\s{0,3}(?:-|–|—|to|and)\\s{0,3}(\\$)?\\s?${AMOUNT})?`,
  "g",
);

/** Said before an amount that is the most, or the least. */
const AT_MOST_BEFORE =
  /(?:\b(?:under|below|less than|up to|at most|within|max(?:imum)?|cheaper than|limit)|(?:\bno|\bnot|n't|\bnever)\b[^.;!?]{0,40}\b(?:over|above|beyond|more than|exceed))(?: (?:of|is|about|around|the))*\s*:?\s*$/i;
const AT_LEAST_BEFORE =
  /\b(?:over|above|more than|at least|from|starting at|min(?:imum)?)(?: (?:of|is|about|around))*\s*:?\s*$/i;
const AT_MOST_AFTER = /^\s*(?:max|or (?:less|under|below|cheaper)|at (?:the )?most|tops|limit)/i;
const AT_LEAST_AFTER = /^\s*(?:\+|or more|and (?:up|above|more)|min|at least)/i;

const OPEN =
  /\bno (?:particular |real |fixed |set )?(?:budget|(?:price )?limit)\b|\bany (?:price|budget|amount)\b|money is no object|(?:price|money|cost|budget) (?:does ?n[o']t|is ?n't) (?:matter|important|an issue)|sky'?s the limit/i;

/** Anything goes. */
export const OPEN_BUDGET: PriceRange = [0, Number.POSITIVE_INFINITY];

/**
 * The budget that a text states, the last one where it states several: from a $ pattern, of which a
 * single value means that the maximum is double, unless words such as "under"
 * or "at least" say otherwise. Null when it states none.
 * @param isAnswer the text answers the question for the budget, so that a bare number is an amount
 */
export function readBudget(text: string, isAnswer = false): PriceRange | null {
  const words = straight(text).replace(
    /(?<![\d,])(\d{1,6}(?:,\d{3}){0,2}(?:\.\d{1,2})?)\s{0,3}(?:dollars?|bucks|usd)\b|\busd\s{0,3}(\d{1,6}(?:,\d{3}){0,2}(?:\.\d{1,2})?)(?!,?\d)/gi,
    (_, before?: string, after?: string) => `$${before ?? after}`,
  );
  const stated = [...words.matchAll(MONEY)]
    .filter(([, sign, , otherSign]) => isAnswer || sign !== undefined || otherSign !== undefined)
    .slice(-MAX_AMOUNTS)
    .map((match) => toRange(match, words))
    .filter((range) => range !== null);
  return stated.at(-1) ?? (OPEN.test(words) ? OPEN_BUDGET : null);
}

function toRange(match: RegExpExecArray, text: string): PriceRange | null {
  const [whole, sign, first = "", otherSign, second] = match;
  const [one, other] = [toDollars(first), second === undefined ? null : toDollars(second)];
  if (one === null) return null;
  if (other !== null) return [Math.min(one, other), Math.max(one, other)];
  // "2 and $50" without a "between" is a number and an amount.
  if (second !== undefined && sign === undefined && otherSign === undefined) return null;
  const before = text.slice(Math.max(0, match.index - 70), match.index);
  const end = match.index + whole.length;
  const after = text.slice(end, end + 30);
  if (AT_MOST_BEFORE.test(before) || AT_MOST_AFTER.test(after)) return [0, one];
  if (AT_LEAST_BEFORE.test(before) || AT_LEAST_AFTER.test(after)) return [one, Number.POSITIVE_INFINITY];
  return [one, one * 2];
}

function toDollars(digits: string): number | null {
  const amount = Number(digits.replaceAll(",", ""));
  return amount > 0 && amount <= QUERY_LIMITS.budget / 2 ? amount : null;
}

/** A text without the amounts it states: they say nothing of the recipient. */
export function withoutAmounts(text: string): string {
  return text
    .replace(
      /(?:\b(?:my |the |our |a |with a )?budget (?:is|of|around|about)?\s*)?(?:\b(?:between|under|below|less than|up to|at most|no more than|about|around|roughly|max(?:imum)?|over|at least|from|spend(?:ing)?|for)\s+)*\$\s?\d[\d,.]*(?:\s*(?:-|–|to|and)\s*\$?\d[\d,.]*)?(?:\s*(?:max|or less|or so|tops))?/gi,
      " ",
    )
    .replace(/\s+([,.;!?])/g, "$1")
    .replace(/\s+/g, " ")
    .replace(/(?:^\.|[\s,;]+)$/, "")
    .trim();
}

const CHEAPER =
  /\bcheap(?:er)?\b|\bless (?:expensive|pricey)|\btoo (?:expensive|pricey|dear|much money)|\blower (?:price|budget)|\b(?:more )?affordable\b|\binexpensive\b/i;
const DEARER =
  /\bmore (?:expensive|luxurious|valuable)|\bpricier\b|\bfancier\b|\bhigher (?:price|budget)|\bsplurge\b|\btoo cheap\b|\bmore upscale\b/i;

/** What a dearer wish begins at, and a cheaper one ends at, while no budget is known, US dollars. */
const DEAR = 75;
const CHEAP = 30;

/**
 * The budget after "cheaper" or "something fancier": three fifths of the maximum, or from the maximum to its
 * double, in whole fives. Null when the text wishes neither.
 */
export function shiftBudget(text: string, budget: PriceRange | null): PriceRange | null {
  const [low, high] = budget ?? OPEN_BUDGET;
  if (DEARER.test(text)) {
    const from = Number.isFinite(high) ? high : Math.max(DEAR, low * 2);
    return [from, Number.isFinite(high) ? high * 2 : Number.POSITIVE_INFINITY];
  }
  if (!CHEAPER.test(text)) return null;
  if (!Number.isFinite(high)) return [0, low > 0 ? low : CHEAP];
  const to = Math.max(BUDGET_SLIDER.step, Math.floor((high * 0.6) / 5) * 5);
  return [Math.min(low, Math.floor(to / 10) * 5), to];
}

/**
 * A budget as the query has it. There 200, the slider's end, means "or more": who says "$200" in words
 * means just that, and gets one dollar less.
 */
export function queryBudget(budget: PriceRange | null): Pick<GiftQuery, "budgetMin" | "budgetMax"> {
  const [low, high] = budget ?? OPEN_BUDGET;
  const open = BUDGET_SLIDER.max;
  const end = Number.isFinite(high) ? high : low <= open ? open : QUERY_LIMITS.budget;
  const budgetMax = high === open ? open - 1 : Math.min(end, QUERY_LIMITS.budget);
  return { budgetMin: Math.min(low, budgetMax), budgetMax };
}
