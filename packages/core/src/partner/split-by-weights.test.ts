import fc from "fast-check";
import { expect, it } from "vitest";
import { splitByWeights } from "./split-by-weights.ts";

it("gives parts by their weights, to the cent", () => {
  expect(splitByWeights(100, [1, 1, 1])).toEqual([33, 34, 33]);
  expect(splitByWeights(617, [1000, 235])).toEqual([500, 117]);
  expect(splitByWeights(100, [300, -100])).toEqual([150, -50]);
});

it("gives all to the last part where the weights come to nothing", () => {
  expect(splitByWeights(7, [5, -5])).toEqual([0, 7]);
  expect(splitByWeights(7, [])).toEqual([]);
});

it("adds up to the amount, whatever the weights", () => {
  const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
  fc.assert(
    fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 31 }), (minor, weights) => {
      expect(splitByWeights(minor, weights).reduce((sum, part) => sum + part, 0)).toBe(minor);
    }),
  );
});
