import { describe, expect, it } from "vitest";
import { seededRandom } from "./hash.ts";

const take = (text: string, count: number) => Array.from({ length: count }, seededRandom(text));

describe("seededRandom", () => {
  it("is the same for the same text and another for another", () => {
    expect(take("a wish", 5)).toEqual(take("a wish", 5));
    expect(take("a wish", 5)).not.toEqual(take("another wish", 5));
  });

  it("spreads evenly from 0 to 1", () => {
    const numbers = take("spread", 10_000);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    const tenths = Array.from(
      { length: 10 },
      (_, tenth) => numbers.filter((number) => Math.floor(number * 10) === tenth).length,
    );
    for (const count of tenths) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });
});
