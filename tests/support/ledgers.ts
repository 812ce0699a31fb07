import { createHash } from "node:crypto";
import {
  addMonths,
  calculateClose,
  FIRST_HASH,
  hashedText,
  type LedgerEvent,
  type LedgerEventData,
  type LedgerEventType,
  type Month,
} from "@gifthearth/core/ledger";
import fc from "fast-check";

/** Makes valid ledgers for tests. */

export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** How far a donation gets. */
const FATES = ["calculated", "submitted", "complete", "failed", "refused", "reversed", "reissued"] as const;

/** A month of a ledger: what it earned, what of the month before turned out differently, what became of its donations. */
interface MonthPlan {
  readonly cents: number;
  readonly correction: number;
  readonly fates: readonly (typeof FATES)[number][];
}

export const ledgerPlan = fc.array(
  fc.record({
    cents: fc.integer({ min: -5_000, max: 20_000 }),
    correction: fc.oneof(fc.constant(0), fc.integer({ min: -3_000, max: 3_000 })),
    fates: fc.array(fc.constantFrom(...FATES), { minLength: 2, maxLength: 2 }),
  }),
  { minLength: 1, maxLength: 5 },
);

/** The events that a plan's months come to, from 2026-01 on. */
export function ledgerOf(plan: readonly MonthPlan[]): LedgerEvent[] {
  const ledger = startLedger();
  const reported = new Map<Month, number>();
  const counted = new Map<Month, number>();
  let carriedMinor = 0;
  for (const [index, { cents, correction, fates }] of plan.entries()) {
    const month = addMonths("2026-01", index);
    const before = addMonths(month, -1);
    reported.set(month, cents);
    if (index > 0) reported.set(before, (reported.get(before) ?? 0) + correction);
    const commission = [before, month]
      .map((each) => ({ month: each, amountMinor: (reported.get(each) ?? 0) - (counted.get(each) ?? 0) }))
      .filter((line) => line.month === month || line.amountMinor !== 0);
    for (const line of commission) counted.set(line.month, (counted.get(line.month) ?? 0) + line.amountMinor);
    const { split, ...calculation } = calculateClose({
      month,
      commission,
      carriedMinor,
      shareBasisPoints: 5_000,
      charities: [
        { charityId: "trees", charityName: "Trees", shareBasisPoints: 6_000 },
        { charityId: "meals", charityName: "Meals", shareBasisPoints: 4_000 },
      ],
    });
    carriedMinor = calculation.carryMinor;
    const ofMonth = (period: Month, marketplace: string, commissionUsdMinor: number) => ({
      period,
      marketplace,
      currency: "USD",
      commissionMinor: commissionUsdMinor,
      usdRate: "1",
      commissionUsdMinor,
      fileHash: sha256(period + marketplace),
    });
    const donations = split.map((part) => ({
      ...part,
      donationId: part.amountMinor > 0 ? `${month}-${part.charityId}` : null,
    }));
    ledger.append("month_closed", {
      ...calculation,
      reports: commission.flatMap(({ month: period }) => [
        ofMonth(period, "US", (reported.get(period) ?? 0) - 7),
        ofMonth(period, "ZZ", 7),
      ]),
      split: donations,
      platform: "change",
    });
    for (const [charity, { donationId }] of donations.entries()) {
      if (donationId !== null) meet(ledger, donationId, fates[charity] ?? "calculated");
    }
  }
  return ledger.events;
}

type Ledger = ReturnType<typeof startLedger>;

function startLedger() {
  const events: LedgerEvent[] = [];
  function append<Type extends LedgerEventType>(type: Type, data: LedgerEventData[Type]): void {
    const at = new Date(Date.UTC(2027, 0, 1, 0, events.length)).toISOString();
    const previousHash = events.at(-1)?.hash ?? FIRST_HASH;
    const event = { seq: events.length + 1, at, type, data, previousHash } as Omit<LedgerEvent, "hash">;
    events.push({ ...event, hash: sha256(hashedText(event)) } as LedgerEvent);
  }
  return { events, append };
}

function meet({ append }: Ledger, donationId: string, fate: (typeof FATES)[number]): void {
  const platform = "change";
  const about = { donationId, platform };
  const reason = "The platform gave no reason";
  if (fate === "calculated") return;
  if (fate !== "refused") append("donation_submitted", about);
  if (fate === "refused" || fate === "failed" || fate === "reissued")
    append("donation_failed", { ...about, reason });
  if (fate === "complete" || fate === "reversed") {
    append("donation_complete", { ...about, platformDonationId: `d_${donationId}`, receipt: null });
  }
  if (fate === "reversed") append("donation_reversed", { ...about, reason });
  if (fate !== "reissued") return;
  const again = { donationId: `${donationId}-again`, platform: "pledge" };
  append("donation_reissued", { ...again, replaces: donationId });
  append("donation_submitted", again);
  const receipt = "https://receipts.example/1";
  append("donation_complete", { ...again, platformDonationId: `p_${donationId}`, receipt });
}

/** Forges the chain anew, so that only what the events say can be wrong. */
export function rechain(events: readonly LedgerEvent[]): LedgerEvent[] {
  let previousHash = FIRST_HASH;
  return events.map((event, index) => {
    const forged = { ...event, seq: index + 1, previousHash };
    previousHash = sha256(hashedText(forged));
    return { ...forged, hash: previousHash };
  });
}
