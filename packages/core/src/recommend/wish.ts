import { budgetRange } from "../gift/budget.ts";
import type { PriceRange } from "../gift/price-range.ts";
import type { GiftQuery } from "../gift/query.ts";
import type { Interest, Occasion } from "../gift/vocabulary.ts";
import { type Constraints, readConstraints } from "./constraints.ts";
import { hash } from "./hash.ts";
import type { IdeaIndex } from "./idea-index.ts";
import { type UnderstoodInterest, understandInterest } from "./interest.ts";
import { understandNotes } from "./notes.ts";
import { understandOccasion } from "./occasion.ts";

/** A query with all its words understood, and looked up in a catalogue. */
export interface Wish {
  readonly occasion: Occasion;
  readonly interests: readonly UnderstoodInterest[];
  /** The visitor's interests, by their places, that stand for one of the catalogue's. */
  readonly asked: ReadonlyMap<Interest, readonly number[]>;
  readonly constraints: Constraints;
  readonly budget: PriceRange;
  /** Interests that the notes mention with favour, and with disfavour. */
  readonly hints: ReadonlySet<Interest>;
  readonly dislikes: ReadonlySet<Interest>;
  /** By an idea's place: how many of the notes' words it is (1 each) or mentions (0.25 each). */
  readonly praise: Float32Array;
  /** By an idea's place: 1 when it is what the notes call unwanted. */
  readonly unwanted: Uint8Array;
  /** The same for the same query. */
  readonly hash: number;
}

/** As many of the notes' words as are looked up. */
const MAX_WORDS = 60;

export function understandWish(query: GiftQuery, index: IdeaIndex): Wish {
  const occasion = understandOccasion(query.occasion);
  const interests = query.interests.map(understandInterest);
  const asked = new Map<Interest, number[]>();
  for (const [place, { meanings }] of interests.entries()) {
    for (const meaning of meanings) asked.set(meaning, [...(asked.get(meaning) ?? []), place]);
  }
  const notes = understandNotes(query.additionalNotes);
  const praise = new Float32Array(index.ideas.length);
  for (const word of notes.wanted.slice(0, MAX_WORDS)) {
    for (const place of index.byKeyword.get(word) ?? []) praise[place] = (praise[place] ?? 0) + 1;
    for (const place of index.byMention.get(word) ?? []) praise[place] = (praise[place] ?? 0) + 0.25;
  }
  const unwanted = new Uint8Array(index.ideas.length);
  for (const word of notes.unwanted) {
    for (const place of index.byKeyword.get(word) ?? []) unwanted[place] = 1;
  }
  return {
    occasion,
    interests,
    asked,
    constraints: readConstraints(query.additionalNotes, occasion),
    budget: budgetRange(query.budgetMin, query.budgetMax),
    hints: notes.hints,
    dislikes: notes.dislikes,
    praise,
    unwanted,
    hash: hash(JSON.stringify([query.occasion, query.interests, query.additionalNotes])),
  };
}
