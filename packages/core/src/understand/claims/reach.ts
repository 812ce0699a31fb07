import { WORDS } from "../phrasebook.ts";
import { type Found, is, type Reading, type SignName, type Span, signOf, startingAt } from "./reading.ts";

/** Signs that say something of the things behind them. */
export type Governing =
  | "like"
  | "dislike"
  | "surplus"
  | "no"
  | "own"
  | "have"
  | "want"
  | "allergic-to"
  | "fine"
  | "consume"
  | "not"
  | "past";
const GOVERNING: ReadonlySet<string> = new Set<Governing>([
  "like",
  "dislike",
  "surplus",
  "no",
  "own",
  "have",
  "want",
  "allergic-to",
  "fine",
  "consume",
  "not",
  "past",
]);
/** Signs that say something of the thing before them. */
export type Trailing = "liked" | "disliked" | "in-surplus" | "owned" | "wanted" | "allergy";
const TRAILING: ReadonlySet<string> = new Set<Trailing>([
  "liked",
  "disliked",
  "in-surplus",
  "owned",
  "wanted",
  "allergy",
]);

/** Longer items of a list than this are clauses of their own. */
export const LONGEST_ITEM = 6;

export function isGoverning(sign: SignName | null): sign is Governing {
  return sign !== null && GOVERNING.has(sign);
}

export function isTrailing(sign: SignName | null): sign is Trailing {
  return sign !== null && TRAILING.has(sign);
}

/** Where the reach of a sign ends that begins at a token. */
export function reachOf(reading: Reading, from: number, sign: Governing): number {
  const { tokens, source } = reading;
  let place = from;
  let itemStart = from;
  let isAfterComma = false;
  for (; place < tokens.length; place++) {
    const token = tokens[place];
    if (!token || token.kind === "hard") break;
    if (token.kind === "soft" && token.text !== "&" && token.text !== "+") {
      if (sign === "not") break;
      const mark = source[token.start];
      // "No more things: experiences only": what was named is explained, and the list doesn't go on.
      if (mark === ":" && sign === "surplus" && place > from) break;
      if (mark === ":" || mark === "/") {
        itemStart = place + 1;
        continue;
      }
      if (mark !== "," || !goesOn(reading, place + 1, sign)) break;
      isAfterComma = true;
      itemStart = place + 1;
      continue;
    }
    const here = startingAt(reading, place);
    if (place === from && here.some((match) => ["no", "not"].includes(signOf(match) ?? ""))) break;
    if (is(reading, WORDS.and, place)) {
      itemStart = place + 1;
      continue;
    }
    if (place > from || isAfterComma) {
      if (here.some((match) => endsReach(match, place, from, itemStart))) break;
      if (
        here.some(({ meaning }) => meaning.type === "pronoun" || meaning.type === "giver") &&
        !is(reading, WORDS.her, place) &&
        !is(reading, WORDS.my, place)
      )
        break;
    }
    if (place > from && is(reading, WORDS.cut, place)) break;
  }
  return place;
}

function endsReach(match: Found, place: number, from: number, itemStart: number): boolean {
  const sign = signOf(match);
  if (sign === "turn" || sign === "gift-for" || sign === "request") return true;
  if (sign === "nothing" || !isGoverning(sign)) return false;
  if (place === itemStart) return true;
  return sign !== "have" && sign !== "consume" && place > from;
}

/** Whether a list goes on behind a comma: "no candles, mugs or socks", but not "no pets, lives alone". */
function goesOn(reading: Reading, from: number, sign: Governing): boolean {
  const { tokens, lastAnd } = reading;
  let end = from;
  let firstAnd = -1;
  for (; end < tokens.length && tokens[end]?.kind !== "hard"; end++) {
    const token = tokens[end];
    if (token?.kind === "soft" && token.text === "") break;
    if (firstAnd < 0 && end > from && is(reading, WORDS.and, end)) firstAnd = end;
  }
  if (firstAnd >= 0) end = firstAnd;
  if (end - from > LONGEST_ITEM || end === from) return false;
  // "Won't touch tea, only coffee"
  if (is(reading, WORDS.only, from)) return false;
  for (let place = from; place < end; place++) {
    if (tokens[place]?.kind === "number") return false;
    for (const match of startingAt(reading, place)) {
      const other = signOf(match);
      const isItsOwn =
        isGoverning(other) ||
        other === "turn" ||
        other === "yes" ||
        other === "handles" ||
        other === "request" ||
        (other !== "allergy" && isTrailing(other));
      if (isItsOwn || CLAUSES.has(match.meaning.type)) return false;
    }
    if (place > from && is(reading, WORDS.cut, place)) return false;
  }
  if (sign === "no" || sign === "dislike" || sign === "surplus" || sign === "not") {
    if (firstAnd >= 0) return true;
    if (sign === "no") return (lastAnd[end] ?? -1) >= end;
  }
  return sign !== "have" && sign !== "past";
}

/** What starts or makes a clause, and is no item of a list. */
const CLAUSES: ReadonlySet<string> = new Set(["safety", "situation", "pronoun", "giver", "kin"]);

/** The things named in a span, parted by commas and "and", without the little words around them. */
export function itemsIn(reading: Reading, { start: from, end: to }: Span): Span[] {
  const { tokens } = reading;
  const items: Span[] = [];
  let start = from;
  for (let place = from; place <= to; place++) {
    const isEnd = place === to || tokens[place]?.kind === "soft" || is(reading, WORDS.and, place);
    if (!isEnd) continue;
    let first = start;
    while (first < place && (tokens[first]?.kind === "number" || isLittle(reading, first))) first++;
    let last = place;
    while (last > first && (is(reading, WORDS.filler, last - 1) || isPronoun(reading, last - 1))) last--;
    if (last > first) items.push({ start: first, end: last });
    start = place + 1;
  }
  return items;
}

/** Whether a word only stands before the name of a thing. */
function isLittle(reading: Reading, place: number): boolean {
  return (
    [WORDS.filler, WORDS.her, WORDS.my].some((words) => is(reading, words, place)) ||
    isPronoun(reading, place)
  );
}

/** Whether a word stands for somebody, or for something that was named before. */
export function isPronoun(reading: Reading, place: number): boolean {
  return is(reading, WORDS.it, place) || is(reading, WORDS.pronoun, place);
}
