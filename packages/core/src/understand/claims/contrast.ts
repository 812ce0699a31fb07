import { isBreak } from "../tokens.ts";
import { type Claim, clauseBefore, type Found, type Reading, type Span, signOf } from "./reading.ts";

/** What is said of likings and things can be said of another too, or be taken back. */
const TURNS: ReadonlySet<string> = new Set(["interest", "owns", "wants"]);

/** Turns round what is taken back ("not that she dislikes it") and what isn't so of another ("elle non"). */
export function readContrasts(reading: Reading): void {
  for (const match of reading.signs) {
    if (signOf(match) === "denial" || (signOf(match) === "asks" && isAsked(reading, match)))
      takeBack(reading, match);
    if (signOf(match) === "unlike") sayOpposite(reading, match);
  }
}

/** Whether a match's sentence is a question. */
function isAsked({ source, tokens }: Reading, { end }: Found): boolean {
  const close = tokens.findIndex((token, place) => place >= end && token.kind === "hard");
  return source[tokens[close]?.start ?? -1] === "?";
}

/** Turns round what the clause says that a denial opens, or the sentence that it closes. */
function takeBack({ tokens, claims, signs }: Reading, { start, end }: Found): void {
  // "Not that he minds it" says all by itself.
  const isItself = (other: Found) => ["like", "dislike"].includes(signOf(other) ?? "");
  if (signs.some((other) => isItself(other) && other.start >= start && other.start < end && other.end > end))
    return;
  const isLast = isBreak(tokens[end]);
  let scope: Span;
  if (isLast) {
    let from = start;
    while (from > 0 && tokens[from - 1]?.kind !== "hard") from--;
    scope = { start: from, end: start };
  } else {
    let to = end;
    while (!isBreak(tokens[to])) to++;
    scope = { start: end, end: to };
  }
  for (const [place, claim] of claims.entries())
    if (claim.kind === "interest" && claim.start >= scope.start && claim.start < scope.end)
      claims[place] = turned(claim);
}

/** Says of who is named here the opposite of what was said last of another. */
function sayOpposite(reading: Reading, match: Found): void {
  const { tokens, claims, who } = reading;
  const subject = who[match.start];
  if (!subject || !isBreak(tokens[match.end])) return;
  const before = claims.filter(({ kind, start }) => TURNS.has(kind) && start < match.start);
  const last = Math.max(-1, ...before.map(({ start }) => start));
  if (last < 0) return;
  const from = clauseBefore(reading, last);
  for (const claim of before)
    if (claim.start >= from && claim.who.owner !== subject.owner)
      claims.push({ ...turned(claim), who: subject });
}

function turned(claim: Claim): Claim {
  return { ...claim, polarity: claim.polarity === "is" ? "not" : "is" };
}
