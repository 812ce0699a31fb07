import type { Token } from "./tokens.ts";

/**
 * Phrases of the lexicons, matched word by word. In a phrase
 * `a|b` is either word, `(a b|c)` either run of words, `word?` may be missing, `word*` begins so, `*word` ends so, `..` is up to five words
 * of any kind, `#` is a number, and `$name` is any word of a class. Between its words may stand those that
 * its language lets phrases be read through.
 */
export interface Phrase<Meaning> {
  readonly source: string;
  readonly classes: Classes;
  readonly language: number;
  readonly meaning: Meaning;
}

interface Slot {
  readonly words: ReadonlySet<string>;
  readonly prefixes: readonly string[];
  readonly suffixes: readonly string[];
  readonly isOptional: boolean;
  readonly isGap: boolean;
  readonly isNumber: boolean;
}

/** A phrase found in a text. */
export interface Match<Meaning> {
  readonly meaning: Meaning;
  readonly language: number;
  /** Places of the tokens it was read from, in order; those in a gap are not among them. */
  readonly at: readonly number[];
  readonly start: number;
  /** Behind its last token. */
  readonly end: number;
}

/** How many words `..` may stand for. */
const GAP = 5;
/** How many words a phrase may be read through from one of its words to the next. */
const MOST_THROUGH = 2;
/** As many letters of a beginning as the index is made by. */
const KEY = 3;

export type Classes = Readonly<Record<string, string>>;

/** A phrase of an index, which is taken apart when a text first has a word that it may begin with: few ever are. */
class Entry<Meaning> {
  readonly phrase: Phrase<Meaning>;
  #form: Form | null = null;

  constructor(phrase: Phrase<Meaning>) {
    this.phrase = phrase;
  }

  get form(): Form {
    this.#form ??= parse(this.phrase);
    return this.#form;
  }
}

interface Form {
  readonly slots: readonly Slot[];
  /** The words that its second may be, where it surely has one and nothing may stand for it. */
  readonly seconds: ReadonlySet<string> | null;
}

function parse({ source, classes }: Phrase<unknown>): Form {
  const slots = source.split(" ").map((word) => slotOf(word, classes));
  const [first, second] = slots;
  const isPlain = first && second && !first.isOptional && isOfWords(second);
  return { slots, seconds: isPlain ? second.words : null };
}

function isOfWords({ isOptional, isGap, isNumber, prefixes, suffixes }: Slot): boolean {
  return !isOptional && !isGap && !isNumber && prefixes.length === 0 && suffixes.length === 0;
}

/** Lexicons write the same slots thousands of times, some of them with whole classes of words. */
const SLOTS = new WeakMap<Classes, Map<string, Slot>>();
/** Where a lexicon has none. */
export const NO_CLASSES: Classes = {};

function slotOf(source: string, classes: Classes): Slot {
  const slots = SLOTS.get(classes) ?? new Map<string, Slot>();
  if (slots.size === 0) SLOTS.set(classes, slots);
  return put(slots, source, () => parseSlot(source, classes));
}

function parseSlot(source: string, classes: Classes): Slot {
  const isOptional = source.endsWith("?");
  const names = (isOptional ? source.slice(0, -1) : source).split("|").flatMap((name) => {
    if (!name.startsWith("$")) return [name];
    const members = classes[name.slice(1)];
    if (members === undefined) throw new Error(`The lexicon has no class "${name}".`);
    return members.split("|");
  });
  return {
    words: new Set(source === "#" ? classes.number?.split("|") : names.filter((name) => !name.includes("*"))),
    prefixes: names.filter((name) => name.endsWith("*")).map((name) => name.slice(0, -1)),
    suffixes: names.filter((name) => name.startsWith("*")).map((name) => name.slice(1)),
    isOptional,
    isGap: source === "..",
    isNumber: source === "#",
  };
}

