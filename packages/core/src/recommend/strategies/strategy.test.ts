import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completeContext } from "./context.ts";
import { isHighValue, STRATEGIES, selectStrategy, toStrategy } from "./strategy.ts";

const ALL = { isPremium: true, isHighValue: true, prefersDiversity: true };

describe("selectStrategy (section 4)", () => {
  it("is personalized for a user who isn't anonymous, whatever else holds", () => {
    expect(selectStrategy({ userId: "u1" })).toBe("personalized");
    expect(selectStrategy({ userId: "u1", ...ALL })).toBe("personalized");
  });

  it.each([undefined, null, "", "anonymous"])("%j is no user", (userId) => {
    expect(selectStrategy({ userId })).toBe("standard");
  });

  it("is enhanced for premium or high value, before diversity", () => {
    expect(selectStrategy({ isPremium: true, prefersDiversity: true })).toBe("enhanced");
    expect(selectStrategy({ isHighValue: true, prefersDiversity: true })).toBe("enhanced");
    expect(selectStrategy({ userId: "anonymous", ...ALL })).toBe("enhanced");
  });

  it("is diversity for who prefers it, else standard", () => {
    expect(selectStrategy({ prefersDiversity: true })).toBe("diversity");
    expect(selectStrategy({})).toBe("standard");
  });
});

describe("toStrategy", () => {
  it("knows standard, enhanced, diversity and personalized (section 3)", () => {
    expect(STRATEGIES).toEqual(["standard", "enhanced", "diversity", "personalized"]);
    expect(STRATEGIES.map(toStrategy)).toEqual(STRATEGIES);
  });

  it("takes anything unknown for standard (section 4)", () => {
    const unknown = fc.anything().filter((name) => !STRATEGIES.some((strategy) => strategy === name));
    fc.assert(
      fc.property(unknown, (name) => {
        expect(toStrategy(name)).toBe("standard");
      }),
    );
    expect(toStrategy("Enhanced")).toBe("standard");
  });
});

describe("isHighValue", () => {
  it.each([
    [{}, false],
    [{ constraints: { budget: { min: 199, max: 900 } } }, false],
    [{ constraints: { budget: { min: 200, max: 900 } } }, true],
    [{ occasion: { significance: 0.8 } }, false],
    [{ occasion: { significance: 1 } }, true],
  ])("%o: %s", (given, expected) => {
    expect(isHighValue(completeContext(given))).toBe(expected);
  });
});
