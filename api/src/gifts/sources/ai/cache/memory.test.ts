import { describe, expect, it } from "vitest";
import { createMemoryCache } from "./memory.ts";

const LATER = 1_000;

function create(maxBytes: number) {
  let now = 0;
  const cache = createMemoryCache(maxBytes, () => new Date(now));
  return { cache, advance: (ms: number) => (now += ms) };
}

describe("createMemoryCache", () => {
  it("gives what was set until it expires", () => {
    const { cache, advance } = create(10_000);
    cache.set("a", "one", LATER);
    expect([cache.get("a"), cache.get("b")]).toEqual(["one", null]);
    advance(LATER - 1);
    expect(cache.get("a")).toBe("one");
    advance(1);
    expect(cache.get("a")).toBeNull();
  });

  it("makes room by what was used longest ago", () => {
    // Each entry takes 2 * (1 + 99) + 200 bytes.
    const { cache } = create(1_200);
    const text = "x".repeat(99);
    for (const key of ["a", "b", "c"]) cache.set(key, text, LATER);
    cache.get("a");
    cache.set("d", text, LATER);
    expect(["a", "b", "c", "d"].filter((key) => cache.get(key))).toEqual(["a", "c", "d"]);
  });

  it("counts a text that is replaced once, and never takes one that has no room", () => {
    const { cache } = create(1_200);
    for (let round = 0; round < 10; round++) cache.set("a", "x".repeat(99), LATER);
    cache.set("b", "y", LATER);
    cache.set("huge", "z".repeat(10_000), LATER);
    expect(["a", "b", "huge"].filter((key) => cache.get(key))).toEqual(["a", "b"]);
    cache.set("a", "z".repeat(10_000), LATER);
    expect(cache.get("a"), "an old text would be a wrong one").toBeNull();
  });
});
