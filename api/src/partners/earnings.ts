import type { Month } from "@gifthearth/core/ledger";
import type { CountedEarnings, EarningsReport } from "@gifthearth/core/partner";
import type { Database } from "../db/database.ts";
import { findCloses } from "../money/ledger/closes.ts";
import { BOUNTIES_SUFFIX } from "../money/revenue/revenue.repository.ts";

/** All that a partner's money is worked out from. */
interface Earnings {
  readonly reports: readonly EarningsReport[];
  readonly closes: readonly CountedEarnings[];
  /** Whether there is, or ever was, a tracking id of its own. */
  readonly hasTrackingId: boolean;
  /** Whether donations of the sandbox are among what is paid: tests, for which no money moves. */
  readonly hasTests: boolean;
}

interface Key {
  readonly marketplace: string;
  readonly tracking_id: string;
}

/**
 * What reports say of the partner's tracking ids, and what closes have counted of these reports. All reports of an
 * id count, those of a retired one and those from before it was assigned too.
 */
export async function readEarnings(db: Database, partnerId: string): Promise<Earnings> {
  const assigned = await db
    .selectFrom("partner_tracking_ids")
    .select(["marketplace", "tracking_id"])
    .where("partner_id", "=", partnerId)
    .execute();
  // The bounties of a tracking id are its own, under a name of theirs.
  const ids = assigned.flatMap((id) => [id, { ...id, tracking_id: `${id.tracking_id}${BOUNTIES_SUFFIX}` }]);
  if (ids.length === 0) return { reports: [], closes: [], hasTrackingId: false, hasTests: false };
  const isOwn = keysOf(ids);
  const trackingIds = [...new Set(ids.map(({ tracking_id }) => tracking_id))];
  const [reports, counted] = await Promise.all([
    readReports(db, trackingIds, isOwn),
    db
      .selectFrom("closed_tracking_commission")
      .selectAll()
      .where("tracking_id", "in", trackingIds)
      // What comes to nothing is no part of any donation.
      .where("amount_minor", "!=", 0)
      .orderBy("close_month")
      .orderBy("month")
      .orderBy("marketplace")
      .orderBy("tracking_id")
      .execute(),
  ]);
  const ownCounted = counted.filter(isOwn);
  const months = [...new Set(ownCounted.map(({ close_month }) => close_month))];
  const closes = await readCloses(db, months);
  return {
    reports,
    closes: months.flatMap((month) => {
      const close = closes.get(month);
      if (!close) return [];
      const rows = ownCounted.filter(({ close_month }) => close_month === month);
      return [
        {
          ...close,
          counted: rows.map((row) => ({
            marketplace: row.marketplace,
            trackingId: row.tracking_id,
            month: row.month,
            amountMinor: row.amount_minor,
          })),
        },
      ];
    }),
    hasTrackingId: true,
    hasTests: [...closes.values()].some(({ isTest, isPaid }) => isTest && isPaid),
  };
}

async function readReports(
  db: Database,
  trackingIds: readonly string[],
  isOwn: (key: Key) => boolean,
): Promise<readonly EarningsReport[]> {
  const rows = await db
    .selectFrom("affiliate_reports")
    .select(["id", "marketplace", "tracking_id", "period", "currency", "usd_rate"])
    .where("tracking_id", "in", trackingIds)
    .execute();
  const own = rows.filter(isOwn);
  if (own.length === 0) return [];
  const days = await db
    .selectFrom("affiliate_revenue")
    .select(({ fn }) => ["report_id", "shipped_on", fn.sum<number>("commission_minor").as("minor")])
    .where(
      "report_id",
      "in",
      own.map(({ id }) => id),
    )
    .groupBy(["report_id", "shipped_on"])
    .orderBy("shipped_on")
    .execute();
  return own.map((report) => ({
    marketplace: report.marketplace,
    trackingId: report.tracking_id,
    month: report.period,
    currency: report.currency,
    usdRate: report.usd_rate,
    days: days
      .filter(({ report_id }) => report_id === report.id)
      .map(({ shipped_on, minor }) => ({ day: shipped_on, commissionMinor: minor })),
  }));
}

interface Close extends Omit<CountedEarnings, "counted"> {
  readonly isTest: boolean;
}

/** The closes of some months as the ledger keeps them, and what became of their donations. */
async function readCloses(db: Database, months: readonly Month[]): Promise<ReadonlyMap<Month, Close>> {
  if (months.length === 0) return new Map();
  const [closes, paid] = await Promise.all([
    findCloses(db, months),
    db
      .selectFrom("donation_ledger")
      .select(["month", "platform", "amount_minor"])
      .where("status", "=", "complete")
      .where("month", "in", months)
      .execute(),
  ]);
  return new Map(
    closes.map(({ month, shareBasisPoints, donationMinor }) => {
      const complete = paid.filter((donation) => donation.month === month);
      const paidMinor = complete.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
      const isPaid = donationMinor > 0 && paidMinor >= donationMinor;
      const isTest = complete.some(({ platform }) => platform === "sandbox");
      return [month, { shareBasisPoints, donationMinor, isPaid, isTest }];
    }),
  );
}

function keysOf(ids: readonly Key[]): (key: Key) => boolean {
  const keys = new Set(ids.map(({ marketplace, tracking_id }) => `${marketplace} ${tracking_id}`));
  return ({ marketplace, tracking_id }) => keys.has(`${marketplace} ${tracking_id}`);
}
