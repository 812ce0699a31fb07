import { BUDGET_SLIDER } from "../gift/budget.ts";
import type { GiftIdea } from "../gift/idea.ts";
import type { PriceRange } from "../gift/price-range.ts";
import {
  FEASTS,
  type GiftCategory,
  type GiftTag,
  type Interest,
  type Situation,
} from "../gift/vocabulary.ts";
import {
  DEPENDANT,
  KINDS_OF_SPORT,
  SPECIALIST,
  type UnderstoodInterest,
  WIDE,
} from "../understand/interest.ts";
import { isEveryday, isParticular } from "../understand/occasion.ts";
import { BY_WORDS, isAboutAll, OWN_SHARE, ownShare, strengthOfWords } from "./about.ts";
import type { Echo } from "./cues.ts";
import type { IndexedIdea } from "./idea-index.ts";
import { ALIKE, isNearKin, kinship } from "./kinship.ts";
import { leaningFit, preferenceFit } from "./personality.ts";
import { type Quote, quoteOf } from "./said.ts";
import { SITUATION_RULES } from "./situations.ts";
import { isForChildren } from "./veto.ts";
import { OF_AGE, type SuitableKey, type Wish, type WishedInterest } from "./wish.ts";

/** How much each consideration counts; the interests and what the person's life calls for come first. */
const WEIGHT = {
  best: 1,
  others: 0.3,
  /** For each interest that the idea names and the visitor doesn't. */
  stray: 0,
  occasion: 0.15,
  /** An idea for a wedding, a baby or a pet alone, given for something else. */
  misplaced: -0.5,
  price: 0.25,
  /** For an idea made for any subject: one that was written for this very thing goes before it. */
  themed: -0.6,
  /** For each step from a good gift to one that delights, and down to one soon forgotten. */
  delight: 0.1,
  /** So much of that is left of what is made for a limit and meets nothing else of theirs: cards in large print. */
  limit: 0.3,
  /** For each further situation that it is made for, beside the one that counts most. */
  furtherSuit: 0.4,
  /** For an idea for what they like that meets their life as well; that it suits a relation alone tells too little. */
  both: 0.35,
  /** For a kind of gift that a situation favours: what is used up, for a home without clutter; and for any other kind. */
  favoured: 0.5,
  unfavoured: -0.75,
  /** For each step that it is too cool for somebody so dear. */
  distant: -0.2,
  /** For each step that an idea is too personal. */
  personal: -0.15,
  /** For each tone that becomes their relation only for a good reason. */
  unbecoming: -0.6,
  /** For what tells no ages, given to somebody who isn't grown up. */
  young: -0.2,
  /** For what suits the level at which they know their thing, or misses it by a step. */
  skill: 0.3,
  /** For what one does with a thing that they have given up. */
  givenUp: -0.6,
  /** A starter kit for somebody who is said to like the thing, and so has begun. */
  beginnersThing: -0.3,
  /** What helps somebody with a trouble or a diet that this person hasn't got. */
  needless: -0.5,
  /** For an idea whose first interest the notes touch upon; half of it for another. */
  touched: 0.2,
  /** For the first thing said of the person that an idea is about, and for the second. */
  said: [0.9, 0.4],
  /** So much of that is left of a single word, which may be said of something else: "golf" of a golf umbrella. */
  byChance: 0.7,
  /** For a detail of their life that is told, by how telling it is; and more where it is told as a whole. */
  echo: 1.2,
  whole: 0.6,
  /** For words of the notes that are akin to the life that an idea is for, where something else speaks for it. */
  akin: 1.4,
  /** So much of that is left of an idea that is for nothing they are said to love. */
  beside: 0.8,
  /** What is wanted by name comes before all else. */
  wanted: 2,
  /** For the nearest kin of what the visitor picked: it comes before what answers an interest fully. */
  liked: 2,
  /** For near kin of what was turned down. */
  disliked: -0.6,
} as const;

