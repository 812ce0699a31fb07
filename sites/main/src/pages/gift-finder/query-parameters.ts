import {
  addInterest,
  BUDGET_SLIDER,
  exchanged,
  type GiftQuery,
  OCCASIONS,
  QUERY_LIMITS,
  toAge,
  toCurrency,
  toRelation,
} from "@gifthearth/core";
import { readList, writeList } from "../../list-parameter.ts";

/** Names of the parameters in a gift finder address: `?occasion=Birthday&interests=Art,Music&budgetMax=50`. */
const NAMES = {
  occasion: "occasion",
  interests: "interests",
  budgetMin: "budgetMin",
  budgetMax: "budgetMax",
  relation: "relation",
  age: "age",
  currency: "currency",
} as const;

/** An address with this parameter shows what was found for the rest of it. */
export const FOUND = "found";

/**
 * The parameters of a search's own address, beside those of the page that say nothing of a search.
 * @param currency of its budget; said where it isn't US dollars
 */
export function searchParameters(
  query: GiftQuery,
  current: URLSearchParams,
  currency: string,
): URLSearchParams {
  const parameters = new URLSearchParams(current);
  for (const name of Object.values(NAMES)) parameters.delete(name);
  // Links to a category fill the form; what was asked for then stands in it.
  parameters.delete("category");
  const own = withQuery(parameters, query);
  if (currency !== "USD") own.set(NAMES.currency, currency);
  own.set(FOUND, "");
  return own;
}

/**
 * What an address fills into the form; what is missing or makes no sense is left as it is. Interests come
 * separated by commas, or as repeated parameters where one may hold a comma; budgets go to the slider's nearest step.
 * @param own the visitor's currency. A budget is in it, unless the address says another; a search's that says none is
 * in US dollars.
 */
export function parseQueryParameters(parameters: URLSearchParams, own = "USD"): Partial<GiftQuery> {
  const occasion = toOccasion(parameters.get(NAMES.occasion));
  const interests = readList(parameters, NAMES.interests);
  const relation = toRelation(parameters.get(NAMES.relation));
  const age = toAge(parameters.get(NAMES.age));
  return {
    ...(relation && { relation }),
    ...(age !== undefined && { age }),
    ...(occasion && { occasion }),
    ...(interests.length > 0 && { interests }),
    ...toBudget(
      inOwn(parameters.get(NAMES.budgetMin), parameters, own),
      inOwn(parameters.get(NAMES.budgetMax), parameters, own),
    ),
  };
}

/** An address's amount in the visitor's currency; the slider's end stays open. What is no amount stays as it is. */
function inOwn(text: string | null, parameters: URLSearchParams, own: string): string | null {
  const stated = toCurrency(parameters.get(NAMES.currency)) ?? (parameters.has(FOUND) ? "USD" : own);
  const amount = Number(text);
  if (text === null || stated === own || amount === BUDGET_SLIDER.max || Number.isNaN(amount)) return text;
  return exchanged(amount, stated, own).toFixed(2);
}

/** The address's parameters with more filled in: an interest besides, the rest in place of the former. */
export function withQuery(parameters: URLSearchParams, filling: Partial<GiftQuery>): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete(FOUND);
  const { occasion, interests = [], budgetMin, budgetMax, relation, age } = filling;
  if (relation !== undefined) next.set(NAMES.relation, relation);
  if (age !== undefined) next.set(NAMES.age, String(age));
  if (occasion !== undefined) next.set(NAMES.occasion, occasion);
  if (budgetMin !== undefined) next.set(NAMES.budgetMin, String(budgetMin));
  if (budgetMax !== undefined) next.set(NAMES.budgetMax, String(budgetMax));
  if (interests.length > 0) {
    const { interests: former = [] } = parseQueryParameters(parameters);
    writeList(next, NAMES.interests, interests.reduce(addInterest, former));
  }
  return next;
}

/** One of the form's occasions however it is written, else the text itself. */
function toOccasion(text: string | null): string {
  const occasion = text?.trim().slice(0, QUERY_LIMITS.occasion).trimEnd() ?? "";
  const known = OCCASIONS.find((option) => option.toLowerCase() === occasion.toLowerCase());
  return known ?? occasion;
}

/** A budget at the slider's steps, whichever end comes first; nothing where neither text is an amount. */
export function toBudget(first: string | null, second: string | null): Partial<GiftQuery> {
  const { min, max, step, default: usual } = BUDGET_SLIDER;
  const [one, other] = [toStep(first), toStep(second)];
  if (one === null && other === null) return {};
  const [low, high] = one !== null && other !== null && one > other ? [other, one] : [one, other];
  // The thumbs stay a step apart; an end that was not given makes room for the one that was.
  const budgetMax = Math.min(max, Math.max(min + step, high ?? Math.max(usual[1], (low ?? min) + step)));
  const budgetMin = Math.min(low ?? (usual[0] < budgetMax ? usual[0] : min), budgetMax - step);
  return { budgetMin, budgetMax };
}

/** US dollars at the slider's nearest step; null for what is no amount. */
function toStep(text: string | null): number | null {
  const { min, max, step } = BUDGET_SLIDER;
  if (text === null || !/^\s*\d+(?:\.\d+)?\s*$/.test(text)) return null;
  return Math.min(max, Math.max(min, Math.round(Number(text) / step) * step));
}
