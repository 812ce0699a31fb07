import { QUERY_LIMITS } from "../gift/query.ts";
import { interestsIn } from "../understand/interest.ts";
import { stems } from "../understand/words.ts";
import { sentencesOf, straight } from "./message.ts";
import { readOccasion, withoutOccasion } from "./occasion.ts";

/** What a text says somebody likes, and what not, in its own words. */
export interface StatedInterests {
  readonly likes: readonly string[];
  readonly dislikes: readonly string[];
}

const LIKING =
  /\b(?:likes?|liked|loves?|loved|enjoys?|adores?|collects?|plays?|(?:interested|interest) in|(?:fan|fond) of|keen on|(?:passionate|crazy|mad) about|obsessed with)\b|(?:\b(?:his|her|their|my|our)\s+(?:(?:main|other|favou?rite|only|many)\s+)*)?\b(?:hobb(?:y|ies)|interests)\b(?:\s+(?:are|is|includes?|including))?\s*:?|(?:\b(?:is|are|am|be|really|very|also|big|totally|gets?|got)|'s|'re|'m)\s+(?:(?:very|really|so|not|totally|quite|super|big)\s+)?into\b/gi;

const DISLIKING = /\b(?:hates?|dislikes?|can'?t stand|cannot stand|loathes?|detests?)\b/gi;

/** A "no" just before the verb turns it round. */
const NEGATED =
  /(?:\bnot|n't|\bnever|\bno longer|\bno|\bhardly)(?:\s+(?:really|much|a|very|so|that|at all|all))*\s*$/i;
/** What stands before a "like" that says nothing of tastes. */
const NO_TASTE =
  /(?:\b(?:would|i'll|you'll|something|anything|things?|stuff|more|others?|one|ideas?|looks?|feels?|sounds?|what|is it|it's|just|much)|'d)(?:\s+(?:really|also|a lot))?\s*$/i;
/** As many verbs of taste of a sentence are read, and as much of what stands around each, in characters. */
const MAX_VERBS = 20;
const MAX_BEFORE = 60;
const MAX_AFTER = 400;
/** "I like the first one", "I love it" judge an idea. */
const JUDGED =
  /^\s*(?:it|that|this|these|those|them|your|the (?:first|second|third|last|idea)|(?:the )?ones?)\b/i;

const PHRASE_END =
  /[.;!?\n()$"]|\s[-–—]\s|\b(?:but|who|which|because|since|so|although|though|when|while|where|budget|under|below|between|around|about|less than|up to|at most|max|with a budget|turning|turns|aged|lives?|she|he|they|i|i'm|we|my|our|it's|is|are|has|have)\b|\bfor (?=(?:her|his|their|my|our|a|an|the|about|around|under)\b)|\b(?:and|,) (?=(?:does|doesn'?t|isn'?t|wants?|needs?|hates?|dislikes?|loves?|likes?|enjoys?|collects?|plays?|can'?t)\b)/i;

const SEPARATOR = /\s*(?:,|&|\/|\+|\bas well as\b|\bplus\b|\band\b|\bor\b)\s*/i;
const LEAD_IN =
  /^(?:also|really|very|all|kinds? of|sorts? of|lots of|a lot of|anything|everything|with|in|on|of|the|a|an|his|her|their|doing|going|some|any|mainly|mostly|especially|maybe|perhaps|probably|i think|well|um|uh|um+)\s+/i;
const TAIL =
  /\s+(?:a lot|very much|so much|too|as well|etc|stuff|things?|most of all|these days|lately|a bit|the most|and|or|also|please|thanks?)$/i;
const NO_INTEREST =
  /^(?:it|them|this|that|him|her|me|you|ideas?|gifts?|presents?|none|nothing|ones?|those|these|something|anything|everything|surprises?|yes|yeah|no|ok(?:ay)?|sure|etc|things?|stuff|the|and|all|really|also|very|truly|always|absolutely|big|huge)$/i;

/**
 * Likes and dislikes in a text: the words after likes, enjoys, hobbies and their like, split at commas and "and",
 * each longer than 2 characters. What the visitor says of an idea ("I like the first one") is none of it, and
 * neither is the occasion.
 */
export function readInterests(text: string): StatedInterests {
  const likes: string[] = [];
  const dislikes: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const likings = [...sentence.matchAll(LIKING)].slice(0, MAX_VERBS);
    const dislikings = [...sentence.matchAll(DISLIKING)].slice(0, MAX_VERBS);
    const after = (match: RegExpExecArray) => textAfter(match, sentence, [...likings, ...dislikings]);
    for (const match of likings) {
      const before = sentence.slice(Math.max(0, match.index - MAX_BEFORE), match.index);
      const said = after(match);
      const isNegated = NEGATED.test(before) || /\bnot\s+into$/i.test(match[0]);
      if (!isNegated && (NO_TASTE.test(before) || JUDGED.test(said))) continue;
      for (const item of itemsOf(said)) {
        const isRefused = /^(?:not|no)\s+/i.test(item);
        const words = item.replace(/^(?:not|no)\s+/i, "");
        (isNegated || isRefused ? dislikes : likes).push(words);
      }
    }
    for (const match of dislikings) dislikes.push(...itemsOf(after(match)));
  }
  const unwanted = new Set(dislikes.map((item) => item.toLowerCase()));
  return { likes: likes.filter((item) => !unwanted.has(item.toLowerCase())), dislikes };
}

/** What follows words of taste, up to the next ones: "his hobbies" is nothing that one enjoys. */
function textAfter(match: RegExpExecArray, sentence: string, all: readonly RegExpExecArray[]): string {
  const start = match.index + match[0].length;
  const isVerb = !/(?:hobb|interests)/i.test(match[0]);
  const ends = all.flatMap(({ index }) => {
    if (index < start) return [];
    // What stands just behind a verb is what is liked: "likes plays", "loves love songs".
    return isVerb && sentence.slice(start, index).trim() === "" ? [] : index;
  });
  return sentence.slice(start, Math.min(...ends, start + MAX_AFTER));
}

/** The interests in the answer to the question for them, which needs no verb: "gardening, tea". */
export function readBareInterests(text: string): string[] {
  const [first = ""] = sentencesOf(text);
  if (/\?$/.test(first)) return [];
  const said = first.replace(/^(?:(?:she|he|they|it|i)(?:'s|'re|'m)?\s+|is\s+|are\s+|am\s+|likes?\s+)+/i, "");
  const items = itemsOf(said);
  const known = [...interestsIn(stems(text))];
  const isList = items.length > 0 && items.every((item) => item.split(/\s+/).length <= 4);
  // A list whose words we don't know stands for itself; of a whole sentence, and beside an occasion, what we know counts.
  const isMeant =
    interestsIn(stems(items.join(" "))).size > 0 || (known.length === 0 && readOccasion(text) === null);
  return isList && isMeant ? items : known;
}

/** The items at the head of a text, up to where the phrase ends. */
function itemsOf(text: string): string[] {
  const end = PHRASE_END.exec(text)?.index ?? text.length;
  return straight(text.slice(0, end))
    .split(SEPARATOR)
    .map(clean)
    .filter((item) => item.length > 2 && item.length <= QUERY_LIMITS.interest && !NO_INTEREST.test(item));
}

function clean(item: string): string {
  let text = item.trim().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, "");
  for (let last = ""; last !== text; ) {
    last = text;
    text = withoutOccasion(text.replace(LEAD_IN, "").replace(TAIL, ""));
  }
  return text;
}
