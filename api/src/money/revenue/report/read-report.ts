import { type MarketplaceRow, minorDigits } from "@gifthearth/core";
import { type DecimalMark, decimalMarkOf } from "./amount.ts";
import { type ColumnField, type Columns, EARNINGS, type ReportForm } from "./columns.ts";
import { Fingerprint } from "./fingerprint.ts";
import { cellOf, type LineRules, placeOf, type ReportLine, readCount, readLine, readMoney } from "./line.ts";
import { quoted, ReportError } from "./report-error.ts";
import { openReport, type Row } from "./rows.ts";

/** A report's bytes, which can be read more than once. */
export interface ReportSource {
  open(): AsyncIterable<Uint8Array>;
}

/** What a report is said to be. */
export interface ReportOptions {
  readonly marketplace: MarketplaceRow;
  readonly trackingId: string;
  /** YYYY-MM. */
  readonly period: string;
  /** Found in the report itself unless given. */
  readonly decimal?: DecimalMark | undefined;
  /** Earnings by item unless given. */
  readonly form?: ReportForm | undefined;
}

/** A report's sums. Minor units of its currency. */
export interface ReportFigures {
  readonly lineCount: number;
  readonly commissionMinor: number;
  /** Items shipped less those returned; below 0 where more came back than was sold. */
  readonly keptItems: number;
  /** The same for the same lines, whatever the file that they stand in, and their order. */
  readonly fingerprint: string;
  /** Whether it tells of each row whose it is. */
  readonly namesTrackingIds: boolean;
  /** Rows of other tracking ids, which were left out. */
  readonly otherLineCount: number;
  /** The first few of them. */
  readonly otherTrackingIds: readonly string[];
}

/** So many lines are handed on at once. */
const BATCH = 500;
const MOST_OTHERS_NAMED = 10;
const TOTAL =
  /^(?:(?:grand|sub) ?)?(?:totals?|totales|totale|totaal|totaux|gesamt|gesamtsumme|summe|sum):?$/i;
const NUMBERS = [
  "price",
  "items",
  "returns",
  "revenue",
  "commission",
] as const satisfies readonly ColumnField[];
const SUMS = ["items", "returns", "revenue", "commission"] as const;
type Sums = Record<(typeof SUMS)[number], number>;

/**
 * Reads an earnings report: every line of it, in batches, so that a report of any length takes
 * the same memory. A report that names tracking ids gives the lines of the one asked for; the others are counted.
 * @param takeLines is given each batch in turn
 * @throws {ReportError} for whatever can't be relied on: an unknown form, a cell that isn't what its column holds,
 *   a day outside the period, a row of totals that isn't the sum, a file that was cut off
 */
export async function readReport(
  source: ReportSource,
  options: ReportOptions,
  takeLines: (lines: readonly ReportLine[]) => Promise<void>,
): Promise<ReportFigures> {
  const { form = EARNINGS } = options;
  const { currency } = options.marketplace;
  const mark = options.decimal ?? (await findDecimalMark(source, currency, form));
  const { columns, rows } = await openReport(source.open(), currency, form);
  const rules: LineRules = { ...options, columns, mark };
  const namesTrackingIds = columns.index.has("trackingId");
  const others = new Set<string>();
  const sums: Sums = { items: 0, returns: 0, revenue: 0, commission: 0 };
  let batch: ReportLine[] = [];
  const fingerprint = new Fingerprint();
  let lineCount = 0;
  let otherLineCount = 0;
  let commissionMinor = 0;
  let keptItems = 0;
  let totals: Row | null = null;
  for await (const row of rows) {
    if (totals) {
      throw new ReportError(`There are rows after the totals in line ${totals.line}.`, { line: row.line });
    }
    if (isTotals(row, columns)) {
      totals = row;
      compareTotals(row, sums, rules);
      continue;
    }
    const line = readLine(row, rules);
    addTo(sums, line);
    if (namesTrackingIds && !isOurs(row, columns, options.trackingId)) {
      otherLineCount += 1;
      if (others.size < MOST_OTHERS_NAMED) others.add(cellOf(columns, row, "trackingId"));
      continue;
    }
    lineCount += 1;
    fingerprint.add(line);
    commissionMinor += line.commissionMinor;
    keptItems += line.items + line.returns;
    batch.push(line);
    if (batch.length === BATCH) {
      await takeLines(batch);
      batch = [];
    }
  }
  if (lineCount === 0 && otherLineCount > 0) {
    throw new ReportError(
      `The report has no row of the tracking id ${quoted(options.trackingId)}, but of ${[...others].map(quoted).join(", ")}.`,
    );
  }
  if (batch.length > 0) await takeLines(batch);
  for (const sum of [...Object.values(sums), commissionMinor, keptItems]) {
    if (!Number.isSafeInteger(sum)) throw new ReportError("The report's sums are too large to be true.");
  }
  return {
    lineCount,
    commissionMinor,
    keptItems,
    fingerprint: fingerprint.digits,
    namesTrackingIds,
    otherLineCount,
    otherTrackingIds: [...others],
  };
}

