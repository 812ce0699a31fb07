import type { Ingredient } from "../../gift/vocabulary.ts";
import { interestsIn, interestsMentioned } from "../interest.ts";
import { WORDS } from "../phrasebook.ts";
import { isBreak } from "../tokens.ts";
import { stems } from "../words.ts";
import { type Governing, isGoverning, itemsIn, reachOf } from "./reach.ts";
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
import { thingBefore, topicsOf } from "./topic.ts";

/** Behind "has" it is no thing that is had: "has been talking". */
const NOT_HAD =
  /^(?:been|to|never|always|just|no|not|had|a lot|taught|collected|gone|worked|lived|known|done|made|taken|started|given|lost|died|moved|broken)$/;
/** What one has by the number and doesn't own. */
const UNOWNED = /^(?:years?|months?|weeks?|days?|jahren?|ans|mois|anos|meses|anni|mesi|jaar|maanden)\b/;
/** Between a "not" and what it denies. */
const NEGATION_REACH = 3;
/** Between a thing that stands first and what is said of it: "vom Joggen *hat er* die Nase voll". */
const MOST_BETWEEN = 3;
/** Between a "never" and its "without". */
const WITHOUT_REACH = 5;
/** What these say may be said of a thing that was named before them. */
const TOPICAL: ReadonlySet<string> = new Set([
  "like",
  "dislike",
  "consume",
  "allergic-to",
  "fine",
  "own",
  "have",
  "want",
]);
/** Under these a thing does no harm. */
const HARMLESS: ReadonlySet<string> = new Set(["like", "consume", "want", "fine"]);

