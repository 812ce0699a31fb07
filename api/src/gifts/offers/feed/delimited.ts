import { FeedError } from "./feed-error.ts";

/** A line of a delimited file. */
export interface Row {
  /** On which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** The number of a cell, from 1, that was longer than {@link LONGEST_CELL} and was cut; 0 for none. */
  readonly cutCell: number;
}

/** Of a cell so many characters are kept. */
export const LONGEST_CELL = 20_000;
/** A quoted cell over so many lines is none: its closing quote is missing. */
const MOST_LINES = 5_000;
/** More than any feed has. */
const MOST_CELLS = 2_000;

const QUOTE = 34;
const NEWLINE = 10;
const RETURN = 13;

/**
 * Reads lines of cells from pieces of text: cells may be in quotes, with quotes doubled, and then hold delimiters and
 * line breaks. What isn't written by that rule is read as it was meant: a quote within a cell, or text after a closing
 * one, stands for itself. Memory doesn't grow with the length of a cell.
 */
export class DelimitedReader {
  readonly #delimiter: number;
  #rows: Row[] = [];
  #cells: string[] = [];
  #cell = "";
  #isCut = false;
  #cutCell = 0;
  #state: "start" | "bare" | "quoted" | "quote" = "start";
  #line = 1;
  /** Where the row and the open quote began. */
  #rowLine = 1;
  #quoteLine = 1;
  #wasReturn = false;

  /** @param delimiter one character */
  constructor(delimiter: string) {
    this.#delimiter = delimiter.charCodeAt(0);
  }

  /** The rows that end in this piece. @throws {FeedError} for a quote that is never closed */
  read(text: string): readonly Row[] {
    const delimiter = this.#delimiter;
    let from = 0;
    let at = 0;
    const { length } = text;
    while (at < length) {
      const code = text.charCodeAt(at);
      if (this.#state === "quoted") {
        if (code === QUOTE) {
          this.#take(text, from, at);
          this.#state = "quote";
          from = at + 1;
        } else if (code === NEWLINE) this.#countQuotedLine();
        at += 1;
        continue;
      }
      if (this.#state === "quote") {
        if (code === QUOTE) {
          // Doubled: one quote of the text.
          this.#state = "quoted";
          from = at;
          at += 1;
          continue;
        }
        // Closed, or else the text goes on without quotes.
        this.#state = "bare";
        from = at;
      }
      if (code === QUOTE && this.#state === "start") {
        this.#state = "quoted";
        this.#quoteLine = this.#line;
        from = at + 1;
      } else if (code === delimiter) {
        this.#take(text, from, at);
        this.#endCell();
        from = at + 1;
      } else if (code === NEWLINE || code === RETURN) {
        if (code === NEWLINE && this.#wasReturn) {
          from = at + 1;
          this.#rowLine = this.#line;
        } else {
          this.#take(text, from, at);
          this.#endRow();
          from = at + 1;
        }
        this.#wasReturn = code === RETURN;
        at += 1;
        continue;
      } else this.#state = "bare";
      this.#wasReturn = false;
      at += 1;
    }
    if (this.#state !== "quote") this.#take(text, from, length);
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  /** The row that the end of the file ends. @throws {FeedError} for a quote that is never closed */
  end(): readonly Row[] {
    if (this.#state === "quoted") this.#refuseOpenQuote();
    if (this.#state !== "start" || this.#cells.length > 0) this.#endRow();
    return this.#rows;
  }

  #take(text: string, from: number, to: number): void {
    if (to <= from) return;
    const room = LONGEST_CELL - this.#cell.length;
    if (to - from > room) this.#isCut = true;
    if (room > 0) this.#cell += text.slice(from, Math.min(to, from + room));
  }

  #endCell(): void {
    if (this.#isCut && this.#cutCell === 0) this.#cutCell = this.#cells.length + 1;
    if (this.#cells.length < MOST_CELLS) this.#cells.push(this.#cell);
    this.#cell = "";
    this.#isCut = false;
    this.#state = "start";
  }

  #endRow(): void {
    this.#endCell();
    const isBlank = this.#cells.length === 1 && this.#cells[0] === "";
    if (!isBlank) this.#rows.push({ line: this.#rowLine, cells: this.#cells, cutCell: this.#cutCell });
    this.#cells = [];
    this.#cutCell = 0;
    this.#line += 1;
    this.#rowLine = this.#line;
  }

  #countQuotedLine(): void {
    this.#line += 1;
    if (this.#line - this.#quoteLine > MOST_LINES) this.#refuseOpenQuote();
  }

  #refuseOpenQuote(): never {
    throw new FeedError(
      "A quote is opened here and never closed. Please mend the file, or ask the shop for one that doubles the quotes within its texts.",
      { line: this.#quoteLine, column: this.#cells.length + 1 },
    );
  }
}
