import type { CountryCode } from "@gifthearth/core";

/** Languages of the marketplaces, in which their reports name months. */
const LANGUAGES = ["en", "nl", "fr", "es", "de", "it"];

const MONTHS: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap((language) =>
    (["short", "long"] as const).flatMap((style) => {
      const format = new Intl.DateTimeFormat(language, { month: style, timeZone: "UTC" });
      return Array.from(
        { length: 12 },
        (_, month) => [monthName(format.format(Date.UTC(2026, month, 15))), month + 1] as const,
      );
    }),
  ),
);

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

/**
 * A day as reports write it: 2026-10-05, 5 Oct 2026, October 5, 2026, 5. Oktober 2026; and in numbers alone by
 * the marketplace's custom, the month first in the US (10/05/2026), the day first elsewhere (05/10/2026).
 * @returns YYYY-MM-DD; null for what is no day of the calendar
 */
export function readDay(cell: string, marketplace: CountryCode): string | null {
  const text = cell.replace(/[\p{Zs}\t]+/gu, " ").trim();
  let match = YEAR_FIRST.exec(text);
  if (match) return day(match[1], match[3], match[4]);
  match = NUMBERS.exec(text);
  if (match) {
    const [, first, , second, year = ""] = match;
    const fullYear = year.length === 2 ? `20${year}` : year;
    return marketplace === "US" ? day(fullYear, first, second) : day(fullYear, second, first);
  }
  match = DAY_NAME.exec(text);
  if (match) return day(match[3], monthOf(match[2]), match[1]);
  match = NAME_DAY.exec(text);
  return match ? day(match[3], monthOf(match[1]), match[2]) : null;
}

function monthOf(name = ""): string | undefined {
  return MONTHS.get(monthName(name))?.toString();
}

function day(year = "", month = "", dayOfMonth = ""): string | null {
  // The 31st of June is none; day 0 of a month is the last of the one before.
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const isDay =
    Number(month) >= 1 && Number(month) <= 12 && Number(dayOfMonth) >= 1 && Number(dayOfMonth) <= last;
  return isDay ? `${year}-${month.padStart(2, "0")}-${dayOfMonth.padStart(2, "0")}` : null;
}
