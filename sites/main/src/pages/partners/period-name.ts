import { monthName } from "../impact/month-name.ts";

/** One way for everybody: a page has to read the same on the server and in each browser. */
const DAY = new Intl.DateTimeFormat("en-US", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** "Nov 21, 2026" or "November 2026". @param period `2026-11-21` or `2026-11` */
export function periodName(period: string): string {
  return period.length === 7 ? monthName(period) : DAY.format(new Date(period));
}
