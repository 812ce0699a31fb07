import { claim, type Found, type Reading, type Span, signOf, within } from "./reading.ts";

/** As far from what it does to somebody as what does it is named, in words. */
const HARM_REACH = 14;

/** Reads what somebody must be kept from out of the sentences that tell what it does to them. */
export function readHarms(reading: Reading): void {
  for (const match of reading.signs) {
    if (signOf(match) === "harm" && !isDenied(reading, match))
      avoidIn(reading, around(reading, match), match.start);
    if (signOf(match) === "ban") avoidIn(reading, match, match.start);
  }
}

function isDenied({ signs, negatedAt, past }: Reading, { start }: Found): boolean {
  if (past.sentence.has(start) || negatedAt.has(start)) return true;
  return signs.some((other) => signOf(other) === "not" && other.end <= start && start - other.end < 2);
}

/** The sentence around a match, as far as it may reach. */
function around({ tokens }: Reading, { start, end }: Found): Span {
  let from = start;
  while (from > 0 && start - from < HARM_REACH && tokens[from - 1]?.kind !== "hard") from--;
  let to = start;
  while (to < tokens.length && to - end < HARM_REACH && tokens[to]?.kind !== "hard") to++;
  return { start: from, end: to };
}

function avoidIn(reading: Reading, span: Span, of: number): void {
  for (const food of within(reading, span, "food"))
    if (!reading.harmless.has(food.start)) claim(reading, "avoid", food.meaning.ingredient, food, { of });
}
