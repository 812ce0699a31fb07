import { LANGUAGES, type Language } from "../language.ts";
import { ENGLISH } from "../understand/glossary.ts";
import { languageBit } from "../understand/phrasebook.ts";
import { isTelling, rootOf } from "../understand/roots.ts";
import { wordsOf } from "../understand/words.ts";

/**
 * Where words and ideas stand by what they mean: words that are used for the same gifts stand near each other, in
 * whatever language ("dog", "Hund", "greyhound", "leash"), and an idea stands where its words do. It is learnt from all
 * that is written of the ideas of the catalogue (latent semantic analysis).
 */
export interface Meanings {
  readonly dimensions: number;
  /** Words as `meaningWords` gives them, by their rows. */
  readonly rows: ReadonlyMap<string, number>;
  /** A row of `dimensions` numbers a word, in steps of its scale. */
  readonly vectors: Int8Array;
  readonly scales: Float32Array;
  /** By the ids of ideas; each of length 1. */
  readonly ideas: ReadonlyMap<string, Meaning>;
}

/** A direction: of length 1. */
export type Meaning = Float32Array;

/** Nothing is known of any word. */
export const NO_MEANINGS: Meanings = {
  dimensions: 0,
  rows: new Map(),
  vectors: new Int8Array(),
  scales: new Float32Array(),
  ideas: new Map(),
};

/** Longer words of other languages are known by their beginnings, which their forms share. */
const BEGINNING = 7;
/** Shorter ones tell nothing. */
const SHORTEST = 3;
const OTHERS = LANGUAGES.filter((language): language is Exclude<Language, "en"> => language !== "en");

/** The words of a text by which its meaning is known, in one language, in order. */
export function meaningWordsIn(text: string, language: Language): string[] {
  const words = wordsOf(text);
  if (language === "en") return words.filter(isTelling).map(rootOf);
  return words
    .filter(({ length }) => length >= SHORTEST)
    .map((word) => `${language}:${word.slice(0, BEGINNING)}`);
}

/** The same in all languages that a text may be in, as bits. */
export function meaningWords(text: string, languages: number): string[] {
  const others = OTHERS.filter((language) => (languages & languageBit(language)) !== 0);
  return [
    ...((languages & ENGLISH) !== 0 || others.length === 0 ? meaningWordsIn(text, "en") : []),
    ...others.flatMap((language) => meaningWordsIn(text, language)),
  ];
}

/** What words mean together; null where none of them is known. One that is said again counts less each time. */
export function meaningOf(words: readonly string[], meanings: Meanings): Meaning | null {
  const { dimensions, rows, vectors, scales } = meanings;
  const times = new Map<number, number>();
  for (const word of words) {
    const row = rows.get(word);
    if (row !== undefined) times.set(row, (times.get(row) ?? 0) + 1);
  }
  if (times.size === 0) return null;
  const sum = new Float32Array(dimensions);
  for (const [row, count] of times) {
    const weight = (1 + Math.log(count)) * (scales[row] ?? 0);
    const from = row * dimensions;
    for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + weight * (vectors[from + at] ?? 0);
  }
  return toUnit(sum);
}

/** The same direction with length 1; null for none. */
export function toUnit(vector: Float32Array): Meaning | null {
  let squares = 0;
  for (const one of vector) squares += one * one;
  if (squares === 0) return null;
  const length = Math.sqrt(squares);
  return vector.map((one) => one / length);
}

/** How near two meanings are: 1 for the same, about 0 for what has nothing to do with each other. */
export function nearness(one: Meaning | null, other: Meaning | null): number {
  if (!one || !other) return 0;
  // Four sums at once, none of which waits for another: what is asked of every idea of a catalogue.
  const sums: [number, number, number, number] = [0, 0, 0, 0];
  let at = 0;
  for (; at + 3 < one.length; at += 4) {
    sums[0] += (one[at] ?? 0) * (other[at] ?? 0);
    sums[1] += (one[at + 1] ?? 0) * (other[at + 1] ?? 0);
    sums[2] += (one[at + 2] ?? 0) * (other[at + 2] ?? 0);
    sums[3] += (one[at + 3] ?? 0) * (other[at + 3] ?? 0);
  }
  for (; at < one.length; at++) sums[0] += (one[at] ?? 0) * (other[at] ?? 0);
  return sums[0] + sums[1] + sums[2] + sums[3];
}
