import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createObjectScanner } from "./object-scanner.ts";

function scan(text: string): string[] {
  return createObjectScanner()
    .push(text)
    .map((object) => object.text);
}

function scanPieces(pieces: readonly string[]): string[] {
  const scanner = createObjectScanner();
  return pieces.flatMap((piece) => scanner.push(piece).map(({ text }) => text));
}

/** Cuts a text at the given places, in UTF-16 units, so that surrogate pairs are cut too. */
function cut(text: string, places: readonly number[]): string[] {
  const sorted = [0, ...places.map((place) => place % (text.length + 1)), text.length].sort((a, b) => a - b);
  return sorted.slice(1).map((end, index) => text.slice(sorted[index], end));
}

const titles = (objects: readonly string[]) => objects.map((object) => JSON.parse(object).title);

describe("createObjectScanner", () => {
  it("emits an object as soon as its closing brace arrives", () => {
    const scanner = createObjectScanner();
    expect(scanner.push('[{"title": "Field Notebook"')).toEqual([]);
    expect(scanner.push("}")).toEqual([{ text: '{"title": "Field Notebook"}', path: [] }]);
    expect(scanner.push(', {"title": "Pocket Loupe"}]')).toHaveLength(1);
  });

  it("takes a brace, an escaped quote or a backslash inside a text for text", () => {
    const gift = String.raw`{"title": "Mug \"}{\" \\", "description": "{ } \\\" }"}`;
    expect(scan(`[${gift}]`)).toEqual([gift]);
  });

  it("looks into a wrapper, whatever its key", () => {
    expect(titles(scan('{"ideas": [{"title": "Kite"}, {"title": "Rope Swing"}], "note": "done"}'))).toEqual([
      "Kite",
      "Rope Swing",
    ]);
  });

  it("emits an object whole when it holds others with a name", () => {
    const gift = '{"title": "Kite", "maker": {"name": "Windward"}}';
    expect(scan(gift)).toEqual([gift]);
  });

  it("tells where an object stands, and emits what is asked for without a title", () => {
    const text =
      '{"answer": {"facts": [{"kind": "age"}, 7], "drafts": [{"title": "Mug"}], "gifts": [{"title": "Kite"}]}}';
    expect(createObjectScanner(["facts"]).push(text)).toEqual([
      { text: '{"kind": "age"}', path: ["answer", "facts"] },
      { text: '{"title": "Mug"}', path: ["answer", "drafts"] },
      { text: '{"title": "Kite"}', path: ["answer", "gifts"] },
    ]);
  });

  it("emits what a list holds among the gifts, with a description and without a title", () => {
    const untitled = '{"description": "Flies.", "priceRange": "$20-$30"}';
    expect(scan(`{"gifts": [{"title": "Drum"}, ${untitled}, {"title": "Kite"}]}`)).toEqual([
      '{"title": "Drum"}',
      untitled,
      '{"title": "Kite"}',
    ]);
    expect(scan(`[${untitled}]`)).toEqual([untitled]);
    expect(titles(scan('[{"description": "For her", "ideas": [{"title": "Kite"}]}]'))).toEqual(["Kite"]);
    const gift = '{"title": "Kite", "parts": [{"description": "A tail"}]}';
    expect(scan(gift)).toEqual([gift]);
    expect(scan('{"description": "Not in a list"}')).toEqual([]);
  });

  it("passes over prose, code fences and objects without a title", () => {
    const text = 'Sure! {budget} noted:\n```json\n[{"meta": 1}, {"title": "Kite"}]\n```\nEnjoy }:';
    expect(scan(text)).toEqual(['{"title": "Kite"}']);
  });

  it("does not take what a model thinks for what it answers", () => {
    const text = '<think>Maybe {"title": "Draft"}? No.</think>[{"title": "Kite"}]';
    expect(scan(text)).toEqual(['{"title": "Kite"}']);
    expect(scanPieces(text.split(""))).toEqual(['{"title": "Kite"}']);
  });

  it("keeps its place when a model forgets to escape inner quotes", () => {
    const text = '[{"title": "The "Best" 5" Ruler", "why": "he said "yes" twice"}, {"title": "Kite"}]';
    expect(scan(text)).toHaveLength(2);
    expect(scan(text)[1]).toBe('{"title": "Kite"}');
  });

  it('does not take the text "title" for a key', () => {
    expect(scan('{"sort": "title", page: 1}')).toEqual([]);
  });

  it("goes on after an object that never ends", () => {
    const endless = `{"title": "${"so very good ".repeat(3_000)}`;
    const text = `${endless} {"title": "Kite"} `;
    expect(scan(text)).toEqual(['{"title": "Kite"}']);
    expect(scanPieces(text.split(""))).toEqual(['{"title": "Kite"}']);
  });

  it("drops what is nested too deeply", () => {
    expect(scan(`${'{"title": "x", "a": '.repeat(9)}1${"}".repeat(9)}`)).toHaveLength(1);
  });

  it("finds every gift that JSON.stringify can write, in any pieces", () => {
    const gift = fc.record({
      title: fc.string({ unit: "binary" }),
      why: fc.string(),
      tags: fc.array(fc.string()),
    });
    fc.assert(
      fc.property(fc.array(gift), fc.array(fc.nat()), fc.constantFrom(0, 2), (gifts, places, indent) => {
        const text = JSON.stringify({ gifts }, null, indent);
        const found = scanPieces(cut(text, places));
        expect(found.map((object) => JSON.parse(object))).toEqual(gifts);
      }),
    );
  });

  it("finds the same in any pieces, and never throws, whatever the text", () => {
    const tokens = fc.constantFrom(
      "{",
      "}",
      "[",
      "]",
      '"',
      '"title"',
      '"name":',
      ":",
      ",",
      "\\",
      "/",
      " ",
      "\n",
      "'",
      "<think>",
      "</think>",
      '{"title": "Kite"}',
      '{"title":"A","b":{"name":"C"}}',
      "é",
      "🎁",
      "x".repeat(30_000),
    );
    const text = fc.oneof(
      fc.array(tokens, { maxLength: 60 }).map((parts) => parts.join("")),
      fc.string({ unit: "binary", maxLength: 300 }),
    );
    fc.assert(
      fc.property(text, fc.array(fc.nat(), { maxLength: 20 }), (whole, places) => {
        expect(scanPieces(cut(whole, places))).toEqual(scan(whole));
      }),
      { numRuns: 400 },
    );
  });

  it("takes time in proportion to the text", () => {
    const time = (text: string) => {
      // Of this process alone: others may keep it waiting.
      const start = process.cpuUsage();
      scan(text);
      return process.cpuUsage(start).user;
    };
    const hostile = '{"a":'.repeat(20_000);
    time(hostile);
    expect(time(hostile.repeat(8))).toBeLessThan(Math.max(40 * time(hostile), 200_000));
  });
});
