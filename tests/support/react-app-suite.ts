import {
  cardsOf,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Page,
  test,
} from "../e2e/fixtures.ts";
import { packNpmPackage } from "./npm-package.ts";
import { type ReactApp, type ReactVersion, startReactApp } from "./react-app.ts";

/** What the page says it heard, newest first. */
const newsOf = (page: Page) =>
  page.getByRole("region", { name: "What the page hears" }).getByRole("listitem");

const finderOf = (page: Page) => page.locator("gift-finder");

/** The example app with one React, built in one way: it works, and what it is promised holds. */
export function describeReactApp(react: ReactVersion, mode: "development" | "production"): void {
  test.describe(`the React ${react} app, built for ${mode}`, () => {
    // One build for all of them.
    test.describe.configure({ mode: "default" });
    let app: ReactApp;

    test.beforeAll(async ({ server }) => {
      const tarball = await packNpmPackage();
      app = await startReactApp(tarball, react, mode, server.url);
      await tarball.discard();
    });
    test.afterAll(async () => app?.discard());

    test("its finder searches, and its handlers hear what happens, once each", async ({ page }) => {
      await page.goto(app.origin);
      await expect(newsOf(page).filter({ hasText: "ready, version" })).toHaveCount(1);
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await expect(cardsOf(finderOf(page))).toHaveCount(6);
      await expect(newsOf(page).filter({ hasText: /^\d+ ideas \(curated\)$/ })).toHaveCount(1);
      await expect(newsOf(page).filter({ hasText: "searching for 2 interests up to $60" })).toHaveCount(1);
      const shop = page.waitForEvent("popup");
      await cardsOf(finderOf(page)).first().locator("[part~=shop-link]").click();
      await (await shop).close();
      await expect(newsOf(page).filter({ hasText: "to the shop for idea 1" })).toHaveCount(1);
      await page.getByRole("button", { name: "Start over" }).click();
      await expect(cardsOf(finderOf(page))).toHaveCount(0);
    });

    // The rest is where React's development build would warn, and StrictMode does everything twice.
    if (mode === "production") return;

    test("another option or handler changes the finder that is there, and keeps what was typed", async ({
      page,
    }) => {
      await page.goto(app.origin);
      const finder = finderOf(page);
      const notes = finder.getByRole("textbox", { name: /Notes/ });
      await notes.fill("likes the sea");
      await finder.evaluate((element) =>
        Object.assign(element.shadowRoot?.querySelector("div > div") as object, { isTheSame: true }),
      );
      await page.getByRole("button", { name: "Dark" }).click();
      await expect(finder).toHaveAttribute("theme", "dark");
      await page.getByLabel("Occasion").first().selectOption("Wedding");
      await expect(finder.getByLabel("Occasion", { exact: true })).toHaveValue("Wedding");
      await expect(notes).toHaveValue("likes the sea");
      expect(
        await finder.evaluate(
          ({ shadowRoot }) => "isTheSame" in (shadowRoot?.querySelector("div > div") ?? {}),
        ),
      ).toBe(true);
      // The handler of the latest rendering is the one that hears.
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await expect(newsOf(page).filter({ hasText: "for: Wedding" })).toHaveCount(1);
    });

    test("taken away, it leaves nothing behind; put back, it has what was typed", async ({ page }) => {
      await page.route("**/api/functions/ai-gift-finder", () => {
        // Never answered: the app has to give up by itself.
      });
      await page.goto(app.origin);
      const notes = finderOf(page).getByRole("textbox", { name: /Notes/ });
      await notes.fill("likes the sea");
      const element = await finderOf(page).elementHandle();
      const failed = page.waitForEvent("requestfailed", (request) =>
        request.url().includes("ai-gift-finder"),
      );
      const sent = page.waitForRequest("**/api/functions/ai-gift-finder");
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await sent;
      await page.getByRole("button", { name: "Close" }).click();
      expect((await failed).failure()?.errorText).toBe("net::ERR_ABORTED");
      expect(
        await element?.evaluate((removed) => [
          removed.isConnected,
          removed.shadowRoot?.querySelectorAll("*").length,
          removed.shadowRoot?.querySelectorAll("slot").length,
        ]),
      ).toEqual([false, 2, 1]);
      const news = await newsOf(page).allTextContents();
      await element?.evaluate((removed) =>
        removed.dispatchEvent(new CustomEvent("gh-results", { detail: {} })),
      );
      expect(await newsOf(page).allTextContents()).toEqual(news);
      await expect(page.getByTitle("What GiftHearth has given")).toBeHidden();

      await page.getByRole("button", { name: "Open" }).click();
      await expect(page.getByTitle("What GiftHearth has given")).toBeVisible();
      await expect(notes).toHaveValue("likes the sea");
    });

    test("a server renders the elements with their attributes and links", async ({ browser, request }) => {
      const html = await (await request.get(`${app.origin}/rendered`)).text();
      const [tag = ""] = /<gift-finder[^>]*>/.exec(html) ?? [];
      for (const attribute of [
        'id="presents"',
        'class="widget"',
        'theme="light"',
        'occasion="Birthday"',
        'interests="[&quot;Reading&quot;,&quot;Cooking&quot;]"',
        'budget="[20,60]"',
        'heading-level="2"',
      ]) {
        expect(tag).toContain(attribute);
      }
      const [board = ""] = /<impact-scoreboard[^>]*>/.exec(html) ?? [];
      expect(board).toContain('title="What GiftHearth has given"');
      expect(board).not.toContain("hidden");
      expect(tag).not.toMatch(/undefined|classname|onready|function|\[object/i);
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(`${app.origin}/rendered`);
      await expect(page.getByRole("link", { name: "Find a present with GiftHearth" })).toBeVisible();
      await expect(page.getByRole("link", { name: "See what GiftHearth has given" })).toHaveCount(2);
      await page.close();
    });

    test("what a server rendered is taken over without a word in the console, and works", async ({
      page,
    }) => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${app.origin}/rendered`);
        await expect(newsOf(page).filter({ hasText: "ready, version" })).toHaveCount(1);
        const board = page.locator("impact-scoreboard").first();
        // It loads near the screen.
        await board.scrollIntoViewIfNeeded();
        await expect(board.getByText("total donated")).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await expect(cardsOf(finderOf(page))).toHaveCount(6);
      await expect(newsOf(page).filter({ hasText: "ready, version" })).toHaveCount(1);
    });
  });
}
