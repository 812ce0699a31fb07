import { affordableRange, budgetRange } from "../gift/budget.ts";
import type { GiftIdea } from "../gift/idea.ts";
import type { PriceRange } from "../gift/price-range.ts";
import type { GiftQuery } from "../gift/query.ts";
import { areSimilarTitles } from "../gift/similarity.ts";
import type { Occasion } from "../gift/vocabulary.ts";
import { type Constraints, readConstraints } from "./constraints.ts";
import { type UnderstoodInterest, understandInterest } from "./interest.ts";
import { isParticular, understandOccasion } from "./occasion.ts";
import { stems } from "./words.ts";

/** An idea with the stems of its texts, so that they are found once and not at every search. */
export interface IndexedIdea {
  readonly idea: GiftIdea;
  readonly stems: ReadonlySet<string>;
}

/** An idea chosen for a visitor. */
export interface RankedIdea {
  readonly idea: GiftIdea;
  /** The part of the idea's price range that the budget allows. */
  readonly price: PriceRange;
  /** The interests it answers, in the visitor's own words, the best answered first. */
  readonly matched: readonly string[];
}

interface Candidate extends RankedIdea {
  readonly score: number;
}

/** How much each consideration counts; the interests come first. */
const WEIGHT = { bestInterest: 1, otherInterests: 0.35, occasion: 0.3, notes: 0.25, price: 0.15 } as const;
/** What a further idea loses for each one already chosen of its category, and for its interests. */
const REPEATED = { category: 0.22, interest: 0.3 } as const;

/** An interest that the idea names first counts most; a mere word in common counts least. */
const STRENGTH = { first: 1, named: 0.85, words: 0.55 } as const;

/** Prepares a catalogue for {@link rankIdeas}. */
export function indexIdeas(ideas: readonly GiftIdea[]): readonly IndexedIdea[] {
  return ideas.map((idea) => ({
    idea,
    stems: new Set(stems(`${idea.title} ${idea.searchText} ${idea.description} ${idea.interests.join(" ")}`)),
  }));
}

/**
 * The ideas that fit a query best, best first: within the budget, allowed by the notes, suited to the
 * occasion, answering the interests, and differing in category and interest from one another.
 * The same query over the same catalogue gives the same answer.
 * @param count how many at most; fewer come when fewer fit
 */
export function rankIdeas(ideas: readonly IndexedIdea[], query: GiftQuery, count: number): RankedIdea[] {
  const occasion = understandOccasion(query.occasion);
  const constraints = readConstraints(query.additionalNotes, occasion);
  const interests = query.interests.map(understandInterest);
  const notes = stems(query.additionalNotes.slice(0, 400));
  const budget = budgetRange(query.budgetMin, query.budgetMax);

  const candidates: Candidate[] = [];
  for (const indexed of ideas) {
    const { idea } = indexed;
    const price = affordableRange(idea.price, budget);
    if (!price || !isAllowed(idea, occasion, constraints)) continue;
    const strengths = interests.map((interest) => interestStrength(indexed, interest));
    const matched = interests
      .map((interest, index) => ({ words: interest.words, strength: strengths[index] ?? 0 }))
      .filter(({ strength }) => strength > 0)
      .sort((one, other) => other.strength - one.strength);
    const best = matched[0]?.strength ?? 0;
    const others = matched.slice(1).reduce((sum, { strength }) => sum + strength, 0);
    const score =
      WEIGHT.bestInterest * best +
      WEIGHT.otherInterests * Math.min(others, 2) +
      (idea.occasions.includes(occasion) ? WEIGHT.occasion : 0) +
      WEIGHT.notes * sharedWords(indexed, notes) +
      WEIGHT.price * priceFit(idea.price, budget);
    candidates.push({ idea, price, matched: matched.map(({ words }) => words), score });
  }
  candidates.sort((one, other) => other.score - one.score || (one.idea.id < other.idea.id ? -1 : 1));
  return diversify(candidates, count);
}

/** Whether notes, age and occasion leave room for the idea. */
function isAllowed(idea: GiftIdea, occasion: Occasion, { avoid, age }: Constraints): boolean {
  if (idea.avoidFor.some((reason) => avoid.has(reason))) return false;
  if (isParticular(occasion)) return idea.occasions.includes(occasion);
  // Pet and baby things are for who asks for them, by occasion or by interest.
  const [youngest, oldest] = idea.ages ?? [18, 120];
  return age === null ? oldest >= 18 : age >= youngest && age <= oldest;
}

function interestStrength({ idea, stems: words }: IndexedIdea, interest: UnderstoodInterest): number {
  let strength = 0;
  for (const meaning of interest.meanings) {
    const place = idea.interests.indexOf(meaning);
    if (place >= 0) strength = Math.max(strength, place === 0 ? STRENGTH.first : STRENGTH.named);
  }
  if (interest.stems.length === 0) return strength;
  const shared = interest.stems.filter((word) => words.has(word)).length / interest.stems.length;
  // Words in common also tell the better of two ideas for "sourdough" from the other baking ideas.
  return strength > 0 ? strength + 0.15 * shared : shared >= 0.5 ? STRENGTH.words * shared : 0;
}

/** 0 to 1: how many of the notes' words the idea speaks of; three are as good as more. */
function sharedWords({ stems: words }: IndexedIdea, notes: readonly string[]): number {
  let shared = 0;
  for (const note of notes) if (words.has(note)) shared++;
  return Math.min(shared, 3) / 3;
}

/** 0 to 1: a gift feels right when its typical price is a good part of the budget, not its floor. */
function priceFit([low, high]: PriceRange, [least, most]: PriceRange): number {
  if (!Number.isFinite(most)) return 0.5;
  const place = ((low + high) / 2 - least) / Math.max(1, most - least);
  return Math.max(0, 1 - Math.abs(place - 0.6) * 1.5);
}

/** Picks greedily; each pick lowers what resembles it, so that every interest gets its turn. */
function diversify(candidates: readonly Candidate[], count: number): RankedIdea[] {
  const chosen: Candidate[] = [];
  const perCategory = new Map<string, number>();
  const perInterest = new Map<string, number>();
  const remaining = new Set(candidates);
  while (chosen.length < count) {
    let best: Candidate | null = null;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const candidate of remaining) {
      // Sorted by score: nobody further on can win, since repeats only lower a score.
      if (candidate.score <= bestScore) break;
      const score = candidate.score - repetition(candidate, perCategory, perInterest);
      if (score > bestScore) {
        best = candidate;
        bestScore = score;
      }
    }
    if (!best) break;
    remaining.delete(best);
    const { title, category } = best.idea;
    if (chosen.some(({ idea }) => areSimilarTitles(idea.title, title))) continue;
    // What answers no interest only fills up a list that would otherwise be short.
    if (best.matched.length === 0 && chosen.length >= 6) break;
    chosen.push(best);
    perCategory.set(category, (perCategory.get(category) ?? 0) + 1);
    for (const words of best.matched) perInterest.set(words, (perInterest.get(words) ?? 0) + 1);
  }
  return chosen;
}

function repetition(
  { idea, matched }: Candidate,
  perCategory: ReadonlyMap<string, number>,
  perInterest: ReadonlyMap<string, number>,
): number {
  const leastServed = Math.min(...matched.map((words) => perInterest.get(words) ?? 0));
  return (
    REPEATED.category * (perCategory.get(idea.category) ?? 0) +
    REPEATED.interest * (Number.isFinite(leastServed) ? leastServed : 0)
  );
}
