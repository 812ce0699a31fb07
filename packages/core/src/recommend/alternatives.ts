import type { GiftIdea } from "../gift/idea.ts";
import type { IdeaIndex, IndexedIdea } from "./idea-index.ts";
import { kindOf, kinship } from "./kinship.ts";

/** In what way an idea is another for the same person: for less, with more of themselves in it, or to be done. */
export const ALTERNATIVE_KINDS = ["cheaper", "more personal", "an experience"] as const;
export type AlternativeKind = (typeof ALTERNATIVE_KINDS)[number];

/** From this kinship on it is for the same person. */
const AKIN = 0.3;
/** What costs at most this part is cheaper. */
const CHEAPER = 0.6;

const TESTS: Readonly<Record<AlternativeKind, (other: GiftIdea, idea: GiftIdea) => boolean>> = {
  cheaper: (other, idea) => middle(other) <= CHEAPER * middle(idea),
  "more personal": (other, idea) => isPersonal(other) && !isPersonal(idea),
  "an experience": (other, idea) => isExperience(other) && !isExperience(idea),
};

function middle({ price: [low, high] }: GiftIdea): number {
  return (low + high) / 2;
}

function isPersonal({ tags, tones }: GiftIdea): boolean {
  return tones.includes("sentimental") || (tags.includes("handmade") && tags.includes("needs-delivery-time"));
}

function isExperience({ tags, category }: GiftIdea): boolean {
  return category === "experience" || tags.includes("experience");
}

/**
 * For each kind the idea nearest to one of the catalogue's, where there is any; none twice.
 * @param country what isn't to be had there is left out
 */
export function alternativesTo(
  idea: GiftIdea,
  index: IdeaIndex,
  country: string | null,
): readonly { readonly kind: AlternativeKind; readonly idea: GiftIdea }[] {
  const kind = kindOf(idea.title, index);
  const akin = index.ideas
    .filter(({ idea: other }) => other.id !== idea.id && !other.notIn?.some((code) => code === country))
    .filter(({ idea: other }) => other.interests.some((interest) => interest === idea.interests[0]))
    .map((indexed: IndexedIdea) => ({ idea: indexed.idea, kinship: kinship(indexed, kind) }))
    .filter((one) => one.kinship >= AKIN)
    .sort((one, other) => other.kinship + other.idea.delight / 10 - (one.kinship + one.idea.delight / 10));
  const taken = new Set<string>();
  return ALTERNATIVE_KINDS.flatMap((name) => {
    const found = akin.find(({ idea: other }) => !taken.has(other.id) && TESTS[name](other, idea));
    if (!found) return [];
    taken.add(found.idea.id);
    return [{ kind: name, idea: found.idea }];
  });
}
