import { toUsdMinor } from "../ledger/exchange.ts";
import type { Month } from "../ledger/month.ts";
import { partOf } from "../ledger/split.ts";
import { splitByWeights } from "./split-by-weights.ts";

/** An imported report of one of a partner's tracking ids. */
export interface EarningsReport {
  readonly marketplace: string;
  readonly trackingId: string;
  readonly month: Month;
  /** ISO 4217. */
  readonly currency: string;
  /** US dollars for one unit of the report's currency, as decimal digits. */
  readonly usdRate: string;
  /** Net commission by the day of shipping, in minor units of the report's currency; the earliest day first. */
  readonly days: readonly { readonly day: string; readonly commissionMinor: number }[];
}

/** What a month's close counted of a partner's commission. US cents. */
export interface CountedEarnings {
  readonly shareBasisPoints: number;
  /** The donation of all that the close counted: nobody's part of it can be more. */
  readonly donationMinor: number;
  /** Whether the charities have all of it. */
  readonly isPaid: boolean;
  /** Of which report how much: its commission, or a later correction of it. */
  readonly counted: readonly {
    readonly marketplace: string;
    readonly trackingId: string;
    readonly month: Month;
    readonly amountMinor: number;
  }[];
}

/** A day of a partner's money. US cents. */
export interface DayEarnings {
  readonly day: string;
  /** What reports confirm. */
  readonly commissionMinor: number;
  /** The share of it that closed months set aside for charity. */
  readonly giftMinor: number;
  /** Of that, what the charities have. */
  readonly paidMinor: number;
}

interface Sums {
  commissionMinor: number;
  giftMinor: number;
  paidMinor: number;
}

/**
 * A partner's commission and what it gave, by the day of shipping, exact in cents: the days of a report add up to it,
 * and those of a close to its gift, which is rounded as the ledger rounds. A close that
 * gave nothing gave nothing of this partner either.
 */
export function earningsByDay(
  reports: readonly EarningsReport[],
  closes: readonly CountedEarnings[],
): readonly DayEarnings[] {
  const byDay = new Map<string, Sums>();
  function add(day: string, sums: Partial<Sums>): void {
    const sum = byDay.get(day) ?? { commissionMinor: 0, giftMinor: 0, paidMinor: 0 };
    sum.commissionMinor += sums.commissionMinor ?? 0;
    sum.giftMinor += sums.giftMinor ?? 0;
    sum.paidMinor += sums.paidMinor ?? 0;
    byDay.set(day, sum);
  }

  const daysOf = new Map<string, readonly { readonly day: string; readonly usdMinor: number }[]>();
  for (const report of reports) {
    const days = inDollars(report);
    daysOf.set(keyOf(report), days);
    for (const { day, usdMinor } of days) add(day, { commissionMinor: usdMinor });
  }
  for (const { counted, isPaid, ...close } of closes) {
    const parts = splitByWeights(
      giftOf(close, counted),
      counted.map(({ amountMinor }) => amountMinor),
    );
    for (const [index, each] of counted.entries()) {
      const known = daysOf.get(keyOf(each)) ?? [];
      // A report that was emptied later on has no day of its own any more.
      const days = known.length > 0 ? known : [{ day: `${each.month}-01`, usdMinor: 0 }];
      const gifts = splitByWeights(
        parts[index] ?? 0,
        days.map(({ usdMinor }) => usdMinor),
      );
      for (const [place, { day }] of days.entries()) {
        const giftMinor = gifts[place] ?? 0;
        add(day, { giftMinor, paidMinor: isPaid ? giftMinor : 0 });
      }
    }
  }
  return [...byDay]
    .map(([day, sums]) => ({ day, ...sums }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** The partner's part of a close: below zero where it takes back what was counted before. US cents. */
function giftOf(
  { shareBasisPoints, donationMinor }: Omit<CountedEarnings, "counted" | "isPaid">,
  counted: CountedEarnings["counted"],
): number {
  const commission = counted.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const part = partOf(Math.abs(commission), shareBasisPoints);
  return commission < 0 ? 0 - part : Math.min(part, donationMinor);
}

function inDollars({ days, usdRate, currency }: EarningsReport) {
  let minor = 0;
  let given = 0;
  return days.map(({ day, commissionMinor }) => {
    minor += commissionMinor;
    const reached = toUsdMinor(minor, usdRate, currency);
    const usdMinor = reached - given;
    given = reached;
    return { day, usdMinor };
  });
}

function keyOf(report: Pick<EarningsReport, "marketplace" | "trackingId" | "month">): string {
  return `${report.marketplace} ${report.trackingId} ${report.month}`;
}
