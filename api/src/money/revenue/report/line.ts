import { type MarketplaceRow, minorDigits } from "@gifthearth/core";
import { type AmountFault, type DecimalMark, readAmount } from "./amount.ts";
import { type ColumnField, type Columns, isSignOf } from "./columns.ts";
import { isReadByCustom, readDay } from "./date.ts";
import { quoted, ReportError, type ReportPlace } from "./report-error.ts";
import type { Row } from "./rows.ts";

/** What a row of a report says. Amounts in minor units of the report's currency. */
export interface ReportLine {
  readonly line: number;
  readonly category: string;
  readonly name: string;
  readonly productId: string;
  /** YYYY-MM-DD. */
  readonly shippedOn: string;
  readonly priceMinor: number;
  readonly items: number;
  /** 0 or less. */
  readonly returns: number;
  readonly revenueMinor: number;
  readonly commissionMinor: number;
}

/** What a report is read as. */
export interface LineRules {
  readonly columns: Columns;
  readonly marketplace: MarketplaceRow;
  /** YYYY-MM. */
  readonly period: string;
  readonly mark: DecimalMark;
}

const LONGEST_ID = 100;

/** A row's cell by its field; empty where the report has no such column. */
export function cellOf({ index }: Columns, row: Row, field: ColumnField): string {
  const at = index.get(field);
  return at === undefined ? "" : (row.cells[at] ?? "");
}

/** Where a cell is. */
export function placeOf({ index, headings }: Columns, row: Row, field: ColumnField): ReportPlace {
  const at = index.get(field);
  return at === undefined
    ? { line: row.line }
    : { line: row.line, column: { number: at + 1, heading: headings[at] ?? "" } };
}

/**
 * Reads a row. Text is kept as text, formulas too: nothing here or later runs it.
 * @throws {ReportError} naming line and column of what isn't as it should be
 */
export function readLine(row: Row, rules: LineRules): ReportLine {
  const { columns } = rules;
  const returns = cellOf(columns, row, "returns");
  return {
    line: row.line,
    category: cellOf(columns, row, "category"),
    name: cellOf(columns, row, "name"),
    productId: readProductId(row, columns),
    shippedOn: readShippedOn(row, rules),
    // Bounties have neither price nor revenue.
    priceMinor: columns.index.has("price") ? readMoney(row, "price", rules) : 0,
    items: readCount(row, "items", rules),
    // Written with and without a minus.
    returns: returns === "" ? 0 : 0 - Math.abs(readCount(row, "returns", rules)),
    revenueMinor: columns.index.has("revenue") ? readMoney(row, "revenue", rules) : 0,
    commissionMinor: readMoney(row, "commission", rules),
  };
}

/** Where the report names no products, what the line is called stands for one. */
function readProductId(row: Row, columns: Columns): string {
  if (!columns.index.has("productId"))
    return cellOf(columns, row, "name").slice(0, LONGEST_ID).toWellFormed();
  const id = cellOf(columns, row, "productId");
  if (id !== "" && id.length <= LONGEST_ID) return id;
  const fault =
    id === "" ? "The product's id is missing." : `The product's id is longer than ${LONGEST_ID} characters.`;
  throw new ReportError(fault, placeOf(columns, row, "productId"));
}

function readShippedOn(row: Row, { columns, marketplace, period }: LineRules): string {
  const cell = cellOf(columns, row, "shippedOn");
  const day = readDay(cell, marketplace);
  if (!day) {
    throw new ReportError(
      `${quoted(cell)} is no date, such as 2026-10-05 or 5 Oct 2026.`,
      placeOf(columns, row, "shippedOn"),
    );
  }
  if (!day.startsWith(period)) {
    throw new ReportError(
      `${quoted(cell)} ${isReadByCustom(cell) ? `is ${day} (dates in numbers are read with the ${marketplace.dates} for ${marketplace.code}) and lies` : "lies"} outside ${period}. Please import the report of exactly that month.`,
      placeOf(columns, row, "shippedOn"),
    );
  }
  return day;
}

/** An amount of money, minor units. */
export function readMoney(row: Row, field: ColumnField, rules: LineRules): number {
  return readNumber(row, field, rules, minorDigits(rules.marketplace.currency));
}

/** A whole number. */
export function readCount(row: Row, field: ColumnField, rules: LineRules): number {
  return readNumber(row, field, rules, 0);
}

function readNumber(row: Row, field: ColumnField, rules: LineRules, decimals: number): number {
  const { columns, mark, marketplace } = rules;
  const { currency } = marketplace;
  const cell = cellOf(columns, row, field);
  const amount = readAmount(cell, mark, decimals);
  const place = placeOf(columns, row, field);
  if (typeof amount === "string") throw new ReportError(explain(amount, cell, mark, decimals), place);
  if (amount.sign !== null && !isSignOf(amount.sign, currency)) {
    throw new ReportError(`${quoted(cell)} is not in ${currency}, the currency of the marketplace.`, place);
  }
  return amount.minor;
}

function explain(fault: AmountFault, cell: string, mark: DecimalMark, decimals: number): string {
  switch (fault) {
    case "not a number":
      return `${cell === "" ? "The cell is empty" : `${quoted(cell)} is not a number`}.`;
    case "another mark":
      return `${quoted(cell)} is not written with a decimal ${mark}, as the report is read.`;
    case "too fine":
      return decimals === 0
        ? `${quoted(cell)} is not a whole number.`
        : `${quoted(cell)} has more than ${decimals} decimals (read with a decimal ${mark}).`;
    case "too large":
      return `${quoted(cell)} is too large to be true.`;
    default:
      return fault satisfies never;
  }
}
