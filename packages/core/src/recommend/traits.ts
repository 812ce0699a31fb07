import type { GiftIdea } from "../gift/idea.ts";
import type { GiftCategory, GiftTag, Interest } from "../gift/vocabulary.ts";
import { stems } from "../understand/words.ts";
import type { IndexedIdea } from "./idea-index.ts";

/** What ideas are recognised by, each on its own. */
export interface NamedTraits {
  /** Words of the title and the search text. */
  readonly words?: string;
  /** Interests that the idea names first. */
  readonly interests?: readonly Interest[];
  readonly categories?: readonly GiftCategory[];
  readonly tags?: readonly GiftTag[];
}

/** Traits made ready for many ideas. */
export interface Traits {
  readonly words: ReadonlySet<string>;
  readonly interests: ReadonlySet<Interest>;
  readonly categories: ReadonlySet<GiftCategory>;
  readonly tags: ReadonlySet<GiftTag>;
}

export function toTraits({ words = "", interests, categories, tags }: NamedTraits): Traits {
  return {
    words: new Set(stems(words)),
    interests: new Set(interests),
    categories: new Set(categories),
    tags: new Set(tags),
  };
}

/** Whether an idea has any of the traits. */
export function hasTrait({ idea, keywords }: IndexedIdea, traits: Traits): boolean {
  if (traits.categories.has(idea.category) || firstIsIn(idea, traits.interests)) return true;
  if (traits.tags.size > 0 && idea.tags.some((tag) => traits.tags.has(tag))) return true;
  if (traits.words.size > 0) for (const word of keywords) if (traits.words.has(word)) return true;
  return false;
}

function firstIsIn({ interests: [main] }: GiftIdea, interests: ReadonlySet<Interest>): boolean {
  return main !== undefined && interests.has(main);
}
