import { BUDGET_SLIDER } from "../gift/budget.ts";
import type { GiftIdea } from "../gift/idea.ts";
import type { PriceRange } from "../gift/price-range.ts";
import type { Interest } from "../gift/vocabulary.ts";
import { DEPENDANT, KINDS_OF_SPORT, SPECIALIST, type UnderstoodInterest } from "../understand/interest.ts";
import { isEveryday, isParticular } from "../understand/occasion.ts";
import { isForChildren } from "./allow.ts";
import { leaning } from "./circumstance.ts";
import type { IndexedIdea } from "./idea-index.ts";
import { ALIKE, isNearKin, kinship } from "./kinship.ts";
import { preferenceFit } from "./profile.ts";
import type { Wish } from "./wish.ts";

/** How much each consideration counts; the interests come first. */
const WEIGHT = {
  best: 1,
  others: 0.35,
  /** For each interest that the idea names and the visitor doesn't. */
  stray: -0.04,
  occasion: 0.2,
  /** An idea for a wedding, a baby or a pet alone, given for something else. */
  misplaced: -0.5,
  hint: 0.2,
  notes: 0.25,
  price: 0.15,
  /** For the nearest kin of what the visitor picked: it comes before what answers an interest fully. */
  liked: 2,
  /** For near kin of what was turned down. */
  disliked: -0.6,
} as const;

/** How well an idea answers an interest that it names first, second, later; and by its words alone. */
const STRENGTH = { named: [1, 0.65, 0.5], keywords: 0.8, mentions: 0.35 } as const;
/** For an idea that is one of the words of an interest that nothing answers in full. */
const LEAST_OF_WORDS = 0.4;
/** The same for a narrow interest whose words the idea has not: "sourdough" of an idea for Baking. */
const BROADER = [0.7, 0.15, 0.1] as const;
/**
 * From this strength on an interest is answered fully: by what is for it before all else, or is the very
 * thing; not by what is for another and does for it, too, nor by what answers a wider interest.
 */
export const FULLY = 0.8;
/** What an interest's own words add: they tell the better of two baking ideas for "sourdough". */
const OWN_WORDS = 0.3;
/** An idea is about a narrow interest itself from this share of its words on. */
const OWN_SHARE = 0.5;
/** A word of the description counts this much of one of the title. */
const MENTION = 0.5;

/** For each of the visitor's interests: 0 when the idea does not answer it, about 1 when it does so fully. */
export function strengths(indexed: IndexedIdea, wish: Wish): number[] {
  const isForOthers = isForSpecialists(indexed.idea, wish);
  return wish.interests.map((interest) => strength(indexed, interest, isForOthers));
}

function strength(indexed: IndexedIdea, interest: UnderstoodInterest, isForOthers: boolean): number {
  const { stems, isPlain, isNarrow, telling, meanings } = interest;
  if (interest.isLoose) return strengthOfAnyWord(indexed, stems);
  const rank = isForOthers ? -1 : rankOf(indexed.idea, meanings);
  if (meanings.length === 0) return strengthOfWords(indexed, stems);
  if (isPlain) return rank < 0 ? 0 : (STRENGTH.named[rank] ?? 0);
  const own = ownShare(indexed, telling);
  if (rank < 0) return isNarrow && !isForOthers && hasAll(indexed, telling) ? STRENGTH.keywords : 0;
  if (isNarrow && own < OWN_SHARE) return BROADER[rank] ?? 0;
  return (STRENGTH.named[rank] ?? 0) + OWN_WORDS * own;
}

/** Where the idea names one of the interests first: 0 to 2, the last for all later places; -1 for nowhere. */
function rankOf({ interests }: GiftIdea, meanings: readonly Interest[]): number {
  return Math.min(
    2,
    interests.findIndex((interest) => meanings.includes(interest)),
  );
}

/** How well an idea answers an interest that stands for none of the catalogue's. */
function strengthOfWords({ keywords, mentions }: IndexedIdea, words: readonly string[]): number {
  if (words.length === 0) return 0;
  const share = words.filter((word) => keywords.has(word)).length / words.length;
  const isOfThem = words.every((word) => keywords.has(word) || mentions.has(word));
  // English names the thing last: "colored pencils" are pencils, "classic rock" is nothing classic.
  if (share >= 0.5 && (isOfThem || keywords.has(words.at(-1) ?? ""))) return STRENGTH.keywords * share;
  return isOfThem ? STRENGTH.mentions : 0;
}

