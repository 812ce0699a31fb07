/** A calendar month of UTC, such as "2026-10". */
export type Month = string;

/** Whether a text is a month as the ledger writes it; the years 2000 to 2999. */
export function isMonth(text: string): boolean {
  return /^2\d{3}-(?:0[1-9]|1[0-2])$/.test(text);
}

/** The month that a moment lies in. */
export function monthOf(moment: Date): Month {
  return moment.toISOString().slice(0, 7);
}

/** The month so many months later, or earlier when negative. */
export function addMonths(month: Month, count: number): Month {
  const [year = 0, ordinal = 1] = month.split("-").map(Number);
  return monthOf(new Date(Date.UTC(year, ordinal - 1 + count, 1)));
}
