import { mean } from "../support/statistics.ts";
import type { Verdict } from "./judge.ts";

/** How much the ideas of a list differ from one another, each part from 0 to 1. */
export interface Variety {
  /** Distinct categories, by the length of the list. */
  readonly categories: number;
  /** Distinct first interests, by the length of the list. */
  readonly interests: number;
  /** 1 less the mean overlap of two ideas' words. */
  readonly words: number;
}

/** How many ideas a visitor sees at first. */
export const FIRST_PAGE = 6;

const NONE: Variety = { categories: 0, interests: 0, words: 0 };

/** @param length what counts as the whole list, where some of it is left out; its own length unless told */
export function variety(list: readonly Verdict[], length = list.length): Variety {
  if (list.length === 0) return NONE;
  return {
    categories: new Set(list.map(({ suggestion }) => suggestion.category.toLowerCase())).size / length,
    interests: new Set(list.map(firstInterest)).size / length,
    words: ((1 - meanOverlap(list)) * list.length) / length,
  };
}

/**
 * The variety that is of use: of those on the first page that answer an interest, lie within the budget
 * and violate nothing, against a page that is full of them. A list drawn by lot is varied, too.
 */
export function usefulVariety(list: readonly Verdict[]): number {
  const page = list.slice(0, FIRST_PAGE);
  const { categories, interests, words } = variety(page.filter(isUseful), FIRST_PAGE);
  return mean([categories, interests, words]);
}

export function isUseful({ answers, isWithinBudget, violations }: Verdict): boolean {
  return answers.length > 0 && isWithinBudget && violations.length === 0;
}

/** An idea that is not the catalogue's names no interests: what it answers stands in for them. */
function firstInterest({ idea, answers, suggestion }: Verdict): string {
  return idea?.interests[0] ?? answers[0] ?? suggestion.category;
}

/** How many of their words two ideas share, over all pairs: 0 to 1. */
function meanOverlap(list: readonly Verdict[]): number {
  const words = list.map(wordsOf);
  return mean(words.flatMap((one, place) => words.slice(place + 1).map((other) => jaccard(one, other))));
}

function wordsOf({ suggestion: { title, searchText } }: Verdict): ReadonlySet<string> {
  const words = `${title} ${searchText ?? ""}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => word.length > 3));
}

/** The share of what is in either set that is in both; 0 for two empty ones. */
export function jaccard<Item>(one: ReadonlySet<Item>, other: ReadonlySet<Item>): number {
  let shared = 0;
  for (const item of one) if (other.has(item)) shared++;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}
