import { describe, expect, it } from "vitest";
import { createModeDebounce, toFinderMode } from "./finder-mode.ts";

describe("toFinderMode", () => {
  it("is the form, unless chat is on and asked for", () => {
    expect(toFinderMode("chat", true)).toBe("chat");
    expect(toFinderMode("chat", false)).toBe("form");
    expect(toFinderMode(null, true)).toBe("form");
    expect(toFinderMode("other", true)).toBe("form");
  });
});

describe("createModeDebounce", () => {
  it("ignores switches under 500 ms apart", () => {
    const counts = createModeDebounce();
    expect([0, 499, 500, 900, 1_000, 1_499].map(counts)).toEqual([true, false, true, false, true, false]);
  });
});
