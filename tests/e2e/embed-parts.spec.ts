import type { Route } from "playwright/test";
import { openWidgetPage } from "../support/widget-page.ts";
import { cardsOf, expect, type Locator, type Page, searchFor, test } from "./fixtures.ts";

type Finder = HTMLElementTagNameMap["gift-finder"];

/** A file that the script loads for a German finder with an option, by its name without the hash. */
const PARTS = ["shared", "gift-finder", "settings", "words", "de"] as const;
type Part = (typeof PARTS)[number];

const BODY = `<gift-finder locale="de" accent="teal"><a href="https://gifts.example/gift-finder">Find a gift</a></gift-finder>`;

/** What the browser itself says of a file that it didn't get. */
const BROWSERS_OWN = /503|ERR_|Failed to load resource/;

/** Has a file of the embed answered so from now on; a route that is handed on goes to the server. */
async function answerPart(page: Page, part: string, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.unrouteAll();
  await page.route(new RegExp(`/embed/c/${part}-[^/]+$`), answer);
}

/** Notes the codes of all that the page is told has failed. */
async function noteErrors(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const codes: string[] = [];
    Object.assign(window, { codes });
    document.addEventListener("gh-error", ({ detail }) => codes.push(detail.code));
  });
  return () => page.evaluate(() => (window as unknown as { codes: string[] }).codes);
}

/** The finder as it should be. */
const whole = (finder: Locator) => finder.getByRole("button", { name: "Geschenke finden" });

/** What shows while a part is missing: without words of its language the finder speaks English. */
async function expectStandIn(page: Page, part: Part): Promise<void> {
  const standIn =
    part === "words" || part === "de"
      ? page.getByRole("button", { name: "Find Thoughtful Gifts" })
      : page.getByRole("link", { name: "Find a gift" });
  await expect(standIn, part).toBeVisible();
}

/** For a page whose clock the test sets, and whose browser says itself what it doesn't get. @returns its errors */
async function expectOutage(page: Page, expectedErrors: RegExp[]): ReturnType<typeof noteErrors> {
  expectedErrors.push(BROWSERS_OWN);
  await page.clock.install();
  return noteErrors(page);
}

for (const times of [1, 3]) {
  test(`a part that can't be had ${times === 1 ? "once" : "three times"} is there at the next try`, async ({
    page,
    blog,
    server,
    expectedErrors,
  }) => {
    const errors = await expectOutage(page, expectedErrors);
    for (const part of PARTS) {
      let asked = 0;
      await answerPart(page, part, (route) =>
        ++asked > times
          ? route.continue()
          : route.fulfill({ status: 503, headers: { "cache-control": "no-store" } }),
      );
      await openWidgetPage(page, blog, server.url, { body: BODY });
      for (let failed = 1; failed <= times; failed++) {
        await expect.poll(() => asked, part).toBeGreaterThanOrEqual(failed);
        await page.clock.fastForward(15_000);
      }
      await expect(whole(page.locator("gift-finder")), part).toBeVisible();
      await expect(page.getByRole("link", { name: "Find a gift" })).toBeHidden();
      await expect(page.getByRole("button", { name: "Noch einmal versuchen" })).toBeHidden();
      // Words are asked for ahead and when they are needed, so that one failure is none.
      const isMended = times === 1 && (part === "words" || part === "de");
      expect(await errors(), part).toEqual(isMended ? [] : ["unavailable"]);
    }
  });
}

test("a part that can never be had leaves the link, a button that tries, and methods that say so", async ({
  page,
  blog,
  server,
  expectedErrors,
}) => {
  const errors = await expectOutage(page, expectedErrors);
  for (const part of ["shared", "gift-finder", "settings"] as const) {
    await answerPart(page, part, (route) => route.abort());
    await openWidgetPage(page, blog, server.url, { body: BODY });
    const finder = page.locator("gift-finder");
    const button = page.getByRole("button", { name: "Noch einmal versuchen" });
    await expect(button).toBeVisible();
    for (const wait of [1, 4, 15, 60]) await page.clock.fastForward(wait * 1000);
    await expect(button).toBeVisible();
    await expectStandIn(page, part);
    expect(await finder.evaluate((element: Finder) => element.search())).toBe("failed");
    expect(await finder.evaluate((element: Finder) => element.reset())).toBe("failed");
    expect(await errors(), part).toEqual(["unavailable"]);
    await page.unrouteAll();
    await button.click();
    await expect(whole(finder), part).toBeVisible();
  }
});

test("a part that takes long is waited for, with the link meanwhile", async ({ page, blog, server }) => {
  for (const part of PARTS) {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked = page.waitForRequest(new RegExp(`/embed/c/${part}-`));
    await answerPart(page, part, async (route) => {
      await held;
      await route.continue();
    });
    // A page isn't open before all that it asks for has come.
    const opening = openWidgetPage(page, blog, server.url, { body: BODY });
    await asked;
    await expect(page.getByRole("link", { name: "Find a gift" }), part).toBeVisible();
    release();
    await opening;
    await expect(whole(page.locator("gift-finder")), part).toBeVisible();
  }
});

test("a part that is nonsense never shows, and the page is told", async ({ page, blog, server }) => {
  const errors = await noteErrors(page);
  for (const part of PARTS) {
    for (const body of ["<!doctype html><h1>Welcome to our hotel</h1>", "", "export default null"]) {
      await answerPart(page, part, (route) =>
        route.fulfill({
          body,
          contentType: "text/javascript",
          headers: { "access-control-allow-origin": "*" },
        }),
      );
      await openWidgetPage(page, blog, server.url, { body: BODY });
      await expect.poll(errors, `${part}: ${body}`).toEqual(["unavailable"]);
      await expectStandIn(page, part);
      await expect(whole(page.locator("gift-finder"))).toBeHidden();
    }
  }
});

