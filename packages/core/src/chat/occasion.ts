import { OCCASION_WORDS } from "../gift/occasions.ts";
import { QUERY_LIMITS } from "../gift/query.ts";
import { sentencesOf, straight } from "./message.ts";

/** What somebody may name in a sentence of a conversation. */
const NAMED = OCCASION_WORDS.filter(({ onlyAsked = false }) => !onlyAsked);

/** The day is named, but the gift isn't for it. */
const BESIDE =
  /\b(?:not|isn'?t|before|after|near|close to|until)(?: (?:for|a|an|her|his|their|the|my))*\s*$/i;

/**
 * The occasion that a text names, the last one where it names several; null when it names none.
 * @param isAnswer the text answers the question for the occasion, so that any short text is one
 */
export function readOccasion(text: string, isAnswer = false): string | null {
  const words = straight(text);
  let found: string | null = null;
  let at = -1;
  for (const { words: pattern, option, name = option } of NAMED) {
    for (const { index } of words.matchAll(pattern)) {
      if (index <= at || BESIDE.test(words.slice(0, index))) continue;
      at = index;
      found = name;
    }
  }
  return found ?? (isAnswer ? bareOccasion(words) : null);
}

/** What may stand before an occasion without being anything else. */
const LEADING =
  /(?:\b(?:for|at|on|by|before|after|around|and|an?|the|his|her|their|my|our|your|this|next|upcoming|big|\d+(?:st|nd|rd|th))\s+)*$/i;
/** What stands behind an occasion that is meant itself: behind "Christmas" in "Christmas music" stands none of it. */
const TRAILING =
  /^\s*(?:$|[^\p{L}\s]|(?:gifts?|presents?|part(?:y|ies)|celebrations?|day|is|coming|soon|next|this|tomorrow|today|on|in|at|by|for|from|with)\b)/iu;

/** "tea for her birthday" without the occasion: "tea". What an occasion is only a part of, such as "Christmas music", stays. */
export function withoutOccasion(phrase: string): string {
  let rest = phrase;
  for (const { words } of NAMED) {
    for (const { 0: occasion, index } of rest.matchAll(words)) {
      if (!TRAILING.test(rest.slice(index + occasion.length))) continue;
      rest = rest.slice(0, index).replace(LEADING, "").trim();
      break;
    }
  }
  return rest;
}

/** "a promotion", "her first marathon": up to six words of the visitor's own. */
function bareOccasion(text: string): string | null {
  const [first = ""] = sentencesOf(text);
  const own = first
    .replace(/^(?:it'?s|it is|this is|that'?s)\s+/i, "")
    .replace(/^(?:for|because of)\s+/i, "")
    .replace(/^(?:an?|the)\s+/i, "")
    .replace(/[.!,;]+$/, "");
  const isOccasion = own.length > 2 && own.length <= QUERY_LIMITS.occasion && own.split(/\s+/).length <= 6;
  return isOccasion && !/[?$]/.test(first) ? own : null;
}
