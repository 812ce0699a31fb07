import { describe, expect, it } from "vitest";
import { keepFor } from "./keep-for.ts";

describe("keepFor", () => {
  const setUp = (read: () => Promise<number>) => {
    const time = { now: 1_000_000 };
    const clock = () => new Date(time.now);
    const { read: ask, drop } = keepFor(100, clock, read);
    return { time, ask, drop };
  };

  it("reads once for all who ask within the time", async () => {
    let readings = 0;
    const { time, ask } = setUp(async () => ++readings);
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    time.now += 99;
    expect(await ask()).toBe(1);
    time.now += 1;
    expect(await ask()).toBe(2);
  });

  it("reads anew after a failure", async () => {
    let readings = 0;
    const { ask } = setUp(async () => {
      readings++;
      if (readings === 1) throw new Error("once");
      return readings;
    });
    await expect(ask()).rejects.toThrow("once");
    expect(await ask()).toBe(2);
  });

  it("is not fooled by a clock that is set back", async () => {
    let readings = 0;
    const { time, ask } = setUp(async () => ++readings);
    await ask();
    time.now -= 3_600_000;
    expect(await ask()).toBe(2);
  });

  it("reads anew once it is told to, and keeps nothing that was being read before", async () => {
    const answers = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
    let readings = 0;
    const { ask, drop } = setUp(() => answers[readings++]?.promise ?? Promise.resolve(3));
    const before = ask();
    drop();
    const after = ask();
    answers[1]?.resolve(2);
    answers[0]?.resolve(1);
    expect([await before, await after, await ask()]).toEqual([1, 2, 2]);
    drop();
    expect(await ask()).toBe(3);
  });
});
