import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright/test";
import { findOrInstallChromium } from "../support/browser.ts";
import { startForeignSite } from "../support/foreign-site.ts";
import { GIVEN } from "../support/given.ts";
import { cardsOf, expect, expectAccessible, type Locator, type Page, searchFor, test } from "./fixtures.ts";
import { FALLBACK, hostPage, onPage } from "./host-page.ts";

/** The finder answers and the scoreboard shows its figures. */
async function expectBothAtWork(page: Page): Promise<void> {
  await expect(page.locator("impact-scoreboard").getByText(GIVEN)).toBeVisible();
  const finder = page.locator("gift-finder");
  await searchFor(finder);
  await expect(cardsOf(finder)).toHaveCount(6);
}

/** What of an element's looks a page's rules might change. */
const looks = (element: Locator) =>
  element.evaluate((node) => {
    const { display, color, backgroundColor, fontSize, padding, position, direction, opacity, visibility } =
      getComputedStyle(node);
    const { width, height } = node.getBoundingClientRect();
    return {
      display,
      color,
      backgroundColor,
      fontSize,
      padding,
      position,
      direction,
      opacity,
      visibility,
      width,
      height,
    };
  });

test("a page whose rules reset and repaint everything changes nothing inside", async ({ page, server }) => {
  const parts = (): readonly Locator[] => [
    page.locator("gift-finder").getByRole("button", { name: "Find Thoughtful Gifts" }),
    page.locator("gift-finder").getByRole("textbox", { name: "Notes" }),
    page.locator("gift-finder").getByRole("button", { name: "Cooking", exact: true }),
    page.locator("impact-scoreboard").getByText("total donated"),
    page.locator("impact-scoreboard").getByText(GIVEN),
  ];
  const all = async () => {
    await expect(page.locator("impact-scoreboard").getByText(GIVEN)).toBeVisible();
    return Promise.all(parts().map(looks));
  };
  // What a page may decide is where a widget stands and how wide it is.
  const place =
    "<style>html { font: 16px sans-serif } body { margin: 0 } gift-finder, impact-scoreboard { display: block !important; width: 600px !important; font: 16px sans-serif !important }</style>";
  let calm: unknown;
  await onPage(page, hostPage(server.url, place), async () => {
    calm = await all();
  });
  for (const rules of [
    "* { all: unset !important }",
    "* { color: red !important; padding: 9px !important; font-size: 40px !important; letter-spacing: 9px !important; position: relative; opacity: 0.5; text-transform: uppercase !important; writing-mode: vertical-rl }",
    "html { font-size: 62.5%; line-height: 3; text-align: right; white-space: pre; visibility: visible; cursor: wait }",
  ]) {
    await onPage(
      page,
      hostPage(
        server.url,
        `<style>${rules} head, head * { display: none !important } gift-finder, impact-scoreboard { opacity: 1 !important; }</style>${place}`,
      ),
      async () => {
        expect(await all(), rules).toEqual(calm);
      },
    );
  }
});

test("old libraries that extend what is built in, and jQuery 1.12, break nothing and are not broken", async ({
  page,
  server,
}) => {
  const jquery = readFileSync(createRequire(import.meta.url).resolve("jquery"), "utf8");
  const head = `<script>
    // As Prototype, MooTools and Sugar did: enumerable, so that every for...in meets them.
    Array.prototype.each = function (f) { for (var i = 0; i < this.length; i++) f(this[i]); };
    Array.prototype.remove = function () {};
    Array.prototype.first = function () { return this[0]; };
    Array.prototype.flat = function () { throw new Error("an old flat"); };
    String.prototype.format = function () {};
    Function.prototype.bind = (function (bind) { return function () { return bind.apply(this, arguments); }; })(Function.prototype.bind);
    Element.prototype.toggle = function () {};
    window.Promise.prototype.spread = function () {};
    window.GH = window.gh = window.h = window.render = window.widget = 1;
  </script><script>${jquery.replaceAll("</script", "<\\/script")}</script><script>
    $(document).on("click", "a, button", function (event) { window.clicked = (window.clicked || 0) + 1; });
    $(function () { $("a, button, input, li").addClass("mine").css("border", "9px solid red"); $("#own").text("jQuery was here"); });
  </script>`;
  await onPage(page, hostPage(server.url, head), async () => {
    await expectBothAtWork(page);
    await expect(page.locator("#own")).toHaveText("jQuery was here");
    await expect(
      page.locator("gift-finder").getByRole("button", { name: "Cooking", exact: true }),
    ).not.toHaveCSS("border-top-width", "9px");
  });
});

test("a page that extends even Object.prototype breaks nothing", async ({ page, server }) => {
  const head = "<script>Object.prototype.extend = function () {}; Object.prototype.length2 = 7;</script>";
  await onPage(page, hostPage(server.url, head), () => expectBothAtWork(page));
});

