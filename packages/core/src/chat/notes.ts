import { QUERY_LIMITS } from "../gift/query.ts";
import { interestsIn } from "../understand/interest.ts";
import { readPerson } from "../understand/read-person.ts";
import { stems } from "../understand/words.ts";
import { withoutAmounts } from "./budget.ts";
import { sentencesOf } from "./message.ts";
import { readRecipient } from "./recipient.ts";

const OF_SOMEBODY =
  /\b(?:she|he|they|her|his|their|him|them)\b|\b(?:she|he|they)'(?:s|re|d|ve)\b|\b(?:my|our)\s+\w+\s+(?:is|are|has|have|lives?|works?|needs?|wants?|just)\b/i;
const OF_THE_GIFT =
  /\b(?:not|no|nothing|without|avoid|except|something|allerg\w+|vegan|vegetarian|prefer\w*|needs?|wants?|already|small|light|big|personal\w*|fits?)\b/i;
/** "gardening and tea, and she's vegan" tells two things. */
const NEXT_CLAUSE = /,?\s+(?:and|but)\s+(?=(?:she|he|they)(?:'\w+)?\b)/i;
/** Talk about the conversation itself. */
const OF_US = /\b(?:you|your|you're|thanks?|thank|hello|hi|hey|bye|sorry|please help|ok(?:ay)?)\b/i;

/**
 * The sentences of a message that tell something of the recipient or of what the gift should be, in the
 * visitor's own words without amounts of money. Questions and small talk tell nothing.
 */
export function readNotes(text: string): string[] {
  return sentencesOf(text)
    .flatMap((sentence) => sentence.split(NEXT_CLAUSE))
    .map(withoutAmounts)
    .filter((sentence) => /\p{L}{3}/u.test(sentence) && isTelling(sentence));
}

function isTelling(sentence: string): boolean {
  if (isConstraint(sentence)) return true;
  if (/\?$/.test(sentence)) return false;
  if (OF_SOMEBODY.test(sentence) || readRecipient(sentence) !== null) return true;
  if (OF_US.test(sentence)) return false;
  return OF_THE_GIFT.test(sentence) || interestsIn(stems(sentence)).size > 0;
}

/** Whether a sentence rules something out, or tells an age. */
function isConstraint(sentence: string): boolean {
  const { avoid, age } = readPerson({ notes: sentence, occasion: "Other" });
  return avoid.size > 0 || age !== null;
}

/**
 * Sentences as the notes of a query, within its length: what rules something out comes first, so that no
 * long conversation pushes it out, and of the rest the latest is kept.
 */
export function joinNotes(sentences: readonly string[]): string {
  const unique = [...new Set(sentences)];
  const constraints = unique.filter(isConstraint).reverse();
  const others = unique.filter((sentence) => !isConstraint(sentence)).reverse();
  const kept: string[] = [];
  let length = 0;
  for (const sentence of [...constraints, ...others]) {
    const text = /[.!?;]$/.test(sentence) ? sentence : `${sentence}.`;
    if (length + text.length + 1 > QUERY_LIMITS.additionalNotes) continue;
    kept.push(text);
    length += text.length + 1;
  }
  return kept.join(" ");
}
