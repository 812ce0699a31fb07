import { COMMON_WORDS } from "../understand/common-words.ts";
import type { UnderstoodInterest } from "../understand/interest.ts";
import type { IndexedIdea } from "./idea-index.ts";

/** How well an idea answers words that it has, or that are only told of it. */
export const BY_WORDS = { keywords: 0.8, mentions: 0.35 } as const;
/** An idea is about a narrow interest itself from this share of its words on. */
export const OWN_SHARE = 0.6;
/** A word of the description counts this much of one of the title. */
const MENTION = 0.6;

/** Whether a phrase of what an idea is about stands in an interest's words, and is most of them: sauces are no hot sauce. */
export function isAboutAll({ about }: IndexedIdea, { spoken, stems }: UnderstoodInterest): boolean {
  return about.some(
    (phrase) =>
      phrase.length > 0 &&
      phrase.length >= OWN_SHARE * stems.length &&
      phrase.every((word) => spoken.includes(word)),
  );
}

/** How well an idea answers an interest that stands for none of the catalogue's. */
export function strengthOfWords({ keywords, mentions }: IndexedIdea, words: readonly string[]): number {
  if (words.length === 0) return 0;
  const share = words.filter((word) => keywords.has(word)).length / words.length;
  const isOfThem = words.every((word) => keywords.has(word) || mentions.has(word));
  // English names the thing last: "colored pencils" are pencils, "classic rock" is nothing classic.
  if (share >= 0.5 && (isOfThem || keywords.has(words.at(-1) ?? ""))) return BY_WORDS.keywords * share;
  return isOfThem ? BY_WORDS.mentions : 0;
}

/**
 * The share of the words that the idea has, 0 to 1; less for those that its description alone has. The commonest words
 * tell nothing alone: "hot sauce" is no more hot than a hot stone is.
 */
export function ownShare(
  { keywords, mentions }: Pick<IndexedIdea, "keywords" | "mentions">,
  words: readonly string[],
): number {
  let share = 0;
  let isTold = words.every((word) => COMMON_WORDS.has(word));
  for (const word of words) {
    const found = keywords.has(word) ? 1 : mentions.has(word) ? MENTION : 0;
    share += found;
    if (found > 0 && !COMMON_WORDS.has(word)) isTold = true;
  }
  return isTold ? share / Math.max(1, words.length) : 0;
}

/** Whether an idea is about an interest itself, and not only about a wider one. */
export function isAboutIt(indexed: IndexedIdea, interest: UnderstoodInterest): boolean {
  if (isAboutAll(indexed, interest)) return true;
  return interest.meanings.length === 0
    ? strengthOfWords(indexed, interest.stems) > BY_WORDS.mentions
    : ownShare(indexed, interest.telling) >= OWN_SHARE;
}
