import type { Refinement } from "../gift/request.ts";
import { REFINEMENT_LIMITS } from "../gift/request.ts";
import { comparableTitle } from "../gift/similarity.ts";
import { type ChatTurn, sentencesOf } from "./message.ts";

const MORE_LIKE =
  /\bmore (?:\w+ )?like\b|\bsimilar to\b|\blike the\b|\b(?:i|we) (?:really )?(?:like|love)\b/i;
const ALREADY = /\balready\b|\b(?:has|have|owns?|got|had)\b(?! to\b)/i;
const NOT =
  /\bnot?\b|n't\b|\bnothing\b|\bwithout\b|\bhates?\b|\bdislikes?\b|\bleave out\b|\bdrop\b|\bremove\b/i;

/**
 * What the visitor said of ideas that were shown, each sentence by the titles it names: "more like the
 * bread oven", "she already has the kettle", "not the puzzle". All that was shown counts as seen.
 * @param shown titles of all ideas shown so far
 */
export function readRefinement(messages: readonly ChatTurn[], shown: readonly string[]): Refinement {
  const moreLike = new Set<string>();
  const notThis = new Set<string>();
  const alreadyHas = new Set<string>();
  for (const { role, content } of messages) {
    for (const sentence of role === "user" ? sentencesOf(content) : []) {
      const named = shown.filter((title) => names(sentence, title));
      if (named.length === 0) continue;
      const isRefused = NOT.test(sentence);
      const list = MORE_LIKE.test(sentence) && !isRefused ? moreLike : null;
      const target = list ?? (ALREADY.test(sentence) ? alreadyHas : isRefused ? notThis : null);
      for (const title of named) target?.add(title);
    }
  }
  const latest = (titles: Iterable<string>) =>
    [...titles].slice(-REFINEMENT_LIMITS.titles).map((title) => title.slice(0, REFINEMENT_LIMITS.title));
  return {
    moreLike: latest(moreLike),
    notThis: latest(notThis),
    alreadyHas: latest(alreadyHas),
    seen: latest(shown),
  };
}

/** Whether a sentence names an idea: by at least half of its title's longer words, and two where it has two. */
function names(sentence: string, title: string): boolean {
  const { words } = comparableTitle(title);
  const said = comparableTitle(sentence).words;
  const shared = [...words].filter((word) => said.has(word)).length;
  return shared >= Math.min(2, words.size) && shared >= words.size / 2 && shared > 0;
}
