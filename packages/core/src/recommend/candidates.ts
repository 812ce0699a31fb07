import { affordableRange } from "../gift/budget.ts";
import type { GiftIdea } from "../gift/idea.ts";
import type { PriceRange } from "../gift/price-range.ts";
import type { GiftRequest } from "../gift/request.ts";
import type { Interest } from "../gift/vocabulary.ts";
import { COMMON } from "../understand/interest.ts";
import { isParticular } from "../understand/occasion.ts";
import { evidenceOf } from "./evidence.ts";
import type { IdeaIndex, IndexedIdea } from "./idea-index.ts";
import { appealKey } from "./judgement.ts";
import { ALIKE, kinship } from "./kinship.ts";
import { nearness } from "./meanings.ts";
import {
  asked,
  isForSpecialists,
  isToldOf,
  isWithinReach,
  type Merits,
  saidOf,
  score,
  strengths,
  suitsOf,
  wantedShare,
} from "./score.ts";
import { hasSorrow } from "./situations.ts";
import { isVetoed } from "./veto.ts";
import { understandWish, type Wish } from "./wish.ts";

/** An idea that may be shown, with what speaks for it. */
export interface Candidate extends Merits {
  readonly indexed: IndexedIdea;
  /** The part of the idea's price range that the budget allows. */
  readonly price: PriceRange;
  readonly score: number;
  /** Decides between equal scores: by query and idea, so that no idea always comes last. */
  readonly lot: number;
}

/** An interest has to be answered at least so well. */
const LEAST_STRENGTH = 0.1;
/** What is wanted by name has to be it at least so much. */
const LEAST_WANTED = 0.4;
/** Ideas that may be shown and ideas looked at, of each list, so that a huge catalogue costs hardly more. */
const ENOUGH = 160;
const LOOKED_AT = 500;
/** The same of a list that one of many words of the notes brings. */
const LOOKED_AT_BY_WORD = 150;
/** The best of a list; more are never picked. */
const KEPT = 60;

/**
 * What may be proposed: what answers an interest, what is made for a situation that the person is in or for who they
 * are to the giver, what is wanted by name, and what is of the kind of an idea that the visitor picked. Nothing that
 * fits the budget alone.
 */
export function propose(index: IdeaIndex, wish: Wish): Candidate[] {
  const judged = new Map<number, Candidate | null>();

  function judge(place: number): Candidate | null {
    const known = judged.get(place);
    if (known !== undefined) return known;
    const indexed = index.ideas[place];
    const candidate = indexed ? toCandidate(indexed, wish) : null;
    judged.set(place, candidate);
    return candidate;
  }

  const chosen = new Set<Candidate>();
  function take(places: readonly number[] | undefined, lookedAt = LOOKED_AT): void {
    if (!places) return;
    const found: Candidate[] = [];
    for (const place of places.slice(0, lookedAt)) {
      const candidate = judge(place);
      if (candidate && hasReason(candidate, wish)) found.push(candidate);
      if (found.length >= ENOUGH) break;
    }
    for (const candidate of found.sort(byScore).slice(0, KEPT)) chosen.add(candidate);
  }

  for (const { meanings, isNarrow, stems, telling } of wish.interests) {
    for (const meaning of meanings) take(index.byInterest.get(meaning));
    const own = meanings.length === 0 ? stems : isNarrow ? telling : [];
    for (const word of own) take(index.byKeyword.get(word));
    if (meanings.length > 0) continue;
    for (const word of own) take(index.byMention.get(word));
  }
  for (const word of wish.named) take(index.byAbout.get(word), LOOKED_AT_BY_WORD);
  for (const habit of wish.habits.keys()) take(index.byHabit.get(habit), LOOKED_AT_BY_WORD);
  take([...wish.echoes].sort(([, one], [, other]) => other.strength - one.strength).map(([place]) => place));
  if (wish.occasion !== "Treat Pet Friends") {
    for (const place of nearestTo(wish, index)) {
      const candidate = judge(place);
      if (candidate) chosen.add(candidate);
    }
  }
  for (const subject of wish.subjects) {
    for (const indexed of index.ideasOn(subject)) {
      const candidate = toCandidate(indexed, wish);
      if (candidate && hasReason(candidate, wish)) chosen.add(candidate);
    }
  }
  for (const { key, places } of wish.suitable) {
    if (places > 0 || wish.interests.length === 0) take(index.bySuit.get(key));
  }
  for (const { stems } of wish.wanted) for (const word of stems) take(index.byKeyword.get(word));
  for (const { main, words } of wish.liked) {
    if (main) take(index.byInterest.get(main));
    for (const word of words) take(index.byKeyword.get(word));
  }
  return [...chosen].map((candidate) => rejudged(candidate, wish, index));
}

