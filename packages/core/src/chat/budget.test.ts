import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OPEN_BUDGET, queryBudget, readBudget, shiftBudget, withoutAmounts } from "./budget.ts";

const OPEN = Number.POSITIVE_INFINITY;

describe("readBudget", () => {
  it.each([
    // A single value means that the maximum is double.
    ["my budget is $50", [50, 100]],
    ["$30", [30, 60]],
    ["actually $50", [50, 100]],
    ["between $20 and $50", [20, 50]],
    ["$20-$50", [20, 50]],
    ["$20 – 50", [20, 50]],
    ["20 to 50 dollars", [20, 50]],
    ["under $40", [0, 40]],
    ["something under 40 bucks please", [0, 40]],
    ["I don't want to spend more than $60", [0, 60]],
    ["no more than $1,200", [0, 1200]],
    ["up to about $75", [0, 75]],
    ["$75 max", [0, 75]],
    ["at least $100", [100, OPEN]],
    ["$100 or more", [100, OPEN]],
    ["over $100", [100, OPEN]],
    ["not $100, rather $40-$60", [40, 60]],
    ["$50 and she has 2 cats", [50, 100]],
    ["money is no object", OPEN_BUDGET],
    ["there's no limit", OPEN_BUDGET],
  ])("%j: %j", (text, budget) => expect(readBudget(text)).toEqual(budget));

  it.each([
    "she is 30",
    "her 30th birthday",
    "between 20 and 30 years old",
    "two kids",
    "",
    "$0",
    "$",
    "$999999999",
  ])("finds none in %j", (text) => expect(readBudget(text)).toBeNull());

  it("takes a bare number for an amount where it answers the question", () => {
    expect(readBudget("50", true)).toEqual([50, 100]);
    expect(readBudget("20-50", true)).toEqual([20, 50]);
    expect(readBudget("under 40", true)).toEqual([0, 40]);
    expect(readBudget("it's for her 30th birthday", true)).toBeNull();
  });
});

describe("readBudget of hostile texts", () => {
  it.each(["5".repeat(2_000), "1001".repeat(500), "1,".repeat(1_000), `$${"9".repeat(2_000)}`])(
    "finds none in %.8s…",
    (text) => {
      expect(readBudget(text)).toBeNull();
      expect(readBudget(text, true)).toBeNull();
    },
  );

  it("takes the last of very many amounts", () => {
    expect(readBudget(`${"$1 ".repeat(600)} $40`)).toEqual([40, 80]);
  });
});

describe("shiftBudget", () => {
  it("lowers the maximum to three fifths for something cheaper", () => {
    expect(shiftBudget("something cheaper?", [50, 100])).toEqual([30, 60]);
    expect(shiftBudget("that's too expensive", [0, 40])).toEqual([0, 20]);
    expect(shiftBudget("cheaper", null)).toEqual([0, 30]);
  });

  it("begins where the budget ended for something fancier", () => {
    expect(shiftBudget("something fancier", [50, 100])).toEqual([100, 200]);
    expect(shiftBudget("more expensive", null)).toEqual([75, OPEN]);
  });

  it("leaves the budget to any other text", () => {
    expect(shiftBudget("she loves tea", [50, 100])).toBeNull();
  });
});

describe("queryBudget", () => {
  it("means $200 where the visitor says so, and the open end only where none is said", () => {
    expect(queryBudget([100, 200])).toEqual({ budgetMin: 100, budgetMax: 199 });
    expect(queryBudget([100, OPEN])).toEqual({ budgetMin: 100, budgetMax: 200 });
    expect(queryBudget(null)).toEqual({ budgetMin: 0, budgetMax: 200 });
    expect(queryBudget([300, OPEN])).toEqual({ budgetMin: 300, budgetMax: 100_000 });
  });

  it("never has its lowest price above its highest, whatever is said", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), (text, one, other) => {
        const budget = readBudget(`${text} $${one} ${text} $${other}`, true);
        const { budgetMin, budgetMax } = queryBudget(budget);
        expect(budgetMin).toBeLessThanOrEqual(budgetMax);
        expect(budgetMax).toBeLessThanOrEqual(100_000);
      }),
    );
  });
});

it("withoutAmounts leaves what is said of the person", () => {
  expect(withoutAmounts("my dad who loves tea, under $40")).toBe("my dad who loves tea");
  expect(withoutAmounts("between $20 and $50.")).toBe("");
  expect(withoutAmounts("He is 8.")).toBe("He is 8.");
});
