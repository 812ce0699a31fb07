import type { GiftTag, Ingredient, Need, Situation, Tone } from "../gift/vocabulary.ts";

/** What follows for a gift from a situation that the person is in. */
export interface SituationRules {
  /** 3 shapes the whole list, 2 is answered within the first ideas, 1 tips the scales. */
  readonly weight: 1 | 2 | 3;
  /** Frailty, illness, loss, a struggle: what is made for it puzzles or saddens anybody else. */
  readonly isHardship?: true;
  /**
   * It tells what they can't, and nothing of what they like: what is made for it counts in full only where it meets
   * something else of theirs.
   */
  readonly isLimit?: true;
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
  blind: { isLimit: true, isHardship: true, weight: 3, lacks: ["sight", "reading", "screen"] },
  "low-vision": { isLimit: true, isHardship: true, weight: 2, lacks: ["reading"] },
  deaf: { isLimit: true, isHardship: true, weight: 3, lacks: ["hearing"] },
  "hard-of-hearing": { isLimit: true, isHardship: true, weight: 2, lacks: ["hearing"] },
  wheelchair: { isLimit: true, isHardship: true, weight: 3, lacks: ["mobility"] },
  "limited-mobility": { isLimit: true, isHardship: true, weight: 2, lacks: ["mobility", "strength"] },
  "weak-hands": { isLimit: true, isHardship: true, weight: 3, lacks: ["fine-hands", "strength"] },
  "one-hand": { isLimit: true, isHardship: true, weight: 3, lacks: ["both-hands"] },
  dementia: {
    isHardship: true,
    weight: 3,
    lacks: ["concentration", "effort", "reading", "screen", "phone", "blades", "flame", "going-out"],
    offKey: ["morbid", "advice", "silly", "career", "intimate"],
  },
  "chronic-pain": { isLimit: true, isHardship: true, weight: 2, lacks: ["strength"], offKey: ["advice"] },
  fatigue: {
    isHardship: true,
    weight: 2,
    lacks: ["effort", "strength"],
    offKey: ["advice"],
  },
  sensory: { isLimit: true, weight: 2, lacks: ["noise"], avoid: ["perfume"], offKey: ["party"] },
  adhd: { isLimit: true, weight: 1, offKey: ["advice"] },
  anxiety: { weight: 1, offKey: ["morbid", "advice"] },
  insomnia: { weight: 2, avoid: ["caffeine"] },
  migraine: { weight: 2, avoid: ["perfume"], lacks: ["noise"] },
  "old-age": {
    isLimit: true,
    isHardship: true,
    weight: 2,
    lacks: ["strength", "phone", "effort"],
    offKey: ["body", "career", "advice"],
  },

  cancer: {
    isHardship: true,
    weight: 3,
    lacks: ["effort", "strength", "going-out"],
    avoid: ["alcohol", "perfume"],
    offKey: [...SOFT, "career", "memorial"],
  },
  hospital: {
    isHardship: true,
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
    weight: 3,
    lacks: ["strength", "mobility", "going-out", "effort"],
    avoid: ["alcohol"],
    offKey: [...SOFT, "career", "chore"],
  },
  "long-illness": {
    isHardship: true,
    weight: 3,
    lacks: ["strength", "effort"],
    offKey: [...SOFT, "career", "memorial"],
  },
  depression: {
    isHardship: true,
    weight: 2,
    lacks: ["effort"],
    offKey: ["morbid", "advice", "body", "party", "career", "chore"],
  },
  terminal: {
    isHardship: true,
    weight: 3,
    lacks: ["effort", "strength", "mobility", "going-out"],
    avoid: ["perfume"],
    offKey: [...SOFT, "career", "memorial", "chore", "luxury"],
  },

  bereaved: {
    isHardship: true,
    weight: 3,
    offKey: [...SOFT, "couple", "romantic", "career", "chore"],
  },
  "pet-loss": {
    isHardship: true,
    weight: 3,
    lacks: ["pet"],
    offKey: ["silly", "party", "morbid"],
  },
  miscarriage: {
    isHardship: true,
    weight: 3,
    offKey: [...SOFT, "baby", "cute"],
  },
  breakup: {
    isHardship: true,
    weight: 2,
    offKey: ["couple", "romantic", "baby", "advice", "body"],
  },
  "job-loss": {
    isHardship: true,
    weight: 2,
    offKey: ["career", "advice", "luxury"],
  },

  sober: { isLimit: true, isHardship: true, weight: 3, avoid: ["alcohol"] },
  pregnant: {
    weight: 2,
    avoid: ["alcohol"],
    lacks: ["strength"],
    offKey: ["body"],
  },
  breastfeeding: { weight: 2, avoid: ["alcohol"], offKey: ["body"] },
  diabetic: { isLimit: true, isHardship: true, weight: 2, avoid: ["sugar"], offKey: ["body"] },

  "new-parent": {
    weight: 3,
    lacks: ["effort"],
    offKey: ["body", "advice"],
  },
  "parent-of-young": { weight: 1 },
  "empty-nest": { weight: 1 },
  student: { weight: 1, lacks: ["space", "own-walls"] },
  exams: {
    weight: 2,
    offKey: ["party"],
  },
  "new-job": { weight: 1 },
  retired: {
    weight: 2,
    offKey: ["career"],
  },
  "new-home": { weight: 2 },
  newcomer: { weight: 2 },
  "long-distance": { weight: 2 },
  deployed: {
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
    weight: 3,
    only: "suited",
  },
  engaged: { weight: 1 },
  "carer-at-home": {
    weight: 2,
    offKey: ["chore", "advice"],
  },
  "lives-alone": { weight: 1, offKey: ["couple"], lacks: ["company"] },
  lonely: { weight: 2 },

