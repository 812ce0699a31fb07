import { expect, it } from "vitest";
import { differencesOf } from "./differences.ts";

const of = (priceRange: string, category = "kitchen") => ({ priceRange, category });

it("says where each price stands among the others, whatever the currency", () => {
  expect(differencesOf([of("$20-$40"), of("about £24–£40"), of("$60-$120")])).toEqual([
    "costs the least",
    "a little more than the cheapest",
    "costs the most, about 3 times the cheapest",
  ]);
});

it("says which one is of another kind, and nothing where there is nothing to say", () => {
  expect(differencesOf([of("$20"), of("$20", "garden"), of("$20")])).toEqual([
    "",
    "the only one of its kind",
    "",
  ]);
  expect(differencesOf([of("$20"), of("ask", "garden")])).toEqual(["", ""]);
});
