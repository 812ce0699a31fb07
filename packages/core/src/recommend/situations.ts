import type { GiftTag, Ingredient, Need, Situation, Tone } from "../gift/vocabulary.ts";

/** What follows for a gift from a situation that the person is in. */
export interface SituationRules {
  /** How a reason begins that rests on it: "For a balcony", to be followed by a colon. Tactful: it is printed. */
  readonly lead: string;
  /** Another way to begin, for every other idea of a list. */
  readonly orLead?: string;
  /** 3 shapes the whole list, 2 is answered within the first ideas, 1 tips the scales. */
  readonly weight: 1 | 2 | 3;
  /** Frailty, illness, loss, a struggle: what is made for it puzzles or saddens anybody else. */
  readonly isHardship?: true;
  /** What the person or the place hasn't got: what needs it is out. */
  readonly lacks?: readonly Need[];
  /** What must not be in the gift. */
  readonly avoid?: readonly Ingredient[];
  /** What would be out of place: ideas that strike this tone are out. */
  readonly offKey?: readonly Tone[];
  /** Kinds of gift that go with it, whatever they are. */
  readonly favours?: readonly GiftTag[];
  /** Kinds of gift that come too late or are of no use. */
  readonly without?: readonly GiftTag[];
  /** Only ideas that name the situation, or have this tag, may be shown. */
  readonly only?: GiftTag | "suited";
}

const SOFT: readonly Tone[] = ["silly", "party", "morbid", "advice", "body"];

