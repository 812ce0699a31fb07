import { BUDGET_SLIDER } from "../gift/budget.ts";
import type { GiftIdea } from "../gift/idea.ts";
import type { PriceRange } from "../gift/price-range.ts";
import { isForChildren } from "./allow.ts";
import type { IndexedIdea } from "./idea-index.ts";
import { DEPENDANT, KINDS_OF_SPORT, SPECIALIST } from "./interest.ts";
import { isEveryday, isParticular } from "./occasion.ts";
import type { Wish } from "./wish.ts";

/** How much each consideration counts; the interests come first. */
const WEIGHT = {
  best: 1,
  others: 0.35,
  /** For each interest that the idea names and the visitor doesn't. */
  stray: -0.04,
  occasion: 0.2,
  /** An idea for a wedding, a baby or a pet alone, given for something else. */
  misplaced: -0.25,
  hint: 0.2,
  notes: 0.25,
  price: 0.15,
} as const;

/** How well an idea answers an interest that it names first, second, later; and by its words alone. */
const STRENGTH = { named: [1, 0.65, 0.5], keywords: 0.8, mentions: 0.35 } as const;
/** What an interest's own words add: they tell the better of two baking ideas for "sourdough". */
const OWN_WORDS = 0.25;

/** For each of the visitor's interests: 0 when the idea does not answer it, about 1 when it does so fully. */
export function strengths(indexed: IndexedIdea, wish: Wish): number[] {
  const { interests, asked } = wish;
  const found = interests.map(() => 0);
  const { idea, keywords, mentions } = indexed;
  for (const [place, named] of isForSpecialists(idea, wish) ? [] : idea.interests.entries()) {
    const rank = STRENGTH.named[Math.min(place, 2)] ?? 0;
    for (const interest of asked.get(named) ?? []) found[interest] = Math.max(found[interest] ?? 0, rank);
  }
  for (const [place, { meanings, stems, isPlain }] of interests.entries()) {
    const strength = found[place] ?? 0;
    if (stems.length === 0 || isPlain || (strength === 0 && meanings.length > 0)) continue;
    const share = stems.filter((word) => keywords.has(word)).length / stems.length;
    if (strength > 0) found[place] = strength + OWN_WORDS * share;
    else if (share >= 0.5) found[place] = STRENGTH.keywords * share;
    else if (stems.every((word) => keywords.has(word) || mentions.has(word)))
      found[place] = STRENGTH.mentions;
  }
  return found;
}

/** Whether an idea is of use only to those with an interest that the visitor names nowhere. */
function isForSpecialists(idea: GiftIdea, { asked, hints, occasion }: Wish): boolean {
  const [main] = idea.interests;
  if (main === undefined || !SPECIALIST.has(main) || isForChildren(idea)) return false;
  if (DEPENDANT.has(main) && isParticular(occasion)) return false;
  return !asked.has(main) && !hints.has(main) && !(asked.has("Sports") && KINDS_OF_SPORT.has(main));
}

/** How well the idea fits the wish in all, given its strengths. */
export function score({ idea, place }: IndexedIdea, answers: readonly number[], wish: Wish): number {
  const best = Math.max(0, ...answers);
  const others = answers.reduce((sum, strength) => sum + strength, 0) - best;
  return (
    WEIGHT.best * best +
    WEIGHT.others * Math.min(others, 2) +
    WEIGHT.stray * idea.interests.filter((interest) => !wish.asked.has(interest)).length +
    occasionFit(idea, wish) +
    WEIGHT.hint * hintFit(idea, wish) +
    WEIGHT.notes * Math.min(1, (wish.praise[place] ?? 0) / 2) +
    WEIGHT.price * priceFit(idea.price, wish.budget)
  );
}

function occasionFit({ occasions }: GiftIdea, { occasion }: Wish): number {
  if (occasions.includes(occasion)) return WEIGHT.occasion;
  return occasions.length > 0 && !isEveryday(occasions) ? WEIGHT.misplaced : 0;
}

/** 1 when the notes name the idea's first interest, half for another one. */
function hintFit({ interests }: GiftIdea, { hints }: Wish): number {
  if (hints.size === 0) return 0;
  const place = interests.findIndex((interest) => hints.has(interest));
  return place < 0 ? 0 : place === 0 ? 1 : 0.5;
}

/**
 * 1 when an idea's typical price lies well within the budget, less towards its ends, down to -1 far beyond
 * the stated figures, where a budget open above still allows it.
 */
function priceFit([low, high]: PriceRange, [least, most]: PriceRange): number {
  const top = Number.isFinite(most) ? most : Math.max(BUDGET_SLIDER.max, least);
  const place = ((low + high) / 2 - least) / Math.max(1, top - least);
  return Math.max(-1, 1 - 2 * Math.max(0, Math.abs(place - 0.5) - 0.3));
}
