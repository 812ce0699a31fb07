import type { Interest } from "../../gift/vocabulary.ts";
import { interestsIn, isInPassing, understandInterest } from "../interest.ts";
import type { Fact, FactKind } from "../person.ts";
import type { Match } from "../phrase.ts";
import { type Meaning, shortInterest, WORDS } from "../phrasebook.ts";
import { isBreak, type Token } from "../tokens.ts";
import type { Somebody } from "../who.ts";
import { stem, stems, tellingWords } from "../words.ts";

/** A fact, and the places of the words it was read from. */
export interface Claim extends Omit<Fact, "words" | "owner"> {
  readonly start: number;
  readonly end: number;
  readonly who: Somebody;
}

/** A run of tokens. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export type Found = Match<Meaning>;

/** A text that claims are read from: its words, what the lexicons know of them, and what was made of them so far. */
export interface Reading {
  readonly source: string;
  readonly tokens: readonly Token[];
  readonly languages: readonly number[];
  readonly matches: readonly Found[];
  readonly signs: readonly Found[];
  /** Matches by where they start. */
  readonly starts: ReadonlyMap<number, readonly Found[]>;
  /** Whom what is said at each token is said of. */
  readonly who: readonly Somebody[];
  /** Where it is told how things were once: to the next "but", and to the clause's end. */
  readonly past: { readonly sentence: ReadonlySet<number>; readonly clause: ReadonlySet<number> };
  /** The last "and" or "or" of the sentence that each token is in. */
  readonly lastAnd: readonly number[];

  readonly claims: Claim[];
  /** What they did once, and had to leave or left. */
  readonly givenUp: Set<Interest>;
  /** Places of words that something was made of. */
  readonly touched: Set<number>;
  /** Places of things that a sign judged. */
  readonly governed: Set<number>;
  /** Where things stand that do no harm ("loves cheese", "eats fish"), and the place of what says so. */
  readonly harmless: Map<number, number>;
  /** Where things stand that are had to eat or to drink. */
  readonly eaten: Set<number>;
  /** Where what starts is denied, and the place of what denies it. */
  readonly negatedAt: Map<number, number>;
  /** What the words of an interest were understood as. */
  readonly understood: Map<string, ReturnType<typeof understandInterest> | null>;
}

/** As many phrases as are looked up with care. */
const MOST_LOOK_UPS = 60;
const RECIPIENT: Somebody = { owner: "recipient", gender: null, isHousehold: true, of: null, relation: null };
/** In place of where somebody is spoken of: it is said of who gets the gift. */
export const OF_RECIPIENT = -1;
const NONE: readonly Found[] = [];

export function startReading(
  source: string,
  tokens: readonly Token[],
  matches: readonly Found[],
  languages: readonly number[],
  who: readonly Somebody[],
): Reading {
  const starts = new Map<number, Found[]>();
  const touched = new Set<number>();
  for (const match of matches) {
    const here = starts.get(match.start);
    if (here) here.push(match);
    else starts.set(match.start, [match]);
    if (match.meaning.type !== "pronoun" && match.meaning.type !== "giver")
      for (const place of match.at) touched.add(place);
  }
  return {
    source,
    tokens,
    languages,
    matches,
    signs: matches.filter(({ meaning }) => meaning.type === "sign"),
    starts,
    who,
    past: pastOf(tokens, starts),
    lastAnd: lastAndOf(tokens, languages),
    claims: [],
    touched,
    governed: new Set(),
    harmless: new Map(),
    eaten: new Set(),
    negatedAt: new Map(),
    givenUp: new Set(),
    understood: new Map(),
  };
}

function pastOf(tokens: readonly Token[], starts: ReadonlyMap<number, readonly Found[]>): Reading["past"] {
  const past = { sentence: new Set<number>(), clause: new Set<number>() };
  let isPastSentence = false;
  let isPastClause = false;
  for (const [place, token] of tokens.entries()) {
    if (token.kind === "hard") isPastSentence = false;
    if (isBreak(token)) isPastClause = false;
    for (const match of starts.get(place) ?? []) {
      if (signOf(match) === "turn") isPastSentence = false;
      if (signOf(match) === "past") {
        isPastSentence = true;
        isPastClause = true;
      }
    }
    if (isPastSentence) past.sentence.add(place);
    if (isPastClause) past.clause.add(place);
  }
  return past;
}

function lastAndOf(tokens: readonly Token[], languages: readonly number[]): readonly number[] {
  const last: number[] = [];
  for (let place = tokens.length - 1; place >= 0; place--) {
    const next = tokens[place]?.kind === "hard" ? -1 : (last[place + 1] ?? -1);
    last[place] = next < 0 && isOneOf(WORDS.and, tokens, languages, place) ? place : next;
  }
  return last;
}

function isOneOf(
  words: ReadonlyMap<string, number>,
  tokens: readonly Token[],
  languages: readonly number[],
  place: number,
): boolean {
  return ((words.get(tokens[place]?.text ?? "") ?? 0) & (languages[place] ?? 0)) !== 0;
}

/** Whether a token is one of a list's words, in its own language. */
export function is(
  { tokens, languages }: Reading,
  words: ReadonlyMap<string, number>,
  place: number,
): boolean {
  return isOneOf(words, tokens, languages, place);
}

export type SignName = Extract<Meaning, { type: "sign" }>["sign"];

