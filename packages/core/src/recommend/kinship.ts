import type { GiftIdea } from "../gift/idea.ts";
import { comparableTitle } from "../gift/similarity.ts";
import { GIFT_TAGS, type GiftTag, type Interest } from "../gift/vocabulary.ts";
import { interestsIn } from "../understand/interest.ts";
import { stems } from "../understand/words.ts";
import { categoryKey } from "./category-key.ts";
import { guessCategory } from "./guess-category.ts";
import type { IdeaIndex, IndexedIdea } from "./idea-index.ts";

/** What is known of an idea that a visitor liked or turned down, whoever thought of it. */
export interface IdeaKind {
  /** As it was named. */
  readonly title: string;
  /** The catalogue's own, where it is one. */
  readonly idea?: GiftIdea;
  /** What it is first of all for; none when its words don't tell. */
  readonly main: Interest | undefined;
  readonly interests: ReadonlySet<Interest>;
  /** Under `categoryKey`. */
  readonly category: string;
  readonly tags: ReadonlySet<GiftTag>;
  /** Stems of words that few ideas share, so that sharing them means something. */
  readonly words: ReadonlySet<string>;
}

/** How much each shared trait says of the kinship of two ideas; 1 in all. */
const SHARE = { main: 0.35, interests: 0.15, category: 0.2, tags: 0.1, words: 0.2 } as const;
/** From this kinship on an idea is of the same kind. */
export const ALIKE = 0.5;
/** Two words that few ideas share are as telling as many. */
const TELLING_WORDS = 2;
/** A word says little once this share of the catalogue has it. */
const COMMON_WORD = 0.03;
/** Tags that say how a thing gets there and nothing of what it is. */
const UNTELLING_TAGS: ReadonlySet<GiftTag> = new Set<GiftTag>(["needs-delivery-time", "practical"]);
const TELLING_TAGS = GIFT_TAGS.filter((tag) => !UNTELLING_TAGS.has(tag));
/** The category of what fits no other: sharing it means nothing. */
const MISC = "misc";

/** Looks a title up in the catalogue; one that is not there, as an AI's, is known by its words. */
export function kindOf(title: string, index: IdeaIndex): IdeaKind {
  const place = index.byTitle.get(comparableTitle(title).bare);
  const indexed = place === undefined ? undefined : index.ideas[place];
  const keywords = indexed ? [...indexed.keywords] : stems(title);
  const common = Math.max(3, COMMON_WORD * index.ideas.length);
  const words = new Set(
    keywords.filter((word) => {
      const ideas = index.byKeyword.get(word);
      return ideas !== undefined && ideas.length <= common;
    }),
  );
  if (indexed) {
    const { idea } = indexed;
    const { interests, tags } = idea;
    return {
      title,
      idea,
      main: interests[0],
      interests: new Set(interests),
      category: indexed.category,
      tags: new Set(tags),
      words,
    };
  }
  const interests = interestsIn(keywords);
  const [main] = interests;
  return { title, main, interests, category: categoryKey(guessCategory(title)), tags: new Set(), words };
}

/** How near an idea is to a kind, from 0 (nothing in common) to 1. */
export function kinship({ idea, keywords, category }: IndexedIdea, kind: IdeaKind): number {
  const [main] = idea.interests;
  const shared = idea.interests.filter((interest) => kind.interests.has(interest)).length;
  const tags = TELLING_TAGS.filter((tag) => kind.tags.has(tag) && idea.tags.includes(tag));
  const isSameCategory = kind.category !== MISC && category === kind.category;
  return (
    (main !== undefined && main === kind.main ? SHARE.main : 0) +
    SHARE.interests * Math.min(1, shared / Math.max(1, kind.interests.size)) +
    (isSameCategory ? SHARE.category : 0) +
    (tags.length > 0 ? SHARE.tags : 0) +
    SHARE.words * Math.min(1, sharedWords(keywords, kind) / TELLING_WORDS)
  );
}

/** Whether an idea is so near to one turned down that it is hardly wanted either. */
export function isNearKin(indexed: IndexedIdea, kind: IdeaKind): boolean {
  const isSameThing =
    kind.main !== undefined && indexed.idea.interests[0] === kind.main && indexed.category === kind.category;
  return isSameThing || sharedWords(indexed.keywords, kind) >= TELLING_WORDS;
}

function sharedWords(keywords: ReadonlySet<string>, { words }: IdeaKind): number {
  let shared = 0;
  for (const word of words) if (keywords.has(word)) shared++;
  return shared;
}
