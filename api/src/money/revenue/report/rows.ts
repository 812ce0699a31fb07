import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CsvError, parse } from "csv-parse";
import { type Columns, fieldOf, type ReportForm, readColumns } from "./columns.ts";
import { decodeReport } from "./decode.ts";
import { quoted, ReportError } from "./report-error.ts";

/** A report's line: as many cells as there are headings, trimmed. */
export interface Row {
  /** In the file, from 1; the first of several when cells hold line breaks. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface OpenedReport {
  readonly columns: Columns;
  readonly rows: AsyncIterable<Row>;
}

/** The header stands among so many first lines, below a title. */
const HEADER_WITHIN = 10;
const DELIMITERS = [",", "\t", ";"];
/** So many headings make a line the header. */
const FEWEST_HEADINGS = 3;
const MOST_COLUMNS = 100;
/** Characters. */
const LONGEST_CELL = 4_000;
const LONGEST_ROW = 64 * 1024;

/** What `csv-parse` gives for each row with `info`. */
interface ParsedRow {
  readonly info: { readonly lines: number };
  readonly record: readonly string[];
}

/**
 * Opens a report: CSV or TSV, whose header is found below a title and read, and whose rows are then read one after
 * another, never held.
 * @param currency that of the report's marketplace; null where each line says its own
 * @throws {ReportError} as {@link readColumns} and {@link decodeReport} do; the rows likewise, and for a row that
 *   has too few cells (a file that was cut off) or too many
 */
export async function openReport(
  bytes: AsyncIterable<Uint8Array>,
  currency: string | null,
  form: ReportForm,
): Promise<OpenedReport> {
  const text = decodeReport(bytes);
  try {
    let start = "";
    let { value, done } = await text.next();
    while (!done) {
      start += value;
      if (lineStarts(start).length > HEADER_WITHIN) break;
      ({ value, done } = await text.next());
    }
    const header = findHeader(start, form);
    const columns = readColumns(header.headings, header.line, currency, form);
    return { columns, rows: readRows(start.slice(header.end), text, header, columns) };
  } catch (error) {
    // Closes the file: nobody reads on.
    await text.return(undefined);
    throw error;
  }
}

interface Header {
  readonly headings: readonly string[];
  readonly delimiter: string;
  readonly line: number;
  /** Where the text after it begins. */
  readonly end: number;
}

function findHeader(start: string, form: ReportForm): Header {
  const starts = lineStarts(start);
  let best: (Header & { readonly known: number }) | null = null;
  for (const [index, begin] of starts.slice(0, HEADER_WITHIN).entries()) {
    const end = starts[index + 1] ?? start.length;
    const line = start.slice(begin, end).replace(/[\r\n]+$/, "");
    for (const delimiter of DELIMITERS) {
      const headings = line.split(delimiter).map(unquoted);
      const known = headings.filter((heading) => fieldOf(heading, form)).length;
      if (known > (best?.known ?? FEWEST_HEADINGS - 1)) {
        best = { headings, delimiter, line: index + 1, end, known };
      }
    }
  }
  if (!best) {
    throw new ReportError(
      `None of the first ${HEADER_WITHIN} lines is the header of ${form.title}, with headings such as ${form.needed.map(([, name]) => name).join(", ")}.`,
    );
  }
  if (best.headings.length > MOST_COLUMNS) {
    throw new ReportError(`There are more than ${MOST_COLUMNS} columns.`, { line: best.line });
  }
  return best;
}

function unquoted(heading: string): string {
  return heading
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .replaceAll('""', '"')
    .trim();
}

/** Where each line begins. */
function lineStarts(text: string): readonly number[] {
  return [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map((match) => match.index + match[0].length)].filter(
    (start) => start < text.length,
  );
}

async function* readRows(
  start: string,
  more: AsyncGenerator<string>,
  { delimiter, line: headerLine }: Header,
  { headings }: Columns,
): AsyncGenerator<Row> {
  const parser = parse({
    delimiter,
    info: true,
    max_record_size: LONGEST_ROW,
    record_delimiter: ["\r\n", "\n", "\r"],
    // Counted below: their own error wouldn't say what to do.
    relax_column_count: true,
    // A name such as 12" pan is text.
    relax_quotes: true,
    skip_empty_lines: true,
  });
  async function* whole(): AsyncGenerator<string> {
    if (start) yield start;
    yield* more;
  }
  const feeding = pipeline(Readable.from(whole()), parser);
  // Its failure is the parser's, which is told below.
  feeding.catch(() => {});
  try {
    for await (const { info, record } of parser as AsyncIterable<ParsedRow>) {
      const row = toRow(record, headerLine + info.lines, headings);
      if (row) yield row;
    }
  } catch (error) {
    throw error instanceof CsvError ? explained(error, headerLine) : error;
  }
}

/** Null for a row of empty cells. */
function toRow(record: readonly string[], lastLine: number, headings: readonly string[]): Row | null {
  let line = lastLine;
  let isEmpty = true;
  const cells: string[] = [];
  for (const cell of record) {
    if (cell.includes("\n")) line -= cell.split("\n").length - 1;
    const trimmed = cell.trim();
    if (trimmed !== "") isEmpty = false;
    cells.push(trimmed);
  }
  if (isEmpty) return null;
  if (cells.length < headings.length) {
    throw new ReportError(
      `There are ${cells.length} cells for ${headings.length} columns. The file may have been cut off: please download it again.`,
      { line },
    );
  }
  const misplaced = cells.findIndex((cell, at) => cell !== "" && !headings[at]);
  if (misplaced >= 0) {
    throw new ReportError(
      `Cell ${misplaced + 1} (${quoted(cells[misplaced] ?? "")}) stands below no heading. Please check the quotes in this line.`,
      { line },
    );
  }
  const long = cells.findIndex((cell) => cell.length > LONGEST_CELL);
  if (long >= 0) {
    const column = { number: long + 1, heading: headings[long] ?? "" };
    throw new ReportError(`This cell is longer than ${LONGEST_CELL} characters.`, { line, column });
  }
  return { line, cells };
}

function explained(error: CsvError, headerLine: number): ReportError {
  const line = headerLine + Number(error.lines ?? 0);
  switch (error.code) {
    case "CSV_QUOTE_NOT_CLOSED":
      return new ReportError(
        "The file ends within quotes. It may have been cut off: please download it again.",
        { line },
      );
    case "CSV_MAX_RECORD_SIZE":
      return new ReportError(
        `A row that ends here is longer than ${LONGEST_ROW} characters. A quote above may not be closed.`,
        { line },
      );
    default:
      return new ReportError("This line can't be read as CSV.", { line });
  }
}
