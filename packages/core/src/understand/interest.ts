import type { GiftCategory, Interest } from "../gift/vocabulary.ts";
import { COMMON_WORDS } from "./common-words.ts";
import { FOREIGN_INTEREST_WORDS } from "./lexicons/foreign-interest-words.ts";
import { GERMAN_INTEREST_WORDS } from "./lexicons/german-interest-words.ts";
import { INTEREST_WORDS } from "./lexicons/interest-words.ts";
import { MORE_INTEREST_WORDS } from "./lexicons/more-interest-words.ts";
import { correctSpelling, type Vocabulary, vocabularyOf } from "./spelling.ts";
import { stem, stems, tellingWords, wordsOf } from "./words.ts";

/** What a visitor's own words for an interest mean to the catalogue. */
export interface UnderstoodInterest {
  /** As the visitor wrote it. */
  readonly words: string;
  /** Stems of the words, misspelt ones put right. */
  readonly stems: readonly string[];
  /** Stems of all the words, little ones and single figures too: those of "Formula 1". */
  readonly spoken: readonly string[];
  /** Whether the words are an interest's very name, so that they say no more than it does. */
  readonly isPlain: boolean;
  /** Whether they mean only a part of what the interest is about: "sourdough" is not all of Baking. */
  readonly isNarrow: boolean;
  /** Stems of the words that say more than the interest's name does. */
  readonly telling: readonly string[];
  /** Whether one of the words is enough to answer it. */
  readonly isLoose?: boolean;
  /** Interests of the catalogue it stands for, the surest first; may be empty. */
  readonly meanings: readonly Interest[];
}

/** As many words of an interest, and of a phrase in a text, as are looked at. */
const MAX_WORDS = 8;
const LONGEST_PHRASE = 3;

const key = (text: string) => stems(text).join(" ");

/** What a phrase means, and whether it means the whole of it. */
interface Meaning {
  readonly interest: Interest;
  readonly isKind: boolean;
}

function listOf(words = ""): readonly string[] {
  return words.split(", ").filter(Boolean);
}

const WORDS = Object.entries(INTEREST_WORDS) as [Interest, (typeof INTEREST_WORDS)[Interest]][];

/**
 * What phrases mean.
 * @param isField whether a visitor names interests by them; in running text the rarer ones mislead
 */
function meaningsByPhrase(isField: boolean): ReadonlyMap<string, readonly Meaning[]> {
  const phrases = new Map<string, Meaning[]>();
  for (const [interest, [same, kinds]] of WORDS) {
    for (const [isKind, list] of [
      [false, [interest, ...listOf(same)]],
      [true, listOf(kinds)],
      [true, isField ? listOf(MORE_INTEREST_WORDS[interest]) : []],
      [false, isField ? listOf(FOREIGN_INTEREST_WORDS[interest]) : []],
      [false, isField ? listOf(GERMAN_INTEREST_WORDS[interest]) : []],
    ] as const) {
      for (const phrase of list) {
        const known = phrases.get(key(phrase)) ?? [];
        if (known.every((meaning) => meaning.interest !== interest))
          phrases.set(key(phrase), [...known, { interest, isKind }]);
      }
    }
  }
  return phrases;
}

const BY_PHRASE = meaningsByPhrase(true);
/** The first stems of phrases of several words: at any other no phrase need be looked for. */
const OPENINGS: ReadonlySet<string> = new Set(
  [...BY_PHRASE.keys()].filter((phrase) => phrase.includes(" ")).map((phrase) => phrase.split(" ")[0] ?? ""),
);
const BY_PHRASE_IN_TEXT = meaningsByPhrase(false);

const PHRASE_WORDS = WORDS.flatMap(([interest, words]) =>
  [interest, ...words, MORE_INTEREST_WORDS[interest] ?? ""].flatMap(tellingWords),
);
const PHRASE_STEMS: ReadonlySet<string> = new Set(PHRASE_WORDS.map(stem));
const PHRASE_VOCABULARY = vocabularyOf(PHRASE_WORDS);

/** The words of a catalogue, which tell right spelling from wrong beside the interests' own. */
export interface KnownWords {
  readonly isKnown: (stem: string) => boolean;
  /** Whether so few ideas have the word that it tells what an idea is about. */
  readonly isTelling?: (stem: string) => boolean;
  readonly vocabulary: Vocabulary;
}

/**
 * Finds the catalogue's interests behind a visitor's words: the whole phrase first, then the longest
 * runs of its words ("rainy-day jigsaw puzzles" is Puzzles). A misspelt word counts as the one that it
 * most likely is.
 */
