import { queryErrors } from "@gifthearth/core";
import { describe, expect, it } from "vitest";
import { parseQueryParameters, searchParameters, withQuery } from "./query-parameters.ts";

const parse = (search: string) => parseQueryParameters(new URLSearchParams(search));

describe("parseQueryParameters", () => {
  it("fills in nothing from an empty address", () => {
    expect(parse("")).toEqual({});
  });

  it("reads a whole query", () => {
    expect(
      parse("relation=in-law&age=71&occasion=Birthday&interests=Art,Music&budgetMin=20&budgetMax=60"),
    ).toEqual({
      relation: "in-law",
      age: 71,
      occasion: "Birthday",
      interests: ["Art", "Music"],
      budgetMin: 20,
      budgetMax: 60,
    });
  });

  it("takes a budget in the visitor's own money, and turns that of a search into it", () => {
    const inPounds = (search: string) => parseQueryParameters(new URLSearchParams(search), "GBP");
    expect(inPounds("budgetMin=20&budgetMax=100")).toEqual({ budgetMin: 20, budgetMax: 100 });
    expect(inPounds("budgetMin=50&budgetMax=100&found")).toEqual({ budgetMin: 40, budgetMax: 80 });
    expect(inPounds("budgetMin=50&budgetMax=200&currency=usd")).toEqual({ budgetMin: 40, budgetMax: 200 });
    const query = { occasion: "", interests: [], budgetMin: 40, budgetMax: 80, additionalNotes: "" };
    const shared = searchParameters(query, new URLSearchParams(), "GBP");
    expect(shared.get("currency")).toBe("GBP");
    expect(parseQueryParameters(shared)).toEqual({ budgetMin: 50, budgetMax: 100 });
    expect(searchParameters(query, shared, "USD").has("currency")).toBe(false);
  });

  it("takes interests with commas, or repeated, trimmed and once each", () => {
    expect(parse("interests=Art,%20Music,,Art").interests).toEqual(["Art", "Music"]);
    expect(parse("interests=Art&interests=&interests=%20Tea").interests).toEqual(["Art", "Tea"]);
  });

  it("takes no more than the form would", () => {
    const many = Array.from({ length: 50 }, (_, index) => `Interest ${index}`).join(",");
    expect(parse(`interests=${many}`).interests).toHaveLength(20);
    expect(parse(`occasion=${"x".repeat(500)}`).occasion).toHaveLength(60);
  });

  it.each([
    ["birthday", "Birthday"],
    ["BABY SHOWER", "Baby Shower"],
    ["Retirement", "Retirement"],
  ])("reads the occasion %j as %j", (text, occasion) => {
    expect(parse(`occasion=${text}`)).toEqual({ occasion });
  });

  it("leaves a blank occasion out", () => {
    expect(parse("occasion=%20")).toEqual({});
  });

  it.each([
    ["budgetMin=23&budgetMax=61", [25, 60]],
    ["budgetMin=60&budgetMax=20", [20, 60]],
    ["budgetMin=50&budgetMax=50", [45, 50]],
    ["budgetMin=0&budgetMax=0", [0, 5]],
    ["budgetMax=20", [0, 20]],
    ["budgetMax=50", [25, 50]],
    ["budgetMin=150", [150, 155]],
    ["budgetMin=999", [195, 200]],
    ["budgetMin=10&budgetMax=99999", [10, 200]],
    ["budgetMin=12.4", [10, 100]],
  ])("reads %j as %j", (search, [budgetMin, budgetMax]) => {
    expect(parse(search)).toEqual({ budgetMin, budgetMax });
  });

  it.each([
    "relation=rival",
    "age=121",
    "age=x",
    "budgetMin=abc",
    "budgetMax=",
    "budgetMin=-5",
    "budgetMax=1e3",
    "budgetMin=NaN",
  ])("passes over %j", (search) => expect(parse(search)).toEqual({}));
});

describe("withQuery", () => {
  const fill = (search: string, filling: Parameters<typeof withQuery>[1]) =>
    parseQueryParameters(withQuery(new URLSearchParams(search), filling));

  it("replaces the person, the occasion and the budget", () => {
    expect(
      fill("relation=boss&age=50&occasion=Wedding&budgetMin=5&budgetMax=10", {
        relation: "child",
        age: 0,
        occasion: "Birthday",
        budgetMin: 50,
        budgetMax: 100,
      }),
    ).toEqual({ relation: "child", age: 0, occasion: "Birthday", budgetMin: 50, budgetMax: 100 });
  });

  it("adds an interest, once", () => {
    expect(fill("interests=Art&interests=Tea", { interests: ["Cooking"] }).interests).toEqual([
      "Art",
      "Tea",
      "Cooking",
    ]);
    expect(fill("interests=salt,+pepper&interests=", { interests: ["Tea"] }).interests).toEqual([
      "salt, pepper",
      "Tea",
    ]);
    expect(fill("interests=Art", { interests: ["Art"] }).interests).toEqual(["Art"]);
  });

  it("keeps what else the address says", () => {
    expect(
      withQuery(new URLSearchParams("category=price+ranges"), { occasion: "Birthday" }).get("category"),
    ).toBe("price ranges");
  });

  it("makes a query that the form accepts", () => {
    const query = fill("", { occasion: "Birthday", interests: ["Cooking"] });
    expect(queryErrors({ occasion: "", interests: [], ...query })).toEqual({});
  });
});
