import { cleanTitle, isUsableTitle } from "@gifthearth/core";

/** A plain list is no answer that was asked for: so much of it is taken. */
const MAX_GIFTS = 5;
/** A longer line is prose, in characters, and so is a title of more words. */
const MAX_LINE = 400;
const MAX_WORDS = 10;

/** "1. ", "2) ", "#3: " at the beginning of a line, also after a bold marker. */
const NUMBERED = /^[ \t]*(?:\*\*)?#?\d{1,2}\s?[.):](?:\s+|(?=\*\*))(?=\S)/;
const PRICE = /\$\d[\d,]*(?:\.\d\d)?(?:\s?(?:-|–|to)\s?\$?\d[\d,]*(?:\.\d\d)?)?/;
/** What parts a title from the words on it; within bold markers it parts them too. */
const TITLE_ENDS = /\s*(?:\*\*\s*[:–—-]?|:\s|\s[–—-]\s|\s\()\s*/;

/** A gift as such a list names it. */
interface ListedGift {
  readonly title: string;
  readonly description?: string;
  readonly priceRange?: string;
}

/**
 * The gifts of a plain numbered list, five at most: "1. Box Kite", "2) **Bread Oven** ($45-$80): bakes a crust."
 * A list of one is none, and what reads like a question or a sentence is no title.
 */
export function listedGifts(text: string): ListedGift[] {
  const gifts: ListedGift[] = [];
  for (const line of text.split("\n")) {
    const mark = line.length <= MAX_LINE ? NUMBERED.exec(line)?.[0] : undefined;
    const gift = mark && toGift(line.slice(mark.length));
    if (gift) gifts.push(gift);
    if (gifts.length === MAX_GIFTS) break;
  }
  return gifts.length > 1 ? gifts : [];
}

function toGift(entry: string): ListedGift | null {
  const bare = entry.trim().replace(/^\*\*/, "");
  const end = TITLE_ENDS.exec(bare);
  const title = cleanTitle(end ? bare.slice(0, end.index) : bare).replace(/[.:]+$/, "");
  if (!isUsableTitle(title) || /[?!]/.test(title) || title.split(/\s+/).length > MAX_WORDS) return null;
  const rest = end ? bare.slice(end.index + end[0].length) : "";
  const priceRange = PRICE.exec(rest)?.[0];
  const description = rest
    .replace(/^\(?[^()a-z]{0,20}\)\s*/i, "")
    .replace(/^\W+/, "")
    .replaceAll("**", "")
    .trim();
  return { title, ...(description && { description }), ...(priceRange && { priceRange }) };
}
