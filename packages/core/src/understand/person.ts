import type { Occasion } from "../gift/occasions.ts";
import type { Ingredient, Interest, Need, Relation, Situation, Skill } from "../gift/vocabulary.ts";

/** Whom a fact is about. "Our daughter is 5" tells the daughter's age, and not that of who gets the gift. */
export type Owner = "recipient" | "giver" | "other";

/** What a fact is about, which says where its value is from. */
export const FACT_KINDS = [
  /** `Relation`. */
  "relation",
  /** Years, in digits. */
  "age",
  /** `Ingredient`: must not be in the gift. */
  "avoid",
  /** `Need`: the person or the place hasn't got it. */
  "lacks",
  /** `Situation`. */
  "situation",
  /** `Interest`, or the visitor's own words for what is liked or disliked. */
  "interest",
  /** A noun, in the visitor's words: they have one. */
  "owns",
  /** `Skill`. */
  "skill",
  /** The visitor's words for something that is wanted by name. */
  "wants",
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** One thing that was read of a person. */
export interface Fact {
  readonly kind: FactKind;
  readonly value: string;
  /** Whether it is said of the person, or said that it isn't so: "doesn't like chocolate". */
  readonly polarity: "is" | "not";
  readonly owner: Owner;
  /** "Told" by a field or in so many words; "guessed" where it only follows. */
  readonly certainty: "told" | "guessed";
  /** The visitor's words that it was read from, as they were written; at most 60 characters. */
  readonly words: string;
}

/** Names a fact, so that a visitor can take it away: "situation:balcony". */
export function factKey({ kind, value }: Pick<Fact, "kind" | "value">): string {
  return `${kind}:${value}`;
}

/** Stands between the keys of facts that one phrase tells, and that a visitor takes away together. */
export const KEYS_APART = "|";

/** An age that was told exactly, or what "in her eighties" and "teenager" leave open. Years. */
export interface AgeRange {
  readonly from: number;
  readonly to: number;
}

/** A person as a visitor's words draw them: what the ideas are judged by. */
export interface Person {
  /** All that was read, in the order of the notes; that of others included. */
  readonly facts: readonly Fact[];
  readonly occasion: Occasion;
  readonly relation: Relation | null;
  readonly age: AgeRange | null;
  /** Ingredients that must not be in the gift, whoever of the household it is that can't have them. */
  readonly avoid: ReadonlySet<Ingredient>;
  readonly lacks: ReadonlySet<Need>;
  /** The recipient's situations; the weightiest first. */
  readonly situations: readonly Situation[];
  /** Catalogue interests that the notes name with favour, and with disfavour. */
  readonly likes: ReadonlySet<Interest>;
  readonly dislikes: ReadonlySet<Interest>;
  /** What they did once and do no longer: they may love to read of it, and have no use for its tools. */
  readonly gaveUp: ReadonlySet<Interest>;
  /** Stems of words for what is disliked or unwanted. */
  readonly unwanted: ReadonlySet<string>;
  /** Nouns and phrases for what they have already. */
  readonly owns: readonly string[];
  /** How well they know their thing; null when nothing is said. */
  readonly skill: Skill | null;
  /** Phrases for what they would like, by name. */
  readonly wants: readonly string[];
  /** Clauses of the notes that nothing was made of, as they were written. */
  readonly unread: readonly string[];
}
