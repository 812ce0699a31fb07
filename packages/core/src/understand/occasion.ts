import { OCCASION_WORDS, OCCASIONS, type Occasion, traitsOf } from "../gift/occasions.ts";
import { foldText } from "./words.ts";

/** The form's occasion behind a visitor's own text ("Christmas" is Holiday); "Other" when none is. */
export function understandOccasion(text: string): Occasion {
  const folded = foldText(text.trim());
  const option = OCCASIONS.find((occasion) => occasion.toLowerCase() === folded);
  return option ?? OCCASION_WORDS.find(({ words }) => folded.search(words) >= 0)?.option ?? "Other";
}

/** Whether only ideas that name this occasion may be shown for it. */
export function isParticular(occasion: Occasion): boolean {
  return traitsOf(occasion).isParticular === true;
}

/** Whether something that suits these occasions is no strange thing to give for any. */
export function isEveryday(occasions: readonly Occasion[]): boolean {
  return occasions.some((occasion) => traitsOf(occasion).isEveryday);
}
