import type { GiftIdea } from "../gift/idea.ts";
import type { PriceRange } from "../gift/price-range.ts";
import type { GiftRequest } from "../gift/request.ts";
import type { Interest } from "../gift/vocabulary.ts";
import { COMMON, DEPENDANT, loosened, SPECIALIST } from "../understand/interest.ts";
import { isEveryday, isParticular } from "../understand/occasion.ts";
import { isForChildren } from "./allow.ts";
import { type Candidate, type CandidateStore, createCandidateStore, type Kind } from "./candidates.ts";
import { diversify } from "./diversify.ts";
import type { IdeaIndex } from "./idea-index.ts";
import { ALIKE, kinship } from "./kinship.ts";
import { answeredThrough } from "./score.ts";
import { understandWish, type Wish } from "./wish.ts";

/** An idea chosen for a visitor. */
export interface RankedIdea {
  readonly idea: GiftIdea;
  /** The part of the idea's price range that the budget allows. */
  readonly price: PriceRange;
  /** The interests it answers, in the visitor's own words, the best answered first. */
  readonly matched: readonly string[];
  /** Those of `matched` that it answers only through a wider interest: "sourdough" through Baking. */
  readonly through: ReadonlyMap<string, Interest>;
  /** The title that the visitor wanted more like, as it was given; null when the idea is not of its kind. */
  readonly like: string | null;
}

/** A list shorter than this is filled up with what is akin to the interests, or suits nearly everybody. */
const SHORT_LIST = 6;
/** From this affinity to an interest of the visitor's on, another interest is akin to it. */
const AKIN = 0.15;
/** How much affinity counts against all else that speaks for a filler. */
const AFFINITY_WEIGHT = 0.5;
/** Bounds of what is looked at for a query, so that a huge catalogue costs hardly more. */
interface Bounds {
  /** Ideas that may be shown. */
  readonly enough: number;
  /** Ideas looked at where some of them may be shown, and where hardly any may. */
  readonly usually: number;
  readonly atMost: number;
}
/** For each interest, or word of one. */
const ANSWERS: Bounds = { enough: 120, usually: 300, atMost: 1_000 };
/** Most ideas are no fillers, and to see so costs little. */
const FILLERS: Bounds = { enough: 200, usually: 1_200, atMost: 1_500 };
/** So many ideas of an interest are some. */
const SOME = 12;

/**
 * The places of a list to look at, one after the other: begun elsewhere for every query and in large
 * strides, so that each idea has its chance and neighbours of one sort don't crowd out the rest.
 * @param judged how many of them may be shown, so far
 */
function* placesToLookAt(
  length: number,
  { hash }: Wish,
  { enough, usually, atMost }: Bounds,
  judged: () => number,
): Generator<number> {
  const stride = STRIDES.find((prime) => length % prime !== 0) ?? 1;
  for (let step = 0; step < Math.min(length, atMost); step++) {
    const found = judged();
    if (found >= enough || (step >= usually && found >= SOME)) return;
    yield (hash + step * stride) % length;
  }
}

/** Primes: one that does not divide a length visits each place once. */
const STRIDES = [7_919, 7_907] as const;

/**
 * The ideas that fit a query best, best first: within the budget, allowed by the notes, suited to the
 * occasion, answering the interests (each within the first six, where any idea does), and differing in
 * category and interest from one another. What was said of earlier ideas and what is known of the
 * recipient are heeded. The same request over the same catalogue gives the same answer.
 * @param most how many at most, where the request does not ask for fewer; fewer come when fewer fit
 */
export function rankIdeas(index: IdeaIndex, request: GiftRequest, most: number): RankedIdea[] {
  const count = Math.min(request.count ?? most, most);
  const { wish, kinds } = answeringAll(index, understandWish(request, index));
  const chosen = diversify(kinds, count);
  // What is for dogs is no second best for a hamster: an animal's list is not filled up.
  const mayFill = wish.occasion !== "Treat Pet Friends" || chosen.length === 0;
  const length = Math.min(SHORT_LIST, count);
  const filled =
    chosen.length < length && mayFill ? diversify(fillers(index, wish).kinds(), length, chosen) : chosen;
  return filled.map((candidate) => toRankedIdea(candidate, wish));
}