/** Every situation's rules; the closed list of their names is in `gift/vocabulary.ts`. */
export const SITUATION_RULES: Readonly<Record<Situation, SituationRules>> = {
  blind: {
    isHardship: true,
    lead: "To be heard and felt",
    orLead: "With nothing that has to be seen",
    weight: 3,
    lacks: ["sight", "reading", "screen"],
  },
  "low-vision": { isHardship: true, lead: "When small print is hard work", weight: 2, lacks: ["reading"] },
  deaf: { isHardship: true, lead: "Nothing that has to be heard", weight: 3, lacks: ["hearing"] },
  "hard-of-hearing": {
    isHardship: true,
    lead: "With hearing that isn't what it was",
    weight: 2,
    lacks: ["hearing"],
  },
  wheelchair: {
    isHardship: true,
    lead: "To be enjoyed sitting down",
    orLead: "Within reach from a chair",
    weight: 3,
    lacks: ["mobility"],
  },
  "limited-mobility": {
    isHardship: true,
    lead: "Without bending or standing long",
    weight: 2,
    lacks: ["mobility", "strength"],
  },
  "weak-hands": {
    isHardship: true,
    lead: "For hands that ache",
    orLead: "With a gentle grip",
    weight: 3,
    lacks: ["fine-hands", "strength"],
  },
  "one-hand": { isHardship: true, lead: "With one hand", weight: 3, lacks: ["both-hands"] },
  dementia: {
    isHardship: true,
    lead: "For a quiet hour together",
    orLead: "For a good moment today",
    weight: 3,
    lacks: ["concentration", "effort", "reading", "screen", "phone", "blades", "flame", "going-out"],
    offKey: ["morbid", "advice", "silly", "career", "intimate"],
  },
  "chronic-pain": {
    isHardship: true,
    lead: "For the days that hurt",
    orLead: "For when it hurts",
    weight: 2,
    lacks: ["strength"],
    offKey: ["advice"],
  },
  fatigue: {
    isHardship: true,
    lead: "For days with little strength",
    weight: 2,
    lacks: ["effort", "strength"],
    offKey: ["advice"],
  },
  sensory: {
    lead: "Calm for the senses",
    weight: 2,
    lacks: ["noise"],
    avoid: ["perfume"],
    offKey: ["party"],
  },
  adhd: { lead: "For a busy head", weight: 1, offKey: ["advice"] },
  anxiety: { lead: "For a calmer evening", weight: 1, offKey: ["morbid", "advice"] },
  insomnia: { lead: "For the nights", orLead: "For lying awake", weight: 2, avoid: ["caffeine"] },
  migraine: { lead: "Gentle on the head", weight: 2, avoid: ["perfume"], lacks: ["noise"] },
  "old-age": {
    isHardship: true,
    lead: "At a great age",
    orLead: "For long, slow days",
    weight: 2,
    lacks: ["strength", "phone", "effort"],
    offKey: ["body", "career", "advice"],
  },

  cancer: {
    isHardship: true,
    lead: "For the tired days",
    orLead: "For days of rest",
    weight: 3,
    lacks: ["effort", "strength", "going-out"],
    avoid: ["alcohol", "perfume"],
    offKey: [...SOFT, "career", "memorial"],
  },
  hospital: {
    isHardship: true,
    lead: "For a hospital bed",
    orLead: "For long hours in bed",
    weight: 3,
    lacks: [
      "garden",
      "outdoor-space",
      "oven",
      "kitchen",
      "space",
      "flame",
      "blades",
      "bath",
      "noise",
      "going-out",
      "own-walls",
      "care",
      "mobility",
      "effort",
      "pet",
    ],
    avoid: ["alcohol", "perfume", "pollen"],
    offKey: [...SOFT, "career", "memorial", "chore"],
  },
  recovering: {
    isHardship: true,
    lead: "While they mend",
    orLead: "For the weeks of getting better",
    weight: 3,
    lacks: ["strength", "mobility", "going-out", "effort"],
    avoid: ["alcohol"],
    offKey: [...SOFT, "career", "chore"],
  },
  "long-illness": {
    isHardship: true,
    lead: "For the slow days",
    orLead: "For good days and others",
    weight: 3,
    lacks: ["strength", "effort"],
    offKey: [...SOFT, "career", "memorial"],
  },
  depression: {
    isHardship: true,
    lead: "For a heavy time",
    weight: 2,
    lacks: ["effort"],
    offKey: ["morbid", "advice", "body", "party", "career", "chore"],
  },
  terminal: {
    isHardship: true,
    lead: "For the time that matters",
    orLead: "For today",
    weight: 3,
    lacks: ["effort", "strength", "mobility", "going-out"],
    avoid: ["perfume"],
    offKey: [...SOFT, "career", "memorial", "chore", "luxury"],
  },

  bereaved: {
    isHardship: true,
    lead: "In a hard time",
    orLead: "For the quiet evenings",
    weight: 3,
    offKey: [...SOFT, "couple", "romantic", "career", "chore"],
  },
  "pet-loss": {
    isHardship: true,
    lead: "For a friend who is missed",
    orLead: "In memory of a good companion",
    weight: 3,
    lacks: ["pet"],
    offKey: ["silly", "party", "morbid"],
  },
  miscarriage: {
    isHardship: true,
    lead: "In a hard time",
    orLead: "With no words needed",
    weight: 3,
    offKey: [...SOFT, "baby", "cute"],
  },
  breakup: {
    isHardship: true,
    lead: "For a new chapter",
    orLead: "For evenings of their own",
    weight: 2,
    offKey: ["couple", "romantic", "baby", "advice", "body"],
  },
  "job-loss": {
    isHardship: true,
    lead: "For the time between",
    weight: 2,
    offKey: ["career", "advice", "luxury"],
  },

  sober: {
    isHardship: true,
    lead: "Without alcohol",
    orLead: "For an alcohol-free evening",
    weight: 3,
    avoid: ["alcohol"],
  },
  pregnant: {
    lead: "For the months of waiting",
    orLead: "Before the baby comes",
    weight: 2,
    avoid: ["alcohol"],
    lacks: ["strength"],
    offKey: ["body"],
  },
  breastfeeding: { lead: "For long hours of feeding", weight: 2, avoid: ["alcohol"], offKey: ["body"] },
  diabetic: { isHardship: true, lead: "Without the sugar", weight: 2, avoid: ["sugar"], offKey: ["body"] },

  "new-parent": {
    lead: "With a new baby in the house",
    orLead: "For tired new parents",
    weight: 3,
    lacks: ["effort"],
    offKey: ["body", "advice"],
  },
  "parent-of-young": { lead: "With small children about", weight: 1 },
  "empty-nest": { lead: "For a quieter house", weight: 1 },
  student: { lead: "For student days", weight: 1, lacks: ["space", "own-walls"] },
  exams: {
    lead: "For the weeks of revision",
    orLead: "For long evenings with the books",
    weight: 2,
    offKey: ["party"],
  },
  "new-job": { lead: "For the new job", weight: 1 },
  retired: {
    lead: "Now that they are retired",
    orLead: "For a retirement",
    weight: 2,
    offKey: ["career"],
  },
  "new-home": { lead: "For the new place", orLead: "For the new home", weight: 2 },
  newcomer: { lead: "For a new town", orLead: "To feel at home sooner", weight: 2 },
  "long-distance": { lead: "Across the distance", orLead: "From far away", weight: 2 },
  deployed: {
    lead: "Far from home",
    orLead: "For somewhere far from home",
    weight: 3,
    lacks: [
      "garden",
      "outdoor-space",
      "oven",
      "kitchen",
      "freezer",
      "space",
      "flame",
      "blades",
      "glass",
      "bath",
      "noise",
      "own-walls",
      "care",
      "pet",
      "going-out",
    ],
    avoid: ["alcohol"],
  },
  prison: {
    isHardship: true,
    lead: "To read and write inside",
    orLead: "For the long hours inside",
    weight: 3,
    only: "suited",
  },
  engaged: { lead: "For two about to marry", weight: 1 },
  "carer-at-home": {
    lead: "For an hour of their own",
    orLead: "For somebody who looks after somebody",
    weight: 2,
    offKey: ["chore", "advice"],
  },
  "lives-alone": { lead: "For one", weight: 1, offKey: ["couple"], lacks: ["company"] },
  lonely: { lead: "For company", orLead: "For quiet days", weight: 2 },

  "works-from-home": { lead: "For days at the desk at home", weight: 1 },
  "desk-job": { lead: "For long days at a desk", weight: 1 },
  "night-shift": {
    lead: "For working nights and sleeping by day",
    orLead: "For days that begin in the evening",
    weight: 3,
  },
  "on-feet": { lead: "For long days on their feet", weight: 2 },
  commuter: { lead: "For the way to work", weight: 1 },
  "frequent-traveller": { lead: "For a life on the road", weight: 2, lacks: ["care"] },
  exhausted: {
    lead: "For somebody who could do with a rest",
    orLead: "For an hour off",
    weight: 2,
    lacks: ["effort"],
    offKey: ["advice", "career", "chore"],
  },
  "outdoor-work": { lead: "For work outdoors", weight: 2 },
  teaches: { lead: "For life in the classroom", weight: 1 },
  healthcare: { lead: "After a long shift", weight: 1 },

  dorm: {
    lead: "For a room on campus",
    weight: 2,
    lacks: [
      "garden",
      "outdoor-space",
      "oven",
      "kitchen",
      "freezer",
      "space",
      "flame",
      "bath",
      "own-walls",
      "noise",
      "pet",
    ],
  },
  "small-home": { lead: "For a small place", weight: 2, lacks: ["space", "garden"] },
  balcony: { lead: "For a balcony", weight: 2, lacks: ["garden"] },
  "no-garden": { lead: "Without a garden", weight: 1, lacks: ["garden", "outdoor-space"] },
  boat: { lead: "For life afloat", weight: 2, lacks: ["garden", "space", "oven", "bath", "own-walls"] },
  van: {
    lead: "For life on wheels",
    weight: 2,
    lacks: ["garden", "space", "oven", "bath", "own-walls", "freezer"],
  },
  "off-grid": { lead: "Far from any socket", weight: 2, lacks: ["power", "internet", "screen"] },
  "care-home": {
    isHardship: true,
    lead: "For a room in a care home",
    orLead: "For one small room",
    weight: 3,
    lacks: [
      "garden",
      "outdoor-space",
      "oven",
      "kitchen",
      "freezer",
      "space",
      "flame",
      "blades",
      "bath",
      "own-walls",
      "going-out",
      "effort",
      "strength",
      "car",
      "bicycle",
    ],
    offKey: ["career", "advice", "morbid", "intimate"],
  },
  "no-oven": { lead: "Without an oven", weight: 1, lacks: ["oven"] },
  "no-kitchen": { lead: "Without a kitchen", weight: 1, lacks: ["oven", "kitchen"] },
  countryside: { lead: "For life in the country", weight: 1 },
  "hot-climate": { lead: "For the heat", weight: 1, avoid: ["wool"] },
  "cold-climate": { lead: "For the cold", weight: 1 },
  "shared-home": { lead: "For a shared home", weight: 1, lacks: ["noise", "space"] },
  "pet-at-home": { lead: "With an animal about", weight: 1 },
  "office-use": {
    lead: "For the desk",
    weight: 1,
    lacks: ["flame", "noise"],
    offKey: ["intimate", "romantic", "body"],
  },

  "no-clutter": {
    lead: "Without adding to the clutter",
    orLead: "Enjoyed, and gone",
    weight: 2,
    favours: ["consumable", "experience", "digital"],
    lacks: ["space"],
    offKey: ["cute", "silly"],
  },
  "has-everything": {
    lead: "For somebody who has everything",
    orLead: "What nobody buys for themselves",
    weight: 2,
    favours: ["consumable", "experience", "unique"],
  },
  eco: { lead: "Kind to the planet", weight: 2, favours: ["sustainable"] },
  handmade: { lead: "Made by hand", weight: 2, favours: ["handmade"] },
  "wants-experiences": { lead: "Something to do rather than to own", weight: 2, favours: ["experience"] },
  "experiences-only": { lead: "Something to do rather than to own", weight: 2, only: "experience" },
  practical: { lead: "To be used every day", weight: 2, favours: ["practical"], offKey: ["silly", "cute"] },
  sentimental: { lead: "For the heart", weight: 2 },
  humour: { lead: "For a laugh", weight: 1 },
  "no-tech": { lead: "With no screen in sight", weight: 2, lacks: ["phone", "screen", "internet", "power"] },
  luxury: { lead: "A touch of luxury", weight: 1, favours: ["unique"], offKey: ["silly"] },
  "no-fuss": { lead: "Without any fuss", weight: 1, offKey: ["party", "luxury"] },

  muslim: {
    lead: "Within their faith",
    weight: 1,
    avoid: ["alcohol", "pork", "gelatine"],
    offKey: ["christmas"],
  },
  jewish: { lead: "Within their faith", weight: 1, avoid: ["pork", "gelatine"], offKey: ["christmas"] },
  hindu: { lead: "Within their faith", weight: 1, avoid: ["meat", "pork", "gelatine", "leather"] },
  christian: { lead: "Within their faith", weight: 1 },
  buddhist: { lead: "Within their faith", weight: 1 },
  "no-holidays": { lead: "For any day of the year", weight: 1, offKey: ["christmas", "religious"] },

  urgent: { lead: "In time for the day", weight: 2, favours: ["digital"], without: ["needs-delivery-time"] },
  "by-post": { lead: "By post", weight: 2, lacks: ["space", "glass"] },
  "hand-luggage": { lead: "For a small bag", weight: 2, lacks: ["space", "glass", "blades"] },
  "digital-only": { lead: "By e-mail", weight: 2, only: "digital" },

  together: { lead: "To do together", weight: 1 },
  "with-children": { lead: "With the children", weight: 1 },

  thanks: { lead: "As a thank-you", orLead: "To say thank you", weight: 2, offKey: ["intimate", "body"] },
  farewell: { lead: "As a goodbye", orLead: "To remember you by", weight: 2 },
  "get-well": {
    isHardship: true,
    lead: "To get well by",
    weight: 2,
    lacks: ["effort", "strength"],
    offKey: [...SOFT, "career"],
  },
  apology: { lead: "To say sorry", weight: 1, offKey: ["silly", "body", "chore"] },
  congratulations: { lead: "To celebrate it", weight: 1 },
  "long-marriage": { lead: "For many years together", weight: 2 },
};

/** Whether anything about a person is sad or hard, so that nothing is quoted back and nothing is a joke. */
export function hasSorrow(situations: readonly Situation[]): boolean {
  return situations.some((situation) => SITUATION_RULES[situation].isHardship);
}
