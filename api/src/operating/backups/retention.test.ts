import { expect, it } from "vitest";
import { backupsToKeep } from "./retention.ts";

const HOUR = 60 * 60_000;
/** A Tuesday. */
const NOW = new Date("2026-11-24T12:00:00Z");

/** Backups every six hours for so many days, the newest at the time itself. */
const everySixHours = (days: number) =>
  Array.from({ length: days * 4 }, (_, index) => new Date(NOW.getTime() - index * 6 * HOUR));

const keptOf = (times: readonly Date[], days: number, weeks: number, months: number) =>
  [...backupsToKeep(times, { days, weeks, months }, NOW)]
    .map((time) => time.toISOString().slice(0, 13))
    .sort();

it("keeps the last of each of the last days, weeks and months", () => {
  expect(keptOf(everySixHours(100), 3, 3, 2)).toEqual([
    "2026-10-31T18",
    "2026-11-15T18",
    "2026-11-22T18",
    "2026-11-23T18",
    "2026-11-24T12",
  ]);
});

it("keeps none for longer than 30 days as it is set unless told", () => {
  const [oldest = ""] = keptOf(everySixHours(100), 7, 4, 0);
  expect(NOW.getTime() - Date.parse(`${oldest}:00:00Z`)).toBeLessThan(30 * 24 * HOUR);
});

it("keeps the newest, however old it is, and no day's for want of another", () => {
  const old = [new Date("2026-01-02T00:00:00Z"), new Date("2026-01-01T00:00:00Z")];
  expect(keptOf(old, 7, 4, 6)).toEqual(["2026-01-02T00"]);
  expect(keptOf(old, 0, 0, 0)).toEqual(["2026-01-02T00"]);
  expect(keptOf([], 7, 4, 6)).toEqual([]);
});