/** What answers the wish; an interest that nothing answers is taken by any of its telling words. */
function answeringAll(
  index: IdeaIndex,
  wish: Wish,
): { readonly wish: Wish; readonly kinds: readonly Kind[] } {
  const kinds = answering(index, wish).kinds();
  const answered = new Set(kinds.flatMap(({ interests }) => interests));
  const interests = wish.interests.map((interest, place) =>
    answered.has(place) ? interest : loosened(interest, index.words),
  );
  const isHopeless = interests.every(({ isLoose, stems }) => !isLoose || stems.length === 0);
  if (isHopeless) return { wish, kinds };
  const looser = { ...wish, interests };
  return { wish: looser, kinds: answering(index, looser).kinds() };
}

function toRankedIdea({ indexed, price, answers }: Candidate, { interests, liked }: Wish): RankedIdea {
  const matched = interests
    .map((interest, place) => ({ interest, strength: answers[place] ?? 0 }))
    .filter(({ strength }) => strength > 0)
    .sort((one, other) => other.strength - one.strength)
    .map(({ interest }) => interest);
  const through = new Map<string, Interest>();
  for (const interest of matched) {
    const wider = answeredThrough(indexed, interest);
    if (wider) through.set(interest.words, wider);
  }
  const like = liked.find((kind) => kinship(indexed, kind) >= ALIKE)?.title ?? null;
  return { idea: indexed.idea, price, matched: matched.map(({ words }) => words), through, like };
}

/**
 * What answers an interest: named by an idea, or by one of its words, where those say more than the
 * names we know. Beside them stands what is of the kind of an idea that the visitor picked.
 */
function answering(index: IdeaIndex, wish: Wish): CandidateStore {
  const { byInterest, byKeyword, byMention } = index;
  const store = createCandidateStore(wish);
  const seen = new Set<number>();
  for (const { meanings, isNarrow, stems, telling } of wish.interests) {
    for (const meaning of meanings) judge(index, byInterest.get(meaning), store, null, wish, seen);
    const own = meanings.length === 0 ? stems : isNarrow ? telling : [];
    for (const word of own) judge(index, byKeyword.get(word), store, null, wish, seen);
    if (meanings.length > 0) continue;
    for (const word of own) judge(index, byMention.get(word), store, null, wish, seen);
  }
  for (const { main, words } of wish.liked) {
    if (main) judge(index, byInterest.get(main), store, 0, wish, seen);
    for (const word of words) judge(index, byKeyword.get(word), store, 0, wish, seen);
  }
  return store;
}

/** Offers ideas, begun at another place for another query, so that each has its chance. */
function judge(
  { ideas }: IdeaIndex,
  places: readonly number[] = [],
  store: CandidateStore,
  bonus: number | null,
  wish: Wish,
  seen: Set<number>,
): void {
  let judged = 0;
  for (const at of placesToLookAt(places.length, wish, ANSWERS, () => judged)) {
    const place = places[at] ?? 0;
    const indexed = ideas[place];
    if (!indexed || seen.has(place)) continue;
    seen.add(place);
    if (store.offer(indexed, bonus)) judged++;
  }
}

/** What answers no interest and may do nevertheless. */
function fillers({ ideas, affinity }: IdeaIndex, wish: Wish): CandidateStore {
  const store = createCandidateStore(wish);
  const akin = new Map<string, number>();
  for (const interest of wish.asked.keys()) {
    for (const [other, share] of affinity.get(interest) ?? []) {
      akin.set(other, Math.max(akin.get(other) ?? 0, share));
    }
  }
  let judged = 0;
  for (const place of placesToLookAt(ideas.length, wish, FILLERS, () => judged)) {
    const indexed = ideas[place];
    if (!indexed || indexed.idea.interests.some((interest) => wish.asked.has(interest))) continue;
    const affinityToAsked = akin.get(indexed.idea.interests[0] ?? "") ?? 0;
    if (!suitsNearlyAll(indexed.idea, affinityToAsked, wish)) continue;
    if (store.offer(indexed, AFFINITY_WEIGHT * affinityToAsked)) judged++;
  }
  return store;
}

function suitsNearlyAll(idea: GiftIdea, kinship: number, { occasion, hints }: Wish): boolean {
  const [main] = idea.interests;
  if (!idea.occasions.includes(occasion) && !isEveryday(idea.occasions)) return false;
  if (!main || isForChildren(idea) || hints.has(main)) return true;
  if (isParticular(occasion)) return DEPENDANT.has(main) || !SPECIALIST.has(main);
  return !SPECIALIST.has(main) && (COMMON.has(main) || kinship >= AKIN);
}
