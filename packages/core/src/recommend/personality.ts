import type { GiftIdea } from "../gift/idea.ts";
import type { GiftPreferences } from "../gift/request.ts";
import { foldText } from "../understand/words.ts";
import type { IndexedIdea } from "./idea-index.ts";
import { hasTrait, type NamedTraits, type Traits, toTraits } from "./traits.ts";

/** What a preference of 1 adds to the score of an idea with its tag; one of 0 takes as much. */
const PREFERENCE_WEIGHT = 0.3;
/** Neither cared for nor disliked. */
const NEUTRAL = 0.5;
const PREFERRED_TAGS = ["sustainable", "handmade", "practical", "unique"] as const;

/** What a word for a personality inclines to. */
export interface Leaning {
  readonly said: RegExp;
  readonly more: Traits;
  readonly less: Traits;
}

/** What an idea gains that a personality inclines to, and loses that it shuns. */
const LEANING_WEIGHT = 0.15;

/** Words for a personality, and to what they incline. */
const PERSONALITIES: readonly Leaning[] = (
  [
    {
      said: /creative|artistic|imaginative|crafty/,
      more: { categories: ["craft"], interests: ["Art", "Drawing", "Writing", "Painting"] },
    },
    {
      said: /adventur|daring|spontaneous|thrill|wander/,
      more: { tags: ["experience"], interests: ["Travel", "Hiking", "Climbing", "Camping"] },
    },
    {
      said: /practical|organi[sz]ed|down[- ]to[- ]earth|sensible|no[- ]nonsense|tidy/,
      more: { tags: ["practical"] },
    },
    {
      said: /sentimental|romantic|nostalgic|thoughtful|loving/,
      more: {
        words: "letters photo photograph memory portrait engraved birth keepsake song recipe",
        tags: ["handmade"],
      },
    },
    {
      said: /curious|intellectual|clever|bookish|nerdy|geek|studious/,
      more: { interests: ["Science", "History", "Reading", "Puzzles", "Astronomy", "Languages"] },
    },
    {
      said: /active|sport|energetic|outdoors/,
      more: { categories: ["outdoor"], interests: ["Sports", "Fitness", "Running", "Hiking"] },
    },
    { said: /funny|humou?r|playful|silly|goofy|witty/, more: { categories: ["games"], tags: ["unique"] } },
    {
      said: /calm|quiet|introvert|shy|gentle|homebody|reserved|cosy|cozy/,
      more: { interests: ["Reading", "Tea", "Meditation", "Puzzles", "Self-care", "Houseplants"] },
      less: { words: "party karaoke disco skydiving" },
    },
    {
      said: /social|outgoing|extro?vert|hospitable|life of the party|sociable/,
      more: { interests: ["Board Games", "Cocktails", "Theatre"], words: "party four eight friends dinner" },
    },
    {
      said: /styl|elegant|chic|glamorous|fashion/,
      more: { categories: ["fashion"], interests: ["Fashion", "Home Decor", "Skincare"] },
    },
    {
      said: /techy|tech[- ]savvy|gadget/,
      more: { categories: ["tech"], interests: ["Technology", "Gaming"] },
    },
    {
      said: /eco|green|environment|sustainab|nature/,
      more: { tags: ["sustainable"], interests: ["Eco-friendly", "Nature"] },
    },
    {
      said: /minimalis|simple|frugal/,
      more: { tags: ["consumable", "experience", "practical"] },
      less: { words: "ornament figurine display" },
    },
    { said: /spiritual|mindful|zen/, more: { interests: ["Meditation", "Yoga"] } },
    { said: /foodie|gourmet|gourmand/, more: { categories: ["food", "kitchen"] } },
    {
      said: /stressed|anxious|worr|busy|overworked|tired/,
      more: { categories: ["wellness"], interests: ["Self-care"], tags: ["consumable"] },
    },
    { said: /quirky|eccentric|unusual|unconventional|picky|hard to buy/, more: { tags: ["unique"] } },
  ] satisfies readonly { said: RegExp; more: NamedTraits; less?: NamedTraits }[]
).map(({ said, more, less = {} }: { said: RegExp; more: NamedTraits; less?: NamedTraits }) => ({
  said,
  more: toTraits(more),
  less: toTraits(less),
}));

/** What a profile's words for the personality lead to. */
export function readPersonality(personality: readonly string[]): readonly Leaning[] {
  const told = foldText(personality.join("; "));
  return told === "" ? [] : PERSONALITIES.filter(({ said }) => said.test(told));
}

/** What the preferences add to an idea's score, or take from it. */
export function preferenceFit({ tags }: GiftIdea, preferences: GiftPreferences): number {
  let fit = 0;
  for (const tag of PREFERRED_TAGS) {
    if (tags.includes(tag)) fit += PREFERENCE_WEIGHT * ((preferences[tag] - NEUTRAL) / NEUTRAL);
  }
  return fit;
}

/** What a personality adds to an idea's score, or takes from it. */
export function leaningFit(indexed: IndexedIdea, leanings: readonly Leaning[]): number {
  let fit = 0;
  for (const { more, less } of leanings) {
    fit += LEANING_WEIGHT * (Number(hasTrait(indexed, more)) - Number(hasTrait(indexed, less)));
  }
  return fit;
}
