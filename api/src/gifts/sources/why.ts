import { joinWords, traitsOf, understandOccasion } from "@gifthearth/core";

/** The visitor's own words that already say whose or which: "my sister's promotion", "the big move". */
const DETERMINED = /^(?:an?|the|my|our|his|her|their|your|this|some)\s|^\S+['’]s?\s/i;
/** Days that have a name: "Christmas", "Mother's Day", "new year". */
const NAMED_DAY = /christmas|xmas|easter|hanukkah|chanukah|diwali|kwanzaa|\beid\b|new year|\bday$/i;

/** What speaks for an idea. */
export interface Reasons {
  /** The visitor's interests that the idea answers, in the visitor's own words. */
  readonly matched: readonly string[];
  /** Those of them that it answers only through a wider interest: "sourdough" through Baking. */
  readonly through?: ReadonlyMap<string, string>;
  /** The title that the visitor wanted more like. */
  readonly like?: string | null;
  /** Whether the idea names the occasion, the reason when it answers no interest. */
  readonly suitsOccasion: boolean;
}

/**
 * Why an idea was chosen, in the visitor's own words: "Because they like Reading and sourdough
 * (Baking)." or "Like the Amber Lamp you picked."
 * @param occasion as the visitor wrote or chose it
 * @returns null when there is no reason to give
 */
export function whyChosen(
  occasion: string,
  { matched, through, like = null, suitsOccasion }: Reasons,
): string | null {
  const who = traitsOf(understandOccasion(occasion)).isOwn ? "you" : "they";
  const liking =
    matched.length > 0 ? `${who} like ${joinWords(matched.map((words) => named(words, through)))}` : null;
  if (like !== null) return `${likeness(like)}${liking ? `, and ${liking}` : ""}.`;
  if (liking) return `Because ${liking}.`;
  return suitsOccasion ? `A good choice for ${occasionPhrase(occasion.trim())}.` : null;
}

/**
 * "sourdough (Baking)": the idea is for Baking, and need have nothing to do with sourdough. Where the visitor's
 * words name the wider interest themselves, that alone: "baking" of "sourdough baking".
 */
function named(words: string, through: Reasons["through"]): string {
  const wider = through?.get(words);
  if (wider === undefined) return words;
  const within = words.split(/\s+/).find((word) => word.toLowerCase() === wider.toLowerCase());
  return within ?? `${words} (${wider})`;
}

/** "Like the Amber Lamp you picked"; a title with an article of its own keeps that. */
function likeness(title: string): string {
  return `Like ${/^(?:the|an?|your|my|our)\s/i.test(title) ? "" : "the "}${title} you picked`;
}

function occasionPhrase(occasion: string): string {
  const understood = understandOccasion(occasion);
  const phrase =
    understood.toLowerCase() === occasion.toLowerCase() ? traitsOf(understood).phrase : undefined;
  if (phrase) return phrase;
  if (DETERMINED.test(occasion) || NAMED_DAY.test(occasion)) return occasion;
  return `${startsWithVowelSound(occasion) ? "an" : "a"} ${occasion}`;
}

/** Eighty and eighteen included: "an 80th birthday", "an 18th birthday". */
function startsWithVowelSound(text: string): boolean {
  return /^(?:[aeiou](?!ni[^nm])|8|1[18](?!\d)|hono)/i.test(text);
}
