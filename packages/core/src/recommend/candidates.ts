import { affordableRange } from "../gift/budget.ts";
import type { PriceRange } from "../gift/price-range.ts";
import { isAllowed } from "./allow.ts";
import type { IndexedIdea } from "./idea-index.ts";
import { FULLY, score, strengths } from "./score.ts";
import type { Wish } from "./wish.ts";

/** An idea that may be shown, with what speaks for it. */
export interface Candidate {
  readonly indexed: IndexedIdea;
  /** The part of the idea's price range that the budget allows. */
  readonly price: PriceRange;
  /** For each of the visitor's interests, how well the idea answers it. */
  readonly answers: readonly number[];
  readonly score: number;
  /** Decides between equal scores: by query and idea, so that no idea always comes last. */
  readonly lot: number;
}

/** Candidates of one category that answer the same interests as well: each pick lowers all of them alike. */
export interface Kind {
  readonly category: string;
  /** The places of the interests answered, and of those among them that are answered fully. */
  readonly interests: readonly number[];
  readonly fully: readonly number[];
  /** Best first; a few are enough. */
  readonly candidates: Candidate[];
}

/** More than are ever picked of one kind, since some resemble earlier picks. */
const KEPT = 40;

/** The candidates gathered so far, by kind. */
export interface CandidateStore {
  readonly kinds: () => readonly Kind[];
  /**
   * Judges an idea and keeps it if it may be shown and is among the best of its kind.
   * @param bonus what speaks for it beside its score; null when it is to answer an interest or be left
   * @returns whether it may be shown
   */
  readonly offer: (indexed: IndexedIdea, bonus: number | null) => boolean;
}

export function createCandidateStore(wish: Wish): CandidateStore {
  const kinds = new Map<string, Kind>();
  return {
    kinds: () => [...kinds.values()],
    offer(indexed, bonus) {
      const price = affordableRange(indexed.idea.price, wish.budget);
      if (!price || !isAllowed(indexed, wish)) return false;
      const answers = strengths(indexed, wish);
      if (bonus === null && !answers.some((strength) => strength > 0)) return false;
      const lot = Math.imul(indexed.hash ^ wish.hash, 0x9e3779b1);
      const candidate = { indexed, price, answers, score: score(indexed, answers, wish) + (bonus ?? 0), lot };
      const { category } = indexed.idea;
      const key = `${category} ${answers.map(howWell).join("")}`;
      const kind = kinds.get(key);
      if (kind) keep(kind.candidates, candidate);
      else {
        const interests = placesFrom(answers, Number.MIN_VALUE);
        kinds.set(key, { category, interests, fully: placesFrom(answers, FULLY), candidates: [candidate] });
      }
      return true;
    },
  };
}

/** 0 for not at all, 1 for somehow, 2 for fully: what tells one kind from another. */
const howWell = (strength: number) => (strength >= FULLY ? 2 : strength > 0 ? 1 : 0);

/** The places of the interests that are answered at least so well. */
function placesFrom(answers: readonly number[], least: number): number[] {
  return answers.flatMap((strength, place) => (strength >= least ? place : []));
}

/** Whether the first is to be picked before the second. */
export function isBetter(one: Candidate, other: Candidate): boolean {
  return one.score > other.score || (one.score === other.score && one.lot > other.lot);
}

/** Puts the candidate in its place among the best; of two with the same words in their titles one stays. */
function keep(best: Candidate[], candidate: Candidate): void {
  const last = best.at(-1);
  if (best.length >= KEPT && last && !isBetter(candidate, last)) return;
  const { key } = candidate.indexed.title;
  const twin = best.findIndex(({ indexed }) => indexed.title.key === key);
  const rival = best[twin];
  if (rival) {
    if (!isBetter(candidate, rival)) return;
    best.splice(twin, 1);
  }
  const place = best.findIndex((other) => isBetter(candidate, other));
  best.splice(place < 0 ? best.length : place, 0, candidate);
  if (best.length > KEPT) best.pop();
}
