import fc from "fast-check";
import { expect, test } from "vitest";
import { formulaFreeJson, readCsv, writeCsv } from "./csv.ts";

const SIGNS = ["=", "+", "-", "@", "＝", "＋", "－", "＠"];

/** What is harmless alone, and what makes it harmful: separators, line breaks, quotes, signs and what nobody sees. */
const hostile = fc
  .array(
    fc.constantFrom(
      ...SIGNS,
      ...[
        ",",
        ";",
        "|",
        "\t",
        "\n",
        "\r",
        "\r\n",
        '"',
        "'",
        " ",
        "\u00a0",
        "\u200b",
        "\u2028",
        "\v",
        "1",
        "x",
      ],
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(""));

/** As a spreadsheet sees a cell that it isn't told the bounds of: without spaces, quotes and what nobody sees. */
const isFormula = (cell: string) => /^[\s\p{C}"]*[=+\-@＝＋－＠]|^[\t\r]/u.test(cell);

test("no cell is a formula to a spreadsheet, wherever it takes a cell to begin", () => {
  fc.assert(
    fc.property(fc.array(fc.array(hostile, { minLength: 2, maxLength: 4 })), (rows) => {
      const csv = writeCsv(rows);
      expect(readCsv(csv).flat().filter(isFormula), "as RFC 4180 has it").toEqual([]);
      const lines = csv.replace("\uFEFF", "").split(/\r\n|[\n\r\v\u2028]/);
      for (const separators of [/,/, /;/, /\t/, /\|/, /[,;|\t]/]) {
        const cells = lines.flatMap((line) => line.split(separators));
        expect(cells.filter(isFormula), `split at ${separators}`).toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
});

test("a cell that is none is written as it is", () => {
  const awkward = [
    ["a,b", 'say "x"', "two\r\nlines", ""],
    ["é", "5 = 5; fine - or so", "ann@example.org, ben+1@example.org", 'I typed "=1"'],
  ];
  expect(readCsv(writeCsv(awkward))).toEqual(awkward);
  const harmless = fc.string({ unit: "grapheme" }).filter((text) => !/[=+\-@＝＋－＠\t\r]/.test(text));
  fc.assert(
    fc.property(fc.array(fc.array(harmless, { minLength: 2, maxLength: 4 })), (rows) => {
      expect(readCsv(writeCsv(rows))).toEqual(rows);
    }),
  );
});

test.each([
  ["=1+1", "'=1+1"],
  [" @SUM(A1)", "' @SUM(A1)"],
  ["\t=1", "' =1"],
  ["\r-1", "\n'-1"],
  ["nice\n=cmd|' /C calc'!A0", "nice\n'=cmd|' /C calc'!A0"],
  ['x;"=1+1;y', `x;'"=1+1;y`],
  ['fine;=HYPERLINK("https://evil.example")', `fine;'=HYPERLINK("https://evil.example")`],
])("%j is written as %j", (text, written) => {
  expect(readCsv(writeCsv([["x", text]]))).toEqual([["x", written]]);
});

test("JSON keeps its value, and is no formula as it is", () => {
  fc.assert(
    fc.property(fc.dictionary(hostile, fc.array(hostile)), (value) => {
      const [cell = ""] = readCsv(writeCsv([[formulaFreeJson(JSON.stringify(value)), "x"]])).flat();
      expect(JSON.parse(cell)).toEqual(value);
    }),
  );
});

test("a text of separators alone takes no longer than it is", () => {
  const start = performance.now();
  writeCsv([[`x${";\n ".repeat(100_000)}x`]]);
  expect(performance.now() - start).toBeLessThan(1_000);
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
