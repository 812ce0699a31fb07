import { claim, type Found, OF_RECIPIENT, type Reading, type Span, signOf, within } from "./reading.ts";

/** As far from what it does to somebody as what does it is named, in words. */
const HARM_REACH = 40;
/** Between a denial and what it denies. */
const DENIAL_REACH = 2;
const DENIALS: ReadonlySet<string> = new Set(["not", "no", "fine"]);

/**
 * Reads what somebody must be kept from out of the sentences that tell of a harm or a ban, in whatever order;
 * what they are said to like, to have or to make is let be.
 */
export function readHarms(reading: Reading): void {
  for (const match of reading.signs) {
    const sign = signOf(match);
    if (sign === "ban") avoidIn(reading, match, match.start);
    if ((sign === "harm" || sign === "alarm") && !isDenied(reading, match)) readSentence(reading, match);
  }
}

function readSentence(reading: Reading, match: Found): void {
  const sentence = around(reading, match);
  const subject = reading.who[match.start];
  // "Her GP says so": it is of the patient.
  const of = subject?.relation === "carer" && subject.of === "recipient" ? OF_RECIPIENT : match.start;
  if (!avoidIn(reading, sentence, of)) avoidOfOthers(reading, sentence, of);
}

function isDenied({ signs, negatedAt, past }: Reading, { start, end }: Found): boolean {
  if (past.sentence.has(start) || negatedAt.has(start)) return true;
  return signs.some((other) => {
    if (!DENIALS.has(signOf(other) ?? "")) return false;
    const isAround = signOf(other) === "fine" && other.start <= start && other.end >= end;
    return isAround || (other.end <= start && start - other.end < DENIAL_REACH);
  });
}

/** The sentence around a match, as far as it may reach. */
function around({ tokens }: Reading, { start, end }: Found): Span {
  let from = start;
  while (from > 0 && start - from < HARM_REACH && tokens[from - 1]?.kind !== "hard") from--;
  let to = start;
  while (to < tokens.length && to - end < HARM_REACH && tokens[to]?.kind !== "hard") to++;
  return { start: from, end: to };
}

/** Whether there was anything to avoid. */
function avoidIn(reading: Reading, span: Span, of: number): boolean {
  const foods = within(reading, span, "food").filter(({ start }) => !reading.harmless.has(start));
  for (const food of foods) claim(reading, "avoid", food.meaning.ingredient, food, { of });
  return foods.length > 0;
}

/** "We eat meat but she hasn't touched any since": what does others no harm. */
function avoidOfOthers(reading: Reading, span: Span, of: number): void {
  const { harmless, who } = reading;
  for (const food of within(reading, span, "food"))
    if (who[harmless.get(food.start) ?? of]?.owner !== who[of]?.owner)
      claim(reading, "avoid", food.meaning.ingredient, food, { of });
}

/** What somebody can't have counts for whoever shares their home, kitchen or table. */
export function readShares(reading: Reading): void {
  const { signs, claims, tokens } = reading;
  for (const match of signs) {
    if (signOf(match) !== "shares") continue;
    const { start, end } = sentenceOf(tokens, match.start);
    for (const [place, made] of claims.entries())
      if (made.kind === "avoid" && made.who.of !== "giver" && made.start >= start && made.start < end)
        claims[place] = { ...made, who: { ...made.who, isHousehold: true } };
  }
}

function sentenceOf(tokens: Reading["tokens"], place: number): Span {
  let start = place;
  while (start > 0 && tokens[start - 1]?.kind !== "hard") start--;
  let end = place;
  while (end < tokens.length && tokens[end]?.kind !== "hard") end++;
  return { start, end };
}
