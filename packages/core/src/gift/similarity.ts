/**
 * Whether two titles name the same gift: equal once lower-cased and stripped to letters and digits,
 * or sharing more than half of the smaller one's words of more than 3 characters
 * (specification, section 5).
 */
export function areSimilarTitles(one: string, other: string): boolean {
  const strip = (title: string) => title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  if (strip(one) === strip(other)) return true;
  const words = longWords(one);
  const otherWords = longWords(other);
  const smaller = Math.min(words.size, otherWords.size);
  if (smaller === 0) return false;
  const shared = [...words].filter((word) => otherWords.has(word)).length;
  return shared / smaller > 0.5;
}

function longWords(title: string): Set<string> {
  return new Set(
    title
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 3),
  );
}
