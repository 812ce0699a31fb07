/** RFC 4180: commas, quotes where they are needed, lines that end with CRLF; for spreadsheets UTF-8 with its mark. */

const MARK = "\uFEFF";

/** What a spreadsheet takes for the beginning of a formula, also in the width of Chinese letters. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A table as CSV. No cell is taken for a formula: one that begins like it gets an apostrophe before it. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return MARK + rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

function writeCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A cell that strangers wrote, safe also where a spreadsheet takes other signs than the comma for the end of a cell, as
 * those of most European countries do: what follows such a sign is no formula either.
 */
export function untrustedCell(text: string): string {
  return text.replace(/([;|\t])(?=\s*[=+\-@＝＋－＠])/g, "$1'");
}

/**
 * The cells of a CSV text; lines may end with LF too, and empty ones are passed over.
 * @throws {SyntaxError} naming the line where a quote doesn't close or stands in the middle of a cell
 */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.startsWith(MARK) ? MARK.length : 0;
  const cell = /"((?:[^"]|"")*)"(?=[,\r\n]|$)|([^",\r\n]*)(?=[,\r\n]|$)/y;
  while (at < text.length) {
    cell.lastIndex = at;
    const found = cell.exec(text);
    if (!found) {
      const line = text.slice(0, at).split("\n").length;
      throw new SyntaxError(`Line ${line} is not CSV: a quote doesn't close, or stands inside a cell`);
    }
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? "");
    at = cell.lastIndex;
    const end = text[at];
    if (end === ",") {
      at++;
      if (at === text.length) row.push("");
      continue;
    }
    if (row.length > 1 || row[0] !== "") rows.push(row);
    row = [];
    at += end === "\r" && text[at + 1] === "\n" ? 2 : 1;
  }
  if (row.length > 0) rows.push(row);
  return rows;
}