/** What a sign says that a "not" stands before. */
const TURNED: Readonly<Partial<Record<Governing | "give", Governing>>> = {
  give: "no",
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
  for (const match of matches) if (match.meaning.type === "fronted") readFronted(reading, match);
  for (const match of signs)
    if (signOf(match) === "not" && !negatedAt.has(match.start)) negate(reading, match);
  for (const match of signs) if (signOf(match) === "handles") handle(reading, match);
  for (const match of signs) {
    const sign = signOf(match);
    if (!isGoverning(sign) || sign === "not" || negatedAt.has(match.start)) continue;
    if (sign === "no" && deniesNext(reading, match)) continue;
    // Whoever drinks far too much coffee has not had enough of it.
    if (sign === "surplus" && signs.some((other) => other.end === match.start && signOf(other) === "consume"))
      continue;
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
  const isGiven = sign === "own" && match.at.some((place) => WORDS.them.has(tokens[place]?.text ?? ""));
  const of = isGiven ? OF_RECIPIENT : subjectOf(reading, match, reason);
  const isPlace =
    sign === "own" && is(reading, WORDS.prepositions, match.end) && match.end === match.start + 1;
  const items = isPlace ? [] : itemsIn(reading, { start: match.end, end });
  for (const item of [...namedBefore(reading, match, sign, reason, items), ...items]) {
    // "If he eats peanuts" does him harm.
    if (sign !== "consume" || !isConditional(reading, match)) mark(reading, item, sign, of);
    judge(reading, item, sign, of, match);
  }
}

/** Reads the things that stand before their verb with its preposition: "Van golf houdt hij niet". */
function readFronted(reading: Reading, match: Found): void {
  if (match.meaning.type !== "fronted" || !isGoverning(match.meaning.sign)) return;
  const { tokens, governed } = reading;
  const clause = clauseBefore(reading, match.start);
  const opens = is(reading, WORDS.and, clause) ? clause + 1 : clause;
  if (!is(reading, WORDS.fronts, opens) || opens + 1 >= match.start) return;
  let verb = opens + 1;
  while (verb < match.start && !startingAt(reading, verb).some((other) => signOf(other) !== null)) verb++;
  const [item] = itemsIn(reading, { start: opens + 1, end: verb });
  if (!item || match.start - item.end > MOST_BETWEEN || within(reading, item, "kin").length > 0) return;
  for (let place = match.start; place < match.end; place++) governed.add(place);
  mark(reading, item, match.meaning.sign, match.start);
  judge(reading, item, match.meaning.sign, match.start, match);
  // What the verb says by itself, it says of nothing else.
  for (const other of reading.signs)
    if (other.start >= match.start && other.end <= match.end && isBreak(tokens[match.end]))
      reading.negatedAt.set(other.start, match.start);
}

/** "I don't think she'd not like it": whom a sign speaks of within its words. */
function subjectOf(reading: Reading, { start, end }: Found, reason: number): number {
  for (let place = start + 1; place < end; place++)
    if (startingAt(reading, place).some(({ meaning }) => meaning.type === "pronoun")) return place;
  return reason;
}

function isConditional(reading: Reading, { start }: Found): boolean {
  for (let place = clauseBefore(reading, start); place < start; place++)
    if (is(reading, WORDS.conditional, place)) return true;
  return false;
}

/** The things that a sign speaks of which stand before it. */
function namedBefore(
  reading: Reading,
  match: Found,
  sign: Governing,
  reason: number,
  items: readonly Span[],
): readonly Span[] {
  if (!TOPICAL.has(sign) || !isBare(reading, match, items)) return [];
  const anew = sign === "want" && items.length === 0 ? thingBefore(reading, match) : null;
  return anew ? [anew] : topicsOf(reading, match, reason);
}

/** What somebody brings, makes or serves does no harm. */
function handle(reading: Reading, match: Found): void {
  if (reading.negatedAt.has(match.start)) return;
  const end = reachOf(reading, match.end, "like");
  for (let place = match.end; place < end; place++) reading.harmless.set(place, match.start);
}

/** Whether nothing is named behind a sign before the clause ends. */
function isBare({ tokens, source }: Reading, { end }: Found, [first]: readonly Span[]): boolean {
  if (!first) return true;
  const gap = tokens.slice(end, first.start).find(isBreak);
  return gap !== undefined && source[gap.start] === ",";
}

/** "No interest in fashion", "Nüsse darf er auf keinen Fall essen": what is said next is denied. */
function deniesNext(reading: Reading, { end, start }: Found): boolean {
  for (const other of startingAt(reading, end)) {
    const sign = signOf(other);
    const isVerb = sign === "consume" && isBreak(reading.tokens[other.end]) && !isEnglish(reading, end);
    const turned = isGoverning(sign) && (sign === "like" || sign === "want" || isVerb) ? TURNED[sign] : null;
    if (!turned) continue;
    reading.negatedAt.set(other.start, start);
    govern(reading, other, turned, start);
    return true;
  }
  return false;
}

function mark(
  { governed, harmless, eaten }: Reading,
  { start, end }: Span,
  sign: Governing,
  of: number,
): void {
  for (let place = start; place < end; place++) {
    governed.add(place);
    if (HARMLESS.has(sign)) harmless.set(place, of);
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
      const parts = stems(textOf(reading, item));
      // "Drinks tea and takes the train to work"
      if (sign === "consume" && interestsIn(parts).size > 0 && interestsMentioned(parts).size === 0) return;
      const interests = interestsOf(reading, item);
      const certainty = sign === "like" ? "told" : "guessed";
      for (const interest of interests) claim(reading, "interest", interest, item, { of, certainty });
      if (interests.length === 0 && sign === "like" && item.end - item.start <= 3)
        claimByName(reading, "interest", item, { of, certainty: "guessed" });
      if (WORDS.plays.has(tokens[match.end - 1]?.text ?? ""))
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

/** Whoever wants no scented candles wants no candles. */
const IN_THINGS: ReadonlySet<Ingredient> = new Set<Ingredient>([
  "perfume",
  "leather",
  "wool",
  "silk",
  "feathers",
  "latex",
  "pollen",
]);

function deny(reading: Reading, item: Span, sign: "allergic-to" | "no" | "dislike", by: number): void {
  // "His parents asked for no slime": whoever says so, it is the gift that is to be without.
  const of = sign === "no" && within(reading, item, "safety").length === 0 ? OF_RECIPIENT : by;
  const foods = hasAllergy(reading, item) ? [] : within(reading, item, "food");
  if (foods.length > 0) {
    for (const food of foods) {
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
  // What it must not hold is not what it must not be called: a gin without alcohol is none.
  const isFood =
    sign !== "dislike" &&
    foods.some(
      ({ start, end, meaning }) =>
        start === item.start && end === item.end && !IN_THINGS.has(meaning.ingredient),
    );
  turnDown(reading, item, of, !isFood);
}

/** Verbs of those who have what they call their own; who draws his own maps makes them. */
const HAS =
  /^(?:has|have|had|got|gets|owns|keeps|kept|uses|using|with|and|on|in|at|of|is|bought|collects|wears|drives|rides)$/;
const POSSESSIVE = /^(?:his|her|their|its)$/;

/** Whether "his own" stands behind a verb of making: "draws his own maps", "bakes her own bread". */
function isMade({ tokens }: Reading, own: number): boolean {
  const verb = tokens[own - 2]?.text ?? "";
  return POSSESSIVE.test(tokens[own - 1]?.text ?? "") && /s$/.test(verb) && !HAS.test(verb);
}

function have(reading: Reading, named: Span, sign: "own" | "have", of: number): void {
  const item = withoutOwner(reading, named);
  if (within(reading, item, "kin").length > 0 || within(reading, item, "situation").length > 0) return;
  if (UNOWNED.test(reading.tokens[item.start]?.text ?? "")) return;
  if (sign === "have" && hasAllergy(reading, item) && within(reading, item, "food").length > 0) return;
  const interests = isEnglish(reading, item.start)
    ? interestsIn(stems(textOf(reading, item)))
    : interestsOf(reading, item);
  for (const interest of interests) claim(reading, "interest", interest, item, { of, certainty: "guessed" });
  if (sign === "own" && isMade(reading, ownOf(reading, item.start))) return;
  claimByName(reading, "owns", item, { of, certainty: sign === "own" ? "told" : "guessed" });
}

/** Where "own" stands before a thing. */
function ownOf({ tokens }: Reading, start: number): number {
  for (let place = start - 1; place >= Math.max(0, start - 3); place--)
    if (tokens[place]?.text === "own") return place;
  return -1;
}

/** "Her mum's sewing machine", "le piano de sa grand-mère": the thing alone. */
function withoutOwner(reading: Reading, { start, end }: Span): Span {
  const { tokens } = reading;
  const [kin] = within(reading, { start, end }, "kin");
  for (let place = start + 1; kin && place < kin.start; place++)
    if (is(reading, WORDS.of, place)) return { start, end: place };
  for (let place = end - 1; place > start; place--)
    if (tokens[place - 1]?.text === "'s") return { start: place, end };
  return { start, end };
}

/** "No nut allergies": the allergy is had or denied, and not the nuts. */
function hasAllergy(reading: Reading, { start, end }: Span): boolean {
  for (let place = start; place <= end; place++)
    if (startingAt(reading, place).some((other) => signOf(other) === "allergy")) return true;
  return false;
}

/** "Not" before another sign turns it round; alone it turns down the very next thing. */
function negate(reading: Reading, match: Found): void {
  const { tokens, negatedAt } = reading;
  // "He doesn't just like golf"
  if (is(reading, WORDS.only, match.end)) return;
  const without = withoutBehind(reading, match.end);
  if (without) {
    negatedAt.set(without.start, match.start);
    govern(reading, without, "like", match.start);
    return;
  }
  for (let place = match.end; place < tokens.length && place <= match.end + NEGATION_REACH; place++) {
    if (isBreak(tokens[place])) break;
    const here = startingAt(reading, place);
    // "Isn't un-musical"
    if (tokens[place]?.text === "un" && isEnglish(reading, place)) {
      govern(reading, { ...match, end: place + 1 }, "like", match.start);
      return;
    }
    const other = here.find((next) => isGoverning(signOf(next)) || signOf(next) === "give");
    const sign = other ? signOf(other) : null;
    if (other && (isGoverning(sign) || sign === "give")) {
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

/** "Never seen without a book": the "without" that takes a "never" back. */
function withoutBehind(reading: Reading, from: number): Found | null {
  for (let place = from; place <= from + WITHOUT_REACH && !isBreak(reading.tokens[place]); place++) {
    const here = startingAt(reading, place);
    if (is(reading, WORDS.without, place)) return here.find((next) => signOf(next) === "no") ?? null;
    if (here.some((next) => isGoverning(signOf(next)))) return null;
  }
  return null;
}
