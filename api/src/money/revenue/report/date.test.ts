import { MARKETPLACES } from "@gifthearth/core";
import { expect, test } from "vitest";
import { readDay } from "./date.ts";

test.each([
  "2026-10-05",
  "2026/10/05",
  "2026.10.5",
  "2026-10-05T23:59:59Z",
  "2026-10-05 11:59 PM",
  "5 Oct 2026",
  "05-Oct-2026",
  "5. Oktober 2026",
  "05 oct. 2026",
  "5 octobre 2026",
  "5 de octubre de 2026",
  "5 ottobre 2026",
  "5 oktober 2026",
  "Oct 5, 2026",
  "October 05 2026",
  "\u00a05\u202fOct 2026 ",
])("%s is the 5th of October", (cell) => {
  expect(readDay(cell, MARKETPLACES.rowOf("US"))).toBe("2026-10-05");
  expect(readDay(cell, MARKETPLACES.rowOf("GB"))).toBe("2026-10-05");
});

test("numbers alone are read by the marketplace's custom", () => {
  for (const cell of ["10/05/2026", "10-5-2026", "10/5/26", "10/05/2026 08:15:00"]) {
    expect(readDay(cell, MARKETPLACES.rowOf("US")), cell).toBe("2026-10-05");
    expect(readDay(cell, MARKETPLACES.rowOf("DE")), cell).toBe("2026-05-10");
  }
});

test.each([
  "",
  "Monday",
  "2026-13-01",
  "2026-02-29",
  "2026-00-10",
  "2026-10-00",
  "2026-10/05",
  "20261005",
  "46300",
  "5 Foo 2026",
  "Oct 32, 2026",
  "2026-10-05 and more",
])("%j is no day", (cell) => {
  expect(readDay(cell, MARKETPLACES.rowOf("US"))).toBeNull();
});
