import type { Relation } from "./vocabulary.ts";

/** How the words on a card may sound. */
export const CARD_TONES = ["warm", "funny", "formal"] as const;
export type CardTone = (typeof CARD_TONES)[number];

/** What a card may be for, each as a visitor is offered it. */
export const CARD_OCCASIONS = {
  birthday: "Birthday",
  christmas: "Christmas",
  hanukkah: "Hanukkah",
  diwali: "Diwali",
  eid: "Eid",
  easter: "Easter",
  holidays: "Holidays",
  anniversary: "Their anniversary",
  "our-anniversary": "Our anniversary",
  wedding: "Wedding",
  baby: "New baby",
  housewarming: "Housewarming",
  graduation: "Graduation",
  "mothers-day": "Mother's Day",
  "fathers-day": "Father's Day",
  retirement: "Retirement",
  "thank-you": "Thank you",
  "just-because": "Just because",
  farewell: "Farewell",
  "get-well": "Get well",
  sympathy: "Sympathy",
} as const;
export type CardOccasion = keyof typeof CARD_OCCASIONS;

/** Occasions at which a joke would hurt. */
const TENDER: ReadonlySet<CardOccasion> = new Set(["farewell", "get-well", "sympathy"]);

/** The tones in which one may write for an occasion. */
export function tonesFor(occasion: CardOccasion): readonly CardTone[] {
  return TENDER.has(occasion) ? CARD_TONES.filter((tone) => tone !== "funny") : CARD_TONES;
}

/** Words that a search's occasion is told by; of several the first. */
const WORDS: readonly (readonly [CardOccasion, RegExp])[] = [
  ["sympathy", /sympath|condolence|funeral|bereave|mourn|passed away/i],
  ["get-well", /get[- ]well|hospital|recover|surgery/i],
  ["christmas", /christmas|xmas|santa/i],
  ["hanukkah", /hann?ukk?ah|channukk?ah/i],
  ["diwali", /di[wv]ali/i],
  ["eid", /\beid\b|ramadan/i],
  ["easter", /\beaster/i],
  ["mothers-day", /mother'?s'? day|mothering sunday/i],
  ["fathers-day", /father'?s'? day/i],
  ["retirement", /retire|retiring/i],
  ["farewell", /farewell|leaving|goodbye/i],
  ["thank-you", /thank/i],
  ["birthday", /birthday|b-?day/i],
  ["anniversary", /anniversar/i],
  ["wedding", /wedding|engagement|bridal/i],
  ["graduation", /graduat|degree|exam/i],
  ["housewarming", /house ?-?warming|new (?:home|house|flat|apartment)/i],
  ["baby", /baby|newborn|christening/i],
  ["holidays", /holiday|new year|hogmanay|kwanzaa/i],
];

/** What a card is for where a search was for this occasion, in the form's or the visitor's own words. */
export function cardOccasionOf(occasion: string, relation: Relation | null = null): CardOccasion {
  const found = WORDS.find(([, words]) => words.test(occasion))?.[0] ?? "just-because";
  return found === "anniversary" && relation === "partner" ? "our-anniversary" : found;
}

/** Most messages that are told to be known already, and the longest message, in characters. */
export const CARD_LIMITS = { seen: 30, message: 400 } as const;
