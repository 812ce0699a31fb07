import { addMonths, type Month } from "../ledger/month.ts";

/** How far back a partner's figures go: so many days by day, or a year by month. */
export const FIGURE_RANGES = ["7", "30", "90", "year"] as const;
export type FigureRange = (typeof FIGURE_RANGES)[number];

/** The days (`2026-11-21`) or months (`2026-11`) of a range, today's included, the earliest first. UTC. */
export function periodsOf(range: FigureRange, today: string): readonly string[] {
  if (range === "year") {
    const month: Month = today.slice(0, 7);
    return Array.from({ length: 12 }, (_, index) => addMonths(month, index - 11));
  }
  const end = Date.parse(`${today}T00:00:00.000Z`);
  const count = Number(range);
  return Array.from({ length: count }, (_, index) =>
    new Date(end - (count - 1 - index) * DAY).toISOString().slice(0, 10),
  );
}

const DAY = 86_400_000;
