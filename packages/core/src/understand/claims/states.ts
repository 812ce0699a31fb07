import { SAFETY } from "../lexicon.ts";
import { isBreak } from "../tokens.ts";
import { claim, type Found, ownerPlace, type Reading, signOf, startingAt } from "./reading.ts";

/** Reads the states that the lexicons name outright: of health and home, of what is lacking, of skill. */
export function readStates(reading: Reading): void {
  for (const match of reading.matches) {
    const { meaning, start } = match;
    const isDenied = reading.negatedAt.has(start) || isAskedAndDenied(reading, match);
    if (reading.past.sentence.has(start) && !lasts(reading, match)) continue;
    if (meaning.type === "safety" && !isDenied) readSafety(reading, match);
    else if (meaning.type === "situation")
      claim(reading, "situation", meaning.situation, match, {
        polarity: isDenied ? "not" : "is",
        of: ownerPlace(reading, match),
      });
    else if (meaning.type === "lacks" && !isDenied) claim(reading, "lacks", meaning.need, match);
    else if (meaning.type === "skill")
      claim(reading, "skill", meaning.skill, match, { certainty: "guessed" });
  }
}

/** "Vegan? No, she eats everything" */
function isAskedAndDenied(reading: Reading, { end }: Found): boolean {
  const { source, tokens } = reading;
  const isAsked = source[tokens[end]?.start ?? -1] === "?";
  return (
    isAsked &&
    isBreak(tokens[end + 2]) &&
    startingAt(reading, end + 1).some((other) => ["no", "not", "disliked"].includes(signOf(other) ?? ""))
  );
}

/** Whether what is told of the past holds still: a loss does, and so does being off the drink. */
function lasts({ past }: Reading, { meaning, start }: Found): boolean {
  if (meaning.type === "safety") return meaning.state === "sober" || meaning.state === "no-alcohol";
  if (meaning.type === "situation")
    return !["prison", "hospital", "student"].includes(meaning.situation) && !past.clause.has(start);
  return meaning.type !== "skill" && meaning.type !== "lacks";
}

function readSafety(reading: Reading, match: Found): void {
  const { meaning } = match;
  if (meaning.type !== "safety") return;
  const { avoid, situation, lacks } = SAFETY[meaning.state];
  if (meaning.state === "allergies" && isNamed(reading)) return;
  for (const ingredient of avoid)
    if (avoid.length === 1 || meaning.state === "allergies" || !isHad(reading, ingredient, match))
      claim(reading, "avoid", ingredient, match);
  if (situation) claim(reading, "situation", situation, match);
  if (lacks) claim(reading, "lacks", lacks, match);
}

/** Whether it is told what the allergies are to. */
function isNamed({ matches, claims }: Reading): boolean {
  const avoided = new Set(claims.filter(({ kind }) => kind === "avoid").map(({ start }) => start));
  return matches.some(({ meaning, start }) => meaning.type === "food" && avoided.has(start));
}

/** "Vegetarian, but eats fish": what a state would forbid, and is told to be eaten. */
function isHad(
  { matches, eaten, who }: Reading,
  ingredient: string,
  { start: from, end: to }: Found,
): boolean {
  return matches.some(
    ({ meaning, start }) =>
      meaning.type === "food" &&
      meaning.ingredient === ingredient &&
      (start < from || start >= to) &&
      eaten.has(start) &&
      who[start]?.owner === who[from]?.owner,
  );
}
