import { isBreak } from "../tokens.ts";
import { isGoverning, isTrailing, itemsIn, LONGEST_ITEM, type Trailing } from "./reach.ts";
import {
  claim,
  claimByName,
  clauseBefore,
  type Found,
  interestsOf,
  ownerPlace,
  type Reading,
  type Span,
  signOf,
  startingAt,
  turnDown,
  within,
} from "./reading.ts";
import { LONGEST_TOPIC, topicBefore } from "./topic.ts";

/** They are what a food's name says, and no pastime. */
const DRINKS: ReadonlySet<string> = new Set(["Coffee", "Tea", "Wine", "Beer", "Chocolate", "Cocktails"]);

/** Reads every sign that says something of the thing before it, or within it. */
export function readTrailing(reading: Reading): void {
  for (const match of reading.signs) {
    const sign = signOf(match);
    if (isTrailing(sign) && !saysOfNext(reading, match))
      readBefore(reading, match, sign === "liked" && isDenied(reading, match) ? "disliked" : sign);
    if (sign === "yes" && isAnswer(reading, match)) readBefore(reading, match, "liked");
    // "Socks? Not."
    if (sign === "not" && isAtEnd(reading, match)) readBefore(reading, match, "disliked");
    if (sign === "dislike-around") readGap(reading, match);
  }
}

/** "Two cats, no loud music": what its words say of the things behind them, they don't say of those before. */
function saysOfNext({ signs, tokens }: Reading, { start, end }: Found): boolean {
  return (
    !isBreak(tokens[end]) &&
    signs.some((other) => other.start === start && other.end === end && isGoverning(signOf(other)))
  );
}

/** "That's not his thing" */
function isDenied({ signs }: Reading, { start, end }: Found): boolean {
  return signs.some((other) => signOf(other) === "not" && other.start >= start - 1 && other.end <= end);
}

function isAtEnd({ tokens }: Reading, { start, end }: Found): boolean {
  return isBreak(tokens[end]) && !isBreak(tokens[start - 1]) && start > 0;
}

/** Whether a word is all that its clause says of a thing: "beer yes". */
function isAnswer(reading: Reading, { start, end }: Found): boolean {
  if (!isBreak(reading.tokens[end])) return false;
  for (let place = start - 1; place >= 0 && !isBreak(reading.tokens[place]); place--) {
    const here = startingAt(reading, place);
    if (here.some((other) => signOf(other) === "turn")) return true;
    if (here.some(({ meaning }) => meaning.type === "sign" || meaning.type === "pronoun")) return false;
  }
  return true;
}

/** Reads the things that stand before a sign: "tea drinker", "nut allergy", "jewellery is out". */
function readBefore(reading: Reading, match: Found, sign: Trailing): void {
  const isVerdict = isVerdictOn(reading, match, sign);
  const end = isVerdict ? match.start - 1 : endBefore(reading, match);
  const start = startBefore(reading, match, sign, isVerdict ? end : match.start);
  const items = itemsIn(reading, { start, end });
  if (sign === "allergy") {
    if (isAllergyDenied(reading, match, start)) return;
    for (const item of items)
      for (const food of within(reading, item, "food")) {
        // "Nut-allergic" is told back whole; of a list each thing by itself.
        const told = food.end === match.start ? { start: food.start, end: match.end } : food;
        claim(reading, "avoid", food.meaning.ingredient, told, { of: match.start });
        for (const interest of interestsOf(reading, food, true))
          if (DRINKS.has(interest))
            claim(reading, "interest", interest, food, { polarity: "not", of: match.start });
      }
    return;
  }
  const last = items.at(-1);
  const named = last
    ? items.filter((item) => item === last || !isJudged(reading, item))
    : topicBefore(reading, clauseBefore(reading, match.start), true);
  for (const item of named) readItem(reading, match, sign, item);
}

function isJudged({ governed }: Reading, { start, end }: Span): boolean {
  for (let place = start; place < end; place++) if (governed.has(place)) return true;
  return false;
}

