import { recommendationsRequest } from "@gifthearth/core/contract";
import { completeContext } from "@gifthearth/core/recommend";
import { describe, expect, it } from "vitest";
import { readWish, toContext, type Wish, wishSearch } from "./wish.ts";

const read = (search: string) => readWish(new URLSearchParams(search));

const WHOLE: Wish = {
  occasion: "Birthday",
  relationship: "sister",
  interests: ["Art", "Board Games"],
  personality: ["curious"],
  preferences: ["sustainable", "unique"],
  excludedCategories: ["tech"],
  age: 34,
  budgetMin: 50,
  budgetMax: 200,
};

describe("readWish", () => {
  it("reads what wishSearch wrote", () => {
    expect(read(wishSearch(WHOLE))).toEqual(WHOLE);
    const spices = { interests: ["salt, pepper & spice"], personality: ["shy, or proud", "kind"] };
    expect(read(wishSearch(spices))).toEqual(spices);
  });

  it.each(["", "budgetMin=5&budgetMax=10", "occasion=%20&interests=,,", "age=30", "notes=secret"])(
    "finds no gift context in %j",
    (search) => expect(read(search)).toBeNull(),
  );

  it("takes lists with commas, or repeated, trimmed and once each", () => {
    expect(read("interests=Art,%20Music,Art")?.interests).toEqual(["Art", "Music"]);
    expect(read("interests=Art&interests=%20Tea&interests=Art")?.interests).toEqual(["Art", "Tea"]);
  });

  it.each([
    ["budgetMin=60&budgetMax=20", { budgetMin: 20, budgetMax: 60 }],
    ["budgetMin=75.50", { budgetMin: 75.5 }],
    ["budgetMax=999999999", { budgetMax: 100_000 }],
    ["budgetMin=-5&budgetMax=1e3", {}],
    ["budgetMin=NaN&budgetMax=", {}],
    ["age=8", { age: 8 }],
    ["age=8.9", { age: 8 }],
    ["age=121", {}],
    ["preferences=Handmade,none,SUSTAINABLE", { preferences: ["sustainable", "handmade"] }],
    ["additionalNotes=secret&name=Ann", {}],
  ])("reads %j as %j", (search, expected) => {
    expect(read(`occasion=Birthday&${search}`)).toEqual({ occasion: "Birthday", ...expected });
  });

  it("leaves nothing that the API refuses, whatever an address holds", () => {
    const long = "x".repeat(5_000);
    const many = Array.from({ length: 90 }, (_, index) => `Thing ${index}`).join(",");
    const wish = read(
      `occasion=${long}&relationship=${long}&interests=${many},${long}&personality=${many}` +
        `&excludedCategories=${many}&age=999&budgetMin=99999999&budgetMax=3&preferences=__proto__,unique`,
    );
    expect(wish).not.toBeNull();
    expect(recommendationsRequest.safeParse(toContext(wish ?? {})).error).toBeUndefined();
  });
});

describe("toContext", () => {
  it("says of a whole wish all there is", () => {
    expect(recommendationsRequest.parse(toContext(WHOLE))).toMatchObject({
      recipient: {
        interests: ["Art", "Board Games"],
        personality: ["curious"],
        preferences: { sustainable: 1, unique: 1 },
        age: 34,
      },
      occasion: { type: "Birthday", relationship: "sister" },
      constraints: { budget: { min: 50, max: 200 }, excludedCategories: ["tech"] },
    });
  });

  it("leaves to the engine what isn't told", () => {
    expect(completeContext(toContext({ interests: ["Art"] }))).toEqual(
      completeContext({ recipient: { interests: ["Art"] } }),
    );
  });
});