/** How well an idea answers an interest that it names first, second, later; and by its words alone. */
const STRENGTH = { named: [1, 0.6, 0.35], about: 1.2 } as const;
/** From this strength on an idea is for what they like, and not only near it. */
export const LIKED = 0.5;
/** For an idea that is one of the words of an interest that nothing answers in full. */
const LEAST_OF_WORDS = 0.4;
/** For an idea that has a kind of it that the visitor named: "aquarium" of "reef aquariums". */
const OF_ITS_KIND = 0.7;
/** From this kinship on the words of the notes are those of the life that an idea is for. */
const AKIN = 0.25;
/** How much is left of what answers only a wide interest. */
const OF_WIDE = 0.4;
/** The same for a narrow interest whose words the idea has not: "sourdough" of an idea for Baking. */
const BROADER = [0.45, 0.15, 0.1] as const;
/**
 * From this strength on an interest is answered fully: by what is for it before all else, or is the very
 * thing; not by what is for another and does for it, too, nor by what answers a wider interest.
 */
export const FULLY = 0.8;
/** What an interest's own words add: they tell the better of two baking ideas for "sourdough". */
const OWN_WORDS = 0.3;
/** How much is left of an answer that is for another kind of the interest. */
const RIVAL = 0.4;

/** For each of the visitor's interests: 0 when the idea does not answer it, about 1 when it does so fully. */
export function strengths(indexed: IndexedIdea, wish: Wish): number[] {
  const isForOthers = isForSpecialists(indexed.idea, wish);
  return wish.interests.map((interest) => {
    const share = isForAnotherKind(indexed, interest, wish) ? RIVAL : 1;
    return interest.weight * share * strength(indexed, interest, isForOthers);
  });
}

/** Whether an idea for an interest is for another kind of it than those that the visitor named: ballet, for salsa. */
function isForAnotherKind({ idea, kinds }: IndexedIdea, { meanings }: WishedInterest, wish: Wish): boolean {
  const shared = meanings.filter((meaning) => idea.interests.includes(meaning));
  return (
    shared.length > 0 &&
    shared.every((interest) => {
      const own = kinds.get(interest);
      const named = wish.kinds.get(interest);
      return own !== undefined && named !== undefined && [...own].every((kind) => !named.has(kind));
    })
  );
}

/** Whether an idea is made for a kind of an interest that these words name. */
function isOfKind({ kinds }: IndexedIdea, interest: Interest, words: readonly string[]): boolean {
  for (const kind of kinds.get(interest) ?? [])
    if (kind.split(" ").every((word) => words.includes(word))) return true;
  return false;
}

function strength(indexed: IndexedIdea, interest: WishedInterest, isForOthers: boolean): number {
  const { stems, isPlain, isNarrow, telling, meanings } = interest;
  if (!isPlain && isAboutAll(indexed, interest)) return STRENGTH.about;
  if (interest.isLoose) return strengthOfAnyWord(indexed, stems);
  const rank = isForOthers ? -1 : rankOf(indexed.idea, meanings);
  if (meanings.length === 0) return strengthOfWords(indexed, stems);
  if (isPlain) return rank < 0 ? 0 : (STRENGTH.named[rank] ?? 0);
  const own = ownShare(indexed, telling);
  if (rank < 0) return isNarrow && !isForOthers && hasAll(indexed, telling) ? BY_WORDS.keywords : 0;
  if (isNarrow && own < OWN_SHARE) {
    if (meanings.some((meaning) => isOfKind(indexed, meaning, interest.spoken))) return OF_ITS_KIND;
    const broader = BROADER[rank] ?? 0;
    return meanings.every((meaning) => WIDE.has(meaning)) ? broader * OF_WIDE : broader;
  }
  return (STRENGTH.named[rank] ?? 0) + OWN_WORDS * own;
}

/** Where the idea names one of the interests first: 0 to 2, the last for all later places; -1 for nowhere. */
function rankOf({ interests }: GiftIdea, meanings: readonly Interest[]): number {
  return Math.min(
    2,
    interests.findIndex((interest) => meanings.includes(interest)),
  );
}

