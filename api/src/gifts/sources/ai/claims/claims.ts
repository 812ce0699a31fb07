import { plainText } from "@gifthearth/core";
import { DUTCH } from "./dutch.ts";
import { ENGLISH } from "./english.ts";
import { FRENCH } from "./french.ts";
import { GERMAN } from "./german.ts";
import { ITALIAN } from "./italian.ts";
import { phrasePattern } from "./lexicon.ts";
import { holdsContact } from "./shapes.ts";
import { SPANISH } from "./spanish.ts";

/** A model answers in any language, whatever it was asked in: each text is looked at in all of them. */
const LANGUAGES = [ENGLISH, DUTCH, FRENCH, SPANISH, GERMAN, ITALIAN];
/** So many digits read out in a row are a number to call. */
const DIGITS_IN_A_ROW = 6;

const CLAIMS = phrasePattern(
  LANGUAGES.flatMap(({ charity, refund, payment, contact }) => [
    ...charity,
    ...refund,
    ...payment,
    ...contact,
  ]),
);
const HARMLESS = phrasePattern(
  LANGUAGES.flatMap(({ harmless }) => harmless),
  "g",
);
const DIGIT = `(?:${LANGUAGES.flatMap(({ digits }) => digits).join("|")}|\\d)`;
const READ_OUT = phrasePattern([`(${DIGIT} ){${DIGITS_IN_A_ROW - 1},}${DIGIT}`]);

/** Behind what ends a sentence and before what begins one. */
const BETWEEN_SENTENCES = /(?<=[.!?…]["')\]»”]{0,2})(?=\s+[\p{Lu}\p{N}¿¡"'(«„“+@#*])|(?<=[。！？])|(?=\n)/u;
/** A point behind these ends nothing. */
const ABBREVIATION =
  /(?:^|[\s(.])(?:\p{L}|st|mr|mrs|ms|dr|tel|no|nr|vs|ca|approx|incl|max|min|ave|str|rd|blvd)\.$/iu;

/**
 * Whether a text speaks of charity, money back, payment, or a way to reach somebody, in any of our six languages.
 * What we give is ours to state, and no model has a shop, an account or a telephone.
 */
export function isClaim(text: string): boolean {
  const folded = fold(text);
  return holdsContact(text, folded) || READ_OUT.test(folded) || CLAIMS.test(folded.replace(HARMLESS, " "));
}

/** A text cut into its sentences, each with the space in front of it: together they are the text. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let before = "";
  for (const piece of text.split(BETWEEN_SENTENCES)) {
    before += piece;
    if (ABBREVIATION.test(before)) continue;
    if (before) sentences.push(before);
    before = "";
  }
  if (before) sentences.push(before);
  return sentences;
}

/** A text without the sentences that are claims; empty when none is left, or together they still are one. */
export function withoutClaims(text: string): string {
  const kept = sentencesOf(text).filter((sentence) => !isClaim(sentence));
  const left = kept.join("").trim();
  return isClaim(left) ? "" : left;
}

/**
 * A gift as a model wrote it, without the sentences of its texts that are claims; null when its name is one, or
 * nothing is left of its description.
 */
export function giftWithoutClaims(raw: object): object | null {
  const gift: Record<string, unknown> = { ...raw };
  for (const [key, value] of Object.entries(raw)) {
    if (typeof value !== "string") continue;
    const text = plainText(value);
    if (key === "title" || key === "name") {
      if (isClaim(text)) return null;
    } else if (key === "description" || key === "why") {
      const left = withoutClaims(text);
      if (key === "description" && text && !left) return null;
      if (left !== text) gift[key] = left || null;
    } else if ((key === "category" || key === "searchText" || key === "search_text") && isClaim(text)) {
      gift[key] = null;
    }
  }
  return gift;
}

/** A word spelled in single letters, also without the first, which may be an "a" in front of it. */
function together(letters: string): string {
  const word = letters.replace(/[ .-]/g, "");
  return `${word} ${word.slice(1)}`;
}

/** Lower case without accents or marks, letters put together that stand apart ("d o n a t e"). */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}*_`]/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replace(/[’‘]/g, "'")
    .replace(/[‐‑‒–—−]/g, "-")
    .replace(/(?<!\p{L})(?:\p{L}[ .-]){3,}\p{L}(?!\p{L})/gu, together);
}
