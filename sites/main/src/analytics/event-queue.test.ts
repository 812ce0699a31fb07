import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEventQueue } from "./event-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const sent: { eventName: string; age: number }[][] = [];
  const queue = createEventQueue((body) => sent.push(JSON.parse(body).events));
  const add = (eventName: string) => queue.add({ eventName, eventDetails: {} });
  return { sent, queue, add };
}

test("events go together every ten seconds, each with its age", () => {
  const { sent, add } = open();
  add("first");
  vi.advanceTimersByTime(4_000);
  add("second");
  vi.advanceTimersByTime(5_999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toMatchObject([
    [
      { eventName: "first", age: 10_000 },
      { eventName: "second", age: 6_000 },
    ],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
});

test("twenty go without waiting", () => {
  const { sent, add } = open();
  for (let count = 1; count <= 21; count++) add(`event_${count}`);
  expect(sent.map((events) => events.length)).toEqual([20]);
  vi.advanceTimersByTime(10_000);
  expect(sent.map((events) => events.length)).toEqual([20, 1]);
});

test("what waits can be sent at once, and nothing is sent where nothing waits", () => {
  const { sent, queue, add } = open();
  queue.flush();
  expect(sent).toEqual([]);
  add("last");
  queue.flush();
  queue.flush();
  vi.advanceTimersByTime(10_000);
  expect(sent).toMatchObject([[{ eventName: "last", age: 0 }]]);
});
