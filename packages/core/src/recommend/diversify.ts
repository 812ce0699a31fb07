import { areSimilar } from "../gift/similarity.ts";
import { type Candidate, isBetter, type Kind } from "./candidates.ts";
import { FULLY } from "./score.ts";

/** Every interest is answered within this many: fully, where any candidate does so. */
const FIRST_PAGE = 6;
/** No interest takes a further place of the first page while another that could be answered has none. */
const WHILE_OTHERS_WAIT = 2;
/** What a further idea loses for each already chosen of its category, and of its interests. */
const REPEATED = { category: 0.9, interest: 0.3 } as const;
/** The share of a whole list that a category takes at most: where one interest is answered, where several are. */
const MOST_OF_CATEGORY = { one: 1 / 2, several: 1 / 6 } as const;

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
  const answerable = new Set(kinds.flatMap(({ fully }) => fully));
  const mostOfCategory = shareOfCategory(kinds, unanswered.size, count);

  function record({ indexed, answers }: Candidate): void {
    const { category } = indexed.idea;
    perCategory.set(category, (perCategory.get(category) ?? 0) + 1);
    for (const [interest, strength] of answers.entries()) {
      if (strength === 0) continue;
      perInterest.set(interest, (perInterest.get(interest) ?? 0) + 1);
      if (strength >= FULLY || !answerable.has(interest)) unanswered.delete(interest);
    }
  }

  /** Whether a kind must wait until each interest has its place. */
  function mustWait({ interests, fully }: Kind, isLastChance: boolean): boolean {
    const isOwed = (interest: number) =>
      unanswered.has(interest) && (fully.includes(interest) || !answerable.has(interest));
    if (unanswered.size === 0 || interests.some(isOwed)) return false;
    return (
      isLastChance || interests.some((interest) => (perInterest.get(interest) ?? 0) >= WHILE_OTHERS_WAIT)
    );
  }

  /** What the candidates of a kind lose by resembling earlier picks. */
  function repetition({ category, interests }: Kind): number {
    const leastServed = Math.min(...interests.map((interest) => perInterest.get(interest) ?? 0));
    return (
      REPEATED.category * (perCategory.get(category) ?? 0) +
      REPEATED.interest * (interests.length > 0 ? leastServed : 0)
    );
  }

  function next(): Candidate | undefined {
    const isPageFull = picks.length >= FIRST_PAGE;
    const isLastChance = unanswered.size > 0 && unanswered.size >= FIRST_PAGE - picks.length;
    let bestKind: Kind | undefined;
    let best: Candidate | undefined;
    for (const kind of kinds) {
      const [head] = kind.candidates;
      if (!head || mustWait(kind, isLastChance)) continue;
      // Rather a shorter list than a long tail of one sort; a page is filled with whatever answers.
      if (isPageFull && (perCategory.get(kind.category) ?? 0) >= mostOfCategory) continue;
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

/** How many of a list may be of one category: more where so few categories answer that all must take more. */
function shareOfCategory(kinds: readonly Kind[], interests: number, count: number): number {
  const categories = new Set(kinds.map(({ category }) => category)).size;
  const share = interests > 1 ? MOST_OF_CATEGORY.several : MOST_OF_CATEGORY.one;
  return Math.ceil(count * Math.max(share, 1 / Math.max(1, categories)));
}
