/** What is gone by where nobody said where they are, or in a place that this machine doesn't know. */
export const DEFAULT_TIME_ZONE = "UTC";

/** Longest name of a time zone, characters. */
export const MAX_TIME_ZONE = 64;

const NAME = /^[A-Za-z][\w+/-]*$/;

const clocks = new Map<string, Intl.DateTimeFormat | null>();

/** Whether a text is the name of a time zone that this machine knows: "Europe/Berlin". */
export function isTimeZone(text: string): boolean {
  return text.length <= MAX_TIME_ZONE && NAME.test(text) && clockOf(text) !== null;
}

/** What clocks show at an instant: `YYYY-MM-DD` and, from "00:00" to "23:59", the time. */
export interface LocalTime {
  readonly date: string;
  readonly time: string;
}

/** What the clocks of a time zone show; those of {@link DEFAULT_TIME_ZONE} where it isn't known. */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const clock = clockOf(timeZone) ?? clockOf(DEFAULT_TIME_ZONE);
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of clock?.formatToParts(instant) ?? []) parts[type] = value;
  return {
    date: `${parts.year?.padStart(4, "0")}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  };
}

/** Made once each: it takes far longer than to read it. @returns null for a time zone that isn't known */
function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const clock = makeClock(timeZone);
  // What is no time zone may be anything, without end.
  if (clock) clocks.set(timeZone, clock);
  return clock;
}

function makeClock(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat("en-US", {
      ...{ timeZone, hourCycle: "h23", year: "numeric", month: "2-digit", day: "2-digit" },
      ...{ hour: "2-digit", minute: "2-digit" },
    });
  } catch {
    return null;
  }
}
