import { elementHtml } from "../../sites/main/src/embedding/embed-html.ts";
import type { WidgetName } from "../../sites/main/src/embedding/widgets.ts";
import { expect, type Page, test, watchLayoutShift } from "./fixtures.ts";

const ORIGIN = "https://gifts.example.org";

/** A page of somebody's with every form that takes a room of its own, as the configurator writes it. */
const FORMS: readonly (readonly [WidgetName, Readonly<Record<string, string>>])[] = [
  ["impact-scoreboard", {}],
  ["impact-scoreboard", { compact: "" }],
  ["impact-scoreboard", { density: "compact", theme: "dark" }],
  ["gift-finder", {}],
  ["gift-finder", { compact: "", accent: "#225588" }],
  ["gift-finder", { density: "compact" }],
];

async function openPage(page: Page, lang: string): Promise<void> {
  const body = FORMS.map(
    ([name, options]) => `<p>Something to read.</p>${elementHtml(ORIGIN, name, options)}`,
  );
  await page.route("**/somebodys-page", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><html lang="${lang}"><title>A page</title><link rel="icon" href="data:,">
        <meta name="viewport" content="width=device-width">
        <style>body { max-width: 640px; margin: 0 auto; padding: 16px; font: 16px/1.5 sans-serif; }</style>
        <script type="module" src="/embed/v1/embed.js"></script>${body.join("")}<p>The end.</p></html>`,
    }),
  );
  await page.goto("/somebodys-page");
}

for (const lang of ["en", "nl", "fr", "es", "de", "it"]) {
  test(`the room that a snippet keeps is enough in ${lang}: nothing on the page moves`, async ({ page }) => {
    const layoutShift = await watchLayoutShift(page);
    for (const width of [320, 390, 480, 768]) {
      // So tall that whatever moves is seen to.
      await page.setViewportSize({ width, height: 6000 });
      await openPage(page, lang);
      const states = () =>
        page.evaluate((names) => {
          const widgets = document.querySelectorAll<HTMLElement & { state: string }>(names);
          return Array.from(widgets, ({ state }) => state);
        }, "gift-finder, impact-scoreboard");
      await expect.poll(states).toEqual(FORMS.map(() => "ready"));
      expect(await layoutShift(), `at ${width} pixels`).toBe(0);
    }
  });
}

test("a widget fills the room that its page keeps for it", async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 6000 });
    await openPage(page, "en");
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
      expect(gap, `below <${element}> at ${width} pixels`).toBeCloseTo(0, 0);
    }
  }
});
