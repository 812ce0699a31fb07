import { interestsIn } from "../interest.ts";
import { WORDS } from "../phrasebook.ts";
import { isBreak } from "../tokens.ts";
import { stems } from "../words.ts";
import { type Governing, isGoverning, itemsIn, LONGEST_ITEM, reachOf } from "./reach.ts";
import {
  claim,
  claimByName,
  clauseBefore,
  type Found,
  interestsOf,
  is,
  isEnglish,
  OF_RECIPIENT,
  type Reading,
  type Span,
  signOf,
  startingAt,
  textOf,
  turnDown,
  within,
} from "./reading.ts";

/** Behind "has" it is no thing that is had: "has been talking". */
const NOT_HAD =
  /^(?:been|to|never|always|just|no|not|had|a lot|taught|collected|gone|worked|lived|known|done|made|taken|started|given|lost|died|moved|broken)$/;
/** What one has by the number and doesn't own. */
const UNOWNED = /^(?:years?|months?|weeks?|days?|jahren?|ans|mois|anos|meses|anni|mesi|jaar|maanden)\b/;
const TO_THEM = /^(?:him|her|them|ihm|ihr|hem|haar|lui|le|les|gli)$/;
/** Whose thing is an instrument or a game. */
const PLAY = /^(?:play|plays|playing|spielt|joue|toca|suona|speelt)$/;
/** Between a "not" and what it denies. */
const NEGATION_REACH = 3;
/** Behind a sign, what was named before. */
const IT = /^(?:it|them|that|those|these)$/;
/** Longer clauses than this don't only name something. */
export const LONGEST_TOPIC = 4;
/** Under these a thing does no harm. */
const HARMLESS: ReadonlySet<string> = new Set(["like", "consume", "want", "fine"]);

/** What a sign says that a "not" stands before. */
const TURNED: Readonly<Partial<Record<Governing, Governing>>> = {
  like: "dislike",
  want: "dislike",
  own: "no",
  have: "no",
  consume: "allergic-to",
  dislike: "like",
  "allergic-to": "fine",
  no: "like",
  fine: "allergic-to",
};

/** Reads every sign that says something of the things behind it. */
export function readGoverning(reading: Reading): void {
  const { signs, matches, negatedAt, governed, tokens } = reading;
  for (const { meaning, start, end } of signs) {
    if (meaning.type !== "sign" || meaning.sign !== "fine") continue;
    for (const match of matches) {
      const { type } = match.meaning;
      if ((type === "safety" || type === "situation") && match.start >= start && match.start <= end)
        negatedAt.set(match.start, start);
    }
  }
  for (const match of signs) if (signOf(match) === "not") negate(reading, match);
  for (const match of signs) {
    const sign = signOf(match);
    if (!isGoverning(sign) || sign === "not" || negatedAt.has(match.start)) continue;
    if (sign === "have" && (governed.has(match.start) || NOT_HAD.test(tokens[match.end]?.text ?? "")))
      continue;
    govern(reading, match, sign, match.start);
  }
}

function govern(reading: Reading, match: Found, sign: Governing, reason: number): void {
  const { tokens } = reading;
  if (reading.past.clause.has(match.start)) return;
  const end = reachOf(reading, match.end, sign);
  // "We gave her a grinder": she has it.
  const isGiven = sign === "own" && match.at.some((place) => TO_THEM.test(tokens[place]?.text ?? ""));
  const of = isGiven ? OF_RECIPIENT : reason;
  const items = itemsIn(reading, { start: match.end, end });
  const isOfTopic = items.length === 0 && (sign === "like" || sign === "dislike");
  for (const item of isOfTopic ? topicOf(reading, match, reason) : items) {
    mark(reading, item, sign);
    judge(reading, item, sign, of, match);
  }
}

function mark({ governed, harmless, eaten }: Reading, { start, end }: Span, sign: Governing): void {
  for (let place = start; place < end; place++) {
    governed.add(place);
    if (HARMLESS.has(sign)) harmless.add(place);
    if (sign === "consume" || sign === "fine") eaten.add(place);
  }
}

/** Says of a thing what its sign says. */
function judge(reading: Reading, item: Span, sign: Governing, of: number, match: Found): void {
  const { tokens } = reading;
  switch (sign) {
    case "surplus":
      turnDown(reading, item, of);
      claimByName(reading, "owns", item, { of });
      return;
    case "allergic-to":
    case "no":
    case "dislike":
      deny(reading, item, sign, of);
      return;
    case "like":
    case "consume": {
      if (within(reading, item, "safety").length > 0) return;
      const interests = interestsOf(reading, item);
      const certainty = sign === "like" ? "told" : "guessed";
      for (const interest of interests) claim(reading, "interest", interest, item, { of, certainty });
      if (interests.length === 0 && sign === "like" && item.end - item.start <= 3)
        claimByName(reading, "interest", item, { of, certainty: "guessed" });
      if (PLAY.test(tokens[match.end - 1]?.text ?? ""))
        claimByName(reading, "owns", item, { of, certainty: "guessed" });
      return;
    }
    case "own":
    case "have":
      if (within(reading, item, "safety").length === 0) have(reading, item, sign, of);
      return;
    case "want":
      if (within(reading, item, "safety").length > 0) return;
      claimByName(reading, "wants", item, { of });
      for (const interest of interestsOf(reading, item))
        claim(reading, "interest", interest, item, { of, certainty: "guessed" });
      return;
  }
}

