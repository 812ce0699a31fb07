import {
  addMonths,
  type CommissionLine,
  type DetailedReport,
  isDetailed,
  type Month,
  type MonthClosed,
  type UncountedPart,
} from "@gifthearth/core/ledger";
import type { Transaction } from "kysely";
import type { Database, Tables } from "../../db/database.ts";
import type { NotCounted } from "../revenue/revenue.repository.ts";
import type { MonthClosesTable } from "./ledger.table.ts";

/** The latest month that is closed or left out; undefined while none is. */
export function lastClose(db: Database): Promise<MonthClosesTable | undefined> {
  return db.selectFrom("month_closes").selectAll().orderBy("month", "desc").limit(1).executeTakeFirst();
}

/** Net commission by month, as the closes so far have counted it. US cents. */
export async function readCountedCommission(db: Database): Promise<ReadonlyMap<Month, number>> {
  const rows = await db
    .selectFrom("closed_commission")
    .select(({ fn }) => ["month", fn.sum<number>("amount_minor").as("cents")])
    .groupBy("month")
    .execute();
  return new Map(rows.map(({ month, cents }) => [month, cents]));
}

/**
 * Every report up to that month, as a close counts it. In one statement, so that an import that ends meanwhile is
 * seen as a whole or not at all.
 */
export async function readReports(db: Database, month: Month): Promise<readonly DetailedReport[]> {
  const rows = await db.selectFrom("affiliate_reports").selectAll().where("period", "<=", month).execute();
  return rows
    .map((row) => ({
      period: row.period,
      marketplace: row.marketplace,
      currency: row.currency,
      commissionMinor: row.commission_minor,
      usdRate: row.usd_rate,
      rateSource: row.currency === "USD" ? null : (row.rate_source ?? NOT_NOTED),
      commissionUsdMinor: row.commission_usd_minor,
      fileHash: row.file_hash,
      lineCount: row.line_count,
      uncounted: uncountedOf(row.not_counted),
    }))
    .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}

/** Of a report that was imported before this was kept. */
const NOT_NOTED = "not noted when it was imported";

/** Not by the tracking id: what a partner earned is the partner's own affair. */
function placeOf({ period, marketplace, fileHash, commissionMinor }: DetailedReport): string {
  return [period, marketplace, fileHash, String(commissionMinor).padStart(20)].join(" ");
}

/** What a report names and nobody counts, for everybody to see: without a shop's own words. */
function uncountedOf(json: string | null): readonly UncountedPart[] {
  const parts = json === null ? [] : (JSON.parse(json) as readonly NotCounted[]);
  const sums = new Map<string, UncountedPart>();
  for (const { reason: words, lineCount, minor } of parts) {
    const reason = words.replace(/:.*$/s, "");
    const before = sums.get(reason);
    const isKnown = minor !== null && before?.minor !== null;
    sums.set(reason, {
      reason,
      lineCount: (before?.lineCount ?? 0) + lineCount,
      minor: isKnown ? (before?.minor ?? 0) + minor : null,
    });
  }
  return [...sums.values()];
}

/**
 * Whose reports a month should have: those that the month before had, by the reports that are there and by what its
 * close says. In alphabetical order.
 */
export async function readExpectedSources(db: Database, month: Month): Promise<readonly string[]> {
  const before = await readReportSources(db, addMonths(month, -1));
  const last = await findLastClose(db);
  return [...new Set([...before, ...(last && isDetailed(last) ? last.sources : [])])].sort();
}

/** The last month that was closed, which may have been followed by some that were left out. */
async function findLastClose(db: Database): Promise<MonthClosed | undefined> {
  const row = await db
    .selectFrom("ledger_events")
    .select("data")
    .where("type", "=", "month_closed")
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && JSON.parse(row.data);
}

/** Whose reports a month has, such as "US gifts-20", in alphabetical order. */
export async function readReportSources(db: Database, month: Month): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("affiliate_reports")
    .select(["marketplace", "tracking_id", "account"])
    .where("period", "=", month)
    .execute();
  return namesOf(rows);
}

/** What comes of a network is one account's, in whatever currency. */
function namesOf(
  rows: readonly {
    readonly marketplace: string;
    readonly tracking_id: string;
    readonly account: string | null;
  }[],
): readonly string[] {
  return [...new Set(rows.map((row) => `${row.marketplace} ${row.account ?? row.tracking_id}`))].sort();
}

/** Those of a month's reports that were imported before it had ended, and so may not be the whole of it. */
export async function readEarlySources(db: Database, month: Month): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("affiliate_reports")
    .select(["marketplace", "tracking_id", "account"])
    .where("period", "=", month)
    .where("imported_at", "<", `${addMonths(month, 1)}-01T00:00:00.000Z`)
    .execute();
  return namesOf(rows);
}

