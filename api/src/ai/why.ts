import { type Occasion, understandOccasion } from "@gifthearth/core";

/** Occasions of the form that don't take "a" and their own name. */
const PHRASES: Partial<Record<Occasion, string>> = {
  "Just Because": "no occasion at all",
  "Treat Yourself": "a treat of your own",
  "Treat Pet Friends": "a pet friend",
};

/** The visitor's own words that already say whose or which: "my sister's promotion", "the big move". */
const DETERMINED = /^(?:an?|the|my|our|his|her|their|your|this|some)\s|^\S+['’]s?\s/i;
/** Days that have a name: "Christmas", "Mother's Day", "new year". */
const NAMED_DAY = /christmas|xmas|easter|hanukkah|chanukah|diwali|kwanzaa|\beid\b|new year|\bday$/i;

/**
 * "Because they like Reading and Cooking.": why an idea was chosen, in the visitor's own words.
 * @param occasion as the visitor wrote or chose it
 * @param matched the visitor's interests that the idea answers
 * @param suitsOccasion whether the idea names that occasion, the reason when it answers no interest
 * @returns null when there is no reason to give
 */
export function whyChosen(
  occasion: string,
  matched: readonly string[],
  suitsOccasion: boolean,
): string | null {
  if (matched.length > 0) {
    const who = understandOccasion(occasion) === "Treat Yourself" ? "you" : "they";
    return `Because ${who} like ${joinWords(matched)}.`;
  }
  return suitsOccasion ? `A good choice for ${occasionPhrase(occasion.trim())}.` : null;
}

/** "Reading", "Reading and Cooking", "Reading, Cooking and Tea". */
function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${last}` : last;
}

function occasionPhrase(occasion: string): string {
  const understood = understandOccasion(occasion);
  const phrase = understood.toLowerCase() === occasion.toLowerCase() ? PHRASES[understood] : undefined;
  if (phrase) return phrase;
  if (DETERMINED.test(occasion) || NAMED_DAY.test(occasion)) return occasion;
  return `${startsWithVowelSound(occasion) ? "an" : "a"} ${occasion}`;
}

/** Eighty and eighteen included: "an 80th birthday", "an 18th birthday". */
function startsWithVowelSound(text: string): boolean {
  return /^(?:[aeiou](?!ni[^nm])|8|1[18](?!\d)|hono)/i.test(text);
}
