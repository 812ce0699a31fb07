import type { GiftIdea } from "../gift/idea.ts";
import { type ComparableTitle, comparableTitle } from "../gift/similarity.ts";
import type { Interest } from "../gift/vocabulary.ts";
import { hash } from "./hash.ts";
import { stem, stems } from "./words.ts";

/** An idea with all that can be known of it before anybody asks. */
export interface IndexedIdea {
  readonly idea: GiftIdea;
  /** Its place in the catalogue. */
  readonly place: number;
  readonly title: ComparableTitle;
  /** Stems of the title, the search text and the category: what the thing is. */
  readonly keywords: ReadonlySet<string>;
  /** Stems of the description: what is told of it. */
  readonly mentions: ReadonlySet<string>;
  readonly hash: number;
}

/** Places in the catalogue. */
type Places = readonly number[];

/** A catalogue made ready for `rankIdeas`. */
export interface IdeaIndex {
  readonly ideas: readonly IndexedIdea[];
  readonly byInterest: ReadonlyMap<Interest, Places>;
  readonly byKeyword: ReadonlyMap<string, Places>;
  readonly byMention: ReadonlyMap<string, Places>;
  /** Of the ideas that name the first interest, the share that names the second too, 0 to 1. */
  readonly affinity: ReadonlyMap<Interest, ReadonlyMap<Interest, number>>;
}

/** Prepares a catalogue, once, so that a search looks only at what may answer it. */
export function indexIdeas(catalogue: readonly GiftIdea[]): IdeaIndex {
  const byInterest = new Map<Interest, number[]>();
  const byKeyword = new Map<string, number[]>();
  const byMention = new Map<string, number[]>();
  const ideas = catalogue.map((idea, place): IndexedIdea => {
    const keywords = new Set([...stems(`${idea.title} ${idea.searchText}`), stem(idea.category)]);
    const mentions = new Set(stems(idea.description));
    for (const interest of idea.interests) add(byInterest, interest, place);
    for (const word of keywords) add(byKeyword, word, place);
    for (const word of mentions) add(byMention, word, place);
    return { idea, place, title: comparableTitle(idea.title), keywords, mentions, hash: hash(idea.id) };
  });
  return { ideas, byInterest, byKeyword, byMention, affinity: countAffinity(catalogue, byInterest) };
}

function add<Key>(lists: Map<Key, number[]>, key: Key, place: number): void {
  const list = lists.get(key);
  if (list) list.push(place);
  else lists.set(key, [place]);
}

function countAffinity(
  catalogue: readonly GiftIdea[],
  byInterest: ReadonlyMap<Interest, Places>,
): IdeaIndex["affinity"] {
  const affinity = new Map<Interest, Map<Interest, number>>();
  for (const [interest, places] of byInterest) {
    const shares = new Map<Interest, number>();
    for (const place of places) {
      for (const other of catalogue[place]?.interests ?? []) {
        shares.set(other, (shares.get(other) ?? 0) + 1 / places.length);
      }
    }
    affinity.set(interest, shares);
  }
  return affinity;
}
