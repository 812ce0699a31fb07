import type { GiftRequest } from "../gift/request.ts";
import { understandInterest } from "../understand/interest.ts";
import { type Fact, factKey, KEYS_APART } from "../understand/person.ts";
import type { IdeaIndex } from "./idea-index.ts";
import { isAboutIt } from "./score.ts";
import { personOf } from "./wish.ts";

/** A fact as it is told back to the visitor, who may take it away. */
export interface UnderstoodFact {
  /** Names it in a request's `dismissed`. */
  readonly key: string;
  readonly kind: Fact["kind"];
  /** The visitor's own words that it was read from. */
  readonly words: string;
}

/** What was made of a visitor's words. */
export interface Understanding {
  readonly understood: readonly UnderstoodFact[];
  /** The interests, in the visitor's words, for which the catalogue has nothing made. */
  readonly notUnderstood: readonly string[];
}

/** As many facts as are told back. */
const MOST_TOLD = 12;

/** What a request says of the person, and what of its interests the catalogue has nothing for. */
export function understandingOf(request: GiftRequest, index: IdeaIndex): Understanding {
  const { facts } = personOf({ ...request, profile: undefined });
  // One phrase may tell several facts, as a diet does: it is told back once, and taken away with all of them.
  const phrases = new Map<string, UnderstoodFact>();
  const seen = new Set<string>();
  for (const fact of facts) {
    const { kind, owner, words, certainty } = fact;
    // What another is or has changes nothing, but for what must not be in the house.
    if (owner !== "recipient" && kind !== "avoid") continue;
    if (certainty === "guessed" && kind !== "avoid") continue;
    const key = factKey(fact);
    if (words === "" || seen.has(key)) continue;
    seen.add(key);
    const former = phrases.get(words);
    phrases.set(words, former ? { ...former, key: former.key + KEYS_APART + key } : { key, kind, words });
  }
  return {
    understood: [...phrases.values()].slice(0, MOST_TOLD),
    notUnderstood: request.interests.filter((words) => !hasIdeas(words, index)),
  };
}

/** Whether an idea of the catalogue is about the very thing. */
function hasIdeas(words: string, index: IdeaIndex): boolean {
  const interest = understandInterest(words, index.words);
  if (interest.meanings.length > 0 && !interest.isNarrow) return true;
  return interest.telling.some((word) =>
    [...(index.byKeyword.get(word) ?? []), ...(index.byMention.get(word) ?? [])].some((place) => {
      const indexed = index.ideas[place];
      return indexed !== undefined && isAboutIt(indexed, interest);
    }),
  );
}
