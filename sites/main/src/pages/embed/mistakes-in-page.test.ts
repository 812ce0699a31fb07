// @vitest-environment happy-dom
// @vitest-environment-options {"happyDOM":{"settings":{"handleDisabledFileLoadingAsSuccess":true}}}
import { expect, it } from "vitest";
import { elementHtml, scriptHtml, styleHtml } from "../../embedding/embed-html.ts";
import { mistakesInPage } from "./mistakes-in-page.ts";

const ORIGIN = "https://gifts.example";
const SCRIPT = scriptHtml(ORIGIN);
const STYLE = styleHtml("gift-finder", {});
const FINDER = elementHtml(ORIGIN, "gift-finder", { theme: "page" });

const mistakes = (html: string) => mistakesInPage(html, ORIGIN, ["search", "who"]);

it("finds nothing wrong with what the configurator writes, nor with a page of other things", () => {
  const page = `<!doctype html><title>A page</title><h1 class="x">Hi</h1>${SCRIPT}${STYLE}${FINDER}`;
  expect(mistakes(page)).toEqual([]);
  expect(mistakes(`${SCRIPT}<link rel="stylesheet" href="own.css">${FINDER}`)).toEqual([]);
});

it.each([
  ["no script", STYLE + FINDER, `Write ${SCRIPT}`],
  ["a script of the old kind", SCRIPT.replace(' type="module"', "") + STYLE + FINDER, 'Write type="module"'],
  [
    "a pinned script that changes",
    SCRIPT.replace("src=", 'integrity="sha384-x" src=') + STYLE + FINDER,
    "Write the address of a version",
  ],
  ["a mistyped element", `${SCRIPT}${STYLE}${FINDER}<gift-findr></gift-findr>`, "Write <gift-finder>."],
  [
    "a mistyped option",
    SCRIPT + STYLE + FINDER.replace('theme="page"', 'thme="page"'),
    "There is no attribute thme. Write theme.",
  ],
  [
    "a label that isn't one",
    SCRIPT + STYLE + FINDER.replace('theme="page"', `labels='{"serch":"Go"}'`),
    "Write search.",
  ],
  ["no room", SCRIPT + FINDER, "Write <style> gift-finder {"],
  [
    "a policy against us",
    `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src https:">${SCRIPT}${STYLE}${FINDER}`,
    `Write ${ORIGIN} into connect-src.`,
  ],
  ["no widget", "<h1>Hello</h1>", "Write <gift-finder> or <impact-scoreboard>"],
  [
    "a frame without a name",
    `<iframe src="${ORIGIN}/embed/frame/gift-finder"></iframe>`,
    'Write title="Gift finder',
  ],
  [
    "a frame of nothing",
    `<iframe title="x" src="${ORIGIN}/embed/frame/gifts"></iframe>`,
    `Write ${ORIGIN}/embed/frame/gift-finder`,
  ],
])("says of %s what to write instead, and nothing else", (_, html, instead) => {
  expect(mistakes(html)).toEqual([expect.stringContaining(instead)]);
});

it("an element that closes itself swallows the page", () => {
  expect(mistakes(`${SCRIPT}${STYLE}<gift-finder /><p>More</p>`)).toContainEqual(
    expect.stringContaining("Write <gift-finder></gift-finder>"),
  );
});
