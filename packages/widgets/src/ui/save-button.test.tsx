// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SaveButton } from "./save-button.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});
afterEach(() => vi.useRealTimers());

/** A button whose saving ends when the test says so. */
async function show(isKept = false) {
  const place = document.createElement("div");
  const saves: ((isSaved: boolean) => void)[] = [];
  const onSave = () => new Promise<boolean>((resolve) => saves.push(resolve));
  const root = createRoot(place);
  await act(async () => root.render(<SaveButton name="Bread Pan" onSave={onSave} isKept={isKept} />));
  const button = place.querySelector("button");
  if (!button) throw new Error("There is no button");
  const state = () => [button.getAttribute("aria-label"), button.getAttribute("aria-disabled")];
  return { root, saves, state, click: () => act(async () => button.click()) };
}

it("saves once, shows the check for three seconds, and is ready again", async () => {
  const { saves, state, click } = await show();
  expect(state()).toEqual(["Save Bread Pan", "false"]);
  await click();
  expect(state()).toEqual(["Saving Bread Pan", "true"]);
  await click();
  expect(saves).toHaveLength(1);
  await act(async () => saves[0]?.(true));
  expect(state()).toEqual(["Saved Bread Pan", "true"]);
  await click();
  await act(async () => vi.advanceTimersByTime(2_999));
  expect(state()).toEqual(["Saved Bread Pan", "true"]);
  await act(async () => vi.advanceTimersByTime(1));
  expect(state()).toEqual(["Save Bread Pan", "false"]);
  expect(saves).toHaveLength(1);
});

it("can be tried again at once when nothing was saved, and leaves no timer behind", async () => {
  const { root, saves, state, click } = await show();
  await click();
  await act(async () => saves[0]?.(false));
  expect(state()).toEqual(["Save Bread Pan", "false"]);
  await click();
  await act(async () => saves[1]?.(true));
  await act(async () => root.unmount());
  expect(vi.getTimerCount()).toBe(0);
});

it("says that it is kept, and keeps it again all the same", async () => {
  const { saves, state, click } = await show(true);
  expect(state()).toEqual(["Saved Bread Pan", "false"]);
  await click();
  expect(saves).toHaveLength(1);
});
