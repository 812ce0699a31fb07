import { OCCASIONS, type Occasion } from "../gift/vocabulary.ts";
import { foldText } from "./words.ts";

/** In the order in which they count: "our wedding anniversary" is no wedding. */
const OTHER_WORDS: readonly (readonly [RegExp, Occasion])[] = [
  [
    /christmas|xmas|c?hann?ukk?ah|diwali|\beid\b|kwanzaa|new year|santa|easter|sinterklaas|thanksgiving|advent|ramadan|passover/,
    "Holiday",
  ],
  [
    /\b(?:dog|cat|pet|puppy|kitten)(?:'?s)? (?:birthday|b-?day|adoption)|gotcha day|new (?:puppy|kitten|pet)/,
    "Treat Pet Friends",
  ],
  [/birthday|b-?day/, "Birthday"],
  [/anniversar|valentine/, "Anniversary"],
  [/baby|newborn|christening|baptism/, "Baby Shower"],
  [/wedding|engagement|bridal|bachelor/, "Wedding"],
  [/graduat|degree|exams?\b/, "Graduation"],
  [/(?:new|first) (?:home|house|flat|apartment|place)|housewarm|moving/, "Housewarming"],
  [/mother|father|mum|mom|dad|thank|get well|farewell|retire/, "Just Because"],
  [/\b(?:dog|cat|pet)s?\b/, "Treat Pet Friends"],
];

/** These show only ideas that name them: a guest at a wedding doesn't bring a dog toy. */
const PARTICULAR: ReadonlySet<Occasion> = new Set(["Wedding", "Baby Shower", "Treat Pet Friends"]);

/** What suits one of these suits nearly any occasion. */
const EVERYDAY: readonly Occasion[] = ["Birthday", "Holiday", "Just Because", "Treat Yourself"];

/** The form's occasion behind a visitor's own text ("Christmas" is Holiday); "Other" when none is. */
export function understandOccasion(text: string): Occasion {
  const folded = foldText(text.trim());
  const option = OCCASIONS.find((occasion) => occasion.toLowerCase() === folded);
  return option ?? OTHER_WORDS.find(([pattern]) => pattern.test(folded))?.[1] ?? "Other";
}

/** Whether only ideas that name this occasion may be shown for it. */
export function isParticular(occasion: Occasion): boolean {
  return PARTICULAR.has(occasion);
}

/** Whether something that suits these occasions is no strange thing to give for any. */
export function isEveryday(occasions: readonly Occasion[]): boolean {
  return EVERYDAY.some((occasion) => occasions.includes(occasion));
}
