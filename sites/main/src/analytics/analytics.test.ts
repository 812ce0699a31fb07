// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { report } from "./analytics.ts";

const sendBeacon = vi.fn(() => true);

beforeEach(() => {
  vi.useFakeTimers();
  sendBeacon.mockClear();
  Object.defineProperty(navigator, "sendBeacon", { value: sendBeacon, configurable: true });
});

afterEach(() => {
  Object.defineProperty(navigator, "globalPrivacyControl", { value: undefined, configurable: true });
  vi.useRealTimers();
});

function sent(): string[] {
  vi.advanceTimersByTime(10_000);
  const bodies = sendBeacon.mock.calls.map((call: readonly unknown[]) => JSON.parse(String(call[1])));
  return bodies.flatMap(({ events }) => events.map(({ eventName }: { eventName: string }) => eventName));
}

test("a find of gifts is reported once in sixty seconds", () => {
  const find = () => report("gift_recommendations_found", { count: 3 });
  vi.advanceTimersByTime(120_000);
  find();
  vi.advanceTimersByTime(59_999);
  find();
  expect(sent()).toEqual(["gift_recommendations_found"]);
  find();
  expect(sent()).toEqual(["gift_recommendations_found", "gift_recommendations_found"]);
});

test("who objects in the middle of a visit is reported no longer", () => {
  Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
  report("form_submit", { form_name: "x" });
  expect(sent()).toEqual([]);
});