function isOurs(row: Row, columns: Columns, trackingId: string): boolean {
  const cell = cellOf(columns, row, "trackingId");
  if (cell !== "") return cell === trackingId;
  throw new ReportError("The tracking id is missing.", placeOf(columns, row, "trackingId"));
}

function addTo(sums: Sums, line: ReportLine): void {
  sums.items += line.items;
  sums.returns += line.returns;
  sums.revenue += line.revenueMinor;
  sums.commission += line.commissionMinor;
}

/** A row of no product and no day that calls itself the total. */
function isTotals(row: Row, columns: Columns): boolean {
  const cell = (field: ColumnField) => cellOf(columns, row, field);
  const isTotal = row.cells.some((text) => TOTAL.test(text));
  const [id, day] = [cell("productId"), cell("shippedOn")];
  return isTotal && (id === "" || TOTAL.test(id)) && (day === "" || TOTAL.test(day));
}

function compareTotals(row: Row, sums: Sums, rules: LineRules): void {
  for (const field of SUMS) {
    if (cellOf(rules.columns, row, field) === "") continue;
    const isMoney = field === "revenue" || field === "commission";
    const stated = isMoney ? readMoney(row, field, rules) : readCount(row, field, rules);
    // Returns are written with and without a minus.
    const agrees = field === "returns" ? Math.abs(stated) === Math.abs(sums.returns) : stated === sums[field];
    if (agrees) continue;
    const digits = isMoney ? minorDigits(rules.marketplace.currency) : 0;
    const sum = (sums[field] / 10 ** digits).toFixed(digits);
    throw new ReportError(
      `The total says ${quoted(cellOf(rules.columns, row, field))}, and the lines above add up to ${sum}. The file may be incomplete: please download it again.`,
      placeOf(rules.columns, row, field),
    );
  }
}

/** The report's own decimal mark, by its first amount that can be read in one way only. */
async function findDecimalMark(
  source: ReportSource,
  currency: string,
  form: ReportForm,
): Promise<DecimalMark> {
  const { columns, rows } = await openReport(source.open(), currency, form);
  let ambiguous: { readonly row: Row; readonly field: ColumnField } | null = null;
  for await (const row of rows) {
    for (const field of NUMBERS) {
      const mark = decimalMarkOf(cellOf(columns, row, field));
      if (mark === "point" || mark === "comma") return mark;
      if (mark === "ambiguous") ambiguous ??= { row, field };
    }
  }
  if (!ambiguous) return "point";
  const { row, field } = ambiguous;
  throw new ReportError(
    `${quoted(cellOf(columns, row, field))} can be read in two ways, and no other amount tells which. Please say whether decimals come after a comma or a point (--decimal comma, --decimal point).`,
    placeOf(columns, row, field),
  );
}
