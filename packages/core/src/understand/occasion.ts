import { OCCASIONS, type Occasion } from "../gift/vocabulary.ts";
import { OCCASION_WORDS } from "./lexicons/occasion-words.ts";
import { foldText } from "./words.ts";

/** These show only ideas that name them: a guest at a wedding doesn't bring a dog toy. */
const PARTICULAR: ReadonlySet<Occasion> = new Set(["Wedding", "Baby Shower", "Treat Pet Friends"]);

/** What suits one of these suits nearly any occasion. */
const EVERYDAY: readonly Occasion[] = ["Birthday", "Holiday", "Just Because", "Treat Yourself"];

/** The form's occasion behind a visitor's own text ("Christmas" is Holiday); "Other" when none is. */
export function understandOccasion(text: string): Occasion {
  const folded = foldText(text.trim());
  const option = OCCASIONS.find((occasion) => occasion.toLowerCase() === folded);
  return option ?? OCCASION_WORDS.find(({ words }) => folded.search(words) >= 0)?.option ?? "Other";
}

/** Whether only ideas that name this occasion may be shown for it. */
export function isParticular(occasion: Occasion): boolean {
  return PARTICULAR.has(occasion);
}

/** Whether something that suits these occasions is no strange thing to give for any. */
export function isEveryday(occasions: readonly Occasion[]): boolean {
  return EVERYDAY.some((occasion) => occasions.includes(occasion));
}
