// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventDetails } from "./event.ts";
import { watchForms } from "./watch-forms.ts";

let told: [string, EventDetails][];

beforeEach(() => {
  vi.useFakeTimers();
  // The page keeps its listeners from test to test: each writes down what it hears for itself.
  const heard: [string, EventDetails][] = [];
  told = heard;
  document.body.innerHTML = `
    <div data-form-name="gift_finder_form"><form>
      <input id="x-notes"><input name="bestFeature" value="a"><input type="radio" name="overallRating">
    </form></div>
    <form><input name="password"></form>`;
  watchForms(document, (name, details) => heard.push([name, details]));
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
});

function use(selector: string, type: "focusin" | "focusout" | "submit"): void {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
}

test("a field is told by its name and whether it is empty, at most one of a kind a second", () => {
  use("#x-notes", "focusin");
  vi.advanceTimersByTime(500);
  use("#x-notes", "focusout");
  use("[name=bestFeature]", "focusin");
  vi.advanceTimersByTime(500);
  use("[name=bestFeature]", "focusin");
  vi.advanceTimersByTime(1_000);
  use("[name=overallRating]", "focusout");
  const form_name = "gift_finder_form";
  expect(told).toEqual([
    ["field_focus", { form_name, field_name: "notes", is_empty: true }],
    ["field_blur", { form_name, field_name: "notes", is_empty: true }],
    ["field_focus", { form_name, field_name: "best_feature", is_empty: false }],
    ["field_blur", { form_name, field_name: "overall_rating", is_empty: true }],
  ]);
});

test("a form without a name is not watched", () => {
  use("[name=password]", "focusin");
  use("body > form", "submit");
  vi.runAllTimers();
  expect(told).toEqual([]);
});

test("what a form finds wrong with itself is an error, and a form that finds nothing is merely sent", () => {
  use("[data-form-name] form", "submit");
  vi.runAllTimers();
  expect(told).toEqual([["form_submit", { form_name: "gift_finder_form" }]]);
  told.length = 0;
  use("[data-form-name] form", "submit");
  document.querySelector("#x-notes")?.setAttribute("aria-invalid", "true");
  vi.runAllTimers();
  expect(told[1]).toEqual([
    "form_error",
    { form_name: "gift_finder_form", field_name: "notes", error_type: "validation_failed" },
  ]);
});