  "works-from-home": { weight: 1 },
  "desk-job": { weight: 1 },
  "night-shift": { isLimit: true, weight: 3 },
  "on-feet": { weight: 2 },
  commuter: { weight: 1 },
  "frequent-traveller": { weight: 2, lacks: ["care"] },
  exhausted: {
    weight: 2,
    lacks: ["effort"],
    offKey: ["advice", "career", "chore"],
  },
  "outdoor-work": { weight: 2 },
  teaches: { weight: 1 },
  healthcare: { weight: 1 },

  dorm: {
    isLimit: true,
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
  "small-home": { weight: 2, lacks: ["space", "garden"] },
  balcony: { weight: 2, lacks: ["garden"] },
  "no-garden": { weight: 1, lacks: ["garden", "outdoor-space"] },
  boat: { weight: 2, lacks: ["garden", "space", "oven", "bath", "own-walls"] },
  van: {
    weight: 2,
    lacks: ["garden", "space", "oven", "bath", "own-walls", "freezer"],
  },
  "off-grid": { weight: 2, lacks: ["power", "internet", "screen"] },
  "care-home": {
    isHardship: true,
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
  "no-oven": { isLimit: true, weight: 1, lacks: ["oven"] },
  "no-kitchen": { isLimit: true, weight: 1, lacks: ["oven", "kitchen"] },
  countryside: { weight: 1 },
  "hot-climate": { weight: 1, avoid: ["wool"] },
  "cold-climate": { weight: 1 },
  "shared-home": { isLimit: true, weight: 1, lacks: ["noise", "space"] },
  "pet-at-home": { weight: 1 },
  "office-use": {
    weight: 1,
    lacks: ["flame", "noise"],
    offKey: ["intimate", "romantic", "body"],
  },

  "no-clutter": {
    weight: 2,
    favours: ["consumable", "experience", "digital"],
    lacks: ["space"],
    offKey: ["cute", "silly"],
  },
  "has-everything": {
    weight: 2,
    favours: ["consumable", "experience", "unique"],
  },
  eco: { weight: 2, favours: ["sustainable"] },
  handmade: { weight: 2, favours: ["handmade"] },
  "wants-experiences": { weight: 2, favours: ["experience"] },
  "experiences-only": { weight: 2, only: "experience" },
  practical: { weight: 2, favours: ["practical"], offKey: ["silly", "cute"] },
  sentimental: { weight: 2 },
  humour: { weight: 1 },
  "no-tech": { isLimit: true, weight: 2, lacks: ["phone", "screen", "internet", "power"] },
  luxury: { weight: 1, favours: ["unique"], offKey: ["silly"] },
  "no-fuss": { weight: 1, offKey: ["party", "luxury"] },

  muslim: {
    weight: 1,
    avoid: ["alcohol", "pork", "gelatine"],
    offKey: ["christmas"],
  },
  jewish: { weight: 1, avoid: ["pork", "gelatine"], offKey: ["christmas"] },
  hindu: { weight: 1, avoid: ["meat", "pork", "gelatine", "leather"] },
  christian: { weight: 1 },
  buddhist: { weight: 1 },
  "no-holidays": { weight: 1, offKey: ["christmas", "religious"] },

  urgent: { weight: 1, favours: ["digital"], without: ["needs-delivery-time"] },
  "by-post": { weight: 1, lacks: ["space", "glass"] },
  "hand-luggage": { weight: 1, lacks: ["space", "glass", "blades"] },
  "digital-only": { weight: 1, only: "digital" },

  together: { weight: 1 },
  "with-children": { weight: 1 },

  thanks: { weight: 2, offKey: ["intimate", "body"] },
  farewell: { weight: 2 },
  "get-well": {
    isHardship: true,
    weight: 2,
    lacks: ["effort", "strength"],
    offKey: [...SOFT, "career"],
  },
  apology: { weight: 1, offKey: ["silly", "body", "chore"] },
  congratulations: { weight: 1 },
  "long-marriage": { weight: 2 },

  advent: { weight: 2 },
  baptism: {
    weight: 3,
    offKey: ["silly", "party"],
  },
  "bar-mitzvah": {
    weight: 3,
    avoid: ["pork", "gelatine"],
    offKey: ["christmas", "silly"],
  },
  communion: {
    weight: 3,
    offKey: ["silly", "party"],
  },
  "day-of-the-dead": {
    weight: 2,
    offKey: ["christmas"],
  },
  diwali: {
    weight: 2,
    avoid: ["meat", "pork", "gelatine", "leather"],
    offKey: ["christmas"],
  },
  easter: { weight: 2, offKey: ["christmas"] },
  eid: {
    weight: 2,
    avoid: ["alcohol", "pork", "gelatine"],
    offKey: ["christmas"],
  },
  "first-school-day": { weight: 3 },
  hanukkah: {
    weight: 2,
    avoid: ["pork", "gelatine"],
    offKey: ["christmas"],
  },
  "lunar-new-year": {
    weight: 2,
    offKey: ["christmas", "morbid"],
  },
  "new-adoption": { weight: 3 },
  nowruz: { weight: 2, offKey: ["christmas"] },
  passover: {
    weight: 2,
    avoid: ["gluten", "pork", "gelatine"],
    offKey: ["christmas"],
  },
  ramadan: {
    weight: 2,
    avoid: ["alcohol", "pork", "gelatine"],
    offKey: ["christmas"],
  },
  sinterklaas: { weight: 2 },
  "three-kings": { weight: 2 },
};

/** Whether anything about a person is sad or hard, so that nothing is quoted back and nothing is a joke. */
export function hasSorrow(situations: readonly Situation[]): boolean {
  return situations.some((situation) => SITUATION_RULES[situation].isHardship);
}
