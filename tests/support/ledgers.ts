import { createHash } from "node:crypto";
import {
  addMonths,
  calculateClose,
  FIRST_HASH,
  foldLedger,
  hashedText,
  LEDGER_FORM,
  type LedgerEvent,
  type LedgerEventData,
  type LedgerEventType,
  type Month,
  type Recipient,
} from "@gifthearth/core/ledger";
import fc from "fast-check";

/** Makes valid ledgers for tests. */

export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** How far a donation gets. */
const FATES = [
  "calculated",
  "submitted",
  "complete",
  "corrected",
  "arrived",
  "withdrawn",
  "returned",
  "failed",
  "refused",
  "reversed",
  "reissued",
  "by hand",
] as const;

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

const CHARITIES = [
  { charityId: "trees", charityName: "Trees", shareBasisPoints: 6_000 },
  { charityId: "meals", charityName: "Meals", shareBasisPoints: 4_000 },
];

/** How the plan's charities are paid. */
export const RECIPIENTS: readonly Recipient[] = ["Meals", "Trees"].map((name, index) => ({
  charityId: name.toLowerCase(),
  name,
  registration: `12-345678${index}`,
  country: "US",
  website: null,
  platformIds: { change: `n_${index}` },
}));

/** A day on which the European Central Bank published a rate at every month's end of the plan. */
const lastDay = (month: Month) => `ECB reference rate of ${month}-28`;

/**
 * The events that a plan's months come to, from 2026-01 on.
 * @param oldMonths so many of them are of the old form, which is sealed then
 */
export function ledgerOf(plan: readonly MonthPlan[], oldMonths = 0): LedgerEvent[] {
  const ledger = startLedger();
  const reported = new Map<Month, number>();
  const counted = new Map<Month, number>();
  let carriedMinor = 0;
  for (const [index, { cents, correction, fates }] of plan.entries()) {
    if (index === oldMonths && index > 0) ledger.seal();
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
      charities: CHARITIES,
    });
    carriedMinor = calculation.carryMinor;
    const ofMonth = (period: Month, marketplace: string, currency: string, commissionUsdMinor: number) => ({
      period,
      marketplace,
      currency,
      commissionMinor: currency === "USD" ? commissionUsdMinor : commissionUsdMinor / 2,
      usdRate: currency === "USD" ? "1" : "2",
      commissionUsdMinor,
      fileHash: sha256(period + marketplace),
    });
    const donations = split.map((part) => ({
      ...part,
      donationId: part.amountMinor > 0 ? `${month}-${part.charityId}` : null,
    }));
    const reports = commission.flatMap(({ month: period }) => [
      ofMonth(period, "DE", "EUR", 4),
      ofMonth(period, "FR", "EUR", 2),
      ofMonth(period, "US", "USD", (reported.get(period) ?? 0) - 6),
    ]);
    const close = { ...calculation, reports, split: donations, platform: "change" };
    const sources = ["DE gifts-21", "FR gifts-22", "US gifts-20"];
    ledger.append(
      "month_closed",
      index < oldMonths
        ? close
        : {
            form: LEDGER_FORM,
            ...close,
            reports: reports.map((report) => ({
              ...report,
              rateSource: report.currency === "USD" ? null : lastDay(report.period),
              lineCount: 3,
              uncounted:
                report.marketplace === "US"
                  ? [{ reason: "declined by the shop", lineCount: 1, minor: 5 }]
                  : [],
            })),
            sources,
            expected: index === oldMonths ? [] : sources,
            reason: null,
            recipients: RECIPIENTS,
          },
    );
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
  /** Ends what is of the old form. */
  function seal(): void {
    const { donations } = foldLedger(events);
    const given = new Set([...donations.values()].map(({ charityId }) => charityId));
    append("ledger_sealed", {
      form: LEDGER_FORM,
      events: events.length,
      head: events.at(-1)?.hash ?? FIRST_HASH,
      recipients: RECIPIENTS.filter(({ charityId }) => given.has(charityId)),
    });
  }
  return { events, append, seal };
}

function meet({ append }: Ledger, donationId: string, fate: (typeof FATES)[number]): void {
  const platform = "change";
  const about = { donationId, platform };
  const reason = "The platform gave no reason";
  if (fate === "calculated") return;
  if (fate !== "refused") append("donation_submitted", about);
  if (["refused", "failed", "reissued", "by hand"].includes(fate))
    append("donation_failed", { ...about, reason });
  if (["complete", "corrected", "arrived", "withdrawn", "reversed", "returned"].includes(fate)) {
    append("donation_complete", { ...about, platformDonationId: `d_${donationId}`, receipt: null });
  }
  const arrival = { donationId, charityId: donationId.slice("2026-01-".length) };
  if (["arrived", "withdrawn", "returned"].includes(fate)) append("arrival_confirmed", arrival);
  if (fate === "withdrawn") append("arrival_withdrawn", { ...arrival, reason: "It was another one" });
  if (fate === "corrected") {
    append("receipt_corrected", {
      ...about,
      before: null,
      receipt: `R ${donationId}`,
      reason: "It came late",
    });
  }
  if (fate === "reversed" || fate === "returned") append("donation_reversed", { ...about, reason });
  if (fate !== "reissued" && fate !== "by hand") return;
  const again = { donationId: `${donationId}-again`, platform: fate === "by hand" ? "manual" : "pledge" };
  append("donation_reissued", { ...again, replaces: donationId });
  append("donation_submitted", again);
  const receipt = fate === "by hand" ? `R ${donationId}` : "https://receipts.example/1";
  append("donation_complete", { ...again, platformDonationId: `p_${donationId}`, receipt });
}

/**
 * Forges the chain anew, so that only what the events say can be wrong.
 * @param otherwise numbers the events, or says which hash stands for the one before; null for the right one
 */
export function rechain(
  events: readonly LedgerEvent[],
  {
    seq = (index) => index + 1,
    previousHash: hashBefore = () => null,
  }: { seq?: (index: number) => number; previousHash?: (index: number) => string | null } = {},
): LedgerEvent[] {
  let previousHash = FIRST_HASH;
  return events.map((event, index) => {
    const forged = { ...event, seq: seq(index), previousHash: hashBefore(index) ?? previousHash };
    previousHash = sha256(hashedText(forged));
    return { ...forged, hash: previousHash };
  });
}
