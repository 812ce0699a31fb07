import type { ChatTurn } from "./message.ts";
import { sentencesOf } from "./message.ts";

/** What the advisor asks for, in this order, one at a time. */
export const TOPICS = ["occasion", "interests", "budget"] as const;
export type Topic = (typeof TOPICS)[number];

/** The budget comes first: "How much would you like to spend?" asks for no likes. */
const ASKED: readonly (readonly [RegExp, Topic])[] = [
  [/budget|spend|price range|how much/i, "budget"],
  [/occasion|celebrat/i, "occasion"],
  [/\blikes?\b|enjoy|interest|hobb|\binto\b|passion/i, "interests"],
];

/** What an assistant's message asks for with its last question; null when for none of the topics. */
export function topicAsked(message: ChatTurn | undefined): Topic | null {
  if (message?.role !== "assistant") return null;
  const question = sentencesOf(message.content).findLast((sentence) => /\?["')]?$/.test(sentence));
  return ASKED.find(([pattern]) => question !== undefined && pattern.test(question))?.[1] ?? null;
}

/** "I don't know", "no idea", "skip that": the visitor has no answer. */
export function isDeclined(text: string): boolean {
  return /^(?:i )?(?:(?:really |honestly )?(?:don'?t|do not) (?:know|mind|care)|have no (?:idea|clue)|no (?:idea|clue|preference)|not sure|any(?:thing)?|whatever|skip(?: (?:it|that|this))?|none|no|it doesn'?t matter|dunno|idk|surprise me)\b[^?]{0,30}$/i.test(
    text.trim(),
  );
}
