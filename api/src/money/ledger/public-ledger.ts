import { fromMinorUnits, minorToDollars } from "@gifthearth/core";
import type { ClosedMonth, OwedDonations, PublicDonation, SkippedMonth } from "@gifthearth/core/contract";
import {
  type DetailedReport,
  debtsOf,
  isDetailed,
  isOwed,
  type LedgerDonation,
  type LedgerMonth,
  type LedgerState,
  sumDebts,
  WHOLE,
} from "@gifthearth/core/ledger";

/** The months of a ledger, the newest first, each with its donations; they follow from the events alone. */
export function closedMonths({ months, donations }: LedgerState): ClosedMonth[] {
  const byMonth = Map.groupBy(donations.values(), ({ month }) => month);
  return [...months.values()]
    .reverse()
    .map((month) => toClosedMonth(month, byMonth.get(month.close.month) ?? []));
}

/** The months that were left out, the newest first. */
export function skippedMonths({ skipped }: LedgerState): SkippedMonth[] {
  return [...skipped].reverse().map(([month, { at, reason }]) => ({ month, at, reason }));
}

/** What is owed and not yet given, and since when; it follows from the events alone. */
export function owedDonations(state: LedgerState): OwedDonations {
  const debts = debtsOf(state);
  const { owedMinor, reversedMinor } = sumDebts(debts);
  return {
    amount: minorToDollars(owedMinor),
    reversed: minorToDollars(reversedMinor),
    items: debts.filter(isOwed).map(({ amountMinor, attempts, latest, ...debt }) => ({
      ...debt,
      amount: minorToDollars(amountMinor),
      attempts: attempts.length,
      status: latest.status,
    })),
  };
}

/** @param donations the month's own */
function toClosedMonth({ close, closedAt }: LedgerMonth, donations: readonly LedgerDonation[]): ClosedMonth {
  return {
    month: close.month,
    closedAt,
    commission: close.commission.map(({ month, amountMinor }) => ({
      month,
      amount: minorToDollars(amountMinor),
    })),
    carriedIn: minorToDollars(close.carriedMinor),
    base: minorToDollars(close.baseMinor),
    share: close.shareBasisPoints / WHOLE,
    donation: minorToDollars(close.donationMinor),
    carriedOut: minorToDollars(close.carryMinor),
    reports: close.reports.map((report) => ({
      period: report.period,
      marketplace: report.marketplace,
      currency: report.currency,
      commission: fromMinorUnits(report.commissionMinor, report.currency),
      usdRate: report.usdRate,
      commissionUsd: minorToDollars(report.commissionUsdMinor),
      fileHash: report.fileHash,
      // What a close of the old form doesn't tell is left out.
      ...("rateSource" in report && detailsOf(report as DetailedReport)),
    })),
    ...(isDetailed(close) && {
      sources: [...close.sources],
      missing: close.expected.filter((source) => !close.sources.includes(source)),
      reason: close.reason,
      recipients: close.recipients.map((recipient) => ({
        ...recipient,
        platformIds: { ...recipient.platformIds },
      })),
    }),
    donations: donations.map(toPublicDonation),
  };
}

function detailsOf({ rateSource, lineCount, uncounted, currency }: DetailedReport) {
  return {
    rateSource,
    lineCount,
    uncounted: uncounted.map(({ minor, ...part }) => ({
      ...part,
      amount: minor === null ? null : fromMinorUnits(minor, currency),
    })),
  };
}

function toPublicDonation(donation: LedgerDonation): PublicDonation {
  return {
    id: donation.id,
    charityId: donation.charityId,
    charityName: donation.charityName,
    share: donation.shareBasisPoints / WHOLE,
    amount: minorToDollars(donation.amountMinor),
    platform: donation.platform,
    status: donation.status,
    receipt: donation.receipt,
    failureReason: donation.failureReason,
    replaces: donation.replaces,
    submittedAt: donation.submittedAt,
    completedAt: donation.completedAt,
    reversedAt: donation.reversedAt,
    // Left out otherwise, so that ledgers which were downloaded before there was such a thing stay right.
    ...(donation.arrivedAt !== null && { arrivedAt: donation.arrivedAt }),
  };
}
