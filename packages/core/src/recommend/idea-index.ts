import type { GiftIdea } from "../gift/idea.ts";
import { type ComparableTitle, comparableTitle } from "../gift/similarity.ts";
import type { Interest } from "../gift/vocabulary.ts";
import type { KnownWords } from "../understand/interest.ts";
import { headOf } from "../understand/owned.ts";
import { vocabularyOf } from "../understand/spelling.ts";
import { stem, stems, tellingWords } from "../understand/words.ts";
import { categoryKey } from "./category-key.ts";
import { hash } from "./hash.ts";

/** An idea with all that can be known of it before anybody asks. */
export interface IndexedIdea {
  readonly idea: GiftIdea;
  /** Its place in the catalogue. */
  readonly place: number;
  readonly title: ComparableTitle;
  /** The noun that says what it is. */
  readonly head: string;
  /** Stems of the title, the search text and the category: what the thing is. */
  readonly keywords: ReadonlySet<string>;
  /** Stems of the description: what is told of it. */
  readonly mentions: ReadonlySet<string>;
  /** Under `categoryKey`. */
  readonly category: string;
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
  /** By the title made comparable. */
  readonly byTitle: ReadonlyMap<string, number>;
  /** The words of all ideas; those of titles and search texts may be what a misspelt one means. */
  readonly words: KnownWords;
}

/** A word tells little once a larger share of the catalogue has it. */
const TELLING_SHARE = 0.03;

/** Prepares a catalogue, once, so that a search looks only at what may answer it. */
export function indexIdeas(catalogue: readonly GiftIdea[]): IdeaIndex {
  const byInterest = new Map<Interest, number[]>();
  const byKeyword = new Map<string, number[]>();
  const byMention = new Map<string, number[]>();
  const byTitle = new Map<string, number>();
  const words = new Set<string>();
  const ideas = catalogue.map((idea, place): IndexedIdea => {
    const keywords = new Set([
      ...stems(`${idea.title} ${idea.searchText}`),
      ...hyphenated(`${idea.title} ${idea.searchText}`),
      stem(idea.category),
    ]);
    const mentions = new Set(stems(idea.description));
    for (const interest of idea.interests) add(byInterest, interest, place);
    for (const word of keywords) add(byKeyword, word, place);
    for (const word of mentions) add(byMention, word, place);
    for (const word of tellingWords(`${idea.title} ${idea.searchText}`)) words.add(word);
    const title = comparableTitle(idea.title);
    byTitle.set(title.bare, place);
    return {
      idea,
      place,
      title,
      head: headOf(idea.title),
      keywords,
      mentions,
      category: categoryKey(idea.category),
      hash: hash(idea.id),
    };
  });
  const isKnown = (word: string) => byKeyword.has(word) || byMention.has(word);
  const few = Math.max(3, TELLING_SHARE * catalogue.length);
  const isTelling = (word: string) => isKnown(word) && (byKeyword.get(word)?.length ?? 0) <= few;
  return {
    ideas,
    byInterest,
    byKeyword,
    byMention,
    affinity: countAffinity(catalogue, byInterest),
    byTitle,
    words: { isKnown, isTelling, vocabulary: vocabularyOf([...words].sort()) },
  };
}

/** Stems of hyphenated words written as one: some write "stop-motion" as "stopmotion". */
function hyphenated(text: string): string[] {
  return (text.match(/[\p{L}]{2,}-[\p{L}]{2,}(?!-)/gu) ?? []).flatMap((word) => stems(word.replace("-", "")));
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
