import { areSimilar, type ComparableTitle, comparableTitle } from "../gift/similarity.ts";

/**
 * Tells whether a title resembles any of many. Titles are found by their
 * words, so that the cost for each idea does not grow with their number.
 */
export function createResemblance(titles: readonly string[]): (title: ComparableTitle) => boolean {
  const bare = new Set<string>();
  const byWord = new Map<string, ComparableTitle[]>();
  for (const title of titles.map(comparableTitle)) {
    bare.add(title.bare);
    for (const word of title.words) byWord.set(word, [...(byWord.get(word) ?? []), title]);
  }
  if (bare.size === 0) return () => false;
  return (title) => {
    if (bare.has(title.bare)) return true;
    for (const word of title.words) {
      for (const other of byWord.get(word) ?? []) if (areSimilar(title, other)) return true;
    }
    return false;
  };
}
