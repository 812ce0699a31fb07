import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanTitle, isUsableTitle } from "./title.ts";

describe("cleanTitle", () => {
  test.each([undefined, null, 3, {}, ["Warm Lamp"], ""])(
    "needs a non-empty text, else gives the empty string (section 5): %j",
    (title) => {
      expect(cleanTitle(title)).toBe("");
    },
  );

  test.each([
    ["a leading number and dot", "1. Warm Lamp"],
    ["a leading number and dot", "12.Warm Lamp"],
    ["a leading number and parenthesis", "3) Warm Lamp"],
    ["bold markers", "**Warm Lamp**"],
    ["bold markers", "Warm **Lamp**"],
    ["a leading dash", "- Warm Lamp"],
    ["a leading dash", "– Warm Lamp"],
    ["a leading dash", "—Warm Lamp"],
    ["a leading bullet", "• Warm Lamp"],
    ["a leading bullet", "* Warm Lamp"],
    ["a leading label", "Title: Warm Lamp"],
    ["a leading label", "label:Warm Lamp"],
    ["a leading label", "Gift Idea #2 : Warm Lamp"],
    ["a leading label", "Option 3: Warm Lamp"],
    ["a leading label", "GIFT: Warm Lamp"],
    ["spaces around", "  Warm Lamp\n"],
    ["all of them", " 1. **Title:** Warm Lamp "],
    ["all of them", "**2. Warm Lamp**"],
    ["all of them", "- 3) **Gift 3: Warm Lamp**"],
  ])("%s goes (section 5): %j", (_what, title) => {
    expect(cleanTitle(title)).toBe("Warm Lamp");
  });

  test.each([
    "2.4 GHz Radio",
    "3D Printing Pen",
    "1000-Piece Puzzle",
    "Catan: Seafarers",
    "Gift Card: Cinema",
    "Self-Care Box",
    "Title Fight Gloves",
    "Lamp - Warm",
  ])("what belongs to the title stays: %s", (title) => {
    expect(cleanTitle(title)).toBe(title);
  });

  test.each(["**", "1.", "- ", "Title:", " "])("nothing but decoration is empty: %j", (title) => {
    expect(cleanTitle(title)).toBe("");
  });

  test("gives the end of the text without its bold markers, trimmed", () => {
    const text = fc
      .array(fc.constantFrom("1", ".", ")", "-", "•", "*", " ", "Title", "gift", ":", "Lamp", "#"))
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, (title) => {
        const clean = cleanTitle(title);
        expect(clean).toBe(clean.trim());
        expect(title.replaceAll("**", "").trim().endsWith(clean)).toBe(true);
      }),
    );
  });

  test.each([
    ["1", ""],
    ["1 ", ""],
    ["1.", ""],
    ["-", "x"],
    ["- ", "x"],
    [" ", "x"],
    ["*", ""],
  ])("20,000 characters of %j take no time to speak of", (piece, end) => {
    const text = piece.repeat(20_000 / piece.length) + end;
    // Of this process alone: others may keep it waiting.
    const start = process.cpuUsage();
    for (const before of ["", "1", "title", "gift", "gift title", "title #"]) cleanTitle(before + text);
    expect(process.cpuUsage(start).user).toBeLessThan(200_000);
  });
});

describe("isUsableTitle", () => {
  test("titles kept are longer than 3 and shorter than 100 characters (section 5)", () => {
    expect(isUsableTitle("x".repeat(3))).toBe(false);
    expect(isUsableTitle("x".repeat(4))).toBe(true);
    expect(isUsableTitle("x".repeat(99))).toBe(true);
    expect(isUsableTitle("x".repeat(100))).toBe(false);
    expect(isUsableTitle("")).toBe(false);
  });
});