/** The same where one word will do; the more of them, the better. */
function strengthOfAnyWord({ keywords, mentions }: IndexedIdea, words: readonly string[]): number {
  const share = ownShare({ keywords, mentions }, words);
  if (share === 0) return 0;
  const isOne = words.some((word) => keywords.has(word));
  return isOne ? Math.max(STRENGTH.keywords * share, LEAST_OF_WORDS) : STRENGTH.mentions * share;
}

/** The share of the words that the idea has, 0 to 1; less for those that its description alone has. */
function ownShare(
  { keywords, mentions }: Pick<IndexedIdea, "keywords" | "mentions">,
  words: readonly string[],
): number {
  let share = 0;
  for (const word of words) share += keywords.has(word) ? 1 : mentions.has(word) ? MENTION : 0;
  return share / Math.max(1, words.length);
}

function hasAll({ keywords }: IndexedIdea, words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => keywords.has(word));
}

/**
 * The interest through which alone an idea answers a narrow one, so that a reason can say so: Baking,
 * for "sourdough" and an idea that is none; null when the idea answers the words themselves.
 */
export function answeredThrough(indexed: IndexedIdea, interest: UnderstoodInterest): Interest | null {
  if (!interest.isNarrow || ownShare(indexed, interest.telling) >= OWN_SHARE) return null;
  return indexed.idea.interests.find((named) => interest.meanings.includes(named)) ?? null;
}

/** Whether an idea is of use only to those with an interest that the visitor names nowhere. */
function isForSpecialists(idea: GiftIdea, { asked, hints, occasion, interests }: Wish): boolean {
  const [main] = idea.interests;
  if (main === undefined || !SPECIALIST.has(main) || isForChildren(idea)) return false;
  if (DEPENDANT.has(main) && isParticular(occasion)) return false;
  if (asked.has(main) || hints.has(main)) return false;
  const likesAnySport = interests.some(({ meanings, isNarrow }) => !isNarrow && meanings.includes("Sports"));
  return !(likesAnySport && KINDS_OF_SPORT.has(main));
}

/** How well the idea fits the wish in all, given its strengths. */
export function score(indexed: IndexedIdea, answers: readonly number[], wish: Wish): number {
  const { idea } = indexed;
  const best = Math.max(0, ...answers);
  const others = answers.reduce((sum, strength) => sum + strength, 0) - best;
  return (
    WEIGHT.best * best +
    WEIGHT.others * Math.min(others, 2) +
    WEIGHT.stray * idea.interests.filter((interest) => !wish.asked.has(interest)).length +
    occasionFit(idea, wish) +
    WEIGHT.hint * hintFit(idea, wish) +
    WEIGHT.notes * Math.min(1, praise(indexed, wish.wanted) / 2) +
    WEIGHT.price * priceFit(idea.price, wish.budget) +
    wish.circumstances.reduce((sum, circumstance) => sum + leaning(indexed, circumstance), 0) +
    (wish.preferences ? preferenceFit(idea, wish.preferences) : 0) +
    WEIGHT.liked * likeness(indexed, wish) +
    (wish.disliked.some((kind) => isNearKin(indexed, kind)) ? WEIGHT.disliked : 0)
  );
}

/** How near the idea is to what the visitor picked; less than the same kind counts little. */
function likeness(indexed: IndexedIdea, { liked }: Wish): number {
  const nearest = Math.max(0, ...liked.map((kind) => kinship(indexed, kind)));
  return nearest >= ALIKE ? nearest : nearest / 2;
}

/** How many of the notes' words an idea is (1 each), or mentions (a quarter each). */
function praise({ keywords, mentions }: IndexedIdea, wanted: readonly string[]): number {
  let count = 0;
  for (const word of wanted) count += keywords.has(word) ? 1 : mentions.has(word) ? 0.25 : 0;
  return count;
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
