import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { correctSpelling, editDistance, vocabularyOf } from "./spelling.ts";

const vocabulary = vocabularyOf(
  "photography gardening knitting coating cats gold planets tennis coffee reading crossword painting pencil".split(
    " ",
  ),
);

describe("correctSpelling", () => {
  it.each([
    ["photograhpy", "photography"],
    ["fotography", "photography"],
    ["photografy", "photography"],
    ["phtography", "photography"],
    ["photogrpahi", "photography"],
    ["gardning", "gardening"],
    ["knittting", "knitting"],
    ["tenis", "tennis"],
    ["cofee", "coffee"],
    ["readng", "reading"],
    ["crosswrod", "crossword"],
  ])("takes %s for %s", (word, right) => {
    expect(correctSpelling(word, vocabulary)).toBe(right);
  });

  it.each(["boating", "cars", "golf", "planes", "penal", "ridding", "x", ""])(
    "finds nothing that %j stands for",
    (word) => {
      expect(correctSpelling(word, vocabulary)).toBeNull();
    },
  );

  it("takes the nearest, and of equally near ones the earlier", () => {
    expect(correctSpelling("lettering", vocabularyOf(["lettercing", "letterings"]))).toBe("lettercing");
    expect(correctSpelling("latterinx", vocabularyOf(["lattersnx", "latterins", "latterings"]))).toBe(
      "lattersnx",
    );
    expect(correctSpelling("embroidary", vocabularyOf(["embroilery", "embroidery"]))).toBe("embroidery");
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (word, words) => {
        const found = correctSpelling(word, vocabularyOf(words));
        expect(found === null || words.includes(found)).toBe(true);
      }),
    );
  });
});

describe("editDistance", () => {
  it.each([
    ["garden", "garden", 0],
    ["gardn", "garden", 1],
    ["gadren", "garden", 1],
    ["harden", "garden", 1],
    ["gardeen", "garden", 1],
    ["gradne", "garden", 2],
  ])("from %s to %s is %i", (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance);
    expect(editDistance(other, one, 2)).toBe(distance);
  });

  it("is more than the most that was asked for, where it is", () => {
    expect(editDistance("photography", "knitting", 2)).toBeGreaterThan(2);
  });
});