function deny(reading: Reading, item: Span, sign: "allergic-to" | "no" | "dislike", of: number): void {
  if (!hasAllergy(reading, item)) {
    for (const food of within(reading, item, "food")) {
      const { ingredient } = food.meaning;
      const isMild = sign === "dislike" && (ingredient === "gluten" || ingredient === "dairy");
      if (!isMild)
        claim(reading, "avoid", ingredient, food, {
          of,
          certainty: sign === "dislike" ? "guessed" : "told",
        });
    }
  }
  if (sign === "no")
    for (const need of within(reading, item, "need"))
      claim(reading, "lacks", need.meaning.need, need, { of });
  turnDown(reading, item, of);
}

function have(reading: Reading, item: Span, sign: "own" | "have", of: number): void {
  if (within(reading, item, "kin").length > 0 || within(reading, item, "situation").length > 0) return;
  if (UNOWNED.test(reading.tokens[item.start]?.text ?? "")) return;
  if (sign === "have" && hasAllergy(reading, item) && within(reading, item, "food").length > 0) return;
  const interests = isEnglish(reading, item.start)
    ? interestsIn(stems(textOf(reading, item)))
    : interestsOf(reading, item);
  for (const interest of interests) claim(reading, "interest", interest, item, { of, certainty: "guessed" });
  claimByName(reading, "owns", item, { of, certainty: sign === "own" ? "told" : "guessed" });
}

/** "No nut allergies": the allergy is had or denied, and not the nuts. */
function hasAllergy(reading: Reading, { start, end }: Span): boolean {
  for (let place = start; place <= end; place++)
    if (startingAt(reading, place).some((other) => signOf(other) === "allergy")) return true;
  return false;
}

/** A clause that only names something, which the next one judges: "Golf? Hates it.", "tried yoga and hated it". */
function topicOf(reading: Reading, match: Found, reason: number): readonly Span[] {
  const { tokens, source } = reading;
  const isNamed = (span: Span) => interestsOf(reading, span, true).length > 0;
  const clause = clauseBefore(reading, Math.min(reason, match.start));
  if (IT.test(tokens[match.end]?.text ?? "")) {
    const near = itemsIn(reading, { start: Math.max(clause, reason - LONGEST_ITEM), end: reason }).findLast(
      (item) => item.end - item.start <= 3 && isNamed(item),
    );
    if (near) return [near];
  }
  const punctuation = source[tokens[clause - 1]?.start ?? -1] ?? "";
  if (clause === 0 || !/[?:,.–—-]/.test(punctuation)) return [];
  const start = clauseBefore(reading, clause - 1);
  if (clause - 1 - start > LONGEST_TOPIC) return [];
  for (let place = start; place < clause - 1; place++)
    if (startingAt(reading, place).some(({ meaning }) => ["sign", "pronoun"].includes(meaning.type)))
      return [];
  const items = itemsIn(reading, { start, end: clause - 1 });
  return punctuation === "?" ? items : items.filter(isNamed);
}

/** "Not" before another sign turns it round; alone it turns down the very next thing. */
function negate(reading: Reading, match: Found): void {
  const { tokens, negatedAt } = reading;
  for (let place = match.end; place < tokens.length && place <= match.end + NEGATION_REACH; place++) {
    if (isBreak(tokens[place])) break;
    const here = startingAt(reading, place);
    const other = here.find((next) => isGoverning(signOf(next)));
    const sign = other ? signOf(other) : null;
    if (other && isGoverning(sign)) {
      if (sign === "not") continue;
      negatedAt.set(other.start, match.start);
      const opposite = TURNED[sign];
      if (opposite) govern(reading, other, opposite, match.start);
      return;
    }
    const fact = here.find(({ meaning }) => ["safety", "situation", "lacks"].includes(meaning.type));
    if (fact) {
      negatedAt.set(fact.start, match.start);
      return;
    }
    if (here.some(({ meaning }) => meaning.type === "pronoun" || meaning.type === "giver")) {
      if (place > match.end) return;
      continue;
    }
    if (is(reading, WORDS.filler, place)) continue;
    const end = Math.min(reachOf(reading, place, "not"), place + 4);
    const [item] = itemsIn(reading, { start: place, end });
    if (item && (interestsOf(reading, item).length > 0 || within(reading, item, "food").length > 0))
      govern(reading, { ...match, end: place }, "no", match.start);
    return;
  }
}
