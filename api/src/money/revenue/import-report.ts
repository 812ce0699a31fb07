import { setImmediate } from "node:timers/promises";
import { type CountryCode, isCountryCode, MARKETPLACES, minorToDollars } from "@gifthearth/core";
import type { RevenueImport } from "@gifthearth/core/contract";
import { isMonth, monthOf, toUsdMinor } from "@gifthearth/core/ledger";
import type { Database } from "../../db/database.ts";
import { type Actor, recordAction } from "../../people/audit/audit.repository.ts";
import { takeTurn } from "../ledger/events.ts";
import { claimClicks } from "./conversions.ts";
import { readRate } from "./rate.ts";
import type { DecimalMark } from "./report/amount.ts";
import { type ReportFigures, type ReportSource, readReport } from "./report/read-report.ts";
import { quoted, ReportError } from "./report/report-error.ts";
import {
  confirmConversions,
  findByHash,
  findSnapshot,
  insertLines,
  isMonthClosed,
  toSnapshot,
  touchSnapshot,
  withdrawConversions,
} from "./revenue.repository.ts";
import type { AffiliateReportsTable } from "./revenue.table.ts";
import { hashOf } from "./source.ts";
import {
  abandonStaging,
  beginStaging,
  cleanUpStaging,
  discardReport,
  endStaging,
  touchStaging,
} from "./staging.ts";

/** What an import is asked for with, as it was typed. */
export interface ImportRequest {
  readonly source: ReportSource;
  readonly marketplace: string;
  readonly trackingId: string;
  /** YYYY-MM. */
  readonly period: string;
  /** US dollars for one unit of the marketplace's currency, as decimal digits. */
  readonly rate?: string | undefined;
  readonly decimal?: DecimalMark | undefined;
  readonly fileName: string;
  readonly dryRun: boolean;
  readonly actor: Actor;
}

interface Dependencies {
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
}

type NewReport = Omit<AffiliateReportsTable, "id">;

/** The import stands against what is there already. */
export class ImportConflict extends Error {
  override readonly name = "ImportConflict";
}

const AGAIN =
  "Somebody else imported this meanwhile. Please look at what is there, and import again if need be.";
const LONGEST_FILE_NAME = 200;
/** US cents: so far below 2^53 that the sums of a ledger stay exact. */
const MOST_COMMISSION = 1e12;

/**
 * Imports an earnings report: it takes the place of the report of its marketplace, tracking id and month, at once
 * and as a whole, and confirms the clicks that led to its purchases. When anything is wrong nothing changes. The
 * same report again changes nothing but when it was last imported. Lines are written a few at a time and belong to no report until the last
 * transaction, so that others get their turn and memory doesn't grow with the report.
 * @throws {ReportError} for a request or a report that can't be relied on
 * @throws {ImportConflict} for a report that counts already, or that somebody else has imported meanwhile
 */
export async function importReport(
  dependencies: Dependencies,
  request: ImportRequest,
): Promise<RevenueImport> {
  const { db, clock } = dependencies;
  const { source, dryRun } = request;
  const key = readKey(request, clock());
  const fileHash = await hashOf(source);
  const previous = await findSnapshot(db, key);
  const options = {
    ...key,
    marketplace: MARKETPLACES.rowOf(key.marketplace),
    decimal: request.decimal,
  };

  /** @throws {ReportError} */
  function toReport(figures: ReportFigures): NewReport {
    const usdMinor = toUsdMinor(figures.commissionMinor, key.usdRate, key.currency);
    if (Math.abs(usdMinor) > MOST_COMMISSION) {
      throw new ReportError("The commission is too large to be true.");
    }
    return {
      marketplace: key.marketplace,
      tracking_id: key.trackingId,
      period: key.period,
      currency: key.currency,
      usd_rate: key.usdRate,
      commission_minor: figures.commissionMinor,
      commission_usd_minor: usdMinor,
      line_count: figures.lineCount,
      kept_items: figures.keptItems,
      file_name: request.fileName
        .replace(/\p{Cc}/gu, "")
        .toWellFormed()
        .slice(-LONGEST_FILE_NAME),
      file_hash: fileHash,
      imported_at: clock().toISOString(),
    };
  }
  const summarize = async (
    figures: ReportFigures,
    report: NewReport,
    conversions: number | null,
  ): Promise<RevenueImport> => ({
    dryRun,
    outcome: !previous ? "new" : isSame(previous, report) ? "unchanged" : "replacement",
    snapshot: toSnapshot(report),
    before: previous && toSnapshot(previous),
    differenceUsd: minorToDollars(report.commission_usd_minor - (previous?.commission_usd_minor ?? 0)),
    otherLineCount: figures.otherLineCount,
    otherTrackingIds: [...figures.otherTrackingIds],
    conversions,
    monthIsClosed: await isMonthClosed(db, key.period),
  });

  if (dryRun || previous?.file_hash === fileHash) {
    const figures = await readReport(source, options, async () => {});
    const report = toReport(figures);
    await refuseCountedTwice(db, report, figures);
    if (dryRun) return summarize(figures, report, null);
    if (previous && isSame(previous, report)) {
      // That nothing has changed since is known now: the schedule waits for it once a month has ended.
      await touchSnapshot(db, previous.id, clock());
      return summarize(figures, report, null);
    }
  }

  await cleanUpStaging(db, clock());
  const reportId = dependencies.newId();
  await beginStaging(db, reportId, clock());
  try {
    const claiming = { ...key, reportId, previousId: previous?.id ?? null };
    const figures = await readReport(source, options, async (lines) => {
      await db.transaction().execute(async (trx) => {
        if (!(await touchStaging(trx, reportId, clock()))) throw new ImportConflict(AGAIN);
        await insertLines(trx, reportId, lines);
        await claimClicks(trx, claiming, lines, { at: clock(), newId: dependencies.newId });
      });
      // Whoever else waits comes first: SQLite leaves no pause of its own.
      await setImmediate();
    });
    const report = toReport(figures);
    const conversions = await takePlace(dependencies, request.actor, {
      report: { id: reportId, ...report },
      figures,
      previous,
    });
    return await summarize(figures, report, conversions);
  } catch (error) {
    await abandonStaging(db, reportId);
    throw error;
  } finally {
    await cleanUpStaging(db, clock());
  }
}