/** The same where one word will do; the more of them, the better. */
function strengthOfAnyWord({ keywords, mentions }: IndexedIdea, words: readonly string[]): number {
  const share = ownShare({ keywords, mentions }, words);
  if (share === 0) return 0;
  const isOne = words.some((word) => keywords.has(word));
  return isOne ? Math.max(BY_WORDS.keywords * share, LEAST_OF_WORDS) : BY_WORDS.mentions * share;
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
export function isForSpecialists(idea: GiftIdea, { asked, touched, occasion, interests }: Wish): boolean {
  const [main] = idea.interests;
  if (main === undefined || !SPECIALIST.has(main) || isForChildren(idea)) return false;
  if (DEPENDANT.has(main) && isParticular(occasion)) return false;
  if (asked.has(main) || touched.has(main)) return false;
  const likesAnySport = interests.some(({ meanings, isNarrow }) => !isNarrow && meanings.includes("Sports"));
  return !(likesAnySport && KINDS_OF_SPORT.has(main));
}

/** Which of the person's situations, and whether it is their relation, an idea is made for; the weightiest first. */
export function suitsOf({ idea }: IndexedIdea, { suitable }: Wish): readonly SuitableKey[] {
  return suitable
    .filter(({ key }) => idea.suits[key] !== undefined)
    .sort((one, other) => other.gain - one.gain);
}

/** The share of the words of something wanted by name that the idea is, 0 to 1; of the one that it is most. */
export function wantedShare(indexed: IndexedIdea, { wanted }: Wish): number {
  return Math.max(0, ...wanted.map(({ stems }) => strengthOfWords(indexed, stems)));
}

export function touchedFit({ interests }: GiftIdea, { touched, asked }: Wish): number {
  const place = interests.findIndex((interest) => touched.has(interest) && !asked.has(interest));
  return place < 0 ? 0 : place === 0 ? 1 : 0.5;
}

/** What the notes say that an idea is about; what an interest names already is no news. */
export function saidOf({ about, only, habits }: IndexedIdea, wish: Wish): readonly Quote[] {
  const { said, interests } = wish;
  const told = [...habits].flatMap((habit) => wish.habits.get(habit) ?? []);
  const found = [...about, ...(only ?? [])].flatMap((phrase) => {
    const isNews = phrase.some((word) => !interests.some(({ stems }) => stems.includes(word)));
    return (isNews && quoteOf(said, phrase)) || [];
  });
  found.push(...told);
  // "Jazz" says no more than "jazz records" does.
  return found.filter(
    ({ words }, place) =>
      !found.some((other, at) => (other.words !== words || at < place) && other.words.includes(words)),
  );
}

/**
 * Whether the person has a use for an idea that is for a feast alone, or takes something narrower: they keep the feast, or
 * the notes say the very thing; the visitor named what it takes, or it was made for a hardship of theirs.
 */
export function isWithinReach(
  indexed: IndexedIdea,
  { said, echo }: Pick<Merits, "said" | "echo">,
  wish: Wish,
): boolean {
  const { only, onlyFor, isForFeast, isForHardship, idea } = indexed;
  const { named, person, asked, touched, suitable } = wish;
  const keeps = (situation: Situation) => KEPT_BY_FAITH.has(situation) && idea.suits[situation] !== undefined;
  if (echo?.isWhole) return true;
  if (isForFeast && said.length === 0 && !person.situations.some(keeps)) return false;
  if (only === null || person.situations.some(keeps)) return true;
  if (only.some((phrase) => phrase.length > 0 && phrase.every((word) => named.has(word)))) return true;
  for (const interest of onlyFor) if (asked.has(interest) || touched.has(interest)) return true;
  return isForHardship && suitable.some(({ key }) => key in SITUATION_RULES && idea.suits[key] !== undefined);
}

/** Feasts, and the faiths whose people are glad of their things on any day. */
const KEPT_BY_FAITH: ReadonlySet<Situation> = new Set<Situation>([...FEASTS, "muslim", "jewish", "hindu"]);

/** What speaks for an idea. */
export interface Merits {
  /** For each of the visitor's interests, how well the idea answers it. */
  readonly answers: readonly number[];
  /** The person's situations, and their relation, that it is made for; the weightiest first. */
  readonly suits: readonly SuitableKey[];
  /** What the notes say that it is about. */
  readonly said: readonly Quote[];
  /** The detail that the notes tell for which it is spot on. */
  readonly echo: Echo | null;
}

/** Whether the notes say what an idea is about in more than a word, which alone may be said of something else. */
export function isToldOf({ said, echo }: Pick<Merits, "said" | "echo">): boolean {
  return echo?.isWhole || said.length > 1 || said.some(({ words }) => /[\s-]/.test(words.trim()));
}

/** How well the idea fits the wish in all, given what speaks for it. */
export function score(indexed: IndexedIdea, merits: Merits, wish: Wish): number {
  const { answers, suits, said: quotes, echo } = merits;
  const { idea } = indexed;
  const best = Math.max(0, ...answers);
  const others = answers.reduce((sum, strength) => sum + strength, 0) - best;
  const [first, ...further] = suits.map((suit) => gainOf(suit, indexed, merits, wish));
  const isBeside = wish.interests.length > 0 && best < LIKED;
  const said =
    WEIGHT.said.slice(0, quotes.length).reduce<number>((sum, weight) => sum + weight, 0) *
    (isBeside ? WEIGHT.beside : 1) *
    (isToldOf(merits) ? 1 : WEIGHT.byChance);
  return (
    WEIGHT.best * best +
    WEIGHT.others * Math.min(others, 2) +
    WEIGHT.stray * idea.interests.filter((interest) => !wish.asked.has(interest)).length +
    (first ?? 0) +
    WEIGHT.furtherSuit * further.reduce((sum, gain) => sum + gain, 0) +
    (best >= LIKED && (said > 0 || echo !== null || suits.some(({ key }) => key in SITUATION_RULES))
      ? WEIGHT.both
      : 0) +
    WEIGHT.delight * (idea.delight - 2) +
    (idea.theme ? WEIGHT.themed : 0) +
    (isNeedless(indexed, wish) ? WEIGHT.needless : 0) +
    closenessFit(idea, wish) +
    WEIGHT.unbecoming * idea.tones.filter((tone) => wish.unbecoming.has(tone)).length +
    ageFit(idea, wish) +
    skillFit(idea, wish) +
    (isForGivenUp(idea, wish) ? WEIGHT.givenUp : 0) +
    occasionFit(idea, wish) +
    WEIGHT.price * priceFit(idea.price, wish.budget) +
    WEIGHT.touched * touchedFit(idea, wish) +
    Math.max(said, echoFit(echo)) +
    WEIGHT.akin * (wish.affinities.get(indexed.place) ?? 0) +
    asked(indexed, wish)
  );
}

/**
 * What was asked for, and so is no matter of taste: what is wanted by name, what was picked or turned down, what a profile
 * prefers, and the kind of gift that is to be used up or lived through.
 */
export function asked(indexed: IndexedIdea, wish: Wish): number {
  return (
    WEIGHT.wanted * wantedShare(indexed, wish) +
    WEIGHT.liked * likeness(indexed, wish) +
    (wish.disliked.some((kind) => isNearKin(indexed, kind)) ? WEIGHT.disliked : 0) +
    favouredFit(indexed.idea, wish) +
    leaningFit(indexed, wish.personality) +
    (wish.preferences ? preferenceFit(indexed.idea, wish.preferences) : 0)
  );
}

/** What an idea gains by being made for a situation or a relation; of a limit that meets nothing of theirs, a part. */
export function gainOf({ key, gain }: SuitableKey, indexed: IndexedIdea, merits: Merits, wish: Wish): number {
  return isLimit(key) && !isOfTheirLife(indexed, merits, wish) ? WEIGHT.limit * gain : gain;
}

function isLimit(key: SuitableKey["key"]): boolean {
  return key in SITUATION_RULES && SITUATION_RULES[key as Situation].isLimit === true;
}

/** Whether an idea has to do with what they like or with what the notes tell of them. */
function isOfTheirLife(
  { place, idea }: IndexedIdea,
  { answers, said, echo }: Pick<Merits, "answers" | "said" | "echo">,
  { affinities, touched }: Wish,
): boolean {
  return (
    said.length > 0 ||
    echo !== null ||
    answers.some((strength) => strength >= LIKED) ||
    (affinities.get(place) ?? 0) >= AKIN ||
    idea.interests.slice(0, 1).some((interest) => touched.has(interest))
  );
}

function echoFit(echo: Echo | null): number {
  return echo === null ? 0 : WEIGHT.echo * echo.strength + (echo.isWhole ? WEIGHT.whole : 0);
}

function favouredFit({ tags }: GiftIdea, wish: Wish): number {
  if (favouringSituation(tags, wish) !== null) return WEIGHT.favoured;
  const hasFavourites = wish.person.situations.some((situation) => SITUATION_RULES[situation].favours);
  return hasFavourites ? WEIGHT.unfavoured : 0;
}

/** The first of the person's situations that favours ideas with these tags. */
export function favouringSituation(tags: readonly GiftTag[], { suitable }: Wish): Situation | null {
  for (const { key } of suitable) {
    const rules = key in SITUATION_RULES ? SITUATION_RULES[key as Situation] : null;
    if (rules?.favours?.some((tag) => tags.includes(tag))) return key as Situation;
  }
  return null;
}

/** An aid for somebody who isn't frail, and what does without a thing for somebody who may have it. */
export function isNeedless({ idea, isForHardship, without }: IndexedIdea, { person, avoid }: Wish): boolean {
  if (without !== null && !avoid.has(without)) return true;
  return isForHardship && person.situations.every((situation) => idea.suits[situation] === undefined);
}

export function closenessFit({ closeness: [farthest, nearest] }: GiftIdea, { closeness }: Wish): number {
  if (closeness === null) return 0;
  return (
    WEIGHT.distant * Math.max(0, closeness - nearest) + WEIGHT.personal * Math.max(0, farthest - closeness)
  );
}

export function ageFit({ ages }: GiftIdea, { age }: Wish): number {
  return ages === undefined && age?.isTold && age.to < OF_AGE ? WEIGHT.young : 0;
}

export function skillFit(idea: GiftIdea, { person, interests }: Wish): number {
  const { skill } = idea;
  if (skill === undefined) return 0;
  if (person.skill !== null) return skill === person.skill ? WEIGHT.skill : -WEIGHT.skill;
  const isBegun = skill === "beginner" && interests.length > 0 && !isForChildren(idea);
  return isBegun ? WEIGHT.beginnersThing : 0;
}

/** Kinds of gift with which one does a thing; who reads of it, wears it or looks at it needn't. */
const FOR_DOING: ReadonlySet<GiftCategory> = new Set<GiftCategory>(["craft", "outdoor", "kitchen", "tech"]);

/** Whether an idea is for doing what the person has given up: a hive tool, for whom bees have nearly killed. */
export function isForGivenUp({ category, interests: [main] }: GiftIdea, { person }: Wish): boolean {
  return main !== undefined && person.gaveUp.has(main) && FOR_DOING.has(category);
}

/** How near the idea is to what the visitor picked; less than the same kind counts little. */
function likeness(indexed: IndexedIdea, { liked }: Wish): number {
  const nearest = Math.max(0, ...liked.map((kind) => kinship(indexed, kind)));
  return nearest >= ALIKE ? nearest : nearest / 2;
}

export function occasionFit({ occasions }: GiftIdea, { occasion }: Wish): number {
  if (occasions.includes(occasion)) return WEIGHT.occasion;
  return occasions.length > 0 && !isEveryday(occasions) ? WEIGHT.misplaced : 0;
}

/**
 * 1 when an idea's typical price lies well within the budget, less towards its ends, down to -1 far beyond
 * the stated figures, where a budget open above still allows it.
 */
export function priceFit([low, high]: PriceRange, [least, most]: PriceRange): number {
  const top = Number.isFinite(most) ? most : Math.max(BUDGET_SLIDER.max, least);
  const place = ((low + high) / 2 - least) / Math.max(1, top - least);
  return Math.max(-1, 1 - 2 * Math.max(0, Math.abs(place - 0.5) - 0.3));
}
