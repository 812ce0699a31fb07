// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from "vitest";
import { watchClicks } from "./watch-clicks.ts";

let told: unknown[][];

beforeAll(() => watchClicks(document));

beforeEach(() => {
  told = [];
  Object.assign(globalThis, { gtag: (...call: unknown[]) => told.push(call) });
  document.body.innerHTML = `
    <a id="outside" href="https://shop.example/">Home</a>
    <main>
      <a id="shop" href="https://shop.example/s?k=ann%27s+tea">Shop</a>
      <a id="mail" href="mailto:ann@example.org">ann@example.org</a>
      <button id="find"><b>Find</b></button>
      <button class="gh-chip" id="interest"><b>Ann's tea</b></button>
    </main>`;
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
});

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

test("gtag is told of links and buttons in the main part, and not of what a link looks for", () => {
  press("#shop");
  press("#find b");
  expect(told).toEqual([
    ["event", "click", { link_url: "https://shop.example/s", link_text: "Shop" }],
    ["event", "button_click", { button_name: "Find" }],
  ]);
});

test.each(["#outside", "#mail", "#interest b"])("gtag is told nothing of %s", (selector) => {
  press(selector);
  expect(told).toEqual([]);
});
