/** Grades the reader over lines of notes that say one thing each. */
import { existsSync, readFileSync } from "node:fs";
import { type IdeaIndex, understandingOf } from "@gifthearth/core";
import type {
  Ingredient,
  Interest,
  Need,
  Relation,
  Situation,
  Skill,
} from "../../packages/core/src/gift/vocabulary.ts";
import type { Person } from "../../packages/core/src/understand/person.ts";
import { readPerson } from "../../packages/core/src/understand/read-person.ts";
import { stem } from "../../packages/core/src/understand/words.ts";
import { formatTable } from "../support/table.ts";
import { percent } from "./bars.ts";

/** What a line's notes must, or must not, be read as; what isn't named isn't judged. */
interface Expected {
  readonly avoid?: readonly Ingredient[];
  readonly situations?: readonly Situation[];
  readonly lacks?: readonly Need[];
  readonly relation?: Relation | readonly Relation[];
  /** Years, within which the range read must lie; null where the recipient's age isn't told. */
  readonly age?: readonly [from: number, to: number] | null;
  readonly likes?: readonly Interest[];
  /** Interests, or beginnings of words. */
  readonly dislikes?: readonly string[];
  readonly owns?: readonly string[];
  readonly wants?: readonly string[];
  readonly skill?: Skill;
  /** Judged where ideas are ranked, and not here. */
  readonly unknown?: readonly string[];
}

export interface Phrasing {
  readonly id: string;
  readonly lang: string;
  readonly kind: string;
  readonly notes: string;
  readonly interests?: readonly string[];
  readonly occasion?: string;
  readonly relation?: Relation;
  readonly expect: Expected;
  readonly not?: Expected;
}

export const PHRASING_SETS = { tuning: "phrasing.json", heldOut: "phrasing-held-out.json" } as const;

/** The lines of a set. */
export function readPhrasings(set: keyof typeof PHRASING_SETS): readonly Phrasing[] {
  const file = new URL(PHRASING_SETS[set], import.meta.url);
  if (!existsSync(file)) throw new Error(`There are no phrasings at ${file.pathname}.`);
  return JSON.parse(readFileSync(file, "utf8")) as Phrasing[];
}

/** What was read of a line otherwise than expected, in words; empty where all is right. */
export function faultsOf({
  notes,
  occasion = "Just Because",
  interests = [],
  relation,
  expect,
  not = {},
}: Phrasing): readonly string[] {
  const person = readPerson({ notes, occasion, interests, relation });
  const missed = Object.entries(expect).flatMap(([key, value]) =>
    valuesOf(value)
      .filter((one) => !holds(person, key, one))
      .map((one) => `${key} without ${show(one)}, but ${told(person, key)}`),
  );
  const wrong = Object.entries(not).flatMap(([key, value]) =>
    valuesOf(value)
      .filter((one) => holds(person, key, one))
      .map((one) => `${key} with ${show(one)}`),
  );
  return [...missed, ...wrong];

  function valuesOf(value: unknown): readonly unknown[] {
    return Array.isArray(value) && !isOne(value) ? value : [value];
  }
  /** An age's range, and relations of which one is right, are one value. */
  function isOne(value: readonly unknown[]): boolean {
    return (
      typeof value[0] === "number" ||
      value === (expect.relation as unknown) ||
      value === (not.relation as unknown)
    );
  }
}

const show = (value: unknown) => JSON.stringify(value);

function told(person: Person, key: string): string {
  const value = person[key as keyof Person];
  return show(value instanceof Set ? [...value] : value);
}

function holds(person: Person, key: string, value: unknown): boolean {
  switch (key) {
    case "relation":
      return [value].flat().includes(person.relation);
    case "age": {
      if (value === null) return person.age === null;
      const [from, to] = value as [number, number];
      return person.age !== null && person.age.from >= from && person.age.to <= to;
    }
    case "owns":
    case "wants":
      return person[key].some((phrase) => isIn(String(value), phrase));
    case "dislikes":
      return isTurnedDown(person, String(value));
    case "skill":
      return person.skill === value;
    case "unknown":
      return true;
    default: {
      const set = new Set<unknown>(person[key as "avoid" | "likes" | "lacks" | "situations"]);
      return set.has(value);
    }
  }
}

function isIn(noun: string, phrase: string): boolean {
  const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain(phrase).includes(plain(noun)) || plain(phrase).includes(plain(noun).replace(/e?s$/, ""));
}

function isTurnedDown({ dislikes, unwanted }: Person, value: string): boolean {
  const words = [...unwanted, ...[...dislikes].map((interest) => interest.toLowerCase())];
  const isInterest = /^[A-Z0-9]/.test(value);
  if (isInterest && dislikes.has(value as Interest)) return true;
  const wanted = isInterest ? stem(value.toLowerCase()) : value;
  return words.some((word) => word.startsWith(wanted) || (wanted.startsWith(word) && word.length > 2));
}

/** Lines of a kind that every reader of a language must read right, and how many are. */
interface Tally {
  right: number;
  all: number;
}

/** How many lines of each kind are read right in each language, as a table. */
export function formatPhrasings(lines: readonly Phrasing[], index: IdeaIndex): string {
  const tallies = new Map<string, Tally>();
  const languages = [...new Set(lines.map(({ lang }) => lang))];
  const kinds = [...new Set(lines.map(({ kind }) => kind))];
  for (const line of lines) {
    const isRight = faultsOf(line).length === 0 && knowsItsLimits(line, index);
    for (const column of [line.lang, "all"]) {
      const key = `${line.kind} ${column}`;
      const tally = tallies.get(key) ?? { right: 0, all: 0 };
      tallies.set(key, { right: tally.right + Number(isRight), all: tally.all + 1 });
    }
  }
  return formatTable(
    [`${lines.length} phrasings`, ...languages, "all", ""],
    kinds.map((kind) => {
      const cells = [...languages, "all"].map((column) => tallies.get(`${kind} ${column}`));
      const all = cells.at(-1) ?? { right: 0, all: 1 };
      const counts = cells.map((tally) => (tally ? `${tally.right}/${tally.all}` : "-"));
      return [kind, ...counts, percent(all.right / all.all)];
    }),
  );
}

function isNamed(interest: string, { ideas }: IdeaIndex): boolean {
  const name = interest.toLowerCase().replace(/s$/, "");
  return ideas.some(({ idea }) => `${idea.title} ${idea.searchText}`.toLowerCase().includes(name));
}

/** Whether the interests for which nothing is made are owned up to, and no others. */
function knowsItsLimits(
  { notes, occasion = "Just Because", interests = [], expect, not = {} }: Phrasing,
  index: IdeaIndex,
): boolean {
  const request = { occasion, interests, additionalNotes: notes, budgetMin: 0, budgetMax: 200 };
  const { notUnderstood } = understandingOf(request, index);
  return (
    // The catalogue may have got ideas since the line was written.
    (expect.unknown ?? []).every(
      (interest) => notUnderstood.includes(interest) || isNamed(interest, index),
    ) && (not.unknown ?? []).every((interest) => !notUnderstood.includes(interest))
  );
}
