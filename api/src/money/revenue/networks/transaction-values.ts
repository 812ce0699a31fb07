import { isClickId, minorDigits } from "@gifthearth/core";
import { quoted, ReportError } from "../report/report-error.ts";

/** Whole digits and a fraction, of either sign. */
const DECIMAL = /^(-?)(\d{1,10})(?:\.(\d{1,20}))?$/;

/**
 * An amount as JSON has it, `5.594` or `"5.59"`, in minor units: rounded half away from zero where it is finer.
 * @throws {ReportError} naming the transaction
 */
export function toMinor(amount: unknown, currency: string, id: string): number {
  const text =
    typeof amount === "number" ? amount.toFixed(6) : typeof amount === "string" ? amount.trim() : "";
  const parts = DECIMAL.exec(text);
  if (!parts) throw new ReportError(`Transaction ${quoted(id)} has no amount that can be read.`);
  const [, sign, whole = "", fraction = ""] = parts;
  const digits = minorDigits(currency);
  const kept = Number(whole + fraction.slice(0, digits).padEnd(digits, "0"));
  const minor = kept + (Number(fraction[digits] ?? "0") >= 5 ? 1 : 0);
  return sign && minor !== 0 ? -minor : minor;
}

/** @throws {ReportError} naming the transaction */
export function toCurrency(text: unknown, id: string): string {
  const code = typeof text === "string" ? text.trim().toUpperCase() : "";
  if (/^[A-Z]{3}$/.test(code)) return code;
  throw new ReportError(`Transaction ${quoted(id)} names no currency such as EUR.`);
}

/**
 * The day of a time, by UTC where it names no zone.
 * @throws {ReportError} for what is no time, or lies outside the month
 */
export function toDay(text: unknown, period: string, id: string): string {
  const written = typeof text === "string" ? text.trim() : "";
  const isZoned = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(written);
  const time = Date.parse(/[T ]\d/.test(written) && !isZoned ? `${written.replace(" ", "T")}Z` : written);
  if (!/^\d{4}-\d{2}-\d{2}/.test(written) || Number.isNaN(time)) {
    throw new ReportError(`Transaction ${quoted(id)} has no date that can be read.`);
  }
  const day = new Date(time).toISOString().slice(0, 10);
  if (day.startsWith(period)) return day;
  throw new ReportError(
    `Transaction ${quoted(id)} is of ${day}, outside ${period}. Please import the transactions of exactly that month, by the date of the transaction.`,
  );
}

/** What a link carried as sub-id, as far as it can be one of ours. */
export function toClickId(text: unknown): string | null {
  return typeof text === "string" && isClickId(text.trim()) ? text.trim() : null;
}

export function toCountry(text: unknown): string | null {
  const code = typeof text === "string" ? text.trim().toUpperCase() : "";
  return /^[A-Z]{2}$/.test(code) ? code : null;
}

/** Words of somebody else: on one line, and not too many. */
export function toWords(text: unknown): string {
  const words = typeof text === "number" ? String(text) : typeof text === "string" ? text : "";
  return words
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .slice(0, 100)
    .toWellFormed();
}

/** @throws {ReportError} */
export function toId(text: unknown): string {
  const id = toWords(text);
  if (id !== "") return id;
  throw new ReportError("A transaction has no id.");
}

/** The value as an object; an empty one for whatever else. */
export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}
