import { BUDGET_SLIDER } from "./budget.ts";
import { RELATIONS, type Relation } from "./vocabulary.ts";

/** What a visitor asks for. Budgets are US dollars. */
export interface GiftQuery {
  readonly occasion: string;
  readonly interests: readonly string[];
  readonly budgetMin: number;
  readonly budgetMax: number;
  readonly additionalNotes: string;
  /** Who the person is to the giver. */
  readonly relation?: Relation | undefined;
  /** The person's age in years. */
  readonly age?: number | undefined;
}

/** Longest texts and lists the API takes; the form keeps within them. */
export const QUERY_LIMITS = {
  occasion: 60,
  interest: 60,
  interests: 20,
  additionalNotes: 2_000,
  budget: 100_000,
  age: 120,
  /** Phrases taken away, and the longest key of one, which names all the facts that it tells. */
  dismissed: 40,
  factKey: 400,
} as const;

/** The form's messages. */
export const QUERY_MESSAGES = {
  occasion: "Please select an occasion",
  interests: "Please add at least one interest",
  age: "Please give the age in whole years, from 0 to 120",
} as const;

export const EMPTY_QUERY: GiftQuery = {
  occasion: "",
  interests: [],
  budgetMin: BUDGET_SLIDER.default[0],
  budgetMax: BUDGET_SLIDER.default[1],
  additionalNotes: "",
};

export type QueryErrors = {
  -readonly [Field in keyof typeof QUERY_MESSAGES]?: (typeof QUERY_MESSAGES)[Field];
};

/**
 * What is still missing before the form may be sent, in the form's order; empty when it is valid. A note, or who the
 * person is, stands in for the interests.
 */
export function queryErrors(
  query: Pick<GiftQuery, "occasion" | "interests" | "relation" | "age"> & {
    readonly additionalNotes?: string;
  },
): QueryErrors {
  const errors: QueryErrors = {};
  if (query.age !== undefined && !isAge(query.age)) errors.age = QUERY_MESSAGES.age;
  if (!tellsOfPerson(query)) errors.interests = QUERY_MESSAGES.interests;
  if (!query.occasion.trim()) errors.occasion = QUERY_MESSAGES.occasion;
  return errors;
}

/** Whether anything says what the person is like. */
export function tellsOfPerson({
  interests,
  relation,
  additionalNotes = "",
}: Pick<GiftQuery, "interests" | "relation"> & { readonly additionalNotes?: string }): boolean {
  return interests.length > 0 || relation !== undefined || additionalNotes.trim() !== "";
}

/** Whether a number is an age in years, as the API takes it. */
export function isAge(age: number): boolean {
  return Number.isInteger(age) && age >= 0 && age <= QUERY_LIMITS.age;
}

/**
 * What a page's text for an age means, such as an attribute's or an address's.
 * @returns years; undefined where it means none
 */
export function toAge(text: string | null | undefined): number | undefined {
  const age = text?.trim() ? Number(text) : Number.NaN;
  return isAge(age) ? age : undefined;
}

/** The relation that a text names, however it is capitalized; undefined where it names none. */
export function toRelation(text: string | null | undefined): Relation | undefined {
  const name = text?.trim().toLowerCase();
  return RELATIONS.find((relation) => relation === name);
}

/** "Other" with a text of the visitor's own becomes that text; blank stays "Other". */
export function chosenOccasion(option: string, customText: string): string {
  return option === "Other" ? customText.trim() || "Other" : option;
}

/**
 * The list with one more interest: trimmed, non-empty, no duplicates, case-sensitive. The same list when nothing is added.
 */
export function addInterest(interests: readonly string[], interest: string): readonly string[] {
  const text = interest.trim().slice(0, QUERY_LIMITS.interest).trimEnd();
  const full = interests.length >= QUERY_LIMITS.interests;
  return !text || full || interests.includes(text) ? interests : [...interests, text];
}
