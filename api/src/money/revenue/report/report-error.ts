/** Where in a report something is wrong. */
export interface ReportPlace {
  /** In the file, from 1. */
  readonly line?: number;
  /** From 1, with its heading. */
  readonly column?: { readonly number: number; readonly heading: string };
}

/** A report that can't be imported; the message says where, what is wrong and what to do, fit to be shown. */
export class ReportError extends Error {
  override readonly name = "ReportError";
  readonly place: ReportPlace;

  constructor(sentence: string, place: ReportPlace = {}) {
    super(placed(sentence, place));
    this.place = place;
  }
}

function placed(sentence: string, { line, column }: ReportPlace): string {
  const where = [
    ...(line === undefined ? [] : [`line ${line}`]),
    ...(column ? [`column ${column.number} (${quoted(column.heading)})`] : []),
  ].join(", ");
  return where ? `${where.charAt(0).toUpperCase()}${where.slice(1)}: ${sentence}` : sentence;
}

/** So much of a cell is repeated in a message, characters. */
const SHOWN = 60;

/** A cell's text as a message shows it: on one line, and not all of a long one. */
export function quoted(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return `"${line.length > SHOWN ? `${line.slice(0, SHOWN).toWellFormed()}...` : line}"`;
}
