import { expect, it } from "vitest";
import { createFirstSearches } from "./first-searches.ts";

const HOUR = 3_600_000;

function searches() {
  let now = 0;
  const isFirst = createFirstSearches({ createLimiter: null, clock: () => new Date(now) });
  return {
    isFirst,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    /** How many of so many different searches are first ones. */
    async firsts(visitor: string, count: number): Promise<number> {
      const answers = [];
      for (let at = 0; at < count; at++) answers.push(await isFirst(visitor, `search ${at}`));
      return answers.filter(Boolean).length;
    },
  };
}

it("a search is a visitor's first of its kind once a day", async () => {
  const { isFirst, pass } = searches();
  expect(await isFirst("ann", "tea")).toBe(true);
  pass(23 * HOUR);
  expect(await isFirst("ann", "tea")).toBe(false);
  expect(await isFirst("ann", "books")).toBe(true);
  expect(await isFirst("ben", "tea")).toBe(true);
  pass(HOUR);
  expect(await isFirst("ann", "tea")).toBe(true);
  expect(await isFirst("ben", "tea")).toBe(false);
});

it("a clock that ran ahead holds nobody up", async () => {
  const { isFirst, pass } = searches();
  pass(365 * 24 * HOUR);
  expect(await isFirst("ann", "tea")).toBe(true);
  pass(-365 * 24 * HOUR);
  expect(await isFirst("ann", "tea")).toBe(true);
});

it("a visitor's day is used up by a loop of different searches, and nobody else's", async () => {
  const { firsts, isFirst, pass } = searches();
  expect(await firsts("loop", 1_000)).toBe(50);
  expect(await isFirst("loop", "tea")).toBe(false);
  expect(await isFirst("ann", "tea")).toBe(true);
  pass(24 * HOUR);
  expect(await isFirst("loop", "tea")).toBe(true);
});

it("no more than 20,000 visitors are remembered, the latest ones", async () => {
  const { isFirst } = searches();
  for (let at = 0; at < 20_001; at++) await isFirst(`visitor ${at}`, "tea");
  expect(await isFirst("visitor 20000", "tea")).toBe(false);
  expect(await isFirst("visitor 0", "tea")).toBe(true);
});