export function signOf({ meaning }: Found): SignName | null {
  return meaning.type === "sign" ? meaning.sign : null;
}

export function startingAt({ starts }: Reading, place: number): readonly Found[] {
  return starts.get(place) ?? NONE;
}

/** The matches of a type that lie within a span. */
export function within<Type extends Meaning["type"]>(
  reading: Reading,
  { start, end }: Span,
  type: Type,
): readonly (Found & { readonly meaning: Extract<Meaning, { type: Type }> })[] {
  const found: Found[] = [];
  for (let place = start; place < end; place++)
    for (const match of startingAt(reading, place))
      if (match.meaning.type === type && match.end <= end) found.push(match);
  return found as (Found & { readonly meaning: Extract<Meaning, { type: Type }> })[];
}

export function textOf({ source, tokens }: Reading, { start, end }: Span): string {
  const first = tokens[start];
  const last = tokens[end - 1];
  return first && last ? source.slice(first.start, last.end) : "";
}

/** Where the clause before a break begins. */
export function clauseBefore({ tokens }: Reading, end: number): number {
  let start = end;
  while (start > 0 && !isBreak(tokens[start - 1])) start--;
  return start;
}

/**
 * The place that tells whom a match is said of: "we buried *his* mum" and "we got *her* one" are said by the giver,
 * and not of them.
 */
export function ownerPlace(reading: Reading, { start, at }: Found): number {
  if (reading.who[start]?.owner !== "giver") return start;
  return at.some(
    (place) => is(reading, WORDS.her, place) || WORDS.them.has(reading.tokens[place]?.text ?? ""),
  )
    ? OF_RECIPIENT
    : start;
}

export interface ClaimOptions {
  readonly polarity?: "is" | "not";
  readonly certainty?: "told" | "guessed";
  /** The place of the sign that says so, which tells of whom. */
  readonly of?: number;
}

export function claim(
  reading: Reading,
  kind: FactKind,
  value: string,
  { start, end }: Span,
  { polarity = "is", certainty = "told", of = start }: ClaimOptions = {},
): void {
  const who = of === OF_RECIPIENT ? RECIPIENT : reading.who[of];
  if (!who || value === "") return;
  reading.claims.push({ kind, value, polarity, certainty, start, end, who });
  for (let place = start; place < end; place++) reading.touched.add(place);
}

/** Claims something by its own name. */
export function claimByName(reading: Reading, kind: FactKind, span: Span, options?: ClaimOptions): void {
  const name = textOf(reading, span).toLowerCase();
  if (tellingWords(name).length > 0) claim(reading, kind, name, span, options);
}

/**
 * What somebody doesn't want, by its interests and by its own name.
 * @param isByName whether the name itself is unwanted, in whatever it stands
 */
export function turnDown(reading: Reading, span: Span, of: number, isByName = true): void {
  for (const interest of interestsOf(reading, span, true))
    claim(reading, "interest", interest, span, { polarity: "not", of });
  if (isByName) claimByName(reading, "interest", span, { polarity: "not", of });
}

/** An interest's words by the catalogue's, misspelt ones too; looked up for so many only. */
function lookUp({ understood }: Reading, words: string): ReturnType<typeof understandInterest> | null {
  const known = understood.get(words);
  if (known !== undefined) return known;
  const found = understood.size < MOST_LOOK_UPS ? understandInterest(words) : null;
  understood.set(words, found);
  return found;
}

const ENGLISH = 1;

export function isEnglish({ languages }: Reading, place: number): boolean {
  return languages[place] === ENGLISH;
}

/** The catalogue's interests that a thing's name stands for. */
export function interestsOf(reading: Reading, span: Span, isDenied = false): readonly Interest[] {
  const words = textOf(reading, span);
  const isInEnglish = isEnglish(reading, span.start);
  const found = [...interestsIn(stems(words))];
  if (found.length > 0) return found;
  if (isInEnglish && within(reading, span, "food").length > 0) return [];
  if (!isInEnglish && span.end - span.start === 1) {
    const short = shortInterest(reading.tokens[span.start]?.text ?? "", reading.languages[span.start] ?? 0);
    if (short) return [short];
  }
  const known = lookUp(reading, words);
  if (known === null) return [];
  if (isDenied && known.isNarrow) return isInEnglish ? [] : foreignInterestsOf(reading, span);
  if (known.meanings.length === 0 && !isInEnglish) return foreignInterestsOf(reading, span);
  return isInEnglish && known.isNarrow && span.end - span.start > 3 ? [] : known.meanings;
}

/** Interests by each word of another language. */
export function foreignInterestsOf(reading: Reading, { start, end }: Span): readonly Interest[] {
  const found: Interest[] = [];
  for (let place = start; place < end; place++) {
    const word = reading.tokens[place]?.text ?? "";
    const short = shortInterest(word, reading.languages[place] ?? 0);
    if (short) {
      found.push(short);
      continue;
    }
    if (word.length < 4 || is(reading, WORDS.filler, place)) continue;
    // What may be English as well is passed by as in English.
    if ((reading.languages[place] ?? 0) & ENGLISH && isInPassing(stem(word))) continue;
    const { meanings, isNarrow } = lookUp(reading, word) ?? { meanings: [], isNarrow: false };
    if (!isNarrow || meanings.length === 1) found.push(...meanings);
  }
  return found;
}
