import fc from "fast-check";
import { expect, test } from "vitest";
import { readCsv, untrustedCell, writeCsv } from "./csv.ts";

test("what is written is read again, whatever the cells hold", () => {
  const cell = fc.string({ unit: "grapheme" }).filter((text) => !/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text));
  const row = fc.array(cell, { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      expect(readCsv(writeCsv(rows))).toEqual(rows);
    }),
  );
  const awkward = [
    ["a,b", 'say "x"', "two\r\nlines", ""],
    ["é", "", "", ""],
  ];
  expect(readCsv(writeCsv(awkward))).toEqual(awkward);
});

test("no cell is a formula to a spreadsheet", () => {
  for (const formula of ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1"]) {
    expect(readCsv(writeCsv([["x", formula]]))).toEqual([["x", `'${formula}`]]);
  }
});

test("what strangers wrote is no formula where another sign ends a cell either", () => {
  expect(untrustedCell('fine;=HYPERLINK("https://evil.example")')).toBe(
    `fine;'=HYPERLINK("https://evil.example")`,
  );
  expect(untrustedCell("a\t @SUM(A1)|+1; 5 = 5")).toBe("a\t' @SUM(A1)|'+1; 5 = 5");
});

test("lines may end otherwise, and the last may not end at all", () => {
  expect(readCsv('a,b\n1,"2"\n\n3,')).toEqual([
    ["a", "b"],
    ["1", "2"],
    ["3", ""],
  ]);
});

test("what is not CSV is refused by its line", () => {
  expect(() => readCsv('a,b\r\n1,"2')).toThrow("Line 2 is not CSV");
  expect(() => readCsv('a,b"c\r\n')).toThrow("Line 1 is not CSV");
});
