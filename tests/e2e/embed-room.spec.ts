import { roomRules } from "../../packages/widgets/src/embed/places.ts";
import { elementHtml } from "../../sites/main/src/embedding/embed-html.ts";
import type { WidgetName } from "../../sites/main/src/embedding/widgets.ts";
import { expect, type Page, test, watchLayoutShift } from "./fixtures.ts";

const ORIGIN = "https://gifts.example.org";

const WIDGETS = ["gift-finder", "impact-scoreboard"] as const;

/** A page of somebody's with every form that takes a room of its own, as the configurator writes it. */
const FORMS: readonly (readonly [WidgetName, Readonly<Record<string, string>>])[] = [
  ["impact-scoreboard", {}],
  ["impact-scoreboard", { compact: "" }],
  ["impact-scoreboard", { density: "compact", theme: "dark" }],
  ["gift-finder", {}],
  ["gift-finder", { compact: "", accent: "#225588" }],
  ["gift-finder", { density: "compact" }],
];

/** Columns of desktop pages, pixels: a phone's among them, and each side of what changes with the width. */
const COLUMNS = [
  [280, 300, 340, 358, 390, 448],
  [480, 500, 524, 540, 580, 600],
  [640, 740, 760, 800, 1000, 1200],
] as const;

/** @param css of the page's own */
async function openPage(page: Page, lang: string, columns: readonly number[], css = ""): Promise<void> {
  const rules = WIDGETS.flatMap((widget) =>
    [true, false].flatMap((isCompact) => roomRules(widget, isCompact)),
  );
  const body = FORMS.map(
    ([name, options]) => `<p>Something to read.</p>${elementHtml(ORIGIN, name, options)}`,
  );
  const filled = columns.map(
    (width) => `<div style="flex: none; width: ${width}px">${body.join("")}<p>The end.</p></div>`,
  );
  await page.route("**/somebodys-page", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><html lang="${lang}"><title>A page</title><link rel="icon" href="data:,">
        <meta name="viewport" content="width=device-width">
        <style>body { display: flex; align-items: start; gap: 16px; margin: 0; font: 16px/1.5 sans-serif; } ${rules.join(" ")} ${css}</style>
        <script type="module" src="/embed/v1/embed.js"></script>${filled.join("")}</html>`,
    }),
  );
  await page.goto("/somebodys-page");
}

/** So large that whatever moves is seen to. */
const ALL_IN_SIGHT = { width: 4700, height: 12_000 };

async function expectStill(page: Page, lang: string, columns: readonly number[], css = ""): Promise<void> {
  const layoutShift = await watchLayoutShift(page);
  await page.setViewportSize(ALL_IN_SIGHT);
  await openPage(page, lang, columns, css);
  const states = () =>
    page.evaluate((names) => {
      const widgets = document.querySelectorAll<HTMLElement & { state: string }>(names);
      return Array.from(widgets, ({ state }) => state);
    }, WIDGETS.join());
  await expect.poll(states).toEqual(columns.flatMap(() => FORMS.map(() => "ready")));
  expect(await layoutShift(), `in columns of ${columns.join(", ")} pixels`).toBe(0);
}

for (const lang of ["en", "nl", "fr", "es", "de", "it"]) {
  test(`the room that a snippet keeps is enough in ${lang}, in every column: nothing on the page moves`, async ({
    page,
  }) => {
    for (const columns of COLUMNS) await expectStill(page, lang, columns);
  });
}

test("text of another size has the room that it takes, and nothing moves either", async ({ page }) => {
  for (const size of ["1rem", "1.5em", "13px"]) {
    const css = `html { font-size: 200% } gift-finder, impact-scoreboard { --gh-font-size: ${size} }`;
    await expectStill(page, "de", [560, 640, 900, 1200], css);
  }
});

test("a widget fills the room that its page keeps for it", async ({ page }) => {
  for (const width of [358, 640]) {
    await page.setViewportSize({ width: 1280, height: 6000 });
    await openPage(page, "en", [width]);
    for (const [panel, element] of [
      ["form", "gift-finder"],
      ["board", "impact-scoreboard"],
    ] as const) {
      const place = page.locator(element).first();
      const shown = place.locator(`[part~=${panel}]`);
      await expect(shown).toBeVisible();
      const gap = await shown.evaluate((inner) => {
        const panelBox = (inner.closest("form")?.parentElement ?? inner).getBoundingClientRect();
        const host = (inner.getRootNode() as ShadowRoot).host.getBoundingClientRect();
        return host.bottom - panelBox.bottom;
      });
      expect(gap, `below <${element}> in ${width} pixels`).toBeCloseTo(0, 0);
    }
  }
});
