import type { GiftRequest } from "../gift/request.ts";
import { type Fact, factKey, KEYS_APART } from "../understand/person.ts";
import { isAboutIt } from "./about.ts";
import { toCandidate } from "./candidates.ts";
import type { IdeaIndex } from "./idea-index.ts";
import { understandWish, type Wish, type WishedInterest } from "./wish.ts";

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
  /** The interests, in the visitor's words, for which nothing is made that they may have. */
  readonly notUnderstood: readonly string[];
}

/** As many facts as are told back. */
const MOST_TOLD = 12;

/** What a request says of the person, and what of its interests the catalogue has nothing for. */
export function understandingOf(request: GiftRequest, index: IdeaIndex): Understanding {
  const wish = understandWish({ ...request, profile: undefined }, index);
  const { facts } = wish.person;
  // One phrase may tell several facts, as a diet does, and may stand in a longer one, as "balcony" in "only a balcony":
  // it is told back once, and taken away with all of them.
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
    const former = [...phrases.values()].find(
      (phrase) => standsIn(words, phrase.words) || standsIn(phrase.words, words),
    );
    if (former) phrases.delete(former.words);
    const longer = former && former.words.length > words.length ? former : { kind, words };
    phrases.set(longer.words, { ...longer, key: former ? former.key + KEYS_APART + key : key });
  }
  return {
    understood: [...phrases.values()].slice(0, MOST_TOLD),
    notUnderstood: wish.interests
      .slice(0, request.interests.length)
      .filter((interest) => !hasIdeas(interest, index, wish))
      .map(({ words }) => words),
  };
}

/** Whether whole words of a phrase are another one. */
function standsIn(words: string, phrase: string): boolean {
  const bare = (text: string) =>
    ` ${
      text
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join(" ") ?? text
    } `;
  return bare(phrase).includes(bare(words));
}

/** Whether an idea that may be shown is about the very thing. */
function hasIdeas(interest: WishedInterest, index: IdeaIndex, wish: Wish): boolean {
  if (interest.meanings.length > 0 && !interest.isNarrow) return true;
  return interest.telling.some((word) =>
    [...(index.byAbout.get(word) ?? []), ...(index.byKeyword.get(word) ?? [])].some((place) => {
      const indexed = index.ideas[place];
      return indexed && isAboutIt(indexed, interest) && toCandidate(indexed, wish) !== null;
    }),
  );
}
