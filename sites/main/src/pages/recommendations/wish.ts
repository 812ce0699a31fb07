import { type GiftPreferences, QUERY_LIMITS, toCurrency } from "@gifthearth/core";
import type { GivenContext } from "@gifthearth/core/recommend";
import { readList, writeList } from "../../list-parameter.ts";

/**
 * The gift context as an address carries it: flat, nothing of it a name or a note,
 * and anything may be missing.
 */
export interface Wish {
  readonly occasion?: string;
  readonly relationship?: string;
  readonly interests?: readonly string[];
  readonly personality?: readonly string[];
  /** Those that count above all. */
  readonly preferences?: readonly Preference[];
  readonly excludedCategories?: readonly string[];
  /** Years. */
  readonly age?: number;
  readonly budgetMin?: number;
  readonly budgetMax?: number;
  /** Of the budget, where it isn't in US dollars. */
  readonly currency?: string;
}

type Preference = keyof GiftPreferences;

const PREFERENCES: readonly Preference[] = ["sustainable", "handmade", "practical", "unique"];
const TEXTS = ["occasion", "relationship"] as const;
const LISTS = ["interests", "personality", "excludedCategories"] as const;
const OLDEST = 120;

/**
 * Reads a wish from an address: `?occasion=Birthday&interests=Art,Music&budgetMax=50`. Lists come separated
 * by commas, or as repeated parameters where an item may hold a comma; what is missing or makes no sense is left out, and what is too long
 * is cut, so that the API takes all that remains. Null where neither an occasion nor an interest is named:
 * that is no gift context.
 */
export function readWish(parameters: URLSearchParams): Wish | null {
  const wish: Record<string, unknown> = readBudget(parameters);
  for (const name of TEXTS) {
    const text = parameters.get(name)?.trim().slice(0, QUERY_LIMITS.occasion).trimEnd();
    if (text) wish[name] = text;
  }
  for (const name of LISTS) {
    const items = readList(parameters, name);
    if (items.length > 0) wish[name] = items;
  }
  const preferred = readList(parameters, "preferences").map((text) => text.toLowerCase());
  const preferences = PREFERENCES.filter((preference) => preferred.includes(preference));
  if (preferences.length > 0) wish.preferences = preferences;
  const age = readNumber(parameters, "age");
  if (age !== null && age <= OLDEST) wish.age = Math.floor(age);
  const currency = toCurrency(parameters.get("currency"));
  if (currency && currency !== "USD") wish.currency = currency;
  return wish.occasion || wish.interests ? (wish as Wish) : null;
}

/** The query that {@link readWish} reads, with its question mark. */
export function wishSearch(wish: Wish): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(wish)) {
    if (Array.isArray(value)) writeList(parameters, name, value);
    else parameters.set(name, String(value));
  }
  return `?${parameters}`;
}

/** The wish as the engine's context. */
export function toContext({
  occasion,
  relationship,
  interests = [],
  personality = [],
  preferences = [],
  excludedCategories = [],
  age,
  budgetMin,
  budgetMax,
}: Wish) {
  return {
    recipient: {
      interests: [...interests],
      personality: [...personality],
      preferences: Object.fromEntries(preferences.map((preference) => [preference, 1])),
      ...(age !== undefined && { age }),
    },
    occasion: {
      ...(occasion && { type: occasion }),
      ...(relationship && { relationship }),
    },
    constraints: {
      budget: {
        ...(budgetMin !== undefined && { min: budgetMin }),
        ...(budgetMax !== undefined && { max: budgetMax }),
      },
      excludedCategories: [...excludedCategories],
    },
  } satisfies GivenContext;
}

/** Ends that are the wrong way round change places. */
function readBudget(parameters: URLSearchParams): Pick<Wish, "budgetMin" | "budgetMax"> {
  const [one, other] = [readNumber(parameters, "budgetMin"), readNumber(parameters, "budgetMax")];
  const isReversed = one !== null && other !== null && one > other;
  const [min, max] = isReversed ? [other, one] : [one, other];
  return { ...(min !== null && { budgetMin: min }), ...(max !== null && { budgetMax: max }) };
}

/** An amount in digits, up to the most that the API takes; null for anything else. */
function readNumber(parameters: URLSearchParams, name: string): number | null {
  const text = parameters.get(name)?.trim() ?? "";
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? Math.min(QUERY_LIMITS.budget, Number(text)) : null;
}
