import { expect, it } from "vitest";
import { comingDays, inDays } from "./coming-days.ts";
import { giftLines, toRecipientRequest } from "./form-values.ts";

it("reads a person off the form, empty rows left out", () => {
  const values = new FormData();
  const filled = {
    ...{ name: "Ruth", relation: "mother", tastes: "Tea, , Crime novels", sizes: "", owns: "", needs: "" },
    ...{ budgetMin: "25", budgetMax: "", gifts: "Wool Rug, 2025\n\nScarf\n1984" },
  };
  for (const [name, value] of Object.entries(filled)) values.append(name, value);
  for (const [name, month, day, year] of [
    ["Birthday", "2", "29", "1956"],
    ["", "", "", ""],
    ["Name day", "7", "4", ""],
  ] as const) {
    for (const [field, value] of Object.entries({ dayName: name, month, day, year }))
      values.append(field, value);
  }
  const read = toRecipientRequest(values);
  expect(read).toMatchObject({
    ...{ name: "Ruth", relation: "mother", tastes: ["Tea", "Crime novels"], budgetMin: 25, budgetMax: null },
    days: [
      { name: "Birthday", month: 2, day: 29, year: 1956 },
      { name: "Name day", month: 7, day: 4, year: null },
    ],
    gifts: [
      { title: "Wool Rug", year: 2025 },
      { title: "Scarf", year: null },
      { title: "1984", year: null },
    ],
  });
  expect(
    giftLines([
      { title: "Wool Rug", year: 2025 },
      { title: "Scarf", year: null },
    ]),
  ).toBe("Wool Rug, 2025\nScarf");
});

it("says when days come, the next one first", () => {
  const days = [
    { name: "Birthday", month: 5, day: 1, year: null },
    { name: "Name day", month: 12, day: 31, year: null },
  ];
  expect(comingDays(days, "2026-12-30").map((day) => [day.name, day.date, day.inDays])).toEqual([
    ["Name day", "2026-12-31", 1],
    ["Birthday", "2027-05-01", 122],
  ]);
  expect([0, 1, 2].map(inDays)).toEqual(["is today", "is tomorrow", "is in 2 days"]);
});
