import { FEASTS, type GiftIdea, INTERESTS, RELATIONS, SITUATIONS } from "@gifthearth/core";
import { stems } from "@gifthearth/core/recommend";
import { NARROW_INTERESTS } from "./narrow-interests.ts";

/** Something that visitors ask for and that the catalogue has too little of. */
export interface Gap {
  /** "interest Chess", "feast nowruz". */
  readonly what: string;
  readonly has: number;
  /** What is missing, in words. */
  readonly lacks: readonly string[];
}

/** US dollars, by the middle of an idea's price. */
export const BANDS = [
  ["below $25", 0, 25],
  ["$25 to $60", 25, 60],
  ["above $60", 60, Number.POSITIVE_INFINITY],
] as const;

/** How many ideas each has at least, over how many categories. */
const LEAST = {
  interest: { ideas: 10, categories: 8 },
  narrow: { ideas: 10, categories: 4 },
  situation: { ideas: 12 },
  relation: { ideas: 12 },
  feast: { ideas: 15 },
} as const;

/** They let ideas through or keep them out by tags and needs; nothing is made for them. */
const RULED_BY_TAGS: ReadonlySet<string> = new Set([
  "experiences-only",
  "digital-only",
  "no-holidays",
  "pet-at-home",
]);

/** All that the catalogue has too little of. */
export function gapsOf(catalogue: readonly GiftIdea[]): readonly Gap[] {
  const suited = (key: string) => catalogue.filter(({ suits }) => Object.hasOwn(suits, key));
  const feasts: ReadonlySet<string> = new Set(FEASTS);
  return [
    ...INTERESTS.map((interest) =>
      gap(
        `interest ${interest}`,
        catalogue.filter(({ interests }) => interests.includes(interest)),
        LEAST.interest,
      ),
    ),
    ...Object.entries(NARROW_INTERESTS).map(([name, words]) =>
      gap(`narrow interest ${name}`, ideasFor(words, catalogue), LEAST.narrow),
    ),
    ...SITUATIONS.filter((situation) => !RULED_BY_TAGS.has(situation) && !feasts.has(situation)).map(
      (situation) => gap(`situation ${situation}`, suited(situation), LEAST.situation),
    ),
    ...FEASTS.map((feast) => gap(`feast ${feast}`, suited(feast), LEAST.feast)),
    ...RELATIONS.filter((relation) => relation !== "pet").map((relation) =>
      gap(`relation ${relation}`, suited(relation), LEAST.relation),
    ),
  ].filter(({ lacks }) => lacks.length > 0);
}

/** The ideas that are about one of the words, or named by it. */
export function ideasFor(words: string, catalogue: readonly GiftIdea[]): readonly GiftIdea[] {
  const named = new RegExp(`(?<![a-z])(?:${words.split(", ").join("|")})(?:s|es)?(?![a-z])`, "i");
  return catalogue.filter(({ title, searchText, about, only = [] }) =>
    named.test([title, searchText, ...about, ...only].join(" | ")),
  );
}

function gap(
  what: string,
  ideas: readonly GiftIdea[],
  least: { readonly ideas: number; readonly categories?: number },
): Gap {
  const lacks: string[] = [];
  if (ideas.length < least.ideas) lacks.push(`${least.ideas - ideas.length} more ideas`);
  const categories = new Set(ideas.map(({ category }) => category)).size;
  if (least.categories !== undefined) {
    if (categories < least.categories) lacks.push(`${least.categories - categories} more categories`);
    for (const [name, from, to] of BANDS)
      if (!ideas.some(({ price: [low, high] }) => (low + high) / 2 >= from && (low + high) / 2 < to))
        lacks.push(`one ${name}`);
  }
  return { what, has: ideas.length, lacks };
}

/** More words than these find nothing in a shop. */
const MOST_WORDS = 6;

/** Search texts that are too long. */
export function longSearchTexts(catalogue: readonly GiftIdea[]): readonly GiftIdea[] {
  return catalogue.filter(({ searchText }) => searchText.split(" ").length > MOST_WORDS);
}

/** Of the words of two search texts, and with titles that share half of theirs, so many are the same where the ideas are one. */
const SAME_SEARCH = 0.8;
const NEARLY_SAME_SEARCH = 0.5;

/** Pairs of ideas that a shop's search finds the same things for. */
export function nearDuplicates(catalogue: readonly GiftIdea[]): readonly (readonly [GiftIdea, GiftIdea])[] {
  const known = catalogue.map((idea) => ({
    idea,
    search: new Set(stems(idea.searchText)),
    title: new Set(stems(idea.title)),
  }));
  return known.flatMap((one, place) =>
    known
      .slice(place + 1)
      .filter((other) => {
        const alike = sharedPart(one.search, other.search);
        return (
          alike > SAME_SEARCH ||
          (alike >= NEARLY_SAME_SEARCH && sharedPart(one.title, other.title) >= NEARLY_SAME_SEARCH)
        );
      })
      .map((other) => [one.idea, other.idea] as const),
  );
}

/** How much of all the words of two sets both have, 0 to 1. */
function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared);
}
