import { minorToDollars } from "@gifthearth/core";
import type { PartnerFigures } from "@gifthearth/core/contract";
import { type DayEarnings, earningsByDay, type FigureRange, periodsOf } from "@gifthearth/core/partner";
import type { Database } from "../db/database.ts";
import type { PartnerCounts } from "./counts.ts";
import { readDays } from "./days.ts";
import { readEarnings } from "./earnings.ts";

interface Dependencies {
  readonly db: Database;
  readonly counts: PartnerCounts;
  readonly clock: () => Date;
}

/** What a partner's widgets came to, day by day or month by month (UTC), money included. */
export async function readFigures(
  { db, counts, clock }: Dependencies,
  partnerId: string,
  range: FigureRange,
): Promise<PartnerFigures> {
  // What this process has counted meanwhile is seen too.
  await counts.flush();
  const asOf = clock().toISOString();
  const periods = periodsOf(range, asOf.slice(0, 10));
  const [first = ""] = periods;
  const firstDay = first.length === 7 ? `${first}-01` : first;
  const [days, { reports, closes, hasTrackingId, hasTests }] = await Promise.all([
    readDays(db, [partnerId], firstDay),
    // Of all time: a cent that is rounded belongs to the same day whichever range is shown.
    readEarnings(db, partnerId),
  ]);
  const earned = earningsByDay(reports, closes);
  const items = periods.map((period) => {
    const isIn = ({ day }: { readonly day: string }) => day.startsWith(period);
    return { period, ...countsOf(days.filter(isIn)), ...moneyOf(earned.filter(isIn)) };
  });
  const inRange = ({ day }: { readonly day: string }) => day >= firstDay && day <= asOf.slice(0, 10);
  return {
    partnerId,
    range,
    asOf,
    hasTrackingId,
    hasTests,
    items,
    totals: { ...countsOf(days.filter(inRange)), ...moneyOf(earned.filter(inRange)) },
  };
}

interface Counted {
  readonly loads: number;
  readonly searches: number;
  readonly shopClicks: number;
}

/** The sum of some days' counts. */
export function countsOf(days: readonly Counted[]): Counted {
  const sumOf = (figure: keyof Counted) => days.reduce((sum, day) => sum + day[figure], 0);
  return { loads: sumOf("loads"), searches: sumOf("searches"), shopClicks: sumOf("shopClicks") };
}

function moneyOf(days: readonly DayEarnings[]) {
  const sumOf = (figure: "commissionMinor" | "giftMinor" | "paidMinor") =>
    minorToDollars(days.reduce((sum, day) => sum + day[figure], 0));
  return { commission: sumOf("commissionMinor"), gift: sumOf("giftMinor"), paid: sumOf("paidMinor") };
}