test("a page that keeps the name GiftHearth to itself keeps it, and nothing is said of that", async ({
  page,
  server,
}) => {
  const names = [
    `Object.defineProperty(window, "GiftHearth", { value: null })`,
    `Object.defineProperty(window, "GiftHearth", { get: () => undefined })`,
    `Object.defineProperty(window, "GiftHearth", { get() { throw new Error("It is mine") } })`,
    `window.GiftHearth = "mine"`,
  ];
  for (const name of names) {
    await onPage(page, hostPage(server.url, `<script>${name}</script>`), () => expectBothAtWork(page));
  }
});

test("a page that lets nobody define an element keeps the link, and nothing is said of that", async ({
  page,
  server,
}) => {
  const head = `<script>customElements.define = () => { throw new Error("Not here") };</script>`;
  await onPage(page, hostPage(server.url, head, FALLBACK), async () => {
    await expect(page.getByRole("link", { name: "Find a gift" })).toBeVisible();
  });
});

test("a page that moves the element about, while it loads and while it searches, keeps one working widget", async ({
  page,
  server,
}) => {
  const head = `<script>
    addEventListener("DOMContentLoaded", () => {
      const places = [document.createElement("section"), document.createElement("aside"), document.querySelector("main")];
      document.body.append(places[0], places[1]);
      let turn = 0;
      const timer = setInterval(() => {
        for (const element of document.querySelectorAll("gift-finder, impact-scoreboard")) places[turn % 3].append(element);
        if (++turn > 60) { clearInterval(timer); document.title = "moved"; }
      }, 20);
    });
  </script>`;
  await onPage(page, hostPage(server.url, head), async () => {
    await expect(page).toHaveTitle("moved");
    const finder = page.locator("gift-finder");
    await expect(finder.getByRole("button", { name: "Find Thoughtful Gifts" })).toHaveCount(1);
    await searchFor(finder);
    await page.evaluate(() => {
      for (let turn = 0; turn < 20; turn += 1) {
        document.body.append(document.querySelector("gift-finder") as Element);
        document.querySelector("main")?.append(document.querySelector("gift-finder") as Element);
      }
    });
    await expect(cardsOf(finder)).toHaveCount(6);
    await expect(page.locator("impact-scoreboard").getByText(GIVEN)).toBeVisible();
  });
});

test("twenty widgets on one page all work, each by itself", async ({ page, server }) => {
  const widgets = "<gift-finder></gift-finder><impact-scoreboard></impact-scoreboard>".repeat(10);
  await onPage(page, hostPage(server.url, "", widgets), async () => {
    const finders = page.locator("gift-finder");
    for (const board of await page.locator("impact-scoreboard").all()) {
      await board.scrollIntoViewIfNeeded();
      await expect(board.getByText(GIVEN)).toBeVisible();
    }
    await searchFor(finders.nth(3));
    await expect(cardsOf(finders.nth(3))).toHaveCount(6);
    for (const other of [0, 2, 4, 9]) {
      await expect(cardsOf(finders.nth(other))).toHaveCount(0);
      await expect(finders.nth(other).getByRole("button", { name: "Cooking", exact: true })).toHaveAttribute(
        "aria-pressed",
        "false",
      );
    }
    // What a widget breaks by itself shows where it stands alone.
    await expectAccessible(page, ["duplicate-id-aria", "landmark-unique"]);
  });
});

test("a page that comes back from the back/forward cache has its results, and searches again", async ({
  server,
}) => {
  // Playwright switches that cache off, which visitors don't.
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ["--no-sandbox"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const host = await startForeignSite();
  host.pages["/"] = {
    html: hostPage(
      server.url,
      `<script>addEventListener("pageshow", (event) => { document.title = event.persisted ? "kept" : "new"; })</script>`,
    ),
  };
  try {
    const page = await browser.newPage();
    await page.goto(`${host.origin}/`);
    const finder = page.locator("gift-finder");
    await searchFor(finder);
    await expect(cardsOf(finder)).toHaveCount(6);
    // A page that is left before all of the answer is there isn't kept.
    await expect(finder.getByText(/^Found \d+ gift suggestions$/)).toBeVisible();
    await page.goto(`${server.url}/about`);
    // Playwright's own way back waits for the page to be loaded, which one that was kept isn't again.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page).toHaveTitle("kept");
    await expect(cardsOf(finder)).toHaveCount(6);
    await searchFor(finder, { occasion: "Wedding", interests: [] });
    await expect(finder.getByRole("heading", { name: "Perfect gifts: Wedding" })).toBeVisible();
    await expect(cardsOf(finder)).toHaveCount(6);
  } finally {
    await browser.close();
    await host.close();
  }
});
