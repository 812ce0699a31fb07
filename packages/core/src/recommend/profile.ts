import type { GiftIdea } from "../gift/idea.ts";
import type { GiftPreferences, RecipientProfile } from "../gift/request.ts";
import { foldText } from "../understand/words.ts";
import { type Circumstance, type NamedCircumstance, toCircumstance } from "./circumstance.ts";

/** What a preference of 1 adds to the score of an idea with its tag; one of 0 takes as much. */
const PREFERENCE_WEIGHT = 0.3;
/** Neither cared for nor disliked. */
const NEUTRAL = 0.5;
const PREFERRED_TAGS = ["sustainable", "handmade", "practical", "unique"] as const;

/** Fewer days than these are too few for what is made to order or comes from afar. */
const DELIVERY_DAYS = 5;

/** Words for a personality, and to what they incline. */
const PERSONALITIES: readonly Circumstance[] = (
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
  ] satisfies readonly NamedCircumstance[]
).map((named) => toCircumstance({ weight: 0.15, ...named }));

/** Words for a relationship to the giver, and what suits it. */
const RELATIONSHIPS: readonly Circumstance[] = (
  [
    {
      said: /boss|manager|colleague|co-?worker|client|teacher|professor|coach|mentor|acquaintance|neighbou?r|landlord|assistant|employee|doctor|nurse/,
      more: { tags: ["consumable", "practical"], categories: ["food"] },
      less: {
        words: "massage bath skin lip couples two necklace pendant dress perfume foot face",
        interests: ["Skincare", "Self-care"],
        categories: ["fashion"],
      },
    },
    {
      said: /wife|husband|partner|girlfriend|boyfriend|fianc|spouse/,
      more: {
        words: "two pendant necklace engraved letters date massage table",
        tags: ["experience", "unique"],
      },
    },
    {
      said: /grandm|grandf|grandpa|granny|gran\b|nana|grandparent/,
      more: { words: "photo letters large story stories recipe front warm heated" },
    },
    {
      said: /mother|father|mum|mom|dad|parent/,
      more: { words: "photo story recipe letters", tags: ["handmade"] },
    },
    { said: /friend|roommate|flatmate|cousin/, more: { tags: ["unique"] } },
  ] satisfies readonly NamedCircumstance[]
).map((named) => toCircumstance({ weight: 0.12, ...named }));

/** What a profile's personality, relationship and time left lead to. */
export function readProfile(profile: RecipientProfile | undefined): readonly Circumstance[] {
  if (!profile) return [];
  const personality = foldText(profile.personality.join("; "));
  const relationship = foldText(profile.relationship);
  const found = [
    ...PERSONALITIES.filter(({ said }) => said.test(personality)),
    ...RELATIONSHIPS.filter(({ said }) => said.test(relationship)),
  ];
  const { daysLeft } = profile;
  return daysLeft !== null && daysLeft < DELIVERY_DAYS ? [...found, SOON] : found;
}

const SOON = toCircumstance({
  said: /$^/,
  never: { tags: ["needs-delivery-time"] },
  more: { tags: ["digital"] },
  weight: 0.15,
});

/** What the preferences add to an idea's score, or take from it. */
export function preferenceFit({ tags }: GiftIdea, preferences: GiftPreferences): number {
  let fit = 0;
  for (const tag of PREFERRED_TAGS) {
    if (tags.includes(tag)) fit += PREFERENCE_WEIGHT * ((preferences[tag] - NEUTRAL) / NEUTRAL);
  }
  return fit;
}
