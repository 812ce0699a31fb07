import { MARKETPLACES, minorToDollars } from "@gifthearth/core";
import type { RevenueImport } from "@gifthearth/core/contract";
import { toUsdMinor } from "@gifthearth/core/ledger";
import type { Transaction as DbTransaction } from "kysely";
import type { Database, Tables } from "../../../db/database.ts";
import { recordAction } from "../../../people/audit/audit.repository.ts";
import { takeTurn } from "../../ledger/events.ts";
import { type Confirmed, insertConversions } from "../conversions.ts";
import {
  AGAIN,
  ImportConflict,
  type ImportRequest,
  MOST_COMMISSION,
  nameOfFile,
  refuseBadKey,
} from "../import-request.ts";
import { type ReportRate, rateFor } from "../reference-rates.ts";
import { quoted, ReportError } from "../report/report-error.ts";
import {
  confirmConversions,
  insertLines,
  isMonthClosed,
  type NotCounted,
  notCountedJson,
  type Report,
  toSnapshot,
  withdrawConversions,
} from "../revenue.repository.ts";
import { hashOf } from "../source.ts";
import { readTransactions } from "./read-transactions.ts";
import type { NetworkDescriptor, Transaction } from "./transaction.ts";

interface Dependencies {
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/** SQLite takes 32,766 parameters at most; a line has 12. */
const ROWS_AT_ONCE = 500;
const DAY = 24 * 60 * 60 * 1000;

/** A click that a transaction names. */
interface NamedClick {
  readonly id: string;
  readonly partnerId: string | null;
}

/** What one currency brought, through one partner's widgets or through none's. */
interface Part {
  readonly trackingId: string;
  readonly currency: string;
  readonly partnerId: string | null;
  readonly transactions: readonly Transaction[];
}

/**
 * Imports a network's transactions of a month, all of them as they stand now: they take the place of what was imported
 * of that account and month before. What is approved counts, by currency; what isn't is written down with its reason.
 * A transaction whose link carried one of our clicks' ids is that click's, and its partner's where there is one. When
 * anything is wrong nothing changes.
 * @throws {ReportError} for a request or a report that can't be relied on
 * @throws {ImportConflict} for transactions that another account's or month's report has already
 */
export async function importTransactions(
  dependencies: Dependencies,
  network: NetworkDescriptor,
  request: ImportRequest,
): Promise<RevenueImport> {
  const { db, clock } = dependencies;
  refuseBadKey(request, clock());
  const transactions = await readTransactions(request.source, network, request);
  const fileHash = await hashOf(request.source);
  const rates = await ratesOf(db, request, transactions);
  const clicks = await findClicks(db, transactions);
  const parts = partsOf(request, transactions, clicks);
  await refuseCountedElsewhere(db, network, request, transactions);

  const before = await findReports(db, network.name, request);
  const kept = new Set(parts.map(({ trackingId }) => trackingId));
  // What is no more is written down as nothing: what was counted of it is taken back with the next close.
  const emptied: readonly Part[] = before
    .filter(({ tracking_id }) => !kept.has(tracking_id))
    .map(({ tracking_id, currency }) => ({
      trackingId: tracking_id,
      currency,
      partnerId: null,
      transactions: [],
    }));
  const reports = [...parts, ...emptied].map((part) => {
    const earlier = before.find(({ tracking_id }) => tracking_id === part.trackingId);
    const rate = rates.get(part.currency) ?? rateOfReport(earlier);
    return { part, report: toReport(dependencies, network, request, part, rate, fileHash) };
  });
  const isSame =
    before.length === reports.length &&
    reports.every(({ report }) => before.some((earlier) => isSameReport(earlier, report)));
  const conversions =
    request.dryRun || isSame
      ? null
      : await replace(dependencies, request, { network, before, reports, clicks });
  if (isSame && !request.dryRun) await touch(db, before, clock());
  const [first, ...further] = reports.map(({ report }) => toSnapshot(report));
  if (!first) throw new Error("A report of transactions has a part at least");
  const sumOf = (rows: readonly { readonly commission_usd_minor: number }[]) =>
    rows.reduce((sum, row) => sum + row.commission_usd_minor, 0);
  const earlier = before.find(({ tracking_id }) => tracking_id === first.trackingId);
  return {
    dryRun: request.dryRun,
    outcome: before.length === 0 ? "new" : isSame ? "unchanged" : "replacement",
    snapshot: first,
    before: earlier ? toSnapshot(earlier) : null,
    further,
    differenceUsd: minorToDollars(sumOf(reports.map(({ report }) => report)) - sumOf(before)),
    otherLineCount: 0,
    otherTrackingIds: [],
    conversions,
    monthIsClosed: await isMonthClosed(db, request.period),
  };
}

/** A rate for each currency, by the month's reference rate; one that is given is of the only other currency there is. */
async function ratesOf(
  db: Database,
  { period, rate, isRateConfirmed = false }: ImportRequest,
  transactions: readonly Transaction[],
): Promise<ReadonlyMap<string, ReportRate>> {
  const currencies = [...new Set(transactions.map(({ currency }) => currency))];
  const foreign = currencies.filter((currency) => currency !== "USD");
  if (rate !== undefined && foreign.length !== 1) {
    throw new ReportError(
      foreign.length === 0
        ? "The transactions are in US dollars: please leave out the rate."
        : `The transactions are in ${foreign.join(", ")}, and one rate can't be of all: please enter the month's reference rates instead (npm run revenue -- rates eurofxref-hist.zip).`,
    );
  }
  const rates = new Map<string, ReportRate>();
  for (const currency of currencies) {
    const usdWorth = MARKETPLACES.rows.find((row) => row.currency === currency)?.usdWorth ?? 1;
    const given = currency === "USD" ? undefined : rate;
    rates.set(currency, await rateFor(db, { currency, usdWorth }, period, given, isRateConfirmed));
  }
  return rates;
}

function rateOfReport(report: Report | undefined): ReportRate {
  return { usdRate: report?.usd_rate ?? "1", source: report?.rate_source ?? null };
}

/** The clicks that transactions name, by click id: of several the first, and none that came after the purchase. */
async function findClicks(
  db: Database,
  transactions: readonly Transaction[],
): Promise<ReadonlyMap<string, NamedClick>> {
  const days = new Map(
    transactions.flatMap(({ clickId, day }) => (clickId ? [[clickId, day] as const] : [])),
  );
  const ids = [...days.keys()];
  const clicks = new Map<string, NamedClick>();
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    const rows = await db
      .selectFrom("click_events")
      // The partner may be gone.
      .leftJoin("partners", "partners.id", "click_events.partner_id")
      .select(["click_events.id", "click_id", "timestamp", "partners.id as partner_id"])
      .where("click_id", "in", ids.slice(start, start + ROWS_AT_ONCE))
      .orderBy("timestamp")
      .orderBy("click_events.id")
      .execute();
    for (const { id, click_id, timestamp, partner_id } of rows) {
      if (click_id === null || clicks.has(click_id)) continue;
      // The network's clock and day may be a little off ours.
      if (Date.parse(timestamp) > Date.parse(days.get(click_id) ?? "") + 2 * DAY) continue;
      clicks.set(click_id, { id, partnerId: partner_id });
    }
  }
  return clicks;
}

