import { interestsMentioned } from "../interest.ts";
import { isBreak } from "../tokens.ts";
import { stems } from "../words.ts";
import { claim, foreignInterestsOf, isEnglish, type Reading, signOf, textOf } from "./reading.ts";

/** Little words and names that a mention may stand beside. */
const PASSED_OVER: ReadonlySet<string> = new Set(["pronoun", "giver", "food", "need", "skill"]);

/** Reads interests that are only mentioned: "vinyl", "knitting". */
export function readMentions(reading: Reading): void {
  const { tokens, matches, governed, who, past, givenUp } = reading;
  const used = new Set<number>();
  for (const match of matches) {
    const { type } = match.meaning;
    if (PASSED_OVER.has(type)) continue;
    if (type === "sign" && !["nothing", "not", "no", "past"].includes(signOf(match) ?? "")) continue;
    for (const place of match.at) used.add(place);
  }
  let start = 0;
  for (let place = 0; place <= tokens.length; place++) {
    const isEnd = isBreak(tokens[place]) || governed.has(place) || used.has(place);
    const isOther = !isEnd && place > start && who[place] !== who[start];
    if (!isEnd && !isOther) continue;
    if (place > start && who[start]?.owner === "recipient") {
      const span = { start, end: place };
      const parts = stems(textOf(reading, span));
      const found = isEnglish(reading, start)
        ? interestsMentioned(parts)
        : new Set([...interestsMentioned(parts), ...foreignInterestsOf(reading, span)]);
      for (const interest of found) {
        if (past.sentence.has(start)) givenUp.add(interest);
        else claim(reading, "interest", interest, span, { certainty: "guessed" });
      }
    }
    start = isOther ? place : place + 1;
  }
}
