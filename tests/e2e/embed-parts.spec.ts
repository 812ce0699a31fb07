import { openWidgetPage } from "../support/widget-page.ts";
import { cardsOf, expect, type Locator, searchFor, test } from "./fixtures.ts";

const BODY = `<gift-finder locale="de" accent="teal"><a href="https://gifts.example/gift-finder">Find a gift</a></gift-finder>`;

/** The finder as it should be. */
const whole = (finder: Locator) => finder.getByRole("button", { name: "Geschenke finden" });

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