/** So many ideas are looked at whose meaning is near to what was said. */
const NEAREST = 48;
/** What is farther than this has hardly to do with it. */
const LEAST_NEAR = 0.3;
/** Of so many ideas the meaning is compared, so that a huge catalogue costs hardly more. */
const MOST_COMPARED = 20_000;

/** The places of the ideas whose meaning is nearest to the wish's, the nearest first. */
function nearestTo({ meaning }: Wish, { ideas }: IdeaIndex): readonly number[] {
  if (!meaning) return [];
  const near: [place: number, nearness: number][] = [];
  for (let place = 0; place < Math.min(ideas.length, MOST_COMPARED); place++) {
    const value = nearness(ideas[place]?.meaning ?? null, meaning);
    if (value >= LEAST_NEAR) near.push([place, value]);
  }
  return near
    .sort(([, one], [, other]) => other - one)
    .slice(0, NEAREST)
    .map(([place]) => place);
}

/** With the score that raters would give, where that was learnt. */
function rejudged(candidate: Candidate, wish: Wish, { judge }: IdeaIndex): Candidate {
  if (!judge) return candidate;
  const { indexed, score: plain } = candidate;
  const wanted = asked(indexed, wish);
  const known = { plain: plain - wanted, appeal: judge.appealOf(indexed.idea) };
  return { ...candidate, score: judge.worthOf(evidenceOf(indexed, candidate, known, wish)) + wanted };
}

/**
 * What does for a list that nothing else fills: what nearly everybody is glad of, or is given on such a day; and where
 * that isn't enough, what is made for who they are to the giver, or does for nearly anybody of that age.
 */
export function proposeForAnybody(index: IdeaIndex, wish: Wish): Candidate[] {
  const suited = wish.suitable.flatMap(({ key }) => index.bySuit.get(key) ?? []);
  const isDay = isParticular(wish.occasion);
  const lists = isDay
    ? [[...suited, ...(index.byOccasion.get(wish.occasion) ?? [])]]
    : [index.pleasesAnybody, [...suited, ...index.forAnybody]];
  const found: Candidate[] = [];
  for (const places of lists) {
    for (const place of places.slice(0, LOOKED_AT)) {
      const indexed = index.ideas[place];
      const mayBe = indexed && (isDay || isForAnybody(indexed, wish));
      const candidate = mayBe ? toCandidate(indexed, wish) : null;
      if (candidate) found.push(candidate);
      if (found.length >= ENOUGH) break;
    }
    if (found.length >= ENOUGH_FOR_ANYBODY) break;
  }
  return [...new Map(found.map((candidate) => [candidate.indexed.place, candidate])).values()]
    .map((candidate) => rejudged(candidate, wish, index))
    .sort(byScore)
    .slice(0, KEPT);
}

/** So many make a list with some choice. */
const ENOUGH_FOR_ANYBODY = 12;

function isForAnybody({ idea, only, isForHardship }: IndexedIdea, wish: Wish): boolean {
  // In sorrow nothing is filled up with games and gadgets.
  const [main] = idea.interests;
  if (hasSorrow(wish.person.situations) && main !== undefined && !GENTLE.has(main)) return false;
  if (idea.pleasesAnybody) return true;
  return idea.skill === undefined && only === null && !isForHardship && isOfTheirs(idea, wish);
}

