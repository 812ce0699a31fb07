import { savedGiftQueryRequest } from "@gifthearth/core/contract";
import { expect, it } from "vitest";
import { toQuery } from "./wish-query.ts";

it("makes of a wish what the API saves", () => {
  const query = toQuery({
    ...{ occasion: "Wedding", interests: ["Tea"], budgetMin: 20, budgetMax: 60 },
    ...{ relationship: "Partner", age: 30 },
  });
  expect(query).toEqual({
    occasion: "Wedding",
    interests: ["Tea"],
    budgetMin: 20,
    budgetMax: 60,
    additionalNotes: "",
    relation: "partner",
    age: 30,
  });
  expect(savedGiftQueryRequest.safeParse(query).error).toBeUndefined();
});

it("takes the engine's budget where none is named", () => {
  expect(savedGiftQueryRequest.safeParse(toQuery({ occasion: "Wedding" })).error).toBeUndefined();
});

it("can't save a wish without an occasion", () => {
  expect(toQuery({ interests: ["Tea"] })).toBeNull();
});