/** The phrases of one language by what they may begin with. */
class Beginnings<Meaning> {
  readonly byWord = new Map<string, Entry<Meaning>[]>();
  readonly byPrefix = new Map<string, Entry<Meaning>[]>();
  readonly byNumber: Entry<Meaning>[] = [];
  /** Those that begin with the end of a word. */
  readonly others: Entry<Meaning>[] = [];
}

/** Phrases made ready to be found in any text. */
export class PhraseIndex<Meaning> {
  readonly #byLanguage = new Map<number, Beginnings<Meaning>>();
  /** By language, the parts of phrases whose words the vocabulary has. */
  readonly #told = new Map<number, Set<string>>();
  /** The languages of every word that stands in a phrase as it is, as bits. */
  readonly vocabulary = new Map<string, number>();

  readonly #survives: (part: Match<Meaning>, whole: Match<Meaning>) => boolean;

  /** Words that may stand within a phrase and say nothing to it, and the languages that they do it in. */
  readonly #through: ReadonlyMap<string, number>;

  /** Words at which a gap ends, and the languages that they do it in. */
  readonly #bars: ReadonlyMap<string, number>;
  readonly #isElastic: (meaning: Meaning) => boolean;

  /**
   * @param survives whether a match counts although it is only a part of a longer one
   * @param isElastic whether a phrase of that meaning may be read through other words
   */
  constructor(
    phrases: Iterable<Phrase<Meaning>>,
    survives: (part: Match<Meaning>, whole: Match<Meaning>) => boolean = () => false,
    through: ReadonlyMap<string, number> = new Map(),
    bars: ReadonlyMap<string, number> = new Map(),
    isElastic: (meaning: Meaning) => boolean = () => true,
  ) {
    this.#bars = bars;
    this.#isElastic = isElastic;
    this.#survives = survives;
    this.#through = through;
    for (const phrase of phrases) this.#add(phrase);
  }

  #add(phrase: Phrase<Meaning>): void {
    const { source, classes, language } = phrase;
    const parts = source.split(" ");
    const told = put(this.#told, language, () => new Set());
    for (const part of parts) {
      if (told.has(part)) continue;
      told.add(part);
      const { words, isGap, isNumber } = slotOf(part, classes);
      if (isGap || isNumber) continue;
      for (const word of words) this.vocabulary.set(word, (this.vocabulary.get(word) ?? 0) | language);
    }
    const { byWord, byPrefix, byNumber, others } = put(
      this.#byLanguage,
      language,
      () => new Beginnings<Meaning>(),
    );
    const entry = new Entry(phrase);
    const starts = firstSlots(parts, classes);
    if (starts.some(({ suffixes }) => suffixes.length > 0)) {
      others.push(entry);
      return;
    }
    for (const { words, prefixes, isNumber } of starts) {
      for (const word of words) put(byWord, word, () => []).push(entry);
      for (const prefix of prefixes) put(byPrefix, prefix.slice(0, KEY), () => []).push(entry);
      if (isNumber) byNumber.push(entry);
    }
  }

