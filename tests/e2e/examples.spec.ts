import { readdirSync } from "node:fs";
import { join } from "node:path";
import {
  cardsOf,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  searchFor,
  test,
  watchLayoutShift,
} from "./fixtures.ts";

const EXAMPLES = readdirSync(join(import.meta.dirname, "../../examples"))
  .filter((file) => file.endsWith(".html"))
  .map((file) => file.slice(0, -".html".length));

for (const name of EXAMPLES) {
  test(`the example ${name} stands at any width: no shift, nothing to scroll sideways, axe clean`, async ({
    page,
  }) => {
    const layoutShift = await watchLayoutShift(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/examples/${name}.html`);
      const widgets = page.locator("gift-finder, impact-scoreboard");
      for (const widget of await widgets.all()) {
        await widget.scrollIntoViewIfNeeded();
        await expect(widget.getByRole("heading").first()).toBeVisible();
      }
      const states = () =>
        widgets.evaluateAll((all) => all.map((widget) => (widget as HTMLElement & { state: string }).state));
      await expect.poll(async () => (await states()).filter((state) => state !== "ready")).toEqual([]);
      // How tall an iframe is, its page says only once it is there.
      if (name !== "iframe") expect(await layoutShift(), `at ${width} pixels`).toBe(0);
      await expectNoSidewaysScroll(page);
      if (width === 390) await expectAccessible(page);
    }
    if (name !== "index") await expect(page.locator('a[href="./"]')).toBeVisible();
  });
}

test("the list names every example, and leads to them and back", async ({ page }) => {
  await page.goto("/examples/");
  const links = page.getByRole("listitem").getByRole("link");
  const listed = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).pathname.slice(10, -5)),
  );
  expect(listed.toSorted()).toEqual(EXAMPLES.filter((name) => name !== "index").toSorted());
  await links.first().click();
  await page.locator('a[href="./"]').click();
  await expect(page).toHaveURL(/\/examples\/$/);
});

test("the strict example allows neither a style nor a Trusted Types policy nor anybody else's script", async ({
  page,
}) => {
  await page.goto("/examples/strict-csp.html");
  const policy = await page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content");
  expect(policy?.split(/;\s*/).toSorted()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "script-src 'self'",
    "style-src 'none'",
    "trusted-types 'none'",
  ]);
  await page.evaluate(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener("securitypolicyviolation", (event) => violations.push(event.violatedDirective));
  });
  await searchFor(page.locator("gift-finder"));
  await expect(cardsOf(page.locator("gift-finder"))).toHaveCount(6);
  await expect(page.locator("impact-scoreboard").getByText("total donated")).toBeVisible();
  const violations = await page.evaluate(() => (window as unknown as { violations: string[] }).violations);
  expect(violations).toEqual([]);
});

test("the dark page turns its widgets light and back while they are in use", async ({ page }) => {
  await page.goto("/examples/dark.html");
  const finder = page.locator("gift-finder");
  const notes = finder.getByRole("textbox", { name: /Notes/ });
  await notes.fill("likes the sea");
  const colour = () => notes.evaluate((element) => getComputedStyle(element).backgroundColor);
  const dark = await colour();
  await page.getByRole("radio", { name: "light" }).check();
  await expect.poll(colour).not.toBe(dark);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByRole("radio", { name: /auto/ }).check();
  await expect.poll(colour).toBe(dark);
  await expect(notes).toHaveValue("likes the sea");
});

test("the events page shows every event as it comes, and the text only when asked", async ({ page }) => {
  await page.context().route("https://www.amazon.com/**", (route) => route.fulfill({ body: "a shop" }));
  await page.goto("/examples/events.html");
  const finder = page.locator("gift-finder");
  const heard = page.getByRole("list", { name: "Heard so far" }).getByRole("listitem");
  await expect(heard.filter({ hasText: /^gh-ready from gift-finder/ })).toHaveCount(1);
  await page.getByRole("button", { name: "search()" }).click();
  await expect(cardsOf(finder)).toHaveCount(6);
  const searches = heard.filter({ hasText: "gh-search" });
  await expect(searches).toHaveText(/"interestCount":2/);
  await expect(searches).not.toContainText("Cooking");
  await expect(heard.filter({ hasText: "gh-results" })).toHaveCount(1);

  await page.getByRole("button", { name: "reset()" }).click();
  await expect(cardsOf(finder)).toHaveCount(0);
  await page.getByLabel("event-text").check();
  await page.getByRole("button", { name: "search()" }).click();
  await expect(searches.last()).toContainText('"interests":["Reading","Cooking"]');
  await expect(heard.filter({ hasText: "gh-results" })).toHaveCount(2);

  const shop = page.waitForEvent("popup");
  await cardsOf(finder).first().locator("[part~=shop-link]").click();
  await (await shop).close();
  await expect(heard.last()).toHaveText(/^gh-shop from gift-finder: .*"position":1/);
  await page.locator("impact-scoreboard").scrollIntoViewIfNeeded();
  await expect(heard.filter({ hasText: /^gh-ready from impact-scoreboard/ })).toHaveCount(1);
  const figures = page.waitForResponse("**/api/donation-stats*");
  await page.getByRole("button", { name: "refresh()" }).click();
  expect((await figures).ok()).toBe(true);
});

test("in the single-page app a finder comes back with what was typed, and leaves nothing where it was", async ({
  page,
}) => {
  await page.goto("/examples/spa.html#gifts");
  const finder = page.locator("gift-finder");
  const notes = finder.getByRole("textbox", { name: /Notes/ });
  for (const words of ["likes the sea", "and the hills"]) {
    await notes.fill(words);
    const left = await finder.elementHandle();
    await page.getByRole("link", { name: "Impact" }).click();
    await expect(page.locator("impact-scoreboard").getByText("total donated")).toBeVisible();
    expect(await left?.evaluate(({ shadowRoot }) => shadowRoot?.querySelectorAll("slot").length)).toBe(1);
    await page.goBack();
    await expect(notes).toHaveValue(words);
  }
  await searchFor(finder);
  await expect(cardsOf(finder)).toHaveCount(6);
  await page.reload();
  await expect(notes).toHaveValue("");
});

test("the iframes work and are as tall as their widgets", async ({ page }) => {
  await page.goto("/examples/iframe.html");
  const frame = page.getByTitle("Gift finder by GiftHearth");
  const finder = page.frameLocator("iframe[title^=Gift]");
  const height = async () => (await frame.boundingBox())?.height ?? 0;
  await expect(finder.getByRole("button", { name: "Find Thoughtful Gifts" })).toBeVisible();
  const before = await height();
  await finder.getByLabel("Occasion", { exact: true }).selectOption("Birthday");
  await finder.getByRole("button", { name: "Find Thoughtful Gifts" }).click();
  await expect(finder.getByRole("group", { name: "Gift suggestions" }).getByRole("listitem")).toHaveCount(6);
  await expect.poll(height).toBeGreaterThan(before + 200);
  const line = page.getByTitle("Impact scoreboard by GiftHearth");
  await line.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await line.boundingBox())?.height ?? 0).toBeLessThan(200);
});

test("the WordPress plugin can be downloaded, and is text", async ({ request }) => {
  const response = await request.get("/examples/wordpress/gifthearth.php");
  expect(response.ok()).toBe(true);
  expect(response.headers()["content-type"] ?? "").not.toContain("html");
  expect(await response.text()).toMatch(/^<\?php\n/);
  const zip = await (await request.get("/embed/gifthearth-wordpress.zip")).body();
  // Unpacked by PHP itself in the deep tests.
  for (const file of ["gifthearth.php", "editor.js", "readme.txt"]) {
    expect(zip.toString("latin1")).toContain(`gifthearth/${file}`);
  }
});
