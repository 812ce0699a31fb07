import { stems } from "../../understand/words.ts";

/** Hobbies with a world of their own, which ask for a specialised prompt. */
export const HOBBY_KEYWORDS = [
  "photography",
  "knitting",
  "woodworking",
  "vinyl",
  "record collecting",
  "board games",
  "mechanical keyboard",
  "audiophile",
  "astronomy",
  "birdwatching",
  "fly fishing",
  "climbing",
  "cycling",
  "calligraphy",
  "leathercraft",
  "baking",
  "3d printing",
  "model building",
  "gardening",
  "pottery",
  "ceramics",
] as const;
export type HobbyKeyword = (typeof HOBBY_KEYWORDS)[number];

/** With spaces around, so that only whole words are found in it. */
const phrase = (text: string) => ` ${stems(text).join(" ")} `;

/**
 * The hobbies that the interests name, in the order of the list. They may be part of an interest
 * ("Street Photography"), in any case and with other endings ("mechanical keyboards"), but only as whole
 * words ("recycling" is no cycling).
 */
export function hobbyKeywords(interests: readonly string[]): HobbyKeyword[] {
  const said = interests.map(phrase);
  return HOBBY_KEYWORDS.filter((hobby) => said.some((interest) => interest.includes(phrase(hobby))));
}
