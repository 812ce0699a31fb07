import { COMMON_WORDS } from "../understand/common-words.ts";
import type { Translation } from "../understand/glossary.ts";
import { HABITS } from "../understand/lexicons/habits.ts";
import { stem, wordsOf } from "../understand/words.ts";

/** A visitor's notes, made ready to be asked whether they say what an idea is about. */
export interface Said {
  readonly text: string;
  /** The places of each stem, counted in words. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** The word at each place. */
  readonly words: ReadonlyMap<number, SaidWord>;
}

interface SaidWord {
  readonly word: string;
  /** Where it, or what it was put into English from, stands in the text. */
  readonly start: number;
  readonly end: number;
  readonly isTranslated: boolean;
}

/** What a note says that an idea is about. */
export interface Quote {
  /** As it was written, or put into English where it was written in another language. */
  readonly words: string;
  /** As it was written. */
  readonly written: string;
  /** The part of the sentence around it, to be read by itself. */
  readonly clause: string;
  readonly isTranslated: boolean;
}

/** Where words stand in a note. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Longer parts of a sentence are quoted from the first word meant to the last; characters. */
const MOST_OF_CLAUSE = 60;
/** What parts a sentence into what can be read by itself. */
const BETWEEN_CLAUSES = /[.!?;:,()\n\u2013\u2014"“”„«»]+(?!\S)|[;!?()\n\u2013\u2014"“”„«»]|\s-\s/gu;
/** What parts a long one further. */
const BETWEEN_PARTS = /\s(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar)\s/giu;
/** Words with which a part of a sentence begins that are left out of what is quoted. */
const JOINING = /^(?:and|but|so|und|aber|et|mais|y|pero|e|ma|en|maar)\s+/iu;

/** A note from the first to the last of some words. */
export function writtenFrom(text: string, words: readonly Stretch[]): string {
  return text.slice(Math.min(...words.map(({ start }) => start)), Math.max(...words.map(({ end }) => end)));
}

/**
 * The part of a sentence that holds most of some words of a note: "drinks tea", "has a small kitchen". Where even that
 * is long, no more of it than from the first of these words to the last.
 */
export function clauseOf(text: string, words: readonly Stretch[]): string {
  const [clause, held] = fullest(text, partsOf(text, { start: 0, end: text.length }, BETWEEN_CLAUSES), words);
  if (clause.length <= MOST_OF_CLAUSE) return clause;
  const stretch = { start: text.indexOf(clause), end: text.indexOf(clause) + clause.length };
  const [part, inPart] = fullest(text, partsOf(text, stretch, BETWEEN_PARTS), held);
  return part.length <= MOST_OF_CLAUSE ? part : writtenFrom(text, inPart);
}

/** The part that holds most of the words, the first of equals, and those of the words that it holds. */
function fullest(
  text: string,
  parts: readonly Stretch[],
  words: readonly Stretch[],
): readonly [string, readonly Stretch[]] {
  const held = parts.map(({ start, end }) => words.filter((word) => word.start >= start && word.end <= end));
  const most = Math.max(...held.map(({ length }) => length));
  const at = held.findIndex(({ length }) => length === most);
  const part = parts[at] ?? { start: 0, end: text.length };
  return [text.slice(part.start, part.end).trim().replace(JOINING, ""), held[at] ?? words];
}

function partsOf(text: string, { start, end }: Stretch, between: RegExp): readonly Stretch[] {
  const parts: Stretch[] = [];
  let from = start;
  for (const { 0: mark, index } of text.slice(start, end).matchAll(between)) {
    parts.push({ start: from, end: start + index });
    from = start + index + mark.length;
  }
  return [...parts, { start: from, end }];
}

/** The words of a phrase stand within so many of a note. */
const WITHIN = 6;
/** A phrase doesn't reach from one sentence into the next. */
const BETWEEN_SENTENCES = 10;

/** A word with its ampersand or its single letter: "D&D", "k-pop"; or the end of a sentence. */
const WORD = /\p{L}\s?&\s?\p{L}(?!\p{L})|(?<!\p{L})\p{L}-\p{L}{2,}|[\p{L}\p{N}]+|[.!?;\n]/gu;

/** Little words that phrases differ in: "her horse", "his own horse". */
const LITTLE: ReadonlySet<string> = new Set(
  "a an the my our his her their your its of to for in on at with and is are".split(" "),
);

/** Words that turn down the thing behind them: "no liquids", "nada de magia", "ohne Duft". */
const TURNS_DOWN =
  /(?<![\p{L}\p{N}])(?:(?:no|without|keine?[mnrs]?|ohne|geen|zonder|sin|ningún|ninguna|sans|aucune?|senza|nessuna?)|(?:nothing|nichts|niets|nada|rien|niente) (?:with|of|from|mit|aus|von|met|van|de|con|di|avec))(?=\s)/giu;
/** So many words behind them are turned down, up to the end of the part of the sentence. */
const TURNED_DOWN = /^\s+[\p{L}\p{N}'’-]+(?:\s+[\p{L}\p{N}'’-]+)?/u;

/** Before them it is taken back: "never without a book", "can't go a day without tea". */
const TAKES_BACK =
  /(?:not|n['’]t|cannot|never|nie|nicht|nooit|niet|jamais|pas|nunca|no|mai|non)(?:\s+[\p{L}\p{N}'’-]+){0,4}\s+$/iu;

