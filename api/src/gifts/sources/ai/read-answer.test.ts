import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collect } from "../../../../../tests/support/collect.ts";
import { readAnswer } from "./read-answer.ts";

async function read(...pieces: string[]) {
  async function* arriving() {
    yield* pieces;
  }
  return (await collect(readAnswer(arriving()))).map(({ raw }) => raw);
}

const KITE = { title: "Box Kite", price: "$30" };

describe("readAnswer", () => {
  it("gives the objects as the model wrote them", async () => {
    expect(await read(JSON.stringify([KITE, { title: "Rope Swing", tags: ["garden"] }]))).toEqual([
      KITE,
      { title: "Rope Swing", tags: ["garden"] },
    ]);
  });

  it.each(["suggestions", "recommendations", "gifts", "ideas"])(
    "looks below the key %s, in single quotes too",
    async (key) => {
      expect(await read(`{'status': 'ok', '${key}': [{'title': 'Box Kite', 'price': '$30'}]}`)).toEqual([
        KITE,
      ]);
    },
  );

  it("takes a gift's own parts for parts", async () => {
    const gift = { title: "Box Kite", description: "Flies.", makers: [{ title: "Windward" }] };
    expect(await read(JSON.stringify(gift))).toEqual([gift]);
  });

  it("does not take a model's name, a number or a text for a gift", async () => {
    expect(await read('{"model": {"name": "chef-7b"}, "count": 3, "notes": ["title"]}')).toEqual([]);
    expect(await read("{'model': {'name': 'chef-7b'}}")).toEqual([]);
    expect(await read('["Box Kite", null, 3]')).toEqual([]);
  });

  it("passes over brackets in prose", async () => {
    expect(await read("Prices [in USD] {roughly}: [{'title': 'Box Kite', 'price': '$30'}] [end]")).toEqual([
      KITE,
    ]);
  });

  it("prefers what stands in a fence", async () => {
    expect(
      await read("For {you}:\n```json\n[{'title': 'Box Kite', 'price': '$30'}]\n```\nNot [{'title': 'x'}]."),
    ).toEqual([KITE]);
  });

  it("names nothing itself, but gives the item of a list that has a description alone", async () => {
    const flies = { description: "Flies.", priceRange: "$20-$30" };
    expect(await read(JSON.stringify([KITE, flies]))).toEqual([KITE, flies]);
  });

  it("reads a plain list of titles, five at most, with what stands behind them", async () => {
    const list = `Sure! Here are some ideas for Ruth:

1. Box Kite
2) **Cast Iron Bread Oven** ($45-$80): bakes a crust.
3. **Linen Apron:** For long Sundays.
 4. Walnut Pen Tray - keeps pens in reach, about $30
#5: Pocket Loupe.
6. Rope Swing

Enjoy!`;
    expect(await read(list)).toEqual([
      { title: "Box Kite" },
      { title: "Cast Iron Bread Oven", description: "bakes a crust.", priceRange: "$45-$80" },
      { title: "Linen Apron", description: "For long Sundays." },
      { title: "Walnut Pen Tray", description: "keeps pens in reach, about $30", priceRange: "$30" },
      { title: "Pocket Loupe" },
    ]);
  });

  it.each([
    ["questions", "Before I start:\n1. What is the occasion?\n2. How old is she?"],
    [
      "steps",
      "1. I need to know more about her before I can name anything that she would really like.\n2. Ok.",
    ],
    ["thoughts", "<think>\n1. Box Kite\n2. Rope Swing\n</think>\nI can't help with that."],
    ["a single number", "It costs\n30. And so on"],
  ])("does not take %s for titles", async (_, text) => {
    expect(await read(text)).toEqual([]);
  });

  it("reads no further than a very long answer", async () => {
    let pieces = 0;
    async function* endless() {
      for (;;) {
        pieces++;
        yield "again and again ".repeat(100);
      }
    }
    expect(await collect(readAnswer(endless()))).toEqual([]);
    expect(pieces).toBeLessThan(100);
  });

  it("never throws, and gives objects only, whatever the text and its pieces", async () => {
    const tokens = fc.constantFrom(
      "[",
      "]",
      "{",
      "}",
      ",",
      ":",
      "'",
      '"',
      "title",
      "gifts",
      "```",
      "\n",
      "\\",
      "<think>",
      "null",
      "1",
      "//",
    );
    const piece = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(tokens).map((parts) => parts.join("")),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        for (const gift of await read(...pieces)) {
          expect(typeof gift === "object" && gift !== null && !Array.isArray(gift)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("survives nesting without end", async () => {
    for (const open of ["[", '{"a":', "{'a':[", "[{'title':"]) {
      expect(await read(open.repeat(30_000))).toEqual([]);
    }
    expect(await read("[".repeat(30_000) + "]".repeat(30_000))).toEqual([]);
  });
});
