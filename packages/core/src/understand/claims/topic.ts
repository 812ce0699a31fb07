import { WORDS } from "../phrasebook.ts";
import { isGoverning, isPronoun, isTrailing, itemsIn } from "./reach.ts";
import {
  clauseBefore,
  type Found,
  interestsOf,
  is,
  isEnglish,
  type Reading,
  type Span,
  signOf,
  startingAt,
  within,
} from "./reading.ts";

/** Longer runs of words name no single thing. */
const LONGEST_THING = 8;
/** Longer clauses than this don't only name something. */
export const LONGEST_TOPIC = 4;

/**
 * What a sign with nothing named behind it says something of: a thing named before it in its clause
 * ("Golf he hates", "Il caffè non lo beve"), or a clause before it that only names something ("Golf? Hates it.").
 * @param reason where what governs the sign begins, as the "not" before it
 */
export function topicsOf(reading: Reading, match: Found, reason: number): readonly Span[] {
  const verb = Math.min(reason, match.start);
  const clause = clauseBefore(reading, verb);
  const own = ownTopicOf(reading, { start: clause, end: verb }, match);
  return own ? [own] : topicBefore(reading, clause, true);
}

/** The thing named last before the sign in its clause. */
function ownTopicOf(reading: Reading, { start, end }: Span, match: Found): Span | null {
  let from = start;
  const parts: (Span & { readonly isAside: boolean })[] = [];
  for (let place = start; place <= end; place++) {
    const isSign = startingAt(reading, place).some(
      (other) => other.end <= end && (isGoverning(signOf(other)) || signOf(other) === "turn"),
    );
    const isCut =
      place < end && (isSign || (is(reading, WORDS.cut, place) && !is(reading, WORDS.filler, place)));
    if (place < end && !isCut) continue;
    // "On her wall" says where, and not what.
    parts.push({
      start: from,
      end: place,
      isAside: from > start && is(reading, WORDS.prepositions, from - 1),
    });
    from = place + 1;
  }
  const things = (some: readonly Span[]) =>
    some
      .flatMap((part) => itemsIn(reading, part))
      .filter((item) => !isSaidOtherwise(reading, item, match) && within(reading, item, "kin").length === 0);
  const named = things(parts).findLast((item) => isNamed(reading, item));
  if (named) return named;
  const items = things(parts.filter(({ isAside }) => !isAside));
  if (signOf(match) === "own" && match.end - match.start === 1) return items.at(-1) ?? null;
  // "An air fryer she already has"
  if (isEnglish(reading, start))
    return (
      items.findLast(
        (item) => item.end === end - 1 && item.end - item.start <= 3 && is(reading, WORDS.pronoun, end - 1),
      ) ?? null
    );
  return hasPronoun(reading, end, match)
    ? (items.findLast((item) => item.end - item.start <= 3) ?? null)
    : null;
}

/** "Een verrekijker heeft *hij* al", "la moto *ce l'*ha": the thing stands before the verb. */
function hasPronoun(reading: Reading, verb: number, { start, end, at }: Found): boolean {
  if (isPronoun(reading, verb - 1)) return true;
  for (let place = start; place <= end; place++)
    if (!at.includes(place) && isPronoun(reading, place)) return true;
  return false;
}

/** What is wanted anew: what the words before speak of first, as in "his watch is broken, he wants a new one". */
export function thingBefore(reading: Reading, match: Found): Span | null {
  const { tokens } = reading;
  const own = clauseBefore(reading, match.start);
  for (const end of [match.start, own - 1]) {
    const start = clauseBefore(reading, Math.max(0, end));
    let stop = start;
    while (stop < end && !(is(reading, WORDS.cut, stop) && stop > start + 1)) stop++;
    const [item] = itemsIn(reading, { start, end: stop }).filter(
      (one) =>
        one.end - one.start <= LONGEST_THING &&
        !startingAt(reading, one.start).some(({ meaning }) => meaning.type === "sign"),
    );
    if (item && tokens[end - 1]?.kind !== "hard") return item;
  }
  return null;
}

/** Whether another sign speaks of it already. */
function isSaidOtherwise(reading: Reading, { start, end }: Span, match: Found): boolean {
  for (let place = start; place < end; place++) {
    const isSaid = startingAt(reading, place).some((other) => {
      const sign = signOf(other);
      return other.start !== match.start && (isGoverning(sign) || isTrailing(sign) || sign === "turn");
    });
    if (isSaid || (reading.governed.has(place) && !isPronoun(reading, match.end))) return true;
  }
  return false;
}

/** The things of the clause before, where it only names them. */
export function topicBefore(reading: Reading, clause: number, isLoose = false): readonly Span[] {
  const { tokens, source } = reading;
  const mark = source[tokens[clause - 1]?.start ?? -1] ?? "";
  if (clause === 0 || !/[?:,.–—-]/.test(mark)) return [];
  const start = clauseBefore(reading, clause - 1);
  if (clause - 1 - start > LONGEST_TOPIC) return [];
  for (let place = start; place < clause - 1; place++)
    if (startingAt(reading, place).some(({ meaning }) => ["sign", "pronoun", "kin"].includes(meaning.type)))
      return [];
  const items = itemsIn(reading, { start, end: clause - 1 });
  // "Les couteaux, elle les a déjà"
  const isDislocated =
    isLoose &&
    mark === "," &&
    !isEnglish(reading, start) &&
    is(reading, WORDS.filler, start) &&
    isPronoun(reading, clause);
  return mark === "?" || isDislocated ? items : items.filter((item) => isNamed(reading, item));
}

function isNamed(reading: Reading, item: Span): boolean {
  return interestsOf(reading, item, true).length > 0 || within(reading, item, "food").length > 0;
}
