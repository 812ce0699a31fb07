import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOBBY_KEYWORDS, hobbyKeywords } from "./hobby.ts";

describe("hobbyKeywords", () => {
  it("knows all 21, each in any case", () => {
    expect(HOBBY_KEYWORDS).toHaveLength(21);
    for (const hobby of HOBBY_KEYWORDS) {
      expect(hobbyKeywords([hobby])).toEqual([hobby]);
      expect(hobbyKeywords([hobby.toUpperCase()])).toEqual([hobby]);
    }
  });

  it.each([
    ["Street Photography", "photography"],
    ["mechanical keyboards", "mechanical keyboard"],
    ["Board-game nights", "board games"],
    ["rock climber", "climbing"],
    ["3D-printing", "3d printing"],
    ["Knits socks", "knitting"],
  ] as const)("finds it as part of an interest, with other endings: %s", (interest, hobby) => {
    expect(hobbyKeywords([interest])).toEqual([hobby]);
  });

  it.each(["Recycling", "board", "games", "games on board", "fishing", "printing", "Reading", "", " "])(
    "finds none in %j",
    (interest) => {
      expect(hobbyKeywords([interest])).toEqual([]);
    },
  );

  it("does not put a hobby together from two interests", () => {
    expect(hobbyKeywords(["board", "games"])).toEqual([]);
    expect(hobbyKeywords([])).toEqual([]);
  });

  it("gives each once, in the list's order whatever the order of the interests", () => {
    const interests = fc.array(
      fc.constantFrom("Vinyl", "vinyl records", "baking", "Tea", "Pottery", "astronomy"),
    );
    fc.assert(
      fc.property(interests, (some) => {
        const found = hobbyKeywords(some);
        expect(found).toEqual(HOBBY_KEYWORDS.filter((hobby) => found.includes(hobby)));
        expect(hobbyKeywords(some.toReversed())).toEqual(found);
      }),
    );
  });
});
