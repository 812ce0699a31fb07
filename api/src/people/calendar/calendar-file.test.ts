import type { Recipient } from "@gifthearth/core/contract";
import { expect, it } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const RUTH: Recipient = {
  ...{
    id: "ruth",
    name: "Ruth",
    relation: null,
    tastes: ["Secrets"],
    sizes: "Shoes 39",
    owns: "A pan",
    needs: "No nuts",
  },
  ...{ budgetMin: null, budgetMax: null, days: [], gifts: [], reminders: false },
};
const day = (name: string, month: number, day: number, year: number | null = null) => ({
  name,
  month,
  day,
  year,
});
const fileOf = (...people: readonly Recipient[]) =>
  calendarFile(people, { publicUrl: "https://gifts.example", now: NOW });

it("has a whole day a year for each day, with alarms two weeks and three days before at nine", () => {
  const file = fileOf({ ...RUTH, days: [day("Birthday", 5, 1, 1956), day("Leap day", 2, 29)] });
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  const lines = file.split("\r\n");
  const having = (start: string) => lines.filter((line) => line.startsWith(start));
  expect(having("DTSTART")).toEqual(["DTSTART;VALUE=DATE:19560501", "DTSTART;VALUE=DATE:20200229"]);
  expect(having("RRULE")).toEqual(["RRULE:FREQ=YEARLY", "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"]);
  expect(having("TRIGGER")).toEqual([
    "TRIGGER:-P13DT15H",
    "TRIGGER:-P2DT15H",
    "TRIGGER:-P13DT15H",
    "TRIGGER:-P2DT15H",
  ]);
  expect(having("UID")).toEqual(["UID:ruth-0@gifts.example", "UID:ruth-1@gifts.example"]);
  expect(having("DTSTAMP")[0]).toBe("DTSTAMP:20261121T120000Z");
});

it("tells of people their names and days alone", () => {
  expect(fileOf({ ...RUTH, days: [day("Birthday", 5, 1)] })).not.toMatch(/Secrets|39|pan|nuts/);
});

it("keeps each line to 75 bytes, tears no character, and lets no text begin a line of its own", () => {
  const name = `${"Ünïcödé 👨‍👩‍👧 ".repeat(3)}a\nBEGIN:VEVENT\r\nx,y;z\\`;
  const file = fileOf({ ...RUTH, name, days: [day("Birthday", 5, 1)] });
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file).not.toContain("\uFFFD");
  expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  const unfolded = file.replaceAll("\r\n ", "");
  expect(unfolded).toContain(
    `SUMMARY:${"Ünïcödé 👨‍👩‍👧 ".repeat(3)}a BEGIN:VEVENT x\\,y\\;z\\\\: Birthday\r\n`,
  );
});