test("offline, a widget comes back with the connection, or with the reader", async ({
  page,
  context,
  blog,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(BROWSERS_OWN);
  const errors = await noteErrors(page);
  const body = `<div style="height: 6000px"></div>${BODY}<div style="height: 6000px"></div>`;
  for (const back of ["online", "in view"] as const) {
    await openWidgetPage(page, blog, server.url, { body });
    const finder = page.locator("gift-finder");
    expect(await finder.evaluate((element: Finder) => element.state)).toBe("waiting");
    if (back === "online") await context.setOffline(true);
    else await answerPart(page, "shared", (route) => route.abort());
    await finder.scrollIntoViewIfNeeded();
    await expect.poll(errors).toEqual(["unavailable"]);
    expect(await finder.evaluate((element: Finder) => element.search())).toBe("failed");
    if (back === "online") await context.setOffline(false);
    else {
      await page.unrouteAll();
      await page.evaluate(() => scrollTo(0, 0));
      await finder.scrollIntoViewIfNeeded();
    }
    await expect(whole(finder)).toBeVisible();
  }
});

test("what a search needs is tried anew with each press", async ({ page, blog, server, expectedErrors }) => {
  expectedErrors.push(BROWSERS_OWN);
  const errors = await noteErrors(page);
  await answerPart(page, "answer", (route) => route.abort());
  await openWidgetPage(page, blog, server.url, { body: "<gift-finder></gift-finder>" });
  const finder = page.locator("gift-finder");
  await searchFor(finder);
  await expect(finder.getByRole("alert")).toHaveText("Could not process your request. Please try again.");
  expect(await errors()).toEqual(["unavailable"]);
  expect(await finder.evaluate((element: Finder) => element.search())).toBe("failed");
  await page.unrouteAll();
  expect(await finder.evaluate((element: Finder) => element.search())).toBe("results");
  await expect(cardsOf(finder)).toHaveCount(6);
});

test("a browser that lacks what the widgets need shows the link, and one that lacks less shows the widget", async ({
  browser,
  blog,
  server,
}) => {
  const deny = (what: string) => `{
    const { supports } = CSS;
    CSS.supports = (...asked) => !asked.join().includes("${what}") && supports.apply(CSS, asked);
  }`;
  const losses: readonly (readonly [isShown: boolean, code: string])[] = [
    [false, deny("light-dark")],
    [false, deny("popover-open")],
    [true, "delete window.IntersectionObserver"],
    [true, "delete window.CSS"],
    [true, "delete window.matchMedia"],
    [true, "delete Document.prototype.adoptedStyleSheets; delete ShadowRoot.prototype.adoptedStyleSheets"],
  ];
  for (const [isShown, code] of losses) {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.addInitScript(code);
    await openWidgetPage(page, blog, server.url, { body: BODY });
    const [shown, hidden] = [
      whole(page.locator("gift-finder")),
      page.getByRole("link", { name: "Find a gift" }),
    ];
    await expect(isShown ? shown : hidden, code).toBeVisible();
    await expect(isShown ? hidden : shown, code).toBeHidden();
    expect(errors, code).toEqual([]);
    await page.close();
  }
});

test("in development, the console says what is wrong with an element and what to write instead", async ({
  page,
  blog,
  server,
  consoleErrors,
  expectedErrors,
}) => {
  expectedErrors.push(/^GiftHearth: /);
  await openWidgetPage(page, blog, server.url, {
    body: '<gift-finder debug intrests="Tea"></gift-finder><gift-finder theme="drak"></gift-finder>',
  });
  await expect.poll(() => consoleErrors).toHaveLength(2);
  expect(consoleErrors.join()).toMatch(/Write interests.*Put a link/s);
});

test('without type="module" the script says what is missing, and does the same', async ({
  page,
  blog,
  server,
  consoleErrors,
  expectedErrors,
}) => {
  expectedErrors.push(/write <script type="module"/);
  await openWidgetPage(page, blog, server.url, {
    script: "",
    head: `<script src="${server.url}/embed/v1/embed.js"></script>
      <script src="${server.url}/embed/v1/embed.js?again"></script>`,
    body: "<gift-finder></gift-finder>",
  });
  const finder = page.locator("gift-finder");
  await searchFor(finder);
  await expect(cardsOf(finder)).toHaveCount(6);
  expect(consoleErrors).toHaveLength(2);
});

test("in a sandbox that allows no forms the button and the Enter key search", async ({
  page,
  blog,
  server,
}) => {
  blog.pages["/inside"] = {
    html: `<!doctype html><html lang="en"><title>Inside</title>
      <script type="module" crossorigin src="${server.url}/embed/v1/embed.js"></script>
      <gift-finder occasion="Birthday" interests="Tea"></gift-finder></html>`,
  };
  await openWidgetPage(page, blog, server.url, {
    script: "",
    body: `<iframe sandbox="allow-scripts" src="/inside" width="600" height="1600" title="A finder"></iframe>`,
  });
  const finder = page.frameLocator("iframe").locator("gift-finder");
  await finder.getByRole("button", { name: "Find Thoughtful Gifts" }).click();
  await expect(cardsOf(finder)).toHaveCount(6);
  await finder.getByRole("button", { name: "A friend", exact: true }).click();
  await finder.getByLabel("Age", { exact: true }).fill("200");
  await finder.getByLabel("Age", { exact: true }).press("Enter");
  await expect(finder.getByText("Please give the age in whole years, from 0 to 120")).toBeVisible();
});
