import { expect, it } from "vitest";
import { reserveFrom } from "./reserve-from.ts";
import type { Spending } from "./spending.ts";

/** A budget that tells what was settled. */
function budgetOf(hasEnough: boolean | Error) {
  const settled: number[] = [];
  const budget: Spending = {
    async reserve() {
      if (hasEnough instanceof Error) throw hasEnough;
      return hasEnough ? { settle: (dollars) => settled.push(dollars) } : null;
    },
  };
  return { ...budget, settled };
}

it("settles all budgets that the money came from", async () => {
  const budgets = [budgetOf(true), budgetOf(true)];
  const reserved = await reserveFrom(budgets, 0.01);
  if (typeof reserved === "number") throw new Error("There was enough");
  reserved.settle(0.02);
  expect(budgets.map(({ settled }) => settled)).toEqual([[0.02], [0.02]]);
});

it("names the budget that hasn't enough, and gives back what the one before had set aside", async () => {
  const first = budgetOf(true);
  expect(await reserveFrom([first, budgetOf(false)], 0.01)).toBe(1);
  expect(first.settled).toEqual([0]);
});

it("gives back too where the next can't be read", async () => {
  const first = budgetOf(true);
  await expect(reserveFrom([first, budgetOf(new Error("gone"))], 0.01)).rejects.toThrow("gone");
  expect(first.settled).toEqual([0]);
});
