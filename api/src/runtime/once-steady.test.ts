import { expect, it } from "vitest";
import { onceSteady } from "./once-steady.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What is asked for every minute, on a clock that can be set. */
function everyMinute() {
  let wall = Date.parse("2026-06-01T12:00:00Z");
  let elapsed = 12_345;
  let done = 0;
  const times = { clock: () => new Date(wall), elapsed: () => elapsed };
  const ask = onceSteady(times, async () => {
    done += 1;
  });
  return {
    done: () => done,
    set(by: number) {
      wall += by;
    },
    async pass(minutes: number, pace = 1) {
      for (let minute = 0; minute < minutes; minute += 1) {
        await ask();
        wall += MINUTE * pace;
        elapsed += MINUTE;
      }
    },
  };
}

it("does nothing in the first hour, and then whenever it is asked for", async () => {
  const asked = everyMinute();
  await asked.pass(60);
  expect(asked.done()).toBe(0);
  await asked.pass(5);
  expect(asked.done()).toBe(5);
});

it.each([DAY, -DAY, 2 * MINUTE])("waits for another hour after the clock was set by %i ms", async (by) => {
  const asked = everyMinute();
  await asked.pass(61);
  expect(asked.done()).toBe(1);
  asked.set(by);
  await asked.pass(60);
  expect(asked.done()).toBe(1);
  asked.set(-by);
  await asked.pass(60);
  expect(asked.done(), "put right again").toBe(1);
  await asked.pass(1);
  expect(asked.done()).toBe(2);
});

it("minds no second more or less", async () => {
  const asked = everyMinute();
  await asked.pass(30);
  asked.set(5_000);
  await asked.pass(30);
  asked.set(-9_000);
  await asked.pass(1);
  expect(asked.done()).toBe(1);
});

it("never believes a clock that runs at another pace", async () => {
  const asked = everyMinute();
  await asked.pass(300, 1.1);
  expect(asked.done()).toBe(0);
});
