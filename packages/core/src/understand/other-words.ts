import { EN_EVERYDAY } from "./lexicons/everyday/en.ts";
import { once } from "./once.ts";
import { rootOf, rootsOf } from "./roots.ts";

/** Words of so many roots are looked for at most. */
const LONGEST = 3;

/** By the roots of other words for it, joined by spaces: "labrador" means "dog", too, and "worn out" means "tired". */
const meanings = once((): ReadonlyMap<string, readonly string[]> => {
  const known = new Map<string, string[]>();
  for (const [word, others] of Object.entries(EN_EVERYDAY)) {
    const root = rootOf(word);
    for (const other of others.split(", ")) {
      const { roots, denies } = rootsOf(other);
      if (denies || roots.length === 0 || roots.length > LONGEST || roots.includes(root)) continue;
      const key = roots.join(" ");
      const all = known.get(key);
      if (all) all.push(root);
      else known.set(key, [root]);
    }
  }
  return known;
});

/**
 * What words of an English text mean beside themselves: the wider words, and the plainer ones.
 * @param roots of the text's telling words, in order
 * @returns by the place in that order where the words begin, the roots of what they mean
 */
export function otherWordsIn(roots: readonly string[]): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, readonly string[]>();
  const known = meanings();
  for (let start = 0; start < roots.length; start++) {
    const here: string[] = [];
    for (let length = 1; length <= LONGEST && start + length <= roots.length; length++)
      here.push(...(known.get(roots.slice(start, start + length).join(" ")) ?? []));
    if (here.length > 0) found.set(start, here);
  }
  return found;
}
