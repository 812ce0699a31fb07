/** RFC 4180: commas, quotes where they are needed, lines that end with CRLF; for spreadsheets UTF-8 with its mark. */

const MARK = "\uFEFF";

/** What may stand between the end of a cell and a formula: what ends a cell, quotes, and what nobody sees. */
const GAP = '[,;|"\\s\\p{C}]';
/** What a formula begins with, also in the width of Chinese letters, and the whole of the gap before it. */
const FORMULA = new RegExp(`(?<!${GAP})(${GAP}*)([=+\\-@＝＋－＠])`, "gu");
/** A gap up to the last that may end a cell: all but spaces and quotes. */
const END_OF_CELL = /^.*[^\p{Zs}"]/su;
/** A carriage return that stands alone, or where a cell may begin. */
const STRAY_RETURN = new RegExp(`\\r(?!\\n)|(?<=^|${GAP})\\r\\n`, "gu");

/**
 * A table as CSV. No cell is taken for a formula, in whichever way a spreadsheet tells cells apart: it may take a
 * semicolon, a tab or a bar for the end of a cell, as those of most European countries do, a line break within a cell
 * for the end of a row, and a quote within a cell for one around it. What begins like a formula behind any of these
 * gets an apostrophe before it. Tabs become spaces, and stray carriage returns line feeds.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return MARK + rows.map(writeRow).join("");
}

/** A row of it, for who writes a table row by row. */
export function writeRow(row: readonly string[]): string {
  return `${row.map(writeCell).join(",")}\r\n`;
}

function writeCell(text: string): string {
  const plain = text.replaceAll("\t", " ").replace(STRAY_RETURN, "\n");
  const safe = mendFormulas(plain, (gap, sign) => {
    const [end] = END_OF_CELL.exec(gap) ?? [""];
    return `${end}'${gap.slice(end.length)}${sign}`;
  });
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** @param mend is given each sign that could begin a formula, and what stands between it and what comes before */
function mendFormulas(text: string, mend: (gap: string, sign: string) => string): string {
  return text.replace(FORMULA, (found: string, gap: string, sign: string, at: number) =>
    at === 0 || END_OF_CELL.test(gap) ? mend(gap, sign) : found,
  );
}

/**
 * The same JSON in a form that {@link writeCsv} leaves as it is: a sign in a string that could begin a formula is
 * written by its number.
 */
export function formulaFreeJson(json: string): string {
  return json.replace(/"(?:[^"\\]|\\.)*"/g, (string) =>
    mendFormulas(string, (gap, sign) => `${gap}\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`),
  );
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
