import { daysBetween, nextOccurrence, type YearlyDay } from "../gift/recipient.ts";
import { localTime } from "./time-zone.ts";

/** How many days before somebody's day a reminder comes, the first one first. */
export const REMINDER_LEADS = [14, 3] as const;
export type ReminderLead = (typeof REMINDER_LEADS)[number];

/** Between these times of the reader's day reminders are sent, a late one too: nobody's telephone rings at night. */
export const REMINDER_HOURS = { from: "08:00", until: "21:00" } as const;

/** A day that somebody may be reminded of. */
export interface RemindedDay extends YearlyDay {
  /** When it was written down. Of what was due before, nobody needs to be told. */
  readonly since: Date;
}

/** A reminder to be sent now: of one date, whatever days of the person fall on it. */
export interface DueReminder<Day extends RemindedDay> {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly lead: ReminderLead;
  /** Whole days until then, 0 on the day itself. */
  readonly daysLeft: number;
  readonly days: readonly Day[];
  /** For how long it may be sent, milliseconds: until the next reminder takes its place, or that evening. */
  readonly usefulFor: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * The reminders of one person's days that are due at an instant, by the dates and the clocks of a time zone. Each is
 * due from the morning so many days before; one that couldn't be sent is due until the next one is, and the last one
 * until the evening of the day. The 29th of February comes on the 28th in a year that has none.
 * @param leads which are wanted, in any order
 */
export function dueReminders<Day extends RemindedDay>(
  days: readonly Day[],
  leads: readonly ReminderLead[],
  timeZone: string,
  now: Date,
): readonly DueReminder<Day>[] {
  const { date: today, time } = localTime(now, timeZone);
  if (time < REMINDER_HOURS.from || time >= REMINDER_HOURS.until) return [];
  const due = new Map<string, DueReminder<Day>>();
  for (const day of days) {
    const date = nextOccurrence(day, today);
    const daysLeft = daysBetween(today, date);
    const lead = REMINDER_LEADS.findLast((each) => each >= daysLeft && leads.includes(each));
    if (lead === undefined || isLaterThan(day.since, date, lead, timeZone)) continue;
    const next = REMINDER_LEADS.find((each) => each < lead && leads.includes(each));
    const lastDay = next === undefined ? 0 : next + 1;
    // A change of the clocks within that time moves the end by an hour or two, and never past midnight.
    const usefulFor = (daysLeft - lastDay) * DAY + minutesBetween(time, REMINDER_HOURS.until) * MINUTE;
    const others = due.get(date)?.days ?? [];
    due.set(date, { date, lead, daysLeft, days: [...others, day], usefulFor });
  }
  return [...due.values()];
}

/** Whether a day was written down only when that reminder of it was due already. */
function isLaterThan(since: Date, date: string, lead: ReminderLead, timeZone: string): boolean {
  const written = localTime(since, timeZone);
  const daysLeft = daysBetween(written.date, date);
  return daysLeft < lead || (daysLeft === lead && written.time >= REMINDER_HOURS.from);
}

function minutesBetween(from: string, until: string): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return minutes(until) - minutes(from);
}
