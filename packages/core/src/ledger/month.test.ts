import { expect, test } from "vitest";
import { addMonths, isMonth, monthOf } from "./month.ts";

test("months are counted across years, in either direction", () => {
  expect(addMonths("2026-12", 1)).toBe("2027-01");
  expect(addMonths("2026-01", -1)).toBe("2025-12");
  expect(addMonths("2026-05", 0)).toBe("2026-05");
});

test("a moment's month is that of UTC", () => {
  expect(monthOf(new Date("2026-11-01T00:30:00+02:00"))).toBe("2026-10");
});

test("only a month of the calendar is one", () => {
  for (const text of ["2026-00", "2026-13", "2026-1", "26-01", "2026-01-01", " 2026-01", "1026-01"]) {
    expect(isMonth(text), text).toBe(false);
  }
  expect(isMonth("2026-09")).toBe(true);
});