/** The idea as one that may be shown; null where the budget or a hard fact rules it out. */
export function toCandidate(indexed: IndexedIdea, wish: Wish): Candidate | null {
  const echo = wish.echoes.get(indexed.place) ?? null;
  const price = affordableRange(indexed.idea.price, wish.budget, echo?.isWhole ? 0 : undefined);
  if (!price || isVetoed(indexed, wish)) return null;
  const said = saidOf(indexed, wish);
  if (!isWithinReach(indexed, { said, echo }, wish)) return null;
  const answers = strengths(indexed, wish);
  const suits = suitsOf(indexed, wish);
  if (!isForTheDay(indexed, { answers, suits, said, echo }, wish)) return null;
  return {
    indexed,
    price,
    answers,
    suits,
    said,
    echo,
    score: score(indexed, { answers, suits, said, echo }, wish),
    lot: Math.imul(indexed.hash ^ wish.hash, 0x9e3779b1),
  };
}

/**
 * Whether an idea may be given on a wedding day or at a baby shower: it is for the day, or for these very two, by what the
 * notes say of them, by the narrow thing that they love or by the life that they lead.
 */
function isForTheDay({ idea }: IndexedIdea, { answers, suits, said, echo }: Merits, wish: Wish): boolean {
  if (!isParticular(wish.occasion) || idea.occasions.includes(wish.occasion)) return true;
  if (wish.occasion === "Baby Shower")
    return idea.ages !== undefined && idea.ages[0] <= BABY_TOYS && said.length > 0;
  const isTheirs = answers.some((strength, at) => strength > 1 && wish.interests[at]?.isNarrow);
  return said.length > 0 || echo?.isWhole || isTheirs || suits.some(({ places }) => places > 0);
}

/** Up to this age a toy's youngest owner may be still to come. */
const BABY_TOYS = 3;

/** Interests of which nearly anything comforts. */
const GENTLE: ReadonlySet<Interest> = new Set<Interest>([
  "Chocolate",
  "Music",
  "Nature",
  "Houseplants",
  "Reading",
  "Self-care",
  "Tea",
]);

/**
 * The floor: an idea that answers nothing of what was said is not shown. Where interests were named, that it suits a
 * boss or a commuter is no reason by itself.
 */
function hasReason({ indexed, answers, suits, said, echo }: Candidate, wish: Wish): boolean {
  if (answers.some((strength) => strength >= LEAST_STRENGTH)) return true;
  // What is for dogs is no second best for a hamster.
  if (wish.occasion === "Treat Pet Friends") return false;
  const least = wish.interests.length > 0 ? 1 : 0;
  const isSuited = suits.some(({ places }) => places >= least);
  if (isSuited && !isForSpecialists(indexed.idea, wish)) return true;
  if (isToldOf({ said, echo })) return true;
  if (wantedShare(indexed, wish) >= LEAST_WANTED) return true;
  return wish.liked.some((kind) => kinship(indexed, kind) >= ALIKE);
}

/** Whether an idea is of an interest that everybody has a little, or that the visitor spoke of. */
function isOfTheirs(idea: GiftIdea, { asked, touched }: Wish): boolean {
  const [main] = idea.interests;
  return main === undefined || COMMON.has(main) || asked.has(main) || touched.has(main);
}

/** The better first. */
export function byScore(one: Candidate, other: Candidate): number {
  return other.score - one.score || other.lot - one.lot;
}

/** An idea with what speaks for it, for learning from ratings. */
export interface RatedCandidate {
  readonly id: string;
  /** By which its appeal is known. */
  readonly appealKey: string;
  /** Without its appeal, which is learnt as well. */
  readonly evidence: Float64Array;
  /** What the rules alone make of it. */
  readonly plain: number;
}

/** Ideas with what speaks for them, by their ids; those that are ruled out or unknown are left out. */
export function ratedCandidates(
  index: IdeaIndex,
  request: GiftRequest,
  ids: readonly string[],
): readonly RatedCandidate[] {
  const wish = understandWish(request, index);
  const wanted = new Set(ids);
  return [...index.ideas, ...wish.subjects.flatMap(index.ideasOn)]
    .filter(({ idea }) => wanted.has(idea.id))
    .flatMap((indexed) => {
      const candidate = toCandidate(indexed, wish);
      if (!candidate) return [];
      const plain = candidate.score - asked(indexed, wish);
      const evidence = evidenceOf(indexed, candidate, { plain, appeal: 0 }, wish);
      return [{ id: indexed.idea.id, appealKey: appealKey(indexed.idea), evidence, plain }];
    });
}
