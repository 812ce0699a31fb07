import { describe, expect, it } from "vitest";
import { impactOf } from "./impact.ts";

const values = (cents: number) => impactOf(cents).map(({ value }) => value);

describe("impactOf (section 9)", () => {
  it("is meals = floor(confirmed/2), trees = floor(confirmed/5), gallons = floor(confirmed*10)", () => {
    expect(impactOf(2_599).map(({ type, value }) => [type, value])).toEqual([
      ["meals", 12],
      ["trees", 5],
      ["water", 259],
    ]);
  });

  it("counts whole ones only, and is exact in cents", () => {
    expect(values(199)).toEqual([0, 0, 19]);
    expect(values(200)).toEqual([1, 0, 20]);
    expect(values(500)).toEqual([2, 1, 50]);
    expect(values(30)).toEqual([0, 0, 3]);
  });

  it("is nothing where more was returned than confirmed", () => {
    expect(values(-100)).toEqual([0, 0, 0]);
  });
});
