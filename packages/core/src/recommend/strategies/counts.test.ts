import { describe, expect, it, test } from "vitest";
import { countToAsk, DEFAULT_PAGE_COUNT, REQUESTED_COUNT } from "./counts.ts";

describe("countToAsk", () => {
  it.each([
    [0, 4],
    [3, 4],
    [4, 5],
    [20, 5],
  ])("is 5 for more than 3 interests, otherwise 4 (section 5): %d interests", (interests, count) => {
    expect(countToAsk(Array.from({ length: interests }, (_, place) => `Interest ${place}`))).toBe(count);
  });
});

test("the recommender requests 5 of an AI (section 9)", () => {
  expect(REQUESTED_COUNT).toBe(5);
});

test("the default page count of the diverse and personalized services is 5 (section 9)", () => {
  expect(DEFAULT_PAGE_COUNT).toBe(5);
});
