import { describe, expect, test } from "vitest";
import * as z from "zod";
import { giftIdeasQuery, giftIdeasResponse } from "./gift-ideas.ts";

function faults(value: unknown) {
  const { error } = giftIdeasQuery.safeParse(value);
  return error ? z.flattenError(error).fieldErrors : {};
}

describe("giftIdeasQuery", () => {
  test("asks for 60 ideas when nothing is said", () => {
    expect(giftIdeasQuery.parse({}).limit).toBe(60);
    expect(giftIdeasQuery.parse({ limit: "" }).limit).toBe(60);
    expect(giftIdeasQuery.parse({}).offset).toBe(0);
  });

  test("takes an occasion, an interest and prices as they stand in an address", () => {
    const query = {
      occasion: " Birthday ",
      interest: "Art",
      minPrice: "10",
      maxPrice: "99.50",
      limit: "200",
      offset: "400",
    };
    expect(giftIdeasQuery.parse(query)).toEqual({
      occasion: "Birthday",
      interest: "Art",
      minPrice: 10,
      maxPrice: 99.5,
      country: "US",
      limit: 200,
      offset: 400,
    });
  });

  test("an empty price counts as not given", () => {
    const { minPrice, maxPrice } = giftIdeasQuery.parse({ minPrice: "", maxPrice: "" });
    expect([minPrice, maxPrice]).toEqual([undefined, undefined]);
  });

  test.each(["ten", "-1", "1e3", "1,5", "0x10", " 1", "NaN", "100001", "1".repeat(10)])(
    "what is no price is refused in words: %j",
    (minPrice) => {
      expect(faults({ minPrice })).toEqual({ minPrice: ["Please give the price as a number of dollars"] });
    },
  );

  test.each(["201", "many"])("so is what is no number of ideas: %j", (limit) => {
    expect(faults({ limit })).toEqual({ limit: ["Please ask for 200 ideas or fewer"] });
  });

  test("the lowest price must not be above the highest", () => {
    expect(faults({ minPrice: "20", maxPrice: "10" })).toEqual({
      minPrice: ["The lowest price must not be above the highest"],
    });
    expect(faults({ minPrice: "1e3", maxPrice: "10" }).minPrice).toHaveLength(1);
    expect(faults({ minPrice: "20", maxPrice: "20" })).toEqual({});
    expect(faults({ minPrice: "20" })).toEqual({});
    expect(faults({ maxPrice: "10" })).toEqual({});
  });
});

test("the answer is a list of suggestions", () => {
  expect(giftIdeasResponse.parse({ items: [], total: 0 })).toEqual({ items: [], total: 0 });
  expect(giftIdeasResponse.safeParse({ items: [{ title: "Warm Lamp" }], total: 1 }).success).toBe(false);
});
