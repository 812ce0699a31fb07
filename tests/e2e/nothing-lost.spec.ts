import type { Page } from "playwright/test";
import { cardsOf, expect, searchFor, test } from "./fixtures.ts";

/** The finder of a page, and the titles that it shows. */
const finderOf = (page: Page) => page.getByRole("region", { name: "Gift finder" });
const titles = (page: Page) => cardsOf(finderOf(page)).getByRole("heading").allInnerTexts();

/** The titles of the next whole list, which is another than that. */
async function titlesAfter(page: Page, former: readonly string[]): Promise<readonly string[]> {
  const isAnother = async () => {
    const shown = await titles(page);
    return shown.length === 6 && shown.join() !== former.join();
  };
  await expect.poll(isAnother).toBe(true);
  return titles(page);
}

/** Goes down the page as a visitor does, once the list has come into sight by itself. */
async function scrolledDown(page: Page): Promise<number> {
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 400);
  let before = -1;
  const place = () =>
    page.evaluate(() => new Promise<number>((done) => setTimeout(() => done(window.scrollY), 200)));
  for (let now = await place(); now !== before; now = await place()) before = now;
  expect(before).toBeGreaterThan(300);
  return before;
}

/** Searches with notes, from the finder's own page. */
async function searchForCellist(page: Page) {
  await page.goto("/gift-finder");
  const finder = finderOf(page);
  const notes = finder.getByRole("textbox", { name: "Notes" });
  await notes.fill("plays the cello");
  await searchFor(finder);
  await expect(cardsOf(finder)).toHaveCount(6);
  return { finder, notes };
}

test("Back, Forward and a reload show the same list at the same place, and what was said", async ({
  page,
}) => {
  const { finder, notes } = await searchForCellist(page);
  await expect(page).toHaveURL(/\?.*occasion=Birthday.*found/);
  expect(page.url()).not.toContain("cello");
  const first = await titles(page);

  // Others of the same search, which is what comes back later.
  await finder.getByRole("button", { name: "Show me others" }).click();
  const others = await titlesAfter(page, first);

  const place = await scrolledDown(page);
  // A pressed link that sticks to the top would be brought to the middle first.
  await page.getByRole("banner").getByRole("link", { name: "Our Impact" }).dispatchEvent("click");
  await expect(page).toHaveURL(/impact/);
  await page.goBack();
  await expect(cardsOf(finder)).toHaveCount(6);
  await expect.poll(() => titles(page)).toEqual(others);
  await expect(notes).toHaveValue("plays the cello");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1);

  await page.reload();
  await expect(cardsOf(finder)).toHaveCount(6);
  await expect.poll(() => titles(page)).toEqual(others);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1);

  // Before the search there was a form, and after it its list again.
  await page.goBack();
  await expect(cardsOf(finder)).toHaveCount(0);
  await expect(notes).toHaveValue("plays the cello");
  await page.goForward();
  await expect(cardsOf(finder)).toHaveCount(6);
  await expect.poll(() => titles(page)).toEqual(others);
});

test("each search has its own place in the history, and an address opens with its list", async ({
  page,
  context,
}) => {
  await page.goto("/gift-finder");
  const finder = finderOf(page);
  await searchFor(finder);
  await expect(cardsOf(finder)).toHaveCount(6);
  const cooking = await titles(page);
  await finder.getByLabel("Occasion", { exact: true }).selectOption("Housewarming");
  await finder.getByRole("button", { name: "Find Thoughtful Gifts" }).click();
  await expect(page).toHaveURL(/occasion=Housewarming/);
  const housewarming = await titlesAfter(page, cooking);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(cooking);
  await expect(finder.getByLabel("Occasion", { exact: true })).toHaveValue("Birthday");
  await page.goForward();
  await expect.poll(() => titles(page)).toEqual(housewarming);

  const tab = await context.newPage();
  await tab.goto(page.url());
  await expect.poll(() => titles(tab)).toEqual(housewarming);
  await expect(finderOf(tab).getByLabel("Occasion", { exact: true })).toHaveValue("Housewarming");
});

test("a card opens its idea's own page, and Back leads to the list, on the page it was on", async ({
  page,
}) => {
  await page.goto("/gift-finder");
  const finder = finderOf(page);
  await searchFor(finder);
  await expect(finder.getByText("Found 12 gift suggestions")).toBeVisible();
  const first = await titles(page);
  await finder.getByRole("button", { name: "Next" }).click();
  const second = await titlesAfter(page, first);
  const [title = ""] = second;
  // Anywhere on the card, its picture as well as its title.
  await cardsOf(finder)
    .first()
    .click({ position: { x: 120, y: 60 } });
  await expect(page).toHaveURL(/\/gift-ideas\/[a-z0-9-]+\?country=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("heading", { name: "What to look for" })).toBeVisible();
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(second);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(second);
});

test("the home page's finder keeps its list, too", async ({ page }) => {
  await page.goto("/");
  const finder = finderOf(page);
  await searchFor(finder);
  await expect(cardsOf(finder)).toHaveCount(6);
  await expect(page).toHaveURL(/\/\?.*found/);
  const found = await titles(page);
  await page.getByRole("banner").getByRole("link", { name: "Our Impact" }).dispatchEvent("click");
  await expect(page).toHaveURL(/impact/);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(found);
});

test("Back leads out of an address that somebody else wrote, and an incomplete one only fills the form", async ({
  page,
}) => {
  await page.goto("/about");
  await page.goto("/gift-finder?occasion=Birthday&interests=Reading,Cooking&found");
  await expect(cardsOf(finderOf(page))).toHaveCount(6);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await page.goto("/gift-finder?found&occasion=Wedding");
  await expect(finderOf(page).getByLabel("Occasion", { exact: true })).toHaveValue("Wedding");
  await expect(cardsOf(finderOf(page))).toHaveCount(0);
  await expect(finderOf(page).getByRole("alert")).toHaveCount(0);
});

test("searches that differ in their notes alone have places of their own, and the form before them none", async ({
  page,
}) => {
  const { finder, notes } = await searchForCellist(page);
  const cello = await titles(page);
  await notes.fill("knits socks");
  await finder.getByRole("button", { name: "Find Thoughtful Gifts" }).click();
  await titlesAfter(page, cello);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(cello);
  await expect(notes).toHaveValue("plays the cello");
  await page.goBack();
  await expect(cardsOf(finder)).toHaveCount(0);
});

test("another country tells the list in its money", async ({ page }) => {
  await page.goto("/gift-finder");
  const finder = finderOf(page);
  await searchFor(finder);
  await expect(cardsOf(finder).first()).toContainText("$");
  await page.getByRole("button", { name: /^Country/ }).click();
  await page
    .getByRole("menuitem", { name: /^GB/ })
    .or(page.getByRole("menuitemradio", { name: /^GB/ }))
    .click();
  await expect(cardsOf(finder).first()).toContainText("about £");
});
