import type { GiftIdea } from "../gift/idea.ts";
import type { PriceRange } from "../gift/price-range.ts";
import type { GiftQuery } from "../gift/query.ts";
import { isForChildren } from "./allow.ts";
import { type Candidate, type CandidateStore, createCandidateStore } from "./candidates.ts";
import { diversify } from "./diversify.ts";
import type { IdeaIndex } from "./idea-index.ts";
import { COMMON, DEPENDANT, SPECIALIST } from "./interest.ts";
import { isEveryday, isParticular } from "./occasion.ts";
import { understandWish, type Wish } from "./wish.ts";

/** An idea chosen for a visitor. */
export interface RankedIdea {
  readonly idea: GiftIdea;
  /** The part of the idea's price range that the budget allows. */
  readonly price: PriceRange;
  /** The interests it answers, in the visitor's own words, the best answered first. */
  readonly matched: readonly string[];
}

/** A list shorter than this is filled up with what is akin to the interests, or suits nearly everybody. */
const SHORT_LIST = 6;
/** From this affinity to an interest of the visitor's on, another interest is akin to it. */
const AKIN = 0.15;
/** How much affinity counts against all else that speaks for a filler. */
const AFFINITY_WEIGHT = 0.5;
/** Of an interest's ideas that may be shown no more are judged, so that a huge catalogue costs no more. */
const ENOUGH = 1_500;

/**
 * The ideas that fit a query best, best first: within the budget, allowed by the notes, suited to the
 * occasion, answering the interests (each within the first six, where any idea does), and differing in
 * category and interest from one another. The same query over the same catalogue gives the same answer.
 * @param count how many at most; fewer come when fewer fit
 */
export function rankIdeas(index: IdeaIndex, query: GiftQuery, count: number): RankedIdea[] {
  const wish = understandWish(query, index);
  const chosen = diversify(answering(index, wish).kinds(), count);
  // What is for dogs is no second best for a hamster: an animal's list is not filled up.
  const mayFill = wish.occasion !== "Treat Pet Friends" || chosen.length === 0;
  const length = Math.min(SHORT_LIST, count);
  const filled =
    chosen.length < length && mayFill ? diversify(fillers(index, wish).kinds(), length, chosen) : chosen;
  return filled.map((candidate) => toRankedIdea(candidate, wish));
}

function toRankedIdea({ indexed, price, answers }: Candidate, { interests }: Wish): RankedIdea {
  const matched = interests
    .map(({ words }, place) => ({ words, strength: answers[place] ?? 0 }))
    .filter(({ strength }) => strength > 0)
    .sort((one, other) => other.strength - one.strength);
  return { idea: indexed.idea, price, matched: matched.map(({ words }) => words) };
}

/** What answers an interest: named by an idea, or, for one we don't know, by one of its words. */
function answering({ ideas, byInterest, byKeyword, byMention }: IdeaIndex, wish: Wish): CandidateStore {
  const store = createCandidateStore(wish);
  const seen = new Set<number>();
  const lists = wish.interests.flatMap(({ meanings, stems }) =>
    meanings.length > 0
      ? meanings.map((meaning) => byInterest.get(meaning))
      : stems.flatMap((word) => [byKeyword.get(word), byMention.get(word)]),
  );
  for (const list of lists) {
    if (!list) continue;
    let judged = 0;
    // Begun at another place for another query, so that every idea has its chance.
    for (let step = 0; step < list.length && judged < ENOUGH; step++) {
      const place = list[(step + wish.hash) % list.length] ?? 0;
      const indexed = ideas[place];
      if (!indexed || seen.has(place)) continue;
      seen.add(place);
      if (store.offer(indexed, null)) judged++;
    }
  }
  return store;
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
  for (let step = 0; step < ideas.length && judged < ENOUGH; step++) {
    const indexed = ideas[(step + wish.hash) % ideas.length];
    if (!indexed || indexed.idea.interests.some((interest) => wish.asked.has(interest))) continue;
    const kinship = akin.get(indexed.idea.interests[0] ?? "") ?? 0;
    if (suitsNearlyAll(indexed.idea, kinship, wish) && store.offer(indexed, AFFINITY_WEIGHT * kinship))
      judged++;
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
