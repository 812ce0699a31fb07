import { expect, test } from "vitest";
import { DETAILED_RATINGS, isRating, ratingName } from "./options.ts";

test("the rating categories are told with the share that is set", () => {
  expect(DETAILED_RATINGS.map((category) => ratingName(category, 0.5))).toEqual([
    "Overall Experience",
    "Gift Recommendations Accuracy",
    "Ease of Use",
    "50% Donation Model Appeal",
  ]);
  expect(ratingName("charitableModelRating", 0.3)).toBe("30% Donation Model Appeal");
});

test("a rating is one of five integers (section 5)", () => {
  expect([1, 2, 3, 4, 5].every(isRating)).toBe(true);
  expect([0, 6, 2.5, "3", null, undefined].some(isRating)).toBe(false);
});
