import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

/** Any sequence of UTF-16 units, lone surrogates included. */
const units = fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes));

/** Texts dense in what plainText removes, so that removing one thing may put together another. */
const soup = fc
  .array(
    fc.constantFrom(
      ..."<>/!ab1 *_`[]().\n\u0000\u00AD\u200B\uFFFD\uD83D\uDE00",
      ..."<b> </b> ** __ [a](b) ]( <!-- --> 🎁".split(" "),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(""));

describe("plainText", () => {
  test.each([undefined, null, 12, true, {}, ["text"], Symbol("text"), () => "text"])(
    "anything but a text is empty",
    (value) => {
      expect(plainText(value)).toBe("");
    },
  );

  test.each([
    ["<b>Warm</b> lamp", "Warm lamp"],
    ["Warm<br/>lamp", "Warm lamp"],
    ["<script>alert(1)</script>", "alert(1)"],
    ['<img src=x onerror="alert(1)">Lamp', "Lamp"],
    ["a <!-- note --> b", "a b"],
    ["<scr<script>ipt>", "scr ipt"],
    ["price < 30 and > 20", "price 30 and 20"],
    ["<b", "b"],
  ])("HTML goes: %j is %j", (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  test.each([
    ["**Warm** lamp", "Warm lamp"],
    ["***Warm*** lamp", "Warm lamp"],
    ["__Warm__ lamp", "Warm lamp"],
    ["a *really* _good_ lamp", "a really good lamp"],
    ["a `code` lamp", "a code lamp"],
    ["```json", "json"],
    ["* Lamp", "Lamp"],
    ["[Warm lamp](https://evil.org/)", "Warm lamp"],
    ["**[Lamp](x)** and [**mug**](y)", "Lamp and mug"],
  ])("markdown goes: %j is %j", (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  test.each([
    "M*A*S*H",
    "snake_case",
    "[Set of 2] mugs (large)",
    "5 - 3",
    'Tom & Jerry\'s "best"',
    "Café 🎁",
  ])("what is not markup stays: %j", (text) => {
    expect(plainText(text)).toBe(text);
  });

  test.each([
    ["one\r\n\ttwo\u2028three\u00A0 four", "one two three four"],
    ["  lamp  ", "lamp"],
    ["one\u0000two\u007Fthree", "one two three"],
    ["gar\u00ADden zero\u200Bwidth \u202Eevil\u202C", "garden zerowidth evil"],
    ["a\u{E0041}b", "ab"],
    ["broken \uD83D emoji \uDE00", "broken emoji"],
    ["a\uFFFDb", "a b"],
  ])("spaces are single, control and invisible characters and lone surrogates go: %j", (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  test("longer text is cut at a word and ends in an ellipsis, within the longest length", () => {
    expect(plainText("one two three four", 13)).toBe("one two…");
    expect(plainText("one two three four", 14)).toBe("one two three…");
    expect(plainText("one two three four", 18)).toBe("one two three four");
  });

  test("a text without a late space is cut where it must be", () => {
    expect(plainText("x".repeat(401))).toBe(`${"x".repeat(399)}…`);
    expect(plainText(`a ${"x".repeat(20)}`, 10)).toBe("a xxxxxxx…");
  });

  test("the cut leaves neither half a character nor half a markup behind", () => {
    expect(plainText("1234🎁6789", 6)).toBe("1234…");
    expect(plainText("snake_case", 7)).toBe("snake…");
  });

  test("whatever the text, the result is plain, short enough and stays as it is", () => {
    fc.assert(
      fc.property(
        fc.oneof(units, soup, fc.string({ unit: "grapheme" })),
        fc.integer({ min: 1, max: 80 }),
        (text, maxLength) => {
          const plain = plainText(text, maxLength);
          expect(plain).not.toMatch(/[<>`]|\*\*|__|\]\(/);
          expect(plain).not.toMatch(/[\p{Cc}\p{Cf}]/u);
          expect(plain.isWellFormed()).toBe(true);
          expect(plain).not.toMatch(/^\s|\s$|\s\s|[^\S ]/);
          expect(plain.length).toBeLessThanOrEqual(maxLength);
          expect(plainText(plain, maxLength)).toBe(plain);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  const LENGTH = 20_000;
  test.each([
    "<",
    "<a",
    `<a${"x".repeat(1_998)}`,
    "[",
    "[a](",
    "](",
    "*",
    "*_`",
    "*a",
    " ",
    "\u200B",
    "\uD800",
    "a",
    "a ",
  ])("20,000 characters of %j take no time to speak of", (piece) => {
    const text = piece.repeat(LENGTH / piece.length);
    // Of this process alone: others may keep it waiting.
    const start = process.cpuUsage();
    plainText(text);
    plainText(`${text}x`, LENGTH * 2);
    expect(process.cpuUsage(start).user).toBeLessThan(200_000);
  });
});
