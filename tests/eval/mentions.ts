/**
 * Whether a text has a word or phrase, whatever the case and accents; a plural counts as the word.
 * @param pattern "knit*" stands for every word that begins so
 */
export function mentions(text: string, pattern: string): boolean {
  return expression(pattern).test(fold(text));
}

const expressions = new Map<string, RegExp>();

function expression(pattern: string): RegExp {
  let known = expressions.get(pattern);
  if (!known) {
    const word = fold(pattern.replace(/\*$/, ""));
    known = new RegExp(
      `(?<![\\p{L}\\p{N}])${word}${pattern.endsWith("*") ? "" : "(?:e?s)?(?![\\p{L}\\p{N}])"}`,
      "u",
    );
    expressions.set(pattern, known);
  }
  return known;
}

const folded = new Map<string, string>();

/** Kept, because each text is looked through for many words. */
function fold(text: string): string {
  let known = folded.get(text);
  if (known === undefined) {
    known = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    folded.set(text, known);
  }
  return known;
}
