/**
 * What a language calls things that a model may not speak of. Phrases are written folded (lower case, no accents,
 * "ss" for "ß") in a short form of regular expressions: a space is any gap between words, ` ... ` up to forty
 * characters of something else, `~` a gap or none, and `*` the rest of a word.
 */
export interface ClaimLexicon {
  /** That something is given to a good cause. */
  readonly charity: readonly string[];
  /** That money comes back. */
  readonly refund: readonly string[];
  /** How, and to whom, to pay. */
  readonly payment: readonly string[];
  /** How to reach somebody. */
  readonly contact: readonly string[];
  /** What only sounds like one of those: it isn't looked at. */
  readonly harmless: readonly string[];
  /** The digits from zero to nine, as they are read out one by one. */
  readonly digits: readonly string[];
}

/** Folded text has no other letters in the words of our languages, and these are read in a tenth of the time. */
const IN_WORD = "[a-z\\d]";
const GAP = "[^a-z\\d]{1,3}";
const LONG_GAP = `[^a-z\\d].{0,40}?(?<!${IN_WORD})`;

/** One expression for whole words and phrases of that form, in folded text. */
export function phrasePattern(phrases: readonly string[], flags = ""): RegExp {
  const sources = phrases.map((phrase) =>
    phrase
      .replaceAll(" ... ", LONG_GAP)
      .replaceAll("~", "[^a-z\\d]{0,3}")
      .replaceAll(" ", GAP)
      .replace(/(?<=[a-z(])\*|\*(?=[a-z])/g, "[a-z]*"),
  );
  return new RegExp(`(?<!${IN_WORD})(?:${sources.join("|")})(?!${IN_WORD})`, flags);
}