export function understandInterest(words: string, known?: KnownWords): UnderstoodInterest {
  const written = withoutFiller(tellingWords(words)).slice(0, MAX_WORDS);
  const parts = [...new Set(joinKnown(written, known).map((word) => correctedStem(word, known)))];
  const meanings = new Set<Interest>();
  const named = new Set<string>();
  let isKind = true;
  for (let length = parts.length; length > 0 && meanings.size === 0; length--) {
    for (let start = 0; start + length <= parts.length; start++) {
      const run = parts.slice(start, start + length);
      for (const meaning of BY_PHRASE.get(run.join(" ")) ?? []) {
        meanings.add(meaning.interest);
        if (meaning.isKind) continue;
        isKind = false;
        for (const part of run) named.add(part);
      }
    }
  }
  const more = parts.filter((part) => !named.has(part) && !namesOne(part, meanings));
  return {
    words,
    stems: parts,
    spoken: [...new Set([...parts, ...wordsOf(words).slice(0, MAX_WORDS).map(stem)])],
    isPlain: [...meanings].some((meaning) => key(meaning) === parts.join(" ")),
    isNarrow: meanings.size > 0 && (isKind || more.length > 0),
    telling: more.length > 0 ? more : parts,
    meanings: [...meanings],
  };
}

/** Whether a word alone means the whole of one of the interests, as "films" does in "horror films". */
function namesOne(word: string, meanings: ReadonlySet<Interest>): boolean {
  return (BY_PHRASE.get(word) ?? []).some(({ interest, isKind }) => !isKind && meanings.has(interest));
}

/** Said around an interest, and not what it is. */
const FILLER: ReadonlySet<string> = new Set(
  (
    "anything everything stuff hobby hobbies fan enthusiast lover lovers obsessed obsession crazy mad nerd geek buff addict " +
    "passion passionate kind kinds sort sorts type types every daily weekend weekends good great always " +
    "doing going getting watching listening collecting learning enjoys enjoy interest interested related themed " +
    "favorite favourite loves loving keen been lately recently currently especially mostly mainly general other lots lot many " +
    "playing looking long old new his her their own your ever while when where which what how can could would"
  ).split(" "),
);

/** Without the words around what is meant; all of them where nothing else is said. */
function withoutFiller(words: readonly string[]): readonly string[] {
  if (BY_PHRASE.has(words.map(stem).join(" "))) return words;
  const left = words.filter((word) => !FILLER.has(word));
  return left.length > 0 ? left : words;
}

/** Two words that the interests or the catalogue know only as one, put as one: "skate board". */
function joinKnown(words: readonly string[], known?: KnownWords): readonly string[] {
  const isKnown = (part: string) => PHRASE_STEMS.has(part) || known?.isKnown(part) === true;
  const joined: string[] = [];
  for (let place = 0; place < words.length; place++) {
    const word = words[place] ?? "";
    const next = words[place + 1];
    const isOne =
      next !== undefined && isKnown(stem(word + next)) && !(isKnown(stem(word)) && isKnown(stem(next)));
    joined.push(isOne ? word + next : word);
    if (isOne) place++;
  }
  return joined;
}

/**
 * The interest taken by its words alone, for want of anything that answers it as it was understood: by
 * those that few ideas have, since they tell what is meant.
 */
export function loosened(interest: UnderstoodInterest, known: KnownWords): UnderstoodInterest {
  const telling = interest.stems.filter((word) => known.isTelling?.(word) ?? known.isKnown(word));
  return {
    ...interest,
    meanings: [],
    isPlain: false,
    isNarrow: false,
    isLoose: true,
    stems: telling,
    telling,
  };
}

function correctedStem(word: string, known?: KnownWords): string {
  const asWritten = stem(word);
  if (PHRASE_STEMS.has(asWritten) || COMMON_WORDS.has(asWritten) || known?.isKnown(asWritten))
    return asWritten;
  const right =
    correctSpelling(word, PHRASE_VOCABULARY) ?? (known ? correctSpelling(word, known.vocabulary) : null);
  return right === null ? asWritten : stem(right);
}

/** The interests that a phrase names as a whole, by the stems of its words. */
export function interestsNamed(parts: readonly string[]): readonly Interest[] {
  return (BY_PHRASE_IN_TEXT.get(parts.join(" ")) ?? []).map(({ interest }) => interest);
}

/** The interests that a phrase means the whole of, by the stems of its words: Houseplants, for "house plants", and not for "ferns". */
export function interestsMeant(parts: readonly string[]): readonly Interest[] {
  const meanings = BY_PHRASE_IN_TEXT.get(parts.join(" ")) ?? [];
  return meanings.filter(({ isKind }) => !isKind).map(({ interest }) => interest);
}

/** Every interest that a text names, by the stems of its words in order; the longest phrase counts. */
export function interestsIn(parts: readonly string[]): ReadonlySet<Interest> {
  return findInterests(parts, NONE);
}

/**
 * The same of a text that only mentions things. A word that names an interest where somebody is said to like it may
 * tell nothing where it comes by: who takes the train to work builds no models, and a house is no love of decorating.
 */
