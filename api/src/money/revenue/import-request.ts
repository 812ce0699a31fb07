import type { ReportKind } from "@gifthearth/core/contract";
import { isMonth, monthOf } from "@gifthearth/core/ledger";
import type { Actor } from "../../people/audit/audit.repository.ts";
import type { DecimalMark } from "./report/amount.ts";
import type { ReportSource } from "./report/read-report.ts";
import { ReportError } from "./report/report-error.ts";

/** What an import is asked for with, as it was typed. */
export interface ImportRequest {
  readonly source: ReportSource;
  /** A country's, or a network by its name. */
  readonly marketplace: string;
  /** Of a network: the account. */
  readonly trackingId: string;
  /** Which of a marketplace's reports it is; earnings unless given. */
  readonly kind?: ReportKind | undefined;
  /** YYYY-MM. */
  readonly period: string;
  /** US dollars for one unit of the marketplace's currency, as decimal digits. */
  readonly rate?: string | undefined;
  /** Whether a rate that is given is meant, though it is more than 3% off the reference rate. */
  readonly isRateConfirmed?: boolean | undefined;
  /** Of a network's table that names none. */
  readonly currency?: string | undefined;
  readonly decimal?: DecimalMark | undefined;
  readonly fileName: string;
  readonly dryRun: boolean;
  readonly actor: Actor;
}

/** The import stands against what is there already. */
export class ImportConflict extends Error {
  override readonly name = "ImportConflict";
}

/** What is told where two import the same at once. */
export const AGAIN =
  "Somebody else imported this meanwhile. Please look at what is there, and import again if need be.";

/** US cents: so far below 2^53 that the sums of a ledger stay exact. */
export const MOST_COMMISSION = 1e12;

const LONGEST_FILE_NAME = 200;

/** @throws {ReportError} for a tracking id or an account that can't be one, or a month that has not begun */
export function refuseBadKey(
  { trackingId, period }: Pick<ImportRequest, "trackingId" | "period">,
  now: Date,
): void {
  if (!/^[\w.-]{1,100}$/.test(trackingId)) {
    throw new ReportError("Please name the tracking id as the programme gave it, without spaces.");
  }
  if (!isMonth(period)) throw new ReportError("Please name the month that was reported, such as 2026-10.");
  if (period > monthOf(now)) throw new ReportError(`The month ${period} has not begun yet.`);
}

/** A file's name as it is kept. */
export function nameOfFile(fileName: string): string {
  return fileName
    .replace(/\p{Cc}/gu, "")
    .toWellFormed()
    .slice(-LONGEST_FILE_NAME);
}
