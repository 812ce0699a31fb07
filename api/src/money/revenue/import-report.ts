import { setImmediate } from "node:timers/promises";
import { type CountryCode, isCountryCode, MARKETPLACES, minorToDollars } from "@gifthearth/core";
import type { ReportKind, RevenueImport } from "@gifthearth/core/contract";
import { toUsdMinor } from "@gifthearth/core/ledger";
import type { Database } from "../../db/database.ts";
import { type Actor, recordAction } from "../../people/audit/audit.repository.ts";
import { takeTurn } from "../ledger/events.ts";
import { claimClicks } from "./conversions.ts";
import {
  AGAIN,
  ImportConflict,
  type ImportRequest,
  MOST_COMMISSION,
  nameOfFile,
  refuseBadKey,
} from "./import-request.ts";
import { importTransactions } from "./networks/import-transactions.ts";
import { networkOf } from "./networks/networks.ts";
import { rateFor } from "./reference-rates.ts";
import { BOUNTIES, EARNINGS, type ReportForm } from "./report/columns.ts";
import { type ReportFigures, readReport } from "./report/read-report.ts";
import { quoted, ReportError } from "./report/report-error.ts";
import {
  BOUNTIES_SUFFIX,
  confirmConversions,
  findAlike,
  findByHash,
  findSnapshot,
  fingerprintOf,
  insertLines,
  isMonthClosed,
  type NotCounted,
  notCountedJson,
  type Report,
  toSnapshot,
  touchSnapshot,
  withdrawConversions,
} from "./revenue.repository.ts";
import { hashOf } from "./source.ts";
import {
  abandonStaging,
  beginStaging,
  cleanUpStaging,
  discardReport,
  endStaging,
  touchStaging,
} from "./staging.ts";

interface Dependencies {
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
}

type NewReport = Omit<Report, "id">;

const FORMS: Readonly<Record<ReportKind, ReportForm>> = { earnings: EARNINGS, bounties: BOUNTIES };

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
  const network = networkOf(request.marketplace);
  if (network) return importTransactions(dependencies, network, request);
  const key = await readKey(db, request, clock());
  const fileHash = await hashOf(source);
  const previous = await findSnapshot(db, key);
  const options = {
    ...key,
    trackingId: request.trackingId,
    form: FORMS[key.kind],
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
      // A trial that somebody began is no gift.
      kept_items: key.kind === "earnings" ? figures.keptItems : 0,
      source: key.kind,
      account: null,
      rate_source: key.rateSource,
      not_counted: notCountedJson(leftOut(figures)),
      file_name: nameOfFile(request.fileName),
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
    further: [],
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
    const claiming = { ...key, trackingId: request.trackingId, reportId, previousId: previous?.id ?? null };
    const figures = await readReport(source, options, async (lines) => {
      await db.transaction().execute(async (trx) => {
        if (!(await touchStaging(trx, reportId, clock()))) throw new ImportConflict(AGAIN);
        await insertLines(trx, reportId, lines);
        // Bounties are of no product.
        if (key.kind === "earnings") {
          await claimClicks(trx, claiming, lines, { at: clock(), newId: dependencies.newId });
        }
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
  readonly kind: ReportKind;
  /** As it is stored: that of bounties isn't that of earnings. */
  readonly trackingId: string;
  readonly period: string;
  readonly currency: string;
  readonly usdRate: string;
  readonly rateSource: string | null;
}

async function readKey(db: Database, request: ImportRequest, now: Date): Promise<ReadKey> {
  const { marketplace, trackingId, period, kind = "earnings" } = request;
  if (!isCountryCode(marketplace)) {
    throw new ReportError(
      `${quoted(marketplace)} is no marketplace of ours. Please name one such as US or GB.`,
    );
  }
  refuseBadKey(request, now);
  const row = MARKETPLACES.rowOf(marketplace);
  const rate = await rateFor(db, row, period, request.rate, request.isRateConfirmed === true);
  return {
    marketplace,
    kind,
    trackingId: kind === "bounties" ? `${trackingId}${BOUNTIES_SUFFIX}` : trackingId,
    period,
    currency: row.currency,
    usdRate: rate.usdRate,
    rateSource: rate.source,
  };
}

/** Rows of other tracking ids: they need an import of their own. */
function leftOut({ otherLineCount, otherTrackingIds }: ReportFigures): readonly NotCounted[] {
  if (otherLineCount === 0) return [];
  const reason = `of other tracking ids, to be imported by themselves: ${otherTrackingIds.join(", ")}`;
  return [{ reason, lineCount: otherLineCount, minor: null }];
}

function isSame(one: NewReport, other: NewReport): boolean {
  return (["file_hash", "usd_rate", "commission_minor", "line_count"] as const).every(
    (column) => one[column] === other[column],
  );
}

/** A file is one month's of one marketplace; of several tracking ids only when it tells them apart. */
async function refuseCountedTwice(db: Database, report: NewReport, figures: ReportFigures): Promise<void> {
  const { marketplace, tracking_id, period, file_hash, line_count } = report;
  const { namesTrackingIds } = figures;
  if (line_count === 0) return;
  const twin = (await findByHash(db, file_hash)).find(
    (report) =>
      report.marketplace !== marketplace ||
      report.period !== period ||
      (report.tracking_id !== tracking_id && !namesTrackingIds),
  );
  if (!twin) return refuseSameRows(db, report, figures);
  throw new ImportConflict(
    `This very file is imported already, as the report of ${twin.tracking_id} (${twin.marketplace}) for ${twin.period}. It would count twice.`,
  );
}

/**
 * The same rows under other bytes: saved in another encoding, or given as another marketplace's. One row may well be
 * the same for two tracking ids, and so may rows that are known to be another one's.
 */
async function refuseSameRows(db: Database, report: NewReport, figures: ReportFigures): Promise<void> {
  for (const twin of await findAlike(db, report)) {
    const isAnotherId = twin.tracking_id !== report.tracking_id;
    if (isAnotherId && (figures.namesTrackingIds || report.line_count === 1)) continue;
    if ((await fingerprintOf(db, twin.id)) !== figures.fingerprint) continue;
    throw new ImportConflict(
      `The same rows are imported already, as the report of ${twin.tracking_id} (${twin.marketplace}) for ${twin.period}, from ${quoted(twin.file_name)} on ${twin.imported_at.slice(0, 10)}. They would count twice.`,
    );
  }
}

interface Replacement {
  readonly report: Report;
  readonly figures: ReportFigures;
  readonly previous: Report | null;
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