  /** All phrases of the languages allowed at each token, in the order of the text. */
  find(tokens: readonly Token[], languagesAt: (place: number) => number): Match<Meaning>[] {
    const found: Match<Meaning>[] = [];
    const through = tokens.map(({ text }) => this.#through.get(text) ?? 0);
    const bars = tokens.map(({ text }) => this.#bars.get(text) ?? 0);
    for (const [place, { text, kind }] of tokens.entries()) {
      if (text === "") continue;
      const languages = languagesAt(place);
      const prefix = text.slice(0, KEY);
      for (const [language, { byWord, byPrefix, byNumber, others }] of this.#byLanguage) {
        if ((language & languages) === 0) continue;
        const numbered = kind === "number" ? byNumber : undefined;
        for (const list of [byWord.get(text), byPrefix.get(prefix), numbered, others]) {
          if (!list) continue;
          for (const { phrase, form } of list) {
            const { slots, seconds } = form;
            const { meaning } = phrase;
            if (seconds && !mayFollow(seconds, tokens, through, language, place)) continue;
            const words = { tokens, through: this.#isElastic(meaning) ? through : NONE, bars, language };
            const at = matchAt(slots, 0, words, place, 0);
            const end = at?.at(-1);
            if (at === null || end === undefined) continue;
            found.push({ meaning, language, at, start: place, end: end + 1 });
          }
        }
      }
    }
    return withoutParts(found, this.#survives);
  }
}

/** Whether one of the words stands behind a token, as near as words to be read through allow. */
function mayFollow(
  seconds: ReadonlySet<string>,
  tokens: readonly Token[],
  through: readonly number[],
  language: number,
  place: number,
): boolean {
  for (let next = place + 1; next <= place + 1 + MOST_THROUGH; next++) {
    const token = tokens[next];
    if (!token) return false;
    if (seconds.has(token.text)) return true;
    if (((through[next] ?? 0) & language) === 0) return false;
  }
  return false;
}

function put<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** The slots that a phrase may begin with. */
function firstSlots(parts: readonly string[], classes: Classes): readonly Slot[] {
  const first = parts.findIndex((part) => !part.endsWith("?"));
  return parts.slice(0, first + 1).map((part) => slotOf(part, classes));
}

const NONE: readonly number[] = [];

/** A text as phrases of one language are looked for in it. */
interface Place {
  readonly tokens: readonly Token[];
  readonly through: readonly number[];
  readonly bars: readonly number[];
  readonly language: number;
}

/**
 * The longest way in which the slots match from a token on: the places of the tokens; null where they don't.
 * @param throughs how many words it may be read through here
 */
function matchAt(
  slots: readonly Slot[],
  index: number,
  text: Place,
  place: number,
  throughs: number,
): readonly number[] | null {
  const slot = slots[index];
  if (!slot) return [];
  const { tokens } = text;
  if (slot.isGap) {
    for (let skipped = 0; skipped <= GAP; skipped++) {
      const rest = matchAt(slots, index + 1, text, place + skipped, 0);
      if (rest) return rest;
      if (((text.bars[place + skipped] ?? 0) & text.language) !== 0) return null;
      if (tokens[place + skipped]?.kind !== "word" && tokens[place + skipped]?.kind !== "number") return null;
    }
    return null;
  }
  const token = tokens[place];
  if (token && fits(slot, token)) {
    const rest = matchAt(slots, index + 1, text, place + 1, MOST_THROUGH);
    if (rest) return [place, ...rest];
  }
  if (slot.isOptional) {
    const rest = matchAt(slots, index + 1, text, place, throughs);
    if (rest) return rest;
  }
  return throughs > 0 && ((text.through[place] ?? 0) & text.language) !== 0
    ? matchAt(slots, index, text, place + 1, throughs - 1)
    : null;
}

function fits({ words, prefixes, suffixes, isNumber }: Slot, { text, kind }: Token): boolean {
  if (isNumber && kind === "number") return true;
  return (
    words.has(text) ||
    prefixes.some((prefix) => text.startsWith(prefix)) ||
    suffixes.some((suffix) => text.endsWith(suffix) && text.length > suffix.length)
  );
}

/** Without the matches that are only a part of a longer one: "blind" of "blind date". */
function withoutParts<Meaning>(
  matches: readonly Match<Meaning>[],
  survives: (part: Match<Meaning>, whole: Match<Meaning>) => boolean,
): Match<Meaning>[] {
  const covering = new Map<number, Match<Meaning>[]>();
  for (const match of matches) for (const place of match.at) put(covering, place, () => []).push(match);
  return matches.filter((match) => {
    const { at, end } = match;
    const [first = 0] = at;
    return !(covering.get(first) ?? []).some(
      (other) =>
        other.at.length > at.length &&
        other.end >= end &&
        at.every((place) => other.at.includes(place)) &&
        !survives(match, other),
    );
  });
}