interface ReadKey {
  readonly marketplace: CountryCode;
  readonly trackingId: string;
  readonly period: string;
  readonly currency: string;
  readonly usdRate: string;
}

function readKey({ marketplace, trackingId, period, rate }: ImportRequest, now: Date): ReadKey {
  if (!isCountryCode(marketplace)) {
    throw new ReportError(
      `${quoted(marketplace)} is no marketplace of ours. Please name one such as US or GB.`,
    );
  }
  if (!/^[\w.-]{1,100}$/.test(trackingId)) {
    throw new ReportError("Please name the tracking id as the programme gave it, without spaces.");
  }
  if (!isMonth(period)) throw new ReportError("Please name the month that was reported, such as 2026-10.");
  if (period > monthOf(now)) throw new ReportError(`The month ${period} has not begun yet.`);
  const row = MARKETPLACES.rowOf(marketplace);
  return { marketplace, trackingId, period, currency: row.currency, usdRate: readRate(rate, row) };
}

function isSame(one: NewReport, other: NewReport): boolean {
  return (["file_hash", "usd_rate", "commission_minor", "line_count"] as const).every(
    (column) => one[column] === other[column],
  );
}

/** A file is one month's of one marketplace; of several tracking ids only when it tells them apart. */
async function refuseCountedTwice(
  db: Database,
  { marketplace, tracking_id, period, file_hash, line_count }: NewReport,
  { namesTrackingIds }: ReportFigures,
): Promise<void> {
  if (line_count === 0) return;
  const twin = (await findByHash(db, file_hash)).find(
    (report) =>
      report.marketplace !== marketplace ||
      report.period !== period ||
      (report.tracking_id !== tracking_id && !namesTrackingIds),
  );
  if (!twin) return;
  throw new ImportConflict(
    `This very file is imported already, as the report of ${twin.tracking_id} (${twin.marketplace}) for ${twin.period}. It would count twice.`,
  );
}

interface Replacement {
  readonly report: AffiliateReportsTable;
  readonly figures: ReportFigures;
  readonly previous: AffiliateReportsTable | null;
}

/** The last step: the report is there, in place of the one before. @returns the clicks that it confirms */
async function takePlace(
  { db, clock, newId }: Dependencies,
  actor: Actor,
  { report, figures, previous }: Replacement,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // No month is closed, and no other report takes its place, at the same time.
    await takeTurn(trx);
    const { marketplace, tracking_id, period } = report;
    const current = await findSnapshot(trx, { marketplace, trackingId: tracking_id, period });
    const mayGoOn = await touchStaging(trx, report.id, clock());
    if (!mayGoOn || current?.id !== previous?.id) throw new ImportConflict(AGAIN);
    // Only now: the same file may have come under another name meanwhile.
    await refuseCountedTwice(trx, report, figures);
    if (previous) {
      await withdrawConversions(trx, previous.id);
      await discardReport(trx, previous.id);
    }
    await trx.insertInto("affiliate_reports").values(report).execute();
    await endStaging(trx, report.id);
    const conversions = await confirmConversions(trx, report.id);
    await recordAction(trx, {
      id: newId(),
      at: clock(),
      actor,
      action: "revenue.import",
      details: { ...toSnapshot(report), before: previous && toSnapshot(previous), conversions },
    });
    return conversions;
  });
}