function readItem(reading: Reading, match: Found, sign: Exclude<Trailing, "allergy">, item: Span): void {
  for (let place = item.start; place < item.end; place++) {
    reading.governed.add(place);
    if (sign !== "liked") continue;
    reading.harmless.set(place, match.start);
    reading.eaten.add(place);
  }
  judge(reading, item, sign, ownerPlace(reading, match));
}

function judge(reading: Reading, item: Span, sign: Exclude<Trailing, "allergy">, of: number): void {
  if (sign === "owned" || sign === "wanted" || sign === "in-surplus") {
    if (within(reading, item, "kin").length > 0) return;
    if (sign === "in-surplus") turnDown(reading, item, of);
    claimByName(reading, sign === "wanted" ? "wants" : "owns", item, { of });
    return;
  }
  const polarity = sign === "liked" ? "is" : "not";
  for (const interest of interestsOf(reading, item))
    claim(reading, "interest", interest, item, { polarity, of });
  if (polarity === "is") return;
  claimByName(reading, "interest", item, { polarity, of });
  for (const food of within(reading, item, "food"))
    claim(reading, "avoid", food.meaning.ingredient, food, { of, certainty: "guessed" });
}

/** How far back a sign reads. */
function startBefore(reading: Reading, match: Found, sign: Trailing, from: number): number {
  const { tokens, source } = reading;
  let start = from;
  while (start > 0 && tokens[start - 1]?.kind !== "hard" && match.start - start < LONGEST_ITEM + 2) {
    const before = tokens[start - 1];
    if (before?.kind === "soft" && sign !== "allergy") break;
    if (before?.kind === "soft" && before.text === "" && !/[,/]/.test(source[before.start] ?? "")) break;
    const here = startingAt(reading, start - 1);
    const other = here.find((one) => {
      const name = signOf(one);
      if (name === "turn") return one.end < match.start;
      return isGoverning(name) && one.end <= match.start;
    });
    // What belongs to another sign is no part of the thing: "there are four" of "there are four pans already".
    if (other) return Math.max(start, other.end);
    if (here.some(({ meaning }) => meaning.type === "pronoun")) break;
    start--;
  }
  return start;
}

function isAllergyDenied({ signs, negatedAt }: Reading, { start: at }: Found, start: number): boolean {
  if (negatedAt.has(at)) return true;
  return signs.some((other) => {
    const name = signOf(other);
    return (
      (name === "not" || name === "no" || name === "fine") &&
      other.end <= at &&
      other.end >= start - 1 &&
      at - other.end <= 3
    );
  });
}

/** A word that judges by itself what a short clause before it names: "Golf? No way", "socks - please no". */
function isVerdictOn(reading: Reading, { start, end }: Found, sign: string): boolean {
  const { tokens, source } = reading;
  if (sign !== "liked" && sign !== "disliked") return false;
  if (!isBreak(tokens[start - 1]) || !isBreak(tokens[end])) return false;
  const mark = source[tokens[start - 1]?.start ?? -1] ?? "";
  const length = start - 1 - clauseBefore(reading, start - 1);
  return length > 0 && length <= LONGEST_TOPIC && (/[?:–—-]/.test(mark) || (mark === "," && end - start > 1));
}

/** "Wine rather no": without the turn before the sign. */
function endBefore(reading: Reading, { start }: Found): number {
  return startingAt(reading, start - 1).some((other) => signOf(other) === "turn") ? start - 1 : start;
}

/** "Finds golf boring": the thing stands in the sign's gap. */
function readGap(reading: Reading, match: Found): void {
  for (const item of itemsIn(reading, { start: match.start + 1, end: match.end - 1 })) {
    if (item.end >= match.end) continue;
    const named = gapOf(match, item);
    if (!named) continue;
    turnDown(reading, named, match.start);
    for (let place = named.start; place < named.end; place++) reading.governed.add(place);
  }
}

/** The part of an item that stands in a match's gap. */
function gapOf({ at }: Found, { start, end }: Span): Span | null {
  let first = start;
  let last = end;
  while (first < last && at.includes(first)) first++;
  while (last > first && at.includes(last - 1)) last--;
  return last > first ? { start: first, end: last } : null;
}
