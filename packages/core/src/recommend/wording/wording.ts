import type { Ingredient, Interest, Relation, Situation, Skill } from "../../gift/vocabulary.ts";

/** Who a gift is for, as far as it is worth a word. */
export interface Who {
  readonly relation: Relation;
  /** The visitor's own English word for one of them: "stepmother"; null where they used none. */
  readonly kin: string | null;
  /** Null where nothing tells. */
  readonly sex: "she" | "he" | null;
  /** Of a child, in years; null where it isn't told or no child. */
  readonly childAge: number | null;
}

/** What somebody likes: one of the catalogue's interests, or something narrower in the visitor's words. */
export type Liked = { readonly interest: Interest } | { readonly words: string };

/**
 * How one language says why an idea was chosen. A reason is a lead, which tells a fact of the person, and after a colon
 * what the idea does about it: "For a balcony: it clamps to the rail." Leads are given the best first; which of them
 * stand in a list is up to the explanation, which uses none too often. They are tactful, for they are printed, and have
 * no full stop.
 */
export interface Wording {
  /** Between the lead and what follows. */
  readonly colon: string;
  /** How a reason begins that rests on a situation, and another way for every other idea of a list. */
  readonly situations: Readonly<Record<Situation, readonly [lead: string, orLead?: string]>>;
  /** Of an idea that is like one the visitor picked. */
  readonly alike: (title: string) => string;
  /** What they wish for by name, or mention in words that were put into this language. */
  readonly mentioned: (words: readonly string[]) => string;
  /** What they wrote, as they wrote it. */
  readonly quoted: (quotes: readonly string[]) => string;
  /** A gift to oneself. */
  readonly own: (liked: readonly Liked[]) => readonly string[];
  readonly forYou: string;
  readonly level: (skill: Skill, liked: readonly Liked[]) => string | null;
  /** @param who null where nobody said */
  readonly likes: (who: Who | null, liked: readonly Liked[]) => readonly string[];
  /** An age that says something, with what they like. */
  readonly aged: (age: number, liked: readonly Liked[]) => string;
  readonly inMind: (liked: readonly Liked[]) => string;
  readonly person: (who: Who) => string;
  /** @param age from 1 */
  readonly birthday: (age: number) => string;
  readonly atAge: (age: number) => string;
  /** A sentence of its own, with its full stop: that the usual kind is free of them, and that the label is to be read. */
  readonly without: (ingredients: readonly Ingredient[]) => string;
}

/** Relations to several people. */
export const PLURAL: ReadonlySet<Relation> = new Set<Relation>(["parents", "couple", "family", "host"]);
