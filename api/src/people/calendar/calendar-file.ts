import { nextOccurrence, PRODUCT_NAME } from "@gifthearth/core";
import { REMINDER_LEADS } from "@gifthearth/core/account";
import type { Recipient } from "@gifthearth/core/contract";

/** A year that has a 29th of February, from which a day repeats whose own year isn't known. */
const FIRST_YEAR = 2020;
/** At which hour of the day programs ring. */
const ALARM_HOUR = 9;

/**
 * The days of people as a calendar (RFC 5545): whole days that come every year, with two alarms each, and of the people
 * nothing but their names.
 * @param host names the calendar's events as ours
 */
export function calendarFile(
  people: readonly Recipient[],
  { publicUrl, now }: { readonly publicUrl: string; readonly now: Date },
): string {
  const { host } = new URL(publicUrl);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${PRODUCT_NAME}//Days of people//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${PRODUCT_NAME}`,
    "REFRESH-INTERVAL;VALUE=DURATION:P1D",
    ...people.flatMap((person) => eventsOf(person, { publicUrl, host, stamp: stampOf(now) })),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

interface Surroundings {
  readonly publicUrl: string;
  readonly host: string;
  readonly stamp: string;
}

function eventsOf(
  { id, name, days }: Recipient,
  { publicUrl, host, stamp }: Surroundings,
): readonly string[] {
  return days.flatMap((day, index) => {
    const first = nextOccurrence(day, `${day.year ?? FIRST_YEAR}-01-01`);
    // The last of February, which is the 28th where there is no 29th.
    const isLeapDay = day.month === 2 && day.day === 29;
    const summary = escapeText(`${name}: ${day.name}`);
    return [
      "BEGIN:VEVENT",
      `UID:${id}-${index}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${first.replaceAll("-", "")}`,
      `RRULE:FREQ=YEARLY${isLeapDay ? ";BYMONTH=2;BYMONTHDAY=-1" : ""}`,
      `SUMMARY:${summary}`,
      `URL:${publicUrl}/people/${id}`,
      "TRANSP:TRANSPARENT",
      "CLASS:PRIVATE",
      ...REMINDER_LEADS.flatMap((lead) => [
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        `DESCRIPTION:${summary}`,
        // From the midnight in which the day begins, back.
        `TRIGGER:-P${lead - 1}DT${24 - ALARM_HOUR}H`,
        "END:VALARM",
      ]),
      "END:VEVENT",
    ];
  });
}

/** `20261121T120000Z`. */
function stampOf(instant: Date): string {
  return instant.toISOString().replace(/\.\d+|[-:]/g, "");
}

/** A text as a property's value, all on one line. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\s+/g, " ");
}

/** Lines have 75 bytes at most; what is longer goes on in lines that begin with a space. No character is torn. */
function fold(line: string): string {
  let [folded, bytes] = ["", 0];
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (bytes + length > 75) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += length;
  }
  return folded;
}
