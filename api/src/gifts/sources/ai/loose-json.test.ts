import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readLooseJson } from "./loose-json.ts";

describe("readLooseJson", () => {
  it("reads what JSON.stringify writes, where no text looks like the end of one", () => {
    const text = fc.string({ unit: fc.constantFrom(..."Kite é🎁\n\t\\'.(", " ") });
    const gift = fc.record({
      title: text,
      tags: fc.array(text),
      price: fc.integer(),
      made: fc.option(fc.boolean()),
    });
    fc.assert(
      fc.property(fc.array(gift), fc.constantFrom(0, 2), (gifts, indent) => {
        expect(readLooseJson(JSON.stringify({ gifts }, null, indent))).toEqual({ gifts });
      }),
    );
  });

  it.each<[string, string, unknown]>([
    ["single quotes", "{'title': 'Kite', \"why\": \"it's fun\"}", { title: "Kite", why: "it's fun" }],
    ["smart quotes", "{“title”: “Kite”}", { title: "Kite" }],
    ["backticks", "[`Kite`, `Drum`]", ["Kite", "Drum"]],
    ["bare keys and words", "{title: Box Kite, price: 30}", { title: "Box Kite", price: 30 }],
    ["Python's words", "{'a': None, 'b': True, 'c': False}", { a: null, b: true, c: false }],
    ["trailing commas", '[{"title": "Kite",},]', [{ title: "Kite" }]],
    ["missing commas", '{"title": "Kite" "why": "fun"\n"price": 3}', { title: "Kite", why: "fun", price: 3 }],
    ["missing commas in a list", '[{"a": 1} {"a": 2} "x" "y"]', [{ a: 1 }, { a: 2 }, "x", "y"]],
    ["comments", '{"a": 1, // one\n /* two */ "b": 2}', { a: 1, b: 2 }],
    [
      "unescaped quotes",
      '{"title": "The "Best", they say", "why": "5" long"}',
      { title: 'The "Best", they say', why: '5" long' },
    ],
    ["line breaks", '{"title": "Box\nKite"}', { title: "Box\nKite" }],
    ["escapes", String.raw`{"title": "a\"b\\c\u00e9\n\'"}`, { title: "a\"b\\cé\n'" }],
    ["what is cut off", '{"gifts": [{"title": "Kite", "why": "fu', { gifts: [{ title: "Kite", why: "fu" }] }],
    ["what follows", '{"title": "Kite"} and so on }', { title: "Kite" }],
    ["a forgotten bracket", '[{"title": "Kite"]', [{ title: "Kite" }]],
  ])("knows %s", (_, text, value) => {
    expect(readLooseJson(text)).toEqual(value);
  });

  it("takes __proto__ for a key like others", () => {
    const value = readLooseJson("{'__proto__': {'title': 'Kite'}}");
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.entries(value as object)).toEqual([["__proto__", { title: "Kite" }]]);
  });

  it("gives nothing of what is nested too deeply", () => {
    expect(readLooseJson("[".repeat(100_000))).toBeUndefined();
    expect(readLooseJson('{"a":'.repeat(20_000))).toBeUndefined();
  });
});