function partsOf(
  { trackingId: account }: ImportRequest,
  transactions: readonly Transaction[],
  clicks: ReadonlyMap<string, NamedClick>,
): readonly Part[] {
  const partnerOf = ({ clickId }: Transaction) => (clickId && clicks.get(clickId)?.partnerId) || null;
  const groups = Map.groupBy(transactions, (each) =>
    [account, each.currency, partnerOf(each)].filter(Boolean).join("."),
  );
  const parts = [...groups].map(([trackingId, own]) => {
    const [first] = own as [Transaction];
    return { trackingId, currency: first.currency, partnerId: partnerOf(first), transactions: own };
  });
  // A month without any is known to be without.
  if (parts.length > 0) return parts.sort((one, other) => (one.trackingId < other.trackingId ? -1 : 1));
  return [{ trackingId: `${account}.USD`, currency: "USD", partnerId: null, transactions: [] }];
}

type NewReport = Omit<Report, "id">;

function toReport(
  { clock }: Dependencies,
  network: NetworkDescriptor,
  request: ImportRequest,
  { trackingId, currency, transactions }: Part,
  rate: ReportRate,
  fileHash: string,
): NewReport {
  const approved = transactions.filter(({ state }) => state === "approved");
  const minor = approved.reduce((sum, { commissionMinor }) => sum + commissionMinor, 0);
  const usdMinor = toUsdMinor(minor, rate.usdRate, currency);
  if (Math.abs(usdMinor) > MOST_COMMISSION) throw new ReportError("The commission is too large to be true.");
  return {
    marketplace: network.name,
    tracking_id: trackingId,
    period: request.period,
    currency,
    usd_rate: rate.usdRate,
    commission_minor: minor,
    commission_usd_minor: usdMinor,
    line_count: approved.length,
    kept_items: approved.filter(({ commissionMinor }) => commissionMinor > 0).length,
    source: network.name,
    account: request.trackingId,
    rate_source: rate.source,
    not_counted: notCountedJson(notCountedOf(transactions)),
    file_name: nameOfFile(request.fileName),
    file_hash: fileHash,
    imported_at: clock().toISOString(),
  };
}

