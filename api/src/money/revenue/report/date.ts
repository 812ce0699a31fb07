import { MARKETPLACES, type MarketplaceRow } from "@gifthearth/core";

/** Languages of the marketplaces: a report is read whichever of them its months are named in. */
const LANGUAGES = [...new Set(MARKETPLACES.rows.map(({ language }) => language))];

const MONTHS = new Map<string, ReadonlyMap<string, number>>();

/** The months' names in a language with their numbers from 1: short and long, and as they are bent beside a day. */
function monthsIn(language: string): ReadonlyMap<string, number> {
  const known = MONTHS.get(language);
  if (known) return known;
  const months = new Map<string, number>();
  for (const style of [{ month: "short" }, { month: "long" }] as const) {
    for (const form of [style, { ...style, day: "numeric" }] as const) {
      const format = new Intl.DateTimeFormat(language, { ...form, timeZone: "UTC" });
      for (let month = 1; month <= 12; month += 1) {
        const parts = format.formatToParts(Date.UTC(2026, month - 1, 15));
        months.set(monthName(parts.find(({ type }) => type === "month")?.value ?? ""), month);
      }
    }
  }
  MONTHS.set(language, months);
  return months;
}

function monthName(name: string): string {
  return name.toLowerCase().replaceAll(".", "").normalize("NFC");
}

/** A time of day after the date counts for nothing: a report is by days. */
const TIME = String.raw`(?:[T ,]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[AP]M)?(?: ?(?:Z|UTC|[A-Z]{3,4}|[+-]\d{2}:?\d{2}))?)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${TIME}$`, "i");
const NUMBERS = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})${TIME}$`, "i");
const DAY_NAME = new RegExp(
  String.raw`^(\d{1,2})\.?[- ](?:de )?(\p{L}+)\.?[- ,](?: ?de )? ?(\d{4})${TIME}$`,
  "iu",
);
const NAME_DAY = new RegExp(String.raw`^(\p{L}+)\.? (\d{1,2}),? (\d{4})${TIME}$`, "iu");

/** How a marketplace's reports write days. */
type DayRules = Pick<MarketplaceRow, "dates" | "language">;

/**
 * A day as reports write it: 2026-10-05, 5 Oct 2026, October 5, 2026, 5. Oktober 2026; and in numbers alone by
 * the marketplace's custom, with the month or the day first (10/05/2026, 05/10/2026).
 * @returns YYYY-MM-DD; null for what is no day of the calendar
 */
export function readDay(cell: string, { dates, language }: DayRules): string | null {
  const text = cell.replace(/[\p{Zs}\t]+/gu, " ").trim();
  let match = YEAR_FIRST.exec(text);
  if (match) return day(match[1], match[3], match[4]);
  match = NUMBERS.exec(text);
  if (match) {
    const [, first, , second, year = ""] = match;
    const fullYear = year.length === 2 ? `20${year}` : year;
    return dates === "month first" ? day(fullYear, first, second) : day(fullYear, second, first);
  }
  match = DAY_NAME.exec(text);
  if (match) return day(match[3], monthOf(match[2], language), match[1]);
  match = NAME_DAY.exec(text);
  return match ? day(match[3], monthOf(match[1], language), match[2]) : null;
}

/** Whether it depends on the marketplace's custom which of its numbers is the month. */
export function isReadByCustom(cell: string): boolean {
  return NUMBERS.test(cell.replace(/[\p{Zs}\t]+/gu, " ").trim());
}

function monthOf(name = "", language: string): string | undefined {
  for (const each of [language, ...LANGUAGES]) {
    const month = monthsIn(each).get(monthName(name));
    if (month !== undefined) return String(month);
  }
  return undefined;
}

function day(year = "", month = "", dayOfMonth = ""): string | null {
  // The 31st of June is none; day 0 of a month is the last of the one before.
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const isDay =
    Number(month) >= 1 && Number(month) <= 12 && Number(dayOfMonth) >= 1 && Number(dayOfMonth) <= last;
  return isDay ? `${year}-${month.padStart(2, "0")}-${dayOfMonth.padStart(2, "0")}` : null;
}