export function interestsMentioned(parts: readonly string[]): ReadonlySet<Interest> {
  return findInterests(parts, IN_PASSING);
}

/** Whether a word, by its stem, tells nothing where it only comes by. */
export function isInPassing(part: string): boolean {
  return IN_PASSING.has(part);
}

function findInterests(parts: readonly string[], passing: ReadonlySet<string>): ReadonlySet<Interest> {
  const found = new Set<Interest>();
  for (let start = 0; start < parts.length; ) {
    let length = Math.min(LONGEST_PHRASE, parts.length - start);
    while (length > 1 && !BY_PHRASE_IN_TEXT.has(parts.slice(start, start + length).join(" "))) length--;
    const phrase = parts.slice(start, start + length).join(" ");
    for (const { interest } of (!passing.has(phrase) && BY_PHRASE_IN_TEXT.get(phrase)) || [])
      found.add(interest);
    start += length;
  }
  return found;
}

/** Kinds of each interest, by the stems of their names joined by spaces: Dancing has "salsa" and "line danc". */
export type KindsByInterest = ReadonlyMap<Interest, ReadonlySet<string>>;

/** Every kind of an interest that a text names, by the stems of its words in order; the longest phrase counts. */
export function kindsIn(parts: readonly string[]): KindsByInterest {
  const found = new Map<Interest, Set<string>>();
  for (let start = 0; start < parts.length; ) {
    let length = OPENINGS.has(parts[start] ?? "") ? Math.min(LONGEST_PHRASE, parts.length - start) : 1;
    while (length > 1 && !BY_PHRASE.has(parts.slice(start, start + length).join(" "))) length--;
    const phrase = parts.slice(start, start + length).join(" ");
    for (const { interest, isKind } of BY_PHRASE.get(phrase) ?? []) {
      if (!isKind) continue;
      const known = found.get(interest);
      if (known) known.add(phrase);
      else found.set(interest, new Set([phrase]));
    }
    start += length;
  }
  return found;
}

const NONE: ReadonlySet<string> = new Set();
/** Stems of what everybody has, does or passes by. */
const IN_PASSING: ReadonlySet<string> = new Set(
  (
    "accessories adventure baby bath beach books bread bridge cake cakes camera camp candles car cards clay climate " +
    "clothes clothing creative driving environment exercise film films fixing flowers flying food forest forms " +
    "games garden growing holidays house keyboard kitchen language leather library making massage models mountains netflix newborn letters " +
    "outdoors parent photos pictures planes plants races racing ride riding records repairs rockets sea series shoes " +
    "skin sleep snow space spirits sport stars style sweets swing tap tools training trains trails trip trips vacation " +
    "walking water watches watching weights wood wool"
  )
    .split(" ")
    .map(stem),
);

/**
 * Interests whose things are of little use to those who don't share them: a capo wants a guitar. An idea
 * that names one of these first is no answer to the other interests that it names.
 */
export const SPECIALIST: ReadonlySet<Interest> = new Set<Interest>([
  "3D Printing",
  "Beer",
  "Cars",
  "Cats",
  "Climbing",
  "Cocktails",
  "Cycling",
  "Dancing",
  "Dogs",
  "Fishing",
  "Football",
  "Golf",
  "Guitar",
  "Horses",
  "Knitting",
  "Leathercraft",
  "Mechanical Keyboards",
  "Model Building",
  "Motorcycles",
  "Parenting",
  "Piano",
  "Running",
  "Sewing",
  "Skiing",
  "Swimming",
  "Tennis",
  "Vinyl",
  "Wine",
  "Woodworking",
]);

/** Who likes sports in general may well like one of these. */
export const KINDS_OF_SPORT: ReadonlySet<Interest> = new Set<Interest>([
  "Climbing",
  "Cycling",
  "Football",
  "Golf",
  "Running",
  "Skiing",
  "Swimming",
  "Tennis",
]);

/** Interests whose things are for those who have the animal or the child. */
export const DEPENDANT: ReadonlySet<Interest> = new Set<Interest>(["Cats", "Dogs", "Horses", "Parenting"]);

/** An idea of these categories is for them too, whatever interest it names first. */
export const DEPENDANT_CATEGORIES: ReadonlySet<GiftCategory> = new Set<GiftCategory>(["baby", "pets"]);

/** Interests that nearly everybody shares a little: what they name first may fill up a short list. */
export const COMMON: ReadonlySet<Interest> = new Set<Interest>([
  "Art",
  "Board Games",
  "Chocolate",
  "Cooking",
  "Eco-friendly",
  "Fashion",
  "Home Decor",
  "Houseplants",
  "Movies",
  "Music",
  "Nature",
  "Puzzles",
  "Reading",
  "Self-care",
  "Tea",
  "Travel",
]);