/** So many different reasons of shops are told; the rest together. */
const MOST_REASONS = 5;

/** What isn't approved, by reason. */
function notCountedOf(transactions: readonly Transaction[]): readonly NotCounted[] {
  const groups = Map.groupBy(
    transactions.filter(({ state }) => state !== "approved"),
    reasonOf,
  );
  const parts = [...groups]
    .map(([reason, own]) => ({
      reason,
      lineCount: own.length,
      minor: own.reduce((sum, { commissionMinor }) => sum + commissionMinor, 0),
    }))
    .sort((one, other) => other.lineCount - one.lineCount || (one.reason < other.reason ? -1 : 1));
  const rest = parts.slice(MOST_REASONS);
  if (rest.length === 0) return parts;
  return [
    ...parts.slice(0, MOST_REASONS),
    {
      reason: "declined or pending for other reasons",
      lineCount: rest.reduce((sum, { lineCount }) => sum + lineCount, 0),
      minor: rest.reduce((sum, part) => sum + part.minor, 0),
    },
  ];
}

function reasonOf({ state, declineReason }: Transaction): string {
  if (state === "pending") return "not approved by the shop yet, or not paid";
  if (state === "deleted") return "deleted by the network";
  return declineReason ? `declined by the shop: ${declineReason}` : "declined by the shop";
}

function findReports(
  db: Database,
  network: string,
  { trackingId: account, period }: ImportRequest,
): Promise<readonly Report[]> {
  return db
    .selectFrom("affiliate_reports")
    .selectAll()
    .where("marketplace", "=", network)
    .where("account", "=", account)
    .where("period", "=", period)
    .orderBy("tracking_id")
    .execute();
}

function isSameReport(one: NewReport, other: NewReport): boolean {
  return (
    ["tracking_id", "file_hash", "usd_rate", "commission_minor", "line_count", "not_counted"] as const
  ).every((column) => one[column] === other[column]);
}

/** That nothing has changed since is known now: the schedule waits for it once a month has ended. */
async function touch(db: Database, reports: readonly Report[], at: Date): Promise<void> {
  await db
    .updateTable("affiliate_reports")
    .set({ imported_at: at.toISOString() })
    .where(
      "id",
      "in",
      reports.map(({ id }) => id),
    )
    .execute();
}

/** A network's transaction is one account's and one month's. */
async function refuseCountedElsewhere(
  db: Database,
  network: NetworkDescriptor,
  { trackingId: account, period }: ImportRequest,
  transactions: readonly Transaction[],
): Promise<void> {
  const ids = transactions.filter(({ state }) => state === "approved").map(({ id }) => id);
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    const twin = await db
      .selectFrom("affiliate_revenue")
      .innerJoin("affiliate_reports", "affiliate_reports.id", "affiliate_revenue.report_id")
      .select(["affiliate_reports.account", "affiliate_reports.period", "product_id"])
      .where("marketplace", "=", network.name)
      .where("product_id", "in", ids.slice(start, start + ROWS_AT_ONCE))
      .where(({ or, eb }) => or([eb("account", "!=", account), eb("period", "!=", period)]))
      .limit(1)
      .executeTakeFirst();
    if (!twin) continue;
    throw new ImportConflict(
      `Transaction ${quoted(twin.product_id)} is imported already, in the report of ${network.title} ${twin.account} for ${twin.period}. It would count twice.`,
    );
  }
}

