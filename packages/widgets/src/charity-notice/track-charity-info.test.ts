// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type CharityInfoAction, trackCharityInfo } from "./track-charity-info.ts";

let show: (ratio: number) => void;
let told: CharityInfoAction[];
let element: HTMLElement;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  // happy-dom measures nothing, so nothing ever comes into its sight.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: { intersectionRatio: number }[]) => void) {
        show = (intersectionRatio) => callback([{ intersectionRatio }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  told = [];
  element = document.createElement("div");
  stop = trackCharityInfo(element, (action) => told.push(action));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it is viewed once half of it is in sight, and only once", () => {
  show(0.49);
  expect(told).toEqual([]);
  show(0.5);
  show(0);
  show(1);
  expect(told).toEqual([{ action: "view" }]);
});

test("a look of two seconds or more is a reading, with its seconds", () => {
  show(1);
  vi.advanceTimersByTime(1_999);
  show(0);
  expect(told).toEqual([{ action: "view" }]);
  show(0.6);
  vi.advanceTimersByTime(4_600);
  show(0.1);
  expect(told.at(-1)).toEqual({ action: "read", duration: 5 });
});

test("a reading ends when the page is left or the notice goes", () => {
  show(1);
  vi.advanceTimersByTime(3_000);
  dispatchEvent(new Event("pagehide"));
  expect(told.at(-1)).toEqual({ action: "read", duration: 3 });
  show(1);
  vi.advanceTimersByTime(2_000);
  stop();
  expect(told.at(-1)).toEqual({ action: "read", duration: 2 });
});

test("clicks are told each time, a pointer's coming once, and nothing after the end", () => {
  element.dispatchEvent(new Event("pointerenter"));
  element.dispatchEvent(new Event("pointerenter"));
  element.click();
  element.click();
  stop();
  element.click();
  expect(told).toEqual([{ action: "hover" }, { action: "click" }, { action: "click" }]);
});
