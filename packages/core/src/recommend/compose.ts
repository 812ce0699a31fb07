import { areSimilar } from "../gift/similarity.ts";
import { byScore, type Candidate } from "./candidates.ts";
import { FULLY } from "./score.ts";
import type { Wish } from "./wish.ts";

/** Every interest is answered within this many: fully, where any candidate does so. */
const FIRST_PAGE = 6;
/** What a further idea loses for each already chosen of its category, of the interest that has had least, of its kind of thing, of its picture, of its subject, and for each that the same words of the notes brought. */
const REPEATED = {
  category: 0.05,
  interest: 0.1,
  suit: 0.03,
  head: 0.4,
  motif: 0.05,
  subject: 0.2,
  quote: 0.15,
} as const;
/** What an idea gains for a weighty situation that has too few of the first ideas yet. */
const OWED = 0.2;
/** Most ideas of a category among the first, and in what follows. */
const MOST_OF_CATEGORY = { first: 4, later: 3 } as const;

/**
 * Picks greedily: each pick lowers what resembles it. Within the first page every interest that can be answered is,
 * and every weighty situation has its ideas; variety comes second to fit.
 * @param count how many in all, those already chosen included
 * @param chosen what stands at the head of the list already
 */
export function compose(
  candidates: readonly Candidate[],
  count: number,
  { suitable, interests }: Wish,
  chosen: readonly Candidate[] = [],
): Candidate[] {
  const picks = [...chosen];
  const left = [...candidates].sort(byScore);
  const perCategory = new Map<string, number>();
  const perHead = new Map<string, number>();
  const perMotif = new Map<string, number>();
  const perSubject = new Map<string, number>();
  const perQuote = new Map<string, number>();
  const perInterest = new Map<number, number>();
  const perSuit = new Map<string, number>();
  const answerable = new Map<number, boolean>();
  /** What the notes say that ideas for an interest are about. */
  const told = new Set<string>();
  for (const { answers } of left) {
    for (const [interest, strength] of answers.entries()) {
      if (strength > 0) answerable.set(interest, (answerable.get(interest) ?? false) || strength >= FULLY);
    }
  }
  const unanswered = new Set(answerable.keys());
  const places = new Map(suitable.map(({ key, places }) => [key, places] as const));
  const categories = new Set(left.map(({ indexed }) => indexed.idea.category)).size;

  /** Whether an idea answers an interest as well as any does. */
  const isServed = (strength: number, interest: number) =>
    strength >= FULLY || (strength > 0 && answerable.get(interest) === false);

  function record({ indexed, answers, suits, said, echo }: Candidate): void {
    increase(perCategory, indexed.idea.category);
    increase(perHead, indexed.head);
    increase(perMotif, indexed.idea.motif);
    if (indexed.idea.theme) increase(perSubject, indexed.idea.theme.subject);
    for (const { key } of suits) increase(perSuit, key);
    for (const words of quotesOf({ said, echo })) increase(perQuote, words);
    if (answers.some((strength) => strength > 0)) for (const { words } of said) told.add(words);
    for (const [interest, strength] of answers.entries()) {
      if (strength <= 0) continue;
      increase(perInterest, interest);
      if (isServed(strength, interest)) unanswered.delete(interest);
    }
  }

  /** By how many ideas an interest is ahead of the one that has had least; the only one grows stale half as fast. */
  function aheadOf(interest: number): number {
    const counts = [...answerable.keys()].map((other) => perInterest.get(other) ?? 0);
    const count = perInterest.get(interest) ?? 0;
    return counts.length === 1 ? count / 4 : count - Math.min(...counts);
  }

  /** Whether all that an idea answers was said in words that an idea for an interest already answers: "beans" of coffee. */
  function isToldAlready({ answers, suits, said, echo }: Candidate): boolean {
    if (echo?.isWhole || suits.some(({ places }) => places > 0) || answers.some((strength) => strength > 0))
      return false;
    return said.length > 0 && said.every(({ words }) => told.has(words));
  }

  function worth({ indexed, answers, suits, said, echo, score }: Candidate): number {
    const quotes = quotesOf({ said, echo }).map((words) => perQuote.get(words) ?? 0);
    const served = answers.flatMap((strength, interest) => (strength > 0 ? aheadOf(interest) : []));
    const [suit] = suits;
    const owes =
      picks.length < FIRST_PAGE && suits.some(({ key }) => (perSuit.get(key) ?? 0) < (places.get(key) ?? 0));
    return (
      score -
      REPEATED.category * (perCategory.get(indexed.idea.category) ?? 0) -
      REPEATED.head * (perHead.get(indexed.head) ?? 0) -
      REPEATED.motif * (perMotif.get(indexed.idea.motif) ?? 0) -
      REPEATED.subject * (perSubject.get(indexed.idea.theme?.subject ?? "") ?? 0) -
      (served.length > 0 ? REPEATED.interest * Math.min(...served) : 0) -
      (quotes.length > 0 ? REPEATED.quote * Math.min(...quotes) : 0) -
      (suit ? REPEATED.suit * (perSuit.get(suit.key) ?? 0) : 0) +
      (owes ? OWED : 0)
    );
  }

  function isFull({ indexed }: Candidate): boolean {
    const most = picks.length < FIRST_PAGE ? MOST_OF_CATEGORY.first : MOST_OF_CATEGORY.later;
    const share = Math.ceil(Math.max(count, FIRST_PAGE) / Math.max(1, categories));
    return (perCategory.get(indexed.idea.category) ?? 0) >= Math.max(most, share);
  }

  function next(): Candidate | undefined {
    const room = FIRST_PAGE - picks.length;
    // What the visitor named goes before what the notes mention.
    const named = [...unanswered].filter((at) => (interests[at]?.weight ?? 1) >= 1);
    const owed = named.length >= room ? new Set(named) : unanswered;
    const isLastChance = owed.size > 0 && room > 0 && owed.size >= room;
    let best: Candidate | undefined;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (const candidate of left) {
      // Sorted by score, of which worth can only take away, but for what is owed.
      if (candidate.score + OWED <= bestWorth) break;
      if (isLastChance) {
        if (!candidate.answers.some((strength, at) => owed.has(at) && isServed(strength, at))) continue;
      } else if (isFull(candidate) || isToldAlready(candidate)) continue;
      const value = worth(candidate);
      if (value <= bestWorth) continue;
      best = candidate;
      bestWorth = value;
    }
    return best;
  }

  picks.forEach(record);
  while (picks.length < count) {
    const best = next();
    if (!best) {
      if (unanswered.size === 0) break;
      // Those left unanswered have only candidates that resemble earlier picks.
      unanswered.clear();
      continue;
    }
    left.splice(left.indexOf(best), 1);
    if (picks.some(({ indexed }) => areSimilar(indexed.title, best.indexed.title))) continue;
    picks.push(best);
    record(best);
  }
  return picks;
}

/** The words of the notes that brought an idea. */
function quotesOf({ said, echo }: Pick<Candidate, "said" | "echo">): readonly string[] {
  return [...said.map(({ words }) => words), ...(echo ? [echo.quote.words] : [])];
}

function increase<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
