import { EMPTY_QUERY, REFINEMENT_LIMITS } from "@gifthearth/core";
import { giftFinderRequest } from "@gifthearth/core/contract";
import { describe, expect, it } from "vitest";
import { isOutdated, type Marks, others, refined, titlesOf, withMark, without } from "./marks.ts";

const QUERY = { ...EMPTY_QUERY, occasion: "Birthday", interests: ["Art"] };
const NONE: Marks = new Map();
const MARKS = withMark(
  withMark(withMark(NONE, "Star Map", "moreLike"), "Candle", "notThis"),
  "Kindle",
  "alreadyHas",
);

describe("marks", () => {
  it("tell of which ideas something was said", () => {
    expect([titlesOf(MARKS, "notThis"), titlesOf(MARKS, "alreadyHas")]).toEqual([["Candle"], ["Kindle"]]);
    expect(titlesOf(without(MARKS, "Kindle"), "alreadyHas")).toEqual([]);
  });

  it("say one thing of an idea, the last", () => {
    expect([...withMark(MARKS, "Star Map", "notThis")]).toEqual([
      ["Candle", "notThis"],
      ["Kindle", "alreadyHas"],
      ["Star Map", "notThis"],
    ]);
  });
});

describe("refined", () => {
  it("asks for the same with what was said of the ideas", () => {
    expect(refined(QUERY, MARKS)).toEqual({
      ...QUERY,
      refinement: { moreLike: ["Star Map"], notThis: ["Candle"], alreadyHas: ["Kindle"], seen: [] },
    });
  });

  it("leaves what was passed over before passed over", () => {
    const second = others(QUERY, NONE, ["Tea"]);
    expect(refined(second, MARKS).refinement?.seen).toEqual(["Tea"]);
  });

  it("is something that the API takes, however much was marked and shown", () => {
    const titles = Array.from({ length: REFINEMENT_LIMITS.seen + 5 }, (_, index) => `Idea ${index}`);
    const marks: Marks = new Map(titles.map((title) => [title, "notThis"]));
    const query = others(QUERY, marks, titles);
    expect(giftFinderRequest.safeParse(query).success).toBe(true);
    expect(query.refinement?.notThis?.at(-1)).toBe("Idea 404");
    expect(query.refinement?.seen?.at(-1)).toBe("Idea 404");
  });
});

describe("others", () => {
  it("names all that was shown so far, once each", () => {
    const second = others(QUERY, NONE, ["Tea", "Mug"]);
    const third = others(second, NONE, ["Mug", "Pan"]);
    expect(third.refinement?.seen).toEqual(["Tea", "Mug", "Pan"]);
  });
});

describe("isOutdated", () => {
  it("tells whether something was said since the query", () => {
    expect(isOutdated(QUERY, NONE)).toBe(false);
    expect(isOutdated(QUERY, MARKS)).toBe(true);
    expect(isOutdated(refined(QUERY, MARKS), MARKS)).toBe(false);
    expect(isOutdated(refined(QUERY, MARKS), without(MARKS, "Candle"))).toBe(true);
    expect(isOutdated(others(QUERY, NONE, ["Tea"]), NONE)).toBe(false);
  });
});
