import { OCCASIONS, type Occasion } from "../gift/vocabulary.ts";
import { fold } from "./words.ts";

const OTHER_WORDS: readonly (readonly [RegExp, Occasion])[] = [
  [/christmas|xmas|hanukkah|chanukah|diwali|eid\b|kwanzaa|new year|santa|easter|sinterklaas/, "Holiday"],
  [/valentine/, "Anniversary"],
  [/baby|newborn|christening|baptism/, "Baby Shower"],
  [/wedding|engagement|bridal|bachelor/, "Wedding"],
  [/graduat|degree|exam/, "Graduation"],
  [/new home|housewarm|moving/, "Housewarming"],
  [/birthday|b-?day/, "Birthday"],
  [/anniversar/, "Anniversary"],
  [/\b(?:dog|cat|pet)s?\b/, "Treat Pet Friends"],
  [/mother|father|mum|mom|dad|thank|get well|farewell|retire/, "Just Because"],
];

/** These show only ideas that name them: a guest at a wedding doesn't bring a dog toy. */
const PARTICULAR: ReadonlySet<Occasion> = new Set(["Wedding", "Baby Shower", "Treat Pet Friends"]);

/** The form's occasion behind a visitor's own text ("Christmas" is Holiday); "Other" when none is. */
export function understandOccasion(text: string): Occasion {
  const folded = fold(text.trim());
  const option = OCCASIONS.find((occasion) => occasion.toLowerCase() === folded);
  return option ?? OTHER_WORDS.find(([pattern]) => pattern.test(folded))?.[1] ?? "Other";
}

/** Whether only ideas that name this occasion may be shown for it. */
export function isParticular(occasion: Occasion): boolean {
  return PARTICULAR.has(occasion);
}
