import de from "../../packages/widgets/src/text/de.ts";
import type { Table } from "../../packages/widgets/src/text/en.ts";
import { en, type LabelKey } from "../../packages/widgets/src/text/en.ts";
import es from "../../packages/widgets/src/text/es.ts";
import fr from "../../packages/widgets/src/text/fr.ts";
import it from "../../packages/widgets/src/text/it.ts";
import nl from "../../packages/widgets/src/text/nl.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Locator,
  type Page,
  test,
} from "./fixtures.ts";

const TABLES = { nl, fr, es, de, it };
const LANGUAGES = Object.entries(TABLES);

/** Opens a page of somebody's with this in its body. */
async function openPage(page: Page, body: string, lang = "en"): Promise<void> {
  await page.route("**/somebodys-page", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><html lang="${lang}"><title>A page</title><link rel="icon" href="data:,">
        <meta name="viewport" content="width=device-width">
        <script type="module" src="/embed/v1/embed.js"></script><main><h1>Geschenke</h1>${body}</main></html>`,
    }),
  );
  await page.goto("/somebodys-page");
}

/** Fills in the form and sends it, in whatever language. */
async function search(finder: Locator, table: Table): Promise<void> {
  await finder.getByLabel(table.occasion, { exact: true }).selectOption("Birthday");
  await finder.getByRole("button", { name: table.reading, exact: true }).click();
  await finder.getByRole("button", { name: table.search, exact: true }).click();
}

const cards = (finder: Locator) => finder.locator("[part~=card]");

/** Every text that a widget shows or has read out, but the ideas' own words. */
function textsOf(widget: Locator): Promise<string[]> {
  return widget.evaluate(({ shadowRoot }) => {
    const texts: (string | null | undefined)[] = [];
    for (const element of shadowRoot?.querySelectorAll(".gh, .gh *") ?? []) {
      if (element.closest("[lang=en]")) continue;
      for (const name of ["aria-label", "placeholder", "aria-valuetext", "title", "alt"]) {
        texts.push(element.getAttribute(name));
      }
      for (const node of element.childNodes) if (node.nodeType === 3) texts.push(node.textContent);
    }
    return texts.map((text) => text?.trim() ?? "").filter(Boolean);
  });
}

/** Those of them that are English though the language has other words. */
async function englishIn(widget: Locator, table: Table): Promise<string[]> {
  const patterns = (Object.keys(en) as LabelKey[])
    .filter((key) => en[key] !== table[key])
    .flatMap((key) => en[key].split("|"))
    .map((form) => new RegExp(`^${form.replace(/[.?*+^$()[\]\\|]/g, "\\$&").replace(/\{\w+\}/g, ".+")}$`));
  const ours: readonly string[] = Object.values(table);
  return (await textsOf(widget)).filter(
    (text) => !ours.includes(text) && patterns.some((pattern) => pattern.test(text)),
  );
}

/** What of a widget is wider than the room it has. */
function crampedIn(widget: Locator): Promise<string[]> {
  return widget.evaluate(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll<HTMLElement>(".gh *") ?? [])]
      .filter(
        (element) =>
          // One pixel wide is what only screen readers see; what lies in one line to be scrolled has its room.
          element.clientWidth > 1 &&
          element.tagName !== "SELECT" &&
          getComputedStyle(element).overflowX !== "auto" &&
          element.scrollWidth > element.clientWidth + 1,
      )
      .map(({ className, textContent }) => `${className}: ${textContent}`),
  );
}

for (const [language, table] of LANGUAGES) {
  test(`nothing that a visitor comes across is English in ${language}, and all of it has room`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // Neither sharing nor copying: the link is shown.
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      Object.defineProperty(Navigator.prototype, "share", { value: undefined });
      delete (Navigator.prototype as { share?: unknown }).share;
    });
    await openPage(
      page,
      `<gift-finder locale="${language}"></gift-finder><impact-scoreboard locale="${language}"></impact-scoreboard>
       <impact-scoreboard locale="${language}" compact></impact-scoreboard>`,
    );
    const finder = page.locator("gift-finder");
    const nothingEnglish = async () => expect(await englishIn(finder, table)).toEqual([]);
    const press = (key: LabelKey) => finder.getByRole("button", { name: table[key], exact: true }).click();

    await press("search");
    await expect(finder.getByText(table.interestsMissing)).toBeVisible();
    await finder.getByLabel(table.occasion, { exact: true }).selectOption("Other");
    await press("model");
    await expect(finder.getByText(table.modelTip)).toBeVisible();
    await page.keyboard.press("Escape");
    await finder.getByPlaceholder(table.interestsOwn).fill("Otters");
    await press("interestsAdd");
    await nothingEnglish();

    await search(finder, table);
    await expect(cards(finder)).toHaveCount(6);
    const heading = table.resultsHeading.replace("{occasion}", table.birthday);
    await expect(finder.getByRole("heading", { name: heading })).toBeVisible();
    await expect(finder.getByText(table.paidLink).first()).toBeVisible();
    await expect(finder.getByText(table.disclosure.split(". ").at(-1) ?? "")).toBeVisible();
    await nothingEnglish();
    for (const width of [280, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      expect(await crampedIn(finder), `at ${width} pixels`).toEqual([]);
    }

    const say = (key: LabelKey) =>
      cards(finder)
        .first()
        .getByRole("button", { name: `${table[key]}: ` })
        .click();
    await say("moreLikeThis");
    await nothingEnglish();
    await say("compare");
    await nothingEnglish();
    const [compareOne = ""] = table.compareShortlist.split("|");
    await finder.getByRole("button", { name: compareOne.replace("{count}", "1") }).click();
    await expect(finder.getByRole("heading", { name: table.comparisonHeading })).toBeVisible();
    await nothingEnglish();
    await finder.getByRole("dialog").getByRole("button", { name: table.close, exact: true }).click();
    await say("notThis");
    await expect(finder.getByRole("button", { name: table.undo, exact: true })).toBeVisible();
    await press("share");
    await expect(finder.getByLabel(table.linkToCopy)).toBeVisible();
    await nothingEnglish();
    await press("update");
    await expect(finder.getByRole("button", { name: table.earlier, exact: true })).toBeVisible();
    await expect(cards(finder)).not.toHaveCount(0);
    await nothingEnglish();

    for (const board of await page.locator("impact-scoreboard").all()) {
      await board.scrollIntoViewIfNeeded();
      await expect(board.getByText(/121.40/)).toBeVisible();
      expect(await englishIn(board, table)).toEqual([]);
    }
    await expectAccessible(page);
    for (const width of [280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const board of await page.locator("impact-scoreboard").all()) {
        expect(await crampedIn(board), `at ${width} pixels`).toEqual([]);
      }
    }
  });
}

test("the page's language is the widget's, the nearest one, through shadow roots", async ({ page }) => {
  await openPage(
    page,
    `<gift-finder></gift-finder><section lang="it"><gift-finder></gift-finder></section>
     <div id="host" lang="es"></div><gift-finder locale="de"></gift-finder>
     <section lang="ja"><gift-finder></gift-finder></section>`,
    "nl-BE",
  );
  await page.evaluate(() => {
    const root = document.querySelector("#host")?.attachShadow({ mode: "open" });
    root?.append(document.createElement("gift-finder"));
  });
  const headings = page.locator("gift-finder").getByRole("heading", { level: 2 });
  for (const finder of await page.locator("gift-finder").all()) await finder.scrollIntoViewIfNeeded();
  // What lies in a shadow root of the page comes last.
  await expect(headings).toHaveText([nl, it, de, en, es].map((table) => table.finderHeading));
  await expect(page.locator("gift-finder").locator("[dir=ltr]").first()).toHaveAttribute("lang", "nl-BE");
});

test("another locale is spoken at once; what was typed and found stays", async ({ page }) => {
  await openPage(page, `<gift-finder locale="fr"></gift-finder>`);
  const finder = page.locator("gift-finder");
  await finder.getByLabel(fr.notes).fill("Aime le thé");
  await search(finder, fr);
  await expect(cards(finder)).toHaveCount(6);
  await finder.getByPlaceholder(fr.interestsOwn).fill("Loutres");
  const titles = await finder.getByRole("heading", { level: 4 }).allTextContents();
  await finder.evaluate((element) => element.setAttribute("locale", "de"));
  await expect(finder.getByRole("heading", { name: de.finderHeading })).toBeVisible();
  await expect(finder.getByLabel(de.notes)).toHaveValue("Aime le thé");
  await expect(finder.getByPlaceholder(de.interestsOwn)).toHaveValue("Loutres");
  await expect(finder.getByLabel(de.occasion, { exact: true })).toHaveValue("Birthday");
  expect(await finder.getByRole("heading", { level: 4 }).allTextContents()).toEqual(titles);
  expect(await englishIn(finder, de)).toEqual([]);
  await finder.evaluate((element) => element.removeAttribute("locale"));
  await expect(finder.getByRole("heading", { name: en.finderHeading })).toBeVisible();
  await expect(finder.getByLabel("Notes")).toHaveValue("Aime le thé");
});

test("a page's own words take the place of ours, in English and elsewhere", async ({ page }) => {
  await openPage(page, `<gift-finder></gift-finder>`);
  const finder = page.locator("gift-finder");
  await finder.evaluate((element) => {
    (element as HTMLElement & { labels?: object }).labels = {
      search: "Go",
      resultsFound: "{count} thing|{count} things",
    };
  });
  await expect(finder.getByRole("button", { name: "Go", exact: true })).toBeVisible();
  await expect(finder.getByRole("heading", { name: en.finderHeading })).toBeVisible();
  await finder.evaluate((element) => element.setAttribute("locale", "nl"));
  await expect(finder.getByRole("heading", { name: nl.finderHeading })).toBeVisible();
  await search(finder, { ...nl, search: "Go" });
  await expect(finder.getByText(/^\d+ things$/)).toBeVisible();
});

test("English asks for no words", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await openPage(page, `<gift-finder></gift-finder><gift-finder lang="en-GB" country="GB"></gift-finder>`);
  await expect(page.locator("gift-finder").getByRole("heading", { name: en.finderHeading })).toHaveCount(2);
  expect(requested.filter((path) => /\/c\/(words|nl|fr|es|de|it)-/.test(path))).toEqual([]);
  await page
    .locator("gift-finder")
    .first()
    .evaluate((element) => element.setAttribute("locale", "it"));
  await expect(page.locator("gift-finder").getByRole("heading", { name: it.finderHeading })).toBeVisible();
  expect(requested.filter((path) => /\/c\/(words|nl|fr|es|de|it)-/.test(path))).toHaveLength(2);
});

test("prices are in the money of the country, donations in dollars, written as the language does", async ({
  page,
}) => {
  await openPage(
    page,
    `<gift-finder locale="nl" country="NL"></gift-finder><impact-scoreboard locale="de" country="DE"></impact-scoreboard>`,
  );
  const finder = page.locator("gift-finder");
  await expect(finder.getByRole("status").first()).toHaveText(/^€\s25-100$/);
  const highest = finder.getByRole("slider", { name: nl.budgetHighest });
  await expect(highest).toHaveAttribute("aria-valuetext", /^€\s100$/);
  await highest.press("End");
  await expect(highest).toHaveAttribute("aria-valuetext", /^€\s200 of meer$/);
  await search(finder, nl);
  await expect(finder.locator("[part~=price]").first()).toHaveText(/^ca\. €\s\d+(–\d+)?$/);
  const board = page.locator("impact-scoreboard");
  await board.scrollIntoViewIfNeeded();
  await expect(board.getByText(/^121,40\s\$$/)).toBeVisible();
  await expect(board.getByText(/^50\s% der Provision/)).toBeVisible();
});

test("ideas are told in the widget's language, and marked where they aren't", async ({ page }) => {
  await openPage(page, `<gift-finder locale="es"></gift-finder><gift-finder></gift-finder>`);
  const [spanish, english] = [page.locator("gift-finder").first(), page.locator("gift-finder").last()];
  await search(spanish, es);
  await search(english, en);
  await expect(cards(spanish)).toHaveCount(6);
  await expect(spanish.locator("[part~=card] [lang]")).toHaveCount(0);
  await expect(spanish.locator("[part~=card]").first()).not.toContainText(/\b(?:the|with|for)\b/);
  await expect(cards(english)).toHaveCount(6);
  await expect(english.locator("[part~=card] [lang]")).toHaveCount(0);
});

test("what the API says in English is said in the widget's language", async ({ page, expectedErrors }) => {
  expectedErrors.push(/429/, /net::ERR_FAILED/);
  await openPage(page, `<gift-finder locale="de"></gift-finder>`);
  const finder = page.locator("gift-finder");
  const error = { code: "too_many_requests", message: "Too many attempts.", requestId: "1" };
  await page.route("**/ai-gift-finder", (route) => route.fulfill({ status: 429, json: { error } }));
  await search(finder, de);
  await expect(finder.getByRole("alert")).toContainText(de.tooMany);
  expect(await englishIn(finder, de)).toEqual([]);
  await page.route("**/ai-gift-finder", (route) => route.abort());
  await finder.getByRole("button", { name: de.failedRetry }).click();
  await expect(finder.getByRole("alert")).toContainText(de.failedSearch);
});

test("where a language can't be had the widget speaks English", async ({ page, expectedErrors }) => {
  expectedErrors.push(/net::ERR_FAILED/);
  await page.route(/\/c\/de-/, (route) => route.abort());
  await openPage(page, `<gift-finder locale="de" compact></gift-finder>`);
  await expect(page.locator("gift-finder").getByRole("button", { name: en.search })).toBeVisible();
});
