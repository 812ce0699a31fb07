import { QUERY_LIMITS } from "../gift/query.ts";
import { sentencesOf, straight } from "./message.ts";

/** The words listed in the specification, section 5, and what else people give presents for. */
const OCCASION_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bb(?:irth)?-?days?\b/gi, "Birthday"],
  [/\banniversary\b/gi, "Anniversary"],
  [/\bchristmas\b|\bxmas\b/gi, "Christmas"],
  [/\bwedding(?!\s+anniversary)s?\b/gi, "Wedding"],
  [/\bgraduat(?:ion|es?|ing|ed)\b/gi, "Graduation"],
  [/(?<!\bon |\bbeach |\bsummer |\bski )\bholidays?\b/gi, "Holiday"],
  [/\bvalentine'?s?(?: day)?\b/gi, "Valentine's Day"],
  [/\bmother'?s'? day\b/gi, "Mother's Day"],
  [/\bfather'?s'? day\b/gi, "Father's Day"],
  [/\bhouse ?warming\b|\b(?:new|first) (?:home|house|flat|apartment)\b/gi, "Housewarming"],
  [/\bbaby shower\b|\bnewborn\b|\bchristening\b/gi, "Baby Shower"],
  [/\bengagement\b/gi, "Engagement"],
  [/\bretire(?:ment|s|d)?\b|\bretiring\b/gi, "Retirement"],
  [/\bfarewell\b|\bleaving party\b/gi, "Farewell"],
  [/\bthank[- ]you (?:gift|present)\b|\b(?:as a|to say) thank[- ]you\b/gi, "Thank You"],
  [/\bget[- ]well\b/gi, "Get Well"],
  [/\bhanukkah\b|\bchanukah\b/gi, "Hanukkah"],
  [/\bdiwali\b/gi, "Diwali"],
  [/\beaster\b/gi, "Easter"],
  [/\bjust because\b|\bno (?:special |particular |real )?occasion\b/gi, "Just Because"],
  [/\bfor (?:me|myself)\b|\btreat myself\b/gi, "Treat Yourself"],
];

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
  for (const [pattern, occasion] of OCCASION_WORDS) {
    for (const { index } of words.matchAll(pattern)) {
      if (index <= at || BESIDE.test(words.slice(0, index))) continue;
      at = index;
      found = occasion;
    }
  }
  return found ?? (isAnswer ? bareOccasion(words) : null);
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