interface Replacement {
  readonly network: NetworkDescriptor;
  readonly before: readonly Report[];
  readonly reports: readonly { readonly part: Part; readonly report: NewReport }[];
  readonly clicks: ReadonlyMap<string, NamedClick>;
}

/** All parts take the place of those before at once. @returns the clicks that they confirm */
function replace(
  { db, clock, newId }: Dependencies,
  request: ImportRequest,
  { network, before, reports, clicks }: Replacement,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // No month is closed, and no other report takes its place, at the same time.
    await takeTurn(trx);
    const current = await findReports(trx, network.name, request);
    if (current.map(({ id }) => id).join() !== before.map(({ id }) => id).join())
      throw new ImportConflict(AGAIN);
    const transactions = reports.flatMap(({ part }) => part.transactions);
    // Only now: another account's may have come meanwhile.
    await refuseCountedElsewhere(trx, network, request, transactions);
    for (const { id } of before) {
      await withdrawConversions(trx, id);
      await trx.deleteFrom("affiliate_revenue").where("report_id", "=", id).execute();
      await trx.deleteFrom("affiliate_reports").where("id", "=", id).execute();
    }
    let conversions = 0;
    for (const { part, report } of reports) {
      const id = newId();
      await trx
        .insertInto("affiliate_reports")
        .values({ id, ...report })
        .execute();
      await insertApproved(trx, id, part.transactions);
      const { currency, usd_rate: usdRate } = report;
      const confirmed = confirmedBy(part.transactions, clicks);
      await insertConversions(trx, { reportId: id, currency, usdRate }, confirmed, { at: clock(), newId });
      conversions += await confirmConversions(trx, id);
      await assignToPartner(trx, part, network, clock());
    }
    await recordAction(trx, {
      id: newId(),
      at: clock(),
      actor: request.actor,
      action: "revenue.import",
      details: {
        reports: reports.map(({ report }) => toSnapshot(report)),
        before: before.map(toSnapshot),
        conversions,
      },
    });
    return conversions;
  });
}

async function insertApproved(
  trx: DbTransaction<Tables>,
  reportId: string,
  transactions: readonly Transaction[],
): Promise<void> {
  const approved = transactions.filter(({ state }) => state === "approved");
  for (let start = 0; start < approved.length; start += ROWS_AT_ONCE) {
    const lines = approved.slice(start, start + ROWS_AT_ONCE).map((each, index) => ({
      line: start + index + 1,
      category: each.shop,
      name: "",
      productId: each.id,
      shippedOn: each.day,
      priceMinor: 0,
      items: 1,
      returns: 0,
      revenueMinor: 0,
      commissionMinor: each.commissionMinor,
      country: each.country,
    }));
    await insertLines(trx, reportId, lines);
  }
}

/** A click's purchases count as one. */
function confirmedBy(
  transactions: readonly Transaction[],
  clicks: ReadonlyMap<string, NamedClick>,
): readonly Confirmed[] {
  const named = transactions.filter(
    ({ state, clickId }) => state === "approved" && clickId !== null && clicks.has(clickId),
  );
  return [...Map.groupBy(named, ({ clickId }) => clickId ?? "")].flatMap(([clickId, own]) => {
    const commissionMinor = own.reduce((sum, each) => sum + each.commissionMinor, 0);
    const click = clicks.get(clickId);
    if (!click || commissionMinor < 0) return [];
    return [{ clickId: click.id, productId: own[0]?.id ?? "", commissionMinor }];
  });
}

/** A partner's part of an account is its own as a tracking id is. */
async function assignToPartner(
  trx: DbTransaction<Tables>,
  { trackingId, partnerId }: Part,
  { name }: NetworkDescriptor,
  at: Date,
): Promise<void> {
  if (partnerId === null) return;
  const now = at.toISOString();
  await trx
    .insertInto("partner_tracking_ids")
    // Never one that links carry.
    .values({
      marketplace: name,
      tracking_id: trackingId,
      partner_id: partnerId,
      assigned_at: now,
      retired_at: now,
    })
    .onConflict((conflict) => conflict.columns(["marketplace", "tracking_id"]).doNothing())
    .execute();
}