/** The first month with reports after one and before another; null when there is none. */
export async function firstReportedBetween(db: Database, after: Month, before: Month): Promise<Month | null> {
  const { period } = await db
    .selectFrom("affiliate_reports")
    .select(({ fn }) => fn.min<string | null>("period").as("period"))
    .where("period", ">", after)
    .where("period", "<", before)
    .executeTakeFirstOrThrow();
  return period;
}

/** The first month after those that are closed which has ended, and has reports or comes before one that has. */
export async function nextToClose(db: Database, present: Month): Promise<Month | null> {
  const closed = await lastClose(db);
  if (!closed) return firstReportedBetween(db, "", present);
  const month = addMonths(closed.month, 1);
  if (month >= present) return null;
  const isAwaited = (await readExpectedSources(db, month)).length > 0;
  return isAwaited || (await firstReportedBetween(db, closed.month, present)) !== null ? month : null;
}

/** Writes down that a month is closed, and what was counted: nothing of one that is left out. */
export async function insertClose(
  trx: Transaction<Tables>,
  {
    month,
    carryMinor,
    commission,
  }: { month: Month; carryMinor: number; commission: readonly CommissionLine[] },
  at: Date,
): Promise<void> {
  await trx
    .insertInto("month_closes")
    .values({ month, carry_minor: carryMinor, closed_at: at.toISOString() })
    .execute();
  if (commission.length === 0) return;
  await trx
    .insertInto("closed_commission")
    .values(
      commission.map((line) => ({ close_month: month, month: line.month, amount_minor: line.amountMinor })),
    )
    .execute();
}

/**
 * Writes down what a close counts of each tracking id: its reports up to the month, less what earlier closes have
 * counted of them. After {@link insertClose}, in its transaction.
 */
export async function insertTrackingCommission(trx: Transaction<Tables>, closeMonth: Month): Promise<void> {
  const [reports, counted] = await Promise.all([
    trx
      .selectFrom("affiliate_reports")
      .select(["period as month", "marketplace", "tracking_id", "commission_usd_minor as cents"])
      .where("period", "<=", closeMonth)
      .execute(),
    trx
      .selectFrom("closed_tracking_commission")
      .select(({ fn }) => ["month", "marketplace", "tracking_id", fn.sum<number>("amount_minor").as("cents")])
      .groupBy(["month", "marketplace", "tracking_id"])
      .execute(),
  ]);
  const keyOf = (row: Omit<(typeof counted)[number], "cents">) =>
    `${row.month} ${row.marketplace} ${row.tracking_id}`;
  const before = new Map(counted.map((row) => [keyOf(row), row.cents]));
  const rows = reports
    .map(({ cents, ...report }) => ({
      ...report,
      close_month: closeMonth,
      amount_minor: cents - (before.get(keyOf(report)) ?? 0),
    }))
    // What comes to nothing is written down the first time: its purchases are counted by then.
    .filter((row) => row.amount_minor !== 0 || !before.has(keyOf(row)));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = rows.slice(start, start + ROWS_AT_ONCE);
    await trx.insertInto("closed_tracking_commission").values(some).execute();
  }
}

/** SQLite takes 32,766 parameters at most; a row has 5. */
const ROWS_AT_ONCE = 1_000;

/** The month's donations, calculated and not yet made. */
export async function insertDonations(
  trx: Transaction<Tables>,
  { month, platform, split }: MonthClosed,
  at: Date,
): Promise<void> {
  const now = at.toISOString();
  const rows = split.flatMap(({ donationId, charityId, amountMinor }) =>
    donationId === null
      ? []
      : [
          {
            id: donationId,
            month,
            charity_id: charityId,
            amount_minor: amountMinor,
            currency: "USD",
            status: "calculated" as const,
            platform,
            created_at: now,
            updated_at: now,
          },
        ],
  );
  if (rows.length > 0) await trx.insertInto("donation_ledger").values(rows).execute();
}

/** What the ledger keeps of a close; undefined for a month that isn't closed. */
export async function findClose(db: Database, month: Month): Promise<MonthClosed | undefined> {
  return (await findCloses(db, [month]))[0];
}

/**
 * What the ledger keeps of the closes of those months, as far as they are closed, in the order of closing. It goes by
 * the events alone: they count where the other tables have lost a month.
 */
export async function findCloses(db: Database, months: readonly Month[]): Promise<readonly MonthClosed[]> {
  if (months.length === 0) return [];
  const rows = await db
    .selectFrom("ledger_events")
    .select("data")
    .where("type", "=", "month_closed")
    // Closes that name a month for its reports alone are read too; which are meant is known once they are parsed.
    .where(({ or, eb }) => or(months.map((month) => eb("data", "like", `%"month":"${month}"%`))))
    .orderBy("seq")
    .execute();
  const closes = rows.map(({ data }) => JSON.parse(data) as MonthClosed);
  // The latest, should a month be closed twice.
  return [...new Map(closes.map((close) => [close.month, close])).values()].filter(({ month }) =>
    months.includes(month),
  );
}
