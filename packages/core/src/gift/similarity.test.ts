import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { areSimilarTitles } from "./similarity.ts";

describe("areSimilarTitles", () => {
  test.each([
    ["Warm Lamp", "Warm Lamp"],
    ["Warm Lamp", "WARM LAMP!"],
    ["Lego-Set (42)", "lego set 42"],
    ["Tea", "TEA."],
    ["Café-Set", "CAFÉ SET"],
  ])("equal after lower-casing and stripping non-alphanumerics (section 5): %j and %j", (one, other) => {
    expect(areSimilarTitles(one, other)).toBe(true);
  });

  test.each([
    ["Wooden Chess Board Deluxe", "Wooden Chess Board Travel"], // 3 of 4
    ["Wooden Chess Board", "Travel Chess Board"], // 2 of 3
    ["Chess", "Wooden Chess Board Deluxe Edition"], // 1 of 1, the smaller set
    ["Chess Chess Chess Board", "Chess Board Table Light"], // repeats count once: 2 of 2
  ])("more than half of the smaller set's words are shared (section 5): %j and %j", (one, other) => {
    expect(areSimilarTitles(one, other)).toBe(true);
  });

  test.each([
    ["Wooden Chess", "Chess Clock"], // 1 of 2
    ["Wooden Chess Board Deluxe", "Wooden Chess Clock Travel"], // 2 of 4
    ["Garden Gloves", "Coffee Grinder"],
  ])("exactly half or less is not enough (section 5): %j and %j", (one, other) => {
    expect(areSimilarTitles(one, other)).toBe(false);
  });

  test.each([
    ["Mug for Tea", "Mug for Art"],
    ["Tea Set", "Tea Box"],
    ["Lamp", "Mug"],
    ["", "Warm Lamp"],
  ])("words of 3 characters or fewer don't count (section 5): %j and %j", (one, other) => {
    expect(areSimilarTitles(one, other)).toBe(false);
  });

  test("words of 4 characters do count (section 5)", () => {
    expect(areSimilarTitles("Desk Lamp", "Lamp, Desk, Red")).toBe(true);
  });

  test("is the same both ways, and every title is similar to itself", () => {
    const title = fc
      .array(fc.constantFrom("Chess", "board", "TEA", "Lamp", "wooden", "of", "-", "🎁"), { maxLength: 6 })
      .map((words) => words.join(" "));
    fc.assert(
      fc.property(title, title, (one, other) => {
        expect(areSimilarTitles(one, other)).toBe(areSimilarTitles(other, one));
        expect(areSimilarTitles(one, one.toUpperCase())).toBe(true);
      }),
    );
  });

  test.each(["-", "abcd ", "a", " "])("20,000 characters of %j take no time to speak of", (piece) => {
    const title = piece.repeat(20_000 / piece.length);
    // Of this process alone: others may keep it waiting.
    const start = process.cpuUsage();
    areSimilarTitles(title, `${title}x`);
    expect(process.cpuUsage(start).user).toBeLessThan(200_000);
  });
});
