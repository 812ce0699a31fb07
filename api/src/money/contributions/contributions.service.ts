import { impactOf, minorToDollars } from "@gifthearth/core";
import type { Contributions } from "@gifthearth/core/contract";
import { splitInProportion, WHOLE } from "@gifthearth/core/ledger";
import type { Database } from "../../db/database.ts";
import { findCloses } from "../ledger/closes.ts";
import { readClickTotals, readCountedOfUser, readRecentClicks } from "./contributions.repository.ts";

/** Where it isn't known yet who gets it. */
const NOT_CLOSED = "The charities of the month, not closed yet";

/**
 * What a user's clicks and purchases came to: the share of the commission that is donated.
 * @param charityShare 0 to 1
 */
export async function summarizeContributions(
  db: Database,
  userId: string,
  charityShare: number,
): Promise<Contributions> {
  const [totals, recent] = await Promise.all([readClickTotals(db, userId), readRecentClicks(db, userId)]);
  const share = (cents: number) => Math.round(cents * charityShare);
  const estimated = share(totals.estimatedMinor);
  const confirmed = share(totals.confirmedMinor);
  return {
    totalEstimatedContribution: minorToDollars(estimated),
    totalConfirmedContribution: minorToDollars(confirmed),
    pendingContribution: minorToDollars(Math.max(0, estimated - confirmed)),
    clickCount: totals.clicks,
    conversionCount: totals.conversions,
    charityBreakdown:
      confirmed > 0 ? breakdown(await readRecipients(db, userId, totals.confirmedMinor), confirmed) : [],
    recentActivity: recent.map(({ actualMinor, estimatedMinor, ...click }) => ({
      ...click,
      actualCommission: actualMinor === null ? null : minorToDollars(actualMinor),
      estimatedCommission: minorToDollars(estimatedMinor),
    })),
    impactMetrics: impactOf(confirmed).map((impact) => ({ id: impact.type, ...impact })),
  };
}

/** Where nobody gets it: such a month came to zero or less, returns of earlier months included. */
const NOTHING_LEFT = "A month that left nothing to give";

/** Who gets a part of it; its weight is in proportion to the part. */
interface Recipient {
  /** Null where no charity gets it, or it isn't known yet which. */
  readonly charityId: string | null;
  readonly charityName: string;
  readonly weight: bigint;
}

/**
 * Who gets the confirmed commission: each close that counted some of it gives that to its own charities, in the
 * shares that the ledger says, or to nobody where it had nothing to give; what is left waits for its month to be
 * closed.
 * @param confirmedMinor all that was confirmed, cents
 */
async function readRecipients(
  db: Database,
  userId: string,
  confirmedMinor: number,
): Promise<readonly Recipient[]> {
  const counted = await readCountedOfUser(db, userId);
  const closes = await findCloses(db, [...new Set(counted.map(({ closeMonth }) => closeMonth))]);
  const recipients = new Map<string, Recipient>();
  let waiting = BigInt(confirmedMinor) * BigInt(WHOLE);
  let ungiven = 0n;
  for (const { month, donationMinor, split } of closes) {
    const cents = counted
      .filter(({ closeMonth }) => closeMonth === month)
      .reduce((sum, { confirmedMinor }) => sum + confirmedMinor, 0);
    const weight = BigInt(cents) * BigInt(WHOLE);
    waiting -= weight;
    if (donationMinor === 0) {
      ungiven += weight;
      continue;
    }
    for (const { charityId, charityName, shareBasisPoints } of split) {
      const before = recipients.get(charityId)?.weight ?? 0n;
      const weight = before + BigInt(cents) * BigInt(shareBasisPoints);
      recipients.set(charityId, { charityId, charityName, weight });
    }
  }
  return [
    ...recipients.values(),
    { charityId: null, charityName: NOTHING_LEFT, weight: ungiven },
    // Below zero where an import ended between the two readings.
    { charityId: null, charityName: NOT_CLOSED, weight: waiting > 0n ? waiting : 0n },
  ];
}

/**
 * The parts of all recipients, which add up to the total; the largest first, without those of nothing.
 * @param totalMinor cents
 */
function breakdown(recipients: readonly Recipient[], totalMinor: number): Contributions["charityBreakdown"] {
  const parts = splitInProportion(
    totalMinor,
    recipients.map(({ weight }) => weight),
  );
  return recipients
    .map(({ charityId, charityName }, index) => ({ charityId, charityName, cents: parts[index] ?? 0 }))
    .filter(({ cents }) => cents > 0)
    .toSorted((one, other) => other.cents - one.cents)
    .map(({ cents, ...charity }) => ({
      ...charity,
      amount: minorToDollars(cents),
      percentage: (100 * cents) / totalMinor,
    }));
}
