/** One way for everybody: a page has to read the same on the server and in each browser. */
const NAME = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** "October 2026". @param month YYYY-MM */
export function monthName(month: string): string {
  return NAME.format(new Date(`${month}-01T00:00:00Z`));
}
