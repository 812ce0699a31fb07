import { daysBetween, nextOccurrence, type YearlyDay } from "@gifthearth/core";

interface NamedDay extends YearlyDay {
  readonly name: string;
  readonly year: number | null;
}

/** A day with its next time. */
export interface ComingDay extends NamedDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** 0 for today. */
  readonly inDays: number;
}

/** The days in the order in which they come. @param today `YYYY-MM-DD` */
export function comingDays(days: readonly NamedDay[], today: string): readonly ComingDay[] {
  return days
    .map((day) => {
      const date = nextOccurrence(day, today);
      return { ...day, date, inDays: daysBetween(today, date) };
    })
    .sort((a, b) => a.inDays - b.inDays);
}

/** "is today", "is tomorrow", "is in 12 days". */
export function inDays(days: number): string {
  if (days === 0) return "is today";
  return days === 1 ? "is tomorrow" : `is in ${days} days`;
}
