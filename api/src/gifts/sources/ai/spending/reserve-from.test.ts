import { expect, it } from "vitest";
import { reserveFrom } from "./reserve-from.ts";
import type { Spending } from "./spending.ts";

/** A purse that tells what was settled. */
function purseOf(hasEnough: boolean | Error) {
  const settled: number[] = [];
  const purse: Spending = {
    async reserve() {
      if (hasEnough instanceof Error) throw hasEnough;
      return hasEnough ? { settle: (dollars) => settled.push(dollars) } : null;
    },
  };
  return { ...purse, settled };
}

it("settles all purses that the money came from", async () => {
  const purses = [purseOf(true), purseOf(true)];
  const reserved = await reserveFrom(purses, 0.01);
  if (typeof reserved === "number") throw new Error("There was enough");
  reserved.settle(0.02);
  expect(purses.map(({ settled }) => settled)).toEqual([[0.02], [0.02]]);
});

it("names the purse that hasn't enough, and gives back what the one before had set aside", async () => {
  const first = purseOf(true);
  expect(await reserveFrom([first, purseOf(false)], 0.01)).toBe(1);
  expect(first.settled).toEqual([0]);
});

it("gives back too where the next can't be read", async () => {
  const first = purseOf(true);
  await expect(reserveFrom([first, purseOf(new Error("gone"))], 0.01)).rejects.toThrow("gone");
  expect(first.settled).toEqual([0]);
});
