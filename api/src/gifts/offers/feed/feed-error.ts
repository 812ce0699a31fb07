/** Where in a feed something is, both from 1. */
export interface FeedPlace {
  readonly line: number;
  readonly column?: number | undefined;
}

/** A feed that can't be imported; the message says where, what is wrong and what to do, fit to be shown. */
export class FeedError extends Error {
  override readonly name = "FeedError";

  constructor(sentence: string, place?: FeedPlace, options?: ErrorOptions) {
    super(place ? `${placeText(place)}: ${sentence}` : sentence, options);
  }
}

/** "Line 3, column 17". */
export function placeText({ line, column }: FeedPlace): string {
  return column === undefined ? `Line ${line}` : `Line ${line}, column ${column}`;
}

const SHOWN = 60;

/** A text from a feed as a message shows it: on one line, and not all of a long one. */
export function quoted(text: string): string {
  const line = text
    .slice(0, 4 * SHOWN)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
  return `"${line.length > SHOWN ? `${line.slice(0, SHOWN).toWellFormed()}...` : line}"`;
}
