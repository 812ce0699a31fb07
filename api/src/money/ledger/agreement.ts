import {
  FIRST_HASH,
  foldLedger,
  type LedgerDonation,
  type LedgerEvent,
  toUsdMinor,
} from "@gifthearth/core/ledger";
import type { Database } from "../../db/database.ts";
import { listDonations, type StoredDonation } from "./donations.ts";
import { recipientDisagreements } from "./recipients.ts";

/** In what the other tables don't agree with the ledger's events, in sentences. */
export async function disagreements(
  db: Database,
  events: readonly LedgerEvent[],
): Promise<readonly string[]> {
  const { donations, recipients } = foldLedger(events);
  return [
    ...(await headDisagreements(db, events)),
    ...donationDisagreements(await listDonations(db), donations),
    ...(await recipientDisagreements(db, recipients)),
    ...(await closeDisagreements(db, events)),
    ...(await reportDisagreements(db)),
  ];
}

async function headDisagreements(db: Database, events: readonly LedgerEvent[]): Promise<readonly string[]> {
  const head = await db.selectFrom("ledger_head").selectAll().executeTakeFirstOrThrow();
  const { seq, hash } = events.at(-1) ?? { seq: 0, hash: FIRST_HASH };
  if (head.seq === seq && head.hash === hash) return [];
  return [`The ledger ends with event ${seq}, but it was written up to event ${head.seq} (${head.hash}).`];
}

function donationDisagreements(
  stored: readonly StoredDonation[],
  donations: ReadonlyMap<string, LedgerDonation>,
): readonly string[] {
  const unknown = stored
    .filter(({ id }) => !donations.has(id))
    .map(({ id }) => `The table has a donation ${id} that the ledger doesn't have.`);
  const byId = new Map(stored.map((donation) => [donation.id, donation]));
  const others = [...donations.values()].flatMap((donation) => {
    const row = byId.get(donation.id);
    if (!row) return [`The ledger's donation ${donation.id} is missing in the table.`];
    const expected: Partial<StoredDonation> = {
      month: donation.month,
      charityId: donation.charityId,
      amountMinor: donation.amountMinor,
      currency: "USD",
      platform: donation.platform,
      status: donation.status,
      replaces: donation.replaces,
      receipt: donation.receipt,
      failureReason: donation.failureReason,
      // Known to the table as soon as the platform has it, to the ledger once it is complete.
      ...(donation.platformDonationId !== null && { platformDonationId: donation.platformDonationId }),
    };
    return Object.entries(expected)
      .filter(([name, value]) => row[name as keyof StoredDonation] !== value)
      .map(
        ([name, value]) =>
          `Donation ${donation.id} has ${name} ${row[name as keyof StoredDonation]} in the table, but ${value} by the ledger.`,
      );
  });
  return [...unknown, ...others];
}

async function closeDisagreements(db: Database, events: readonly LedgerEvent[]): Promise<readonly string[]> {
  const closes = await db.selectFrom("month_closes").selectAll().execute();
  const lines = await db.selectFrom("closed_commission").selectAll().execute();
  const stored = [
    ...closes.map(({ month, carry_minor }) => `${month} leaves ${carry_minor}`),
    ...lines.map((line) => `${line.close_month} counts ${line.amount_minor} of ${line.month}`),
  ];
  const told = events.flatMap(({ type, data }) => {
    if (type !== "month_closed" && type !== "month_skipped") return [];
    const lines = type === "month_closed" ? data.commission : [];
    return [
      `${data.month} leaves ${data.carryMinor}`,
      ...lines.map((line) => `${data.month} counts ${line.amountMinor} of ${line.month}`),
    ];
  });
  return [
    ...stored
      .filter((each) => !told.includes(each))
      .map((each) => `By the table ${each} cents; by the ledger not.`),
    ...told
      .filter((each) => !stored.includes(each))
      .map((each) => `By the ledger ${each} cents; by the table not.`),
  ];
}

/** Every report's commission and number of lines, against the lines themselves, and its US cents against its rate. */
async function reportDisagreements(db: Database): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("affiliate_reports")
    .leftJoin("affiliate_revenue", "affiliate_revenue.report_id", "affiliate_reports.id")
    .select(({ fn }) => [
      "marketplace",
      "tracking_id",
      "period",
      "line_count",
      "affiliate_reports.commission_minor",
      "commission_usd_minor",
      "currency",
      "usd_rate",
      fn.count<number>("affiliate_revenue.line").as("lines"),
      fn.sum<number | null>("affiliate_revenue.commission_minor").as("sum"),
    ])
    .groupBy([
      "affiliate_reports.id",
      "marketplace",
      "tracking_id",
      "period",
      "line_count",
      "affiliate_reports.commission_minor",
      "commission_usd_minor",
      "currency",
      "usd_rate",
    ])
    .execute();
  const byLines = rows
    .filter((row) => row.lines !== row.line_count || (row.sum ?? 0) !== row.commission_minor)
    .map(
      (row) =>
        `The report of ${row.marketplace} ${row.tracking_id} for ${row.period} says ${row.commission_minor} in ${row.line_count} lines, but its ${row.lines} lines come to ${row.sum ?? 0}.`,
    );
  const byRate = rows.flatMap((row) => {
    const usdMinor = toUsdMinor(row.commission_minor, row.usd_rate, row.currency);
    return row.commission_usd_minor === usdMinor
      ? []
      : `The report of ${row.marketplace} ${row.tracking_id} for ${row.period} says ${row.commission_usd_minor} US cents, but ${row.commission_minor} at ${row.usd_rate} come to ${usdMinor}.`;
  });
  return [...byLines, ...byRate];
}
