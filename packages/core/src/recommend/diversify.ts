import { areSimilar } from "../gift/similarity.ts";
import { type Candidate, isBetter, type Kind } from "./candidates.ts";

/** Every interest is answered within this many, where any candidate does. */
const FIRST_PAGE = 6;
/** What a further idea loses for those already chosen of its category, and of its interests. */
const REPEATED = { category: 0.18, interest: 0.3 } as const;

/**
 * Picks greedily; each pick lowers what resembles it, so that categories and interests take turns.
 * @param kinds their lists of candidates are used up
 * @param count how many in all, those already chosen included
 * @param chosen what stands at the head of the list already
 */
export function diversify(
  kinds: readonly Kind[],
  count: number,
  chosen: readonly Candidate[] = [],
): Candidate[] {
  const picks = [...chosen];
  const perCategory = new Map<string, number>();
  const perInterest = new Map<number, number>();
  const unanswered = new Set(kinds.flatMap(({ interests }) => interests));

  function record({ indexed, answers }: Candidate): void {
    const { category } = indexed.idea;
    perCategory.set(category, (perCategory.get(category) ?? 0) + 1);
    for (const [interest, strength] of answers.entries()) {
      if (strength === 0) continue;
      perInterest.set(interest, (perInterest.get(interest) ?? 0) + 1);
      unanswered.delete(interest);
    }
  }

  /** What the candidates of a kind lose by resembling earlier picks. */
  function repetition({ category, interests }: Kind): number {
    const leastServed = Math.min(...interests.map((interest) => perInterest.get(interest) ?? 0));
    return (
      REPEATED.category * Math.sqrt(perCategory.get(category) ?? 0) +
      REPEATED.interest * (interests.length > 0 ? leastServed : 0)
    );
  }

  function next(): Candidate | undefined {
    const isLastChance = unanswered.size > 0 && unanswered.size >= FIRST_PAGE - picks.length;
    let bestKind: Kind | undefined;
    let best: Candidate | undefined;
    for (const kind of kinds) {
      const [head] = kind.candidates;
      if (!head || (isLastChance && !kind.interests.some((interest) => unanswered.has(interest)))) continue;
      const candidate = { ...head, score: head.score - repetition(kind) };
      if (best && !isBetter(candidate, best)) continue;
      best = candidate;
      bestKind = kind;
    }
    return bestKind?.candidates.shift();
  }

  picks.forEach(record);
  while (picks.length < count) {
    const best = next();
    if (!best) {
      // Those left unanswered have only candidates that resemble earlier picks.
      if (unanswered.size === 0) break;
      unanswered.clear();
    } else if (!picks.some(({ indexed }) => areSimilar(indexed.title, best.indexed.title))) {
      picks.push(best);
      record(best);
    }
  }
  return picks;
}
