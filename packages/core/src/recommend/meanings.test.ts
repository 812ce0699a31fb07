import { describe, expect, it } from "vitest";
import { languagesIn } from "../understand/glossary.ts";
import { type Meanings, meaningOf, meaningWords, NO_MEANINGS, nearness } from "./meanings.ts";

/** "dog" and "de:hund" the same, "knit" something else, "leash" nearer to dogs. */
const MEANINGS: Meanings = {
  dimensions: 2,
  rows: new Map([
    ["dog", 0],
    ["de:hund", 1],
    ["knit", 2],
    ["leash", 3],
  ]),
  vectors: Int8Array.from([127, 0, 127, 0, 0, 127, 100, 40]),
  scales: Float32Array.from([1, 1, 1, 1]),
  ideas: new Map(),
};
const meant = (text: string) => meaningOf(meaningWords(text, languagesIn(text)), MEANINGS);

describe("meanings", () => {
  it("of the same thing are the same in every language", () => {
    expect(nearness(meant("two dogs"), meant("Mein Hund ist alt"))).toBeCloseTo(1);
  });

  it("of what goes together are nearer than of what doesn't", () => {
    expect(nearness(meant("dogs"), meant("a leash"))).toBeGreaterThan(
      nearness(meant("knitting"), meant("a leash")),
    );
    expect(nearness(meant("dogs"), meant("knitting"))).toBe(0);
  });

  it("are told by all words together, one said again and again counting little more", () => {
    const [once, often] = [meant("dogs, knitting"), meant("dogs, dogs, dogs, knitting")];
    expect(nearness(once, meant("dogs"))).toBeCloseTo(Math.SQRT1_2);
    expect(nearness(often, meant("dogs"))).toBeLessThan(0.95);
  });

  it("are none of words that nobody knows, and near to nothing then", () => {
    expect(meant("xyzzy")).toBeNull();
    expect(meaningOf(["dog"], NO_MEANINGS)).toBeNull();
    expect(nearness(null, meant("dogs"))).toBe(0);
  });
});
