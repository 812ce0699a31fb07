/** A title made ready for many comparisons. */
export interface ComparableTitle {
  /** Lower case, letters and digits only. */
  readonly bare: string;
  /** Its words of more than 3 characters. */
  readonly words: ReadonlySet<string>;
  /** The same for titles with the same words of more than 3 characters, in any order. */
  readonly key: string;
}

/** Prepares a title for {@link areSimilar}. */
export function comparableTitle(title: string): ComparableTitle {
  const all: string[] = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const bare = all.join("");
  const words = new Set(all.filter((word) => word.length > 3));
  return { bare, words, key: [...words].sort().join(" ") || bare };
}

/**
 * Whether two titles name the same gift: equal once lower-cased and stripped to letters and digits,
 * or sharing more than half of the smaller one's words of more than 3 characters.
 */
export function areSimilar(one: ComparableTitle, other: ComparableTitle): boolean {
  if (one.bare === other.bare) return true;
  const [fewer, more] =
    one.words.size <= other.words.size ? [one.words, other.words] : [other.words, one.words];
  let shared = 0;
  for (const word of fewer) if (more.has(word)) shared++;
  return shared > fewer.size / 2;
}

/** {@link areSimilar} for two titles as they are written. */
export function areSimilarTitles(one: string, other: string): boolean {
  return areSimilar(comparableTitle(one), comparableTitle(other));
}
