import type { Relation } from "../gift/vocabulary.ts";
import { understandOccasion } from "./occasion.ts";
import type { Person } from "./person.ts";

/** What a visitor told of a person. */
export interface Told {
  readonly notes: string;
  readonly occasion?: string;
  readonly interests?: readonly string[];
  readonly relation?: Relation | null;
  readonly age?: number | null;
  readonly dismissed?: readonly string[];
}

export function readPerson({ occasion = "", relation = null, age = null }: Told): Person {
  return {
    facts: [],
    occasion: understandOccasion(occasion),
    relation,
    age: age === null ? null : { from: age, to: age },
    avoid: new Set(),
    lacks: new Set(),
    situations: [],
    likes: new Set(),
    dislikes: new Set(),
    unwanted: new Set(),
    owns: [],
    skill: null,
    wants: [],
    unread: [],
  };
}
