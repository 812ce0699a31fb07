import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areSimilarTitles, comparableTitle } from "../gift/similarity.ts";
import { createResemblance } from "./resemblance.ts";

describe("createResemblance", () => {
  it("tells what is like one of the titles", () => {
    const resembles = createResemblance(["Amber Reading Lamp", "Tea"]);
    expect(resembles(comparableTitle("Reading Lamp in Brass"))).toBe(true);
    expect(resembles(comparableTitle("tea!"))).toBe(true);
    expect(resembles(comparableTitle("Iron Teapot"))).toBe(false);
  });

  it("is the similarity rule itself, for any titles", () => {
    const title = fc
      .array(fc.constantFrom("amber", "lamp", "iron", "tea", "garden", "of"), { maxLength: 4 })
      .map((words) => words.join(" "));
    fc.assert(
      fc.property(fc.array(title), title, (titles, other) => {
        const expected = titles.some((one) => areSimilarTitles(one, other));
        expect(createResemblance(titles)(comparableTitle(other))).toBe(expected);
      }),
    );
  });
});
