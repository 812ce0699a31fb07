import fc from "fast-check";
import { expect, test } from "vitest";
import { partOf, splitByLargestRemainder, WHOLE } from "./split.ts";

const shares = fc
  .array(fc.integer({ min: 0, max: WHOLE }), { maxLength: 5 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), WHOLE])
  .map((cuts) => cuts.slice(1).map((cut, index) => cut - (cuts[index] ?? 0)));
const amount = fc.integer({ min: 0, max: 1e13 });

test("the parts add up to the amount, and none is a whole unit off", () => {
  fc.assert(
    fc.property(amount, shares, (minor, basisPoints) => {
      const parts = splitByLargestRemainder(minor, basisPoints);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(minor);
      for (const [index, part] of parts.entries()) {
        expect(Math.abs(part - (minor * (basisPoints[index] ?? 0)) / WHOLE)).toBeLessThan(1.01);
      }
    }),
  );
});

test("what is left goes to the largest remainders, the first of equal ones", () => {
  expect(splitByLargestRemainder(100, [3333, 3333, 3334])).toEqual([33, 33, 34]);
  expect(splitByLargestRemainder(5, [5000, 5000])).toEqual([3, 2]);
  expect(splitByLargestRemainder(1, [0, 4000, 6000])).toEqual([0, 0, 1]);
});

test("shares that don't add up to the whole are refused", () => {
  expect(() => splitByLargestRemainder(100, [5000, 4999])).toThrow("The shares must add up to 100%");
  expect(() => splitByLargestRemainder(100, [])).toThrow(RangeError);
  expect(() => splitByLargestRemainder(100, [11_000, -1000])).toThrow(RangeError);
});

test("a part is rounded half up, exactly even where doubles are not", () => {
  expect(partOf(1, 5000)).toBe(1);
  expect(partOf(3, 3333)).toBe(1);
  expect(partOf(1, 4999)).toBe(0);
  expect(partOf(9_007_199_254_740_991, WHOLE)).toBe(9_007_199_254_740_991);
});