/** Where a note speaks of what is turned down. */
export function turnedDownIn(text: string): readonly Stretch[] {
  return [...text.matchAll(TURNS_DOWN)].flatMap(({ 0: { length }, index }) => {
    if (TAKES_BACK.test(text.slice(Math.max(0, index - MOST_OF_CLAUSE), index))) return [];
    const start = index + length;
    return { start, end: start + (TURNED_DOWN.exec(text.slice(start))?.[0].length ?? 0) };
  });
}

/** The stems of a phrase of what ideas are about, all of which a note has to say. */
export function phraseStems(phrase: string): readonly string[] {
  const words = wordsOf(phrase);
  const telling = words.filter((word) => !LITTLE.has(word));
  return (telling.length > 0 ? telling : words).map(stem);
}

/**
 * @param english what the text says in another language
 * @param unwanted stems of what it turns down, which it doesn't say
 */
export function readSaid(text: string, english: readonly Translation[], unwanted: ReadonlySet<string>): Said {
  const places = new Map<string, number[]>();
  const words = new Map<number, SaidWord>();
  let place = 0;
  const turnedDown = turnedDownIn(text);
  const put = (word: string, at: Omit<SaidWord, "word">) => {
    const key = stem(word);
    place++;
    if (turnedDown.some(({ start, end }) => at.start >= start && at.end <= end)) return;
    if (unwanted.has(key) || LITTLE.has(word)) return;
    const known = places.get(key);
    if (known) known.push(place);
    else places.set(key, [place]);
    words.set(place, { word, ...at });
  };
  let before = "";
  for (const { 0: piece, index } of text.matchAll(WORD)) {
    // "A pony called Biscuit" speaks of no biscuits.
    const isName = /^(?:called|named)$/i.test(before) && /^\p{Lu}/u.test(piece);
    before = piece;
    if (isName) continue;
    if (/[.!?;\n]/.test(piece)) place += BETWEEN_SENTENCES;
    else {
      const at = { start: index, end: index + piece.length, isTranslated: false };
      for (const word of wordsOf(piece)) put(word, at);
    }
  }
  place += BETWEEN_SENTENCES;
  let last = 0;
  for (const { english: meanings, start, end } of english) {
    if (/[.!?;\n]/.test(text.slice(last, start))) place += BETWEEN_SENTENCES;
    last = end;
    for (const word of meanings.flatMap(wordsOf)) put(word, { start, end, isTranslated: true });
  }
  return { text, places, words };
}

/** The words of a note in order, in runs of those that follow upon each other; what it turns down parts them. */
export function runsOf({ words }: Said): readonly (readonly string[])[] {
  const runs: string[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const [place, { word }] of words) {
    if (place === last + 1) runs.at(-1)?.push(word);
    else runs.push([word]);
    last = place;
  }
  return runs;
}

/** The phrases of each habit, as stems. */
const HABIT_PHRASES = HABITS.map((line) => line.split(", ").map(phraseStems));
const HABIT_OF: ReadonlyMap<string, readonly number[]> = habitsByPhrase();

function habitsByPhrase(): ReadonlyMap<string, readonly number[]> {
  const habits = new Map<string, number[]>();
  for (const [habit, phrases] of HABIT_PHRASES.entries())
    for (const phrase of phrases)
      habits.set(phrase.join(" "), [...(habits.get(phrase.join(" ")) ?? []), habit]);
  return habits;
}

/** The habits that phrases of what an idea is about mean. */
export function habitsOf(about: readonly (readonly string[])[]): ReadonlySet<number> {
  return new Set(about.flatMap((phrase) => HABIT_OF.get(phrase.join(" ")) ?? []));
}

/** The habits that a note tells of, with its words. */
export function habitsIn(said: Said): ReadonlyMap<number, Quote> {
  const found = new Map<number, Quote>();
  for (const [habit, phrases] of HABIT_PHRASES.entries()) {
    const quotes = phrases.flatMap((phrase) => quoteOfAll(said, phrase) ?? []);
    const [longest] = quotes.sort((one, other) => other.written.length - one.written.length);
    if (longest) found.set(habit, longest);
  }
  return found;
}

/** What the notes say that means a phrase; null where they don't say it. */
export function quoteOf(said: Said, phrase: readonly string[]): Quote | null {
  return phrase.length === 1 && COMMON_WORDS.has(phrase[0] ?? "") ? null : quoteOfAll(said, phrase);
}

/** The same of any phrase, one of the commonest words included. */
function quoteOfAll({ text, places, words }: Said, phrase: readonly string[]): Quote | null {
  const [first, ...others] = phrase;
  for (const start of places.get(first ?? "") ?? []) {
    const near = others.map((word) =>
      (places.get(word) ?? []).find((place) => Math.abs(place - start) < WITHIN),
    );
    if (near.some((place) => place === undefined)) continue;
    const all = [start, ...(near as number[])].flatMap((place) => words.get(place) ?? []);
    const written = writtenFrom(text, all);
    const isTranslated = all.some((word) => word.isTranslated);
    return {
      words: isTranslated ? all.map(({ word }) => word).join(" ") : written,
      written,
      clause: clauseOf(text, all),
      isTranslated,
    };
  }
  return null;
}
