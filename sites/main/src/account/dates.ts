/** One way for everybody: a page has to read the same on the server and in each browser. */
const LONG = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "November 21, 2026". @param time ISO */
export function formatDate(time: string): string {
  return LONG.format(new Date(time));
}
