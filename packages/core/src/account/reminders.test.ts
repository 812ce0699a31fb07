import { expect, it } from "vitest";
import { dueReminders, REMINDER_LEADS, type ReminderLead } from "./reminders.ts";
import { isTimeZone, localTime } from "./time-zone.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LONG_AGO = new Date(0);

/** Of each kind: both sides of the date line, halves and quarters of hours, clocks that change at midnight. */
const ZONES = [
  ...["Pacific/Kiritimati", "Pacific/Niue", "Asia/Kathmandu", "Australia/Lord_Howe"],
  ...["America/Havana", "Africa/Cairo", "Europe/Berlin", "Antarctica/Troll"],
];
const DAYS = [
  [2, 28],
  [2, 29],
  [1, 1],
  [12, 31],
  // Clocks change on these, or when their reminders are due.
  [3, 28],
  [11, 7],
  [4, 11],
].map(([month = 0, day = 0]) => ({ month, day, since: LONG_AGO }));

it.each(ZONES)(
  "over two years in %s each reminder is due from its morning to its end, and never after its day",
  (timeZone) => {
    const first = new Map<string, { readonly date: string; readonly time: string }>();
    const ends = new Map<string, number>();
    const start = Date.parse("2027-01-15T00:00:00Z");
    for (let instant = start; instant < start + 731 * DAY; instant += HOUR) {
      const local = localTime(new Date(instant), timeZone);
      for (const { date, lead, usefulFor } of dueReminders(
        DAYS,
        REMINDER_LEADS,
        timeZone,
        new Date(instant),
      )) {
        const key = `${date} ${lead}`;
        if (!first.has(key)) first.set(key, local);
        const end = localTime(new Date(instant + usefulFor), timeZone).date;
        expect(end <= date && local.date <= end, `${key} at ${local.date} ${local.time} until ${end}`).toBe(
          true,
        );
        ends.set(key, instant + usefulFor);
      }
    }
    const dates = [...new Set([...first.keys()].map((key) => key.slice(0, 10)))].sort();
    expect(dates.slice(0, 3), "the 29th of February comes on the 28th").toEqual([
      "2027-02-28",
      "2027-03-28",
      "2027-04-11",
    ]);
    expect(dates).toContain("2028-02-29");
    for (const date of dates) {
      for (const lead of REMINDER_LEADS) {
        const { date: on, time } = first.get(`${date} ${lead}`) ?? {};
        // The two years end within the first one's time.
        if (Date.parse(date) > start + 728 * DAY && lead === 3) continue;
        expect(Date.parse(date) - Date.parse(on ?? ""), `${date} ${lead}`).toBe(lead * DAY);
        expect(time?.slice(0, 2)).toBe("08");
      }
      const [early = 0, late = 0] = REMINDER_LEADS.map((lead) => ends.get(`${date} ${lead}`));
      if (late > 0) expect(early, "before the next one is due").toBeLessThan(late - 3 * DAY + 3 * HOUR);
    }
  },
);

const at = (instant: string, changes: object = {}, leads: readonly ReminderLead[] = REMINDER_LEADS) =>
  dueReminders(
    [{ month: 12, day: 24, since: LONG_AGO, ...changes }],
    leads,
    "Europe/Berlin",
    new Date(instant),
  ).map(({ lead, daysLeft }) => [lead, daysLeft]);

it("comes late when it couldn't come in time, by day, and gives way to the next", () => {
  expect(at("2026-12-10T06:59:00Z")).toEqual([]);
  expect(at("2026-12-10T07:00:00Z")).toEqual([[14, 14]]);
  expect(at("2026-12-10T20:00:00Z")).toEqual([]);
  expect(at("2026-12-20T19:59:00Z")).toEqual([[14, 4]]);
  expect(at("2026-12-21T07:00:00Z")).toEqual([[3, 3]]);
  expect(at("2026-12-24T19:59:00Z")).toEqual([[3, 0]]);
  expect(at("2026-12-25T12:00:00Z")).toEqual([]);
  expect(at("2026-12-22T12:00:00Z", {}, [14])).toEqual([[14, 2]]);
  expect(at("2026-12-12T12:00:00Z", {}, [3])).toEqual([]);
  expect(at("2026-12-12T12:00:00Z", {}, [])).toEqual([]);
});

it("of a day that is written down later than a reminder of it was due only the next one comes", () => {
  const since = (instant: string) => ({ since: new Date(instant) });
  expect(at("2026-12-12T12:00:00Z", since("2026-12-10T06:00:00Z"))).toEqual([[14, 12]]);
  expect(at("2026-12-12T12:00:00Z", since("2026-12-10T09:00:00Z"))).toEqual([]);
  expect(at("2026-12-21T12:00:00Z", since("2026-12-10T09:00:00Z"))).toEqual([[3, 3]]);
  expect(at("2026-12-22T12:00:00Z", since("2026-12-22T09:00:00Z"))).toEqual([]);
});

it("is one for all days of one date", () => {
  const days = [29, 28, 27].map((day) => ({ month: 2, day, since: LONG_AGO }));
  const due = dueReminders(days, [3], "UTC", new Date("2027-02-25T12:00:00Z"));
  expect(due.map(({ date, days: { length } }) => [date, length])).toEqual([
    ["2027-02-28", 2],
    ["2027-02-27", 1],
  ]);
});

it.each([
  ["Europe/Berlin", true],
  ["America/Argentina/Buenos_Aires", true],
  ["UTC", true],
  ["Europe/Nowhere", false],
  ["+02:00", false],
  ["", false],
  ["Europe/Berlin\n", false],
  ["x".repeat(10_000), false],
])("%j is a time zone: %s", (name, is) => {
  expect(isTimeZone(name)).toBe(is);
});

it("the clocks of a place that isn't known are those of UTC", () => {
  expect(localTime(new Date("2026-12-31T23:30:00Z"), "Europe/Nowhere")).toEqual({
    date: "2026-12-31",
    time: "23:30",
  });
});
