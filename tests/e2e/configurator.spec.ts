import ts from "typescript";
import {
  expect,
  expectAccessible,
  expectLive,
  expectNoSidewaysScroll,
  type Locator,
  type Page,
  searchFor,
  test,
  watchLayoutShift,
} from "./fixtures.ts";

/** The preview's page, in its iframe. */
const previewIn = (page: Page) => page.frameLocator(".preview iframe");

/** The snippet's text, as the copy button gives it, with the address at which the test's server really is. */
async function snippetOf(page: Page, id: string, serverUrl: string): Promise<string> {
  const code = await page.locator(`[data-snippet="${id}"] pre`).textContent();
  const canonical = (await page.locator('link[rel="canonical"]').getAttribute("href")) ?? "";
  return (code ?? "").replaceAll(new URL(canonical).origin, serverUrl);
}

const hostPage = (body: string) => ({
  html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>A blog</title><main><h1>A blog</h1>${body}</main></html>`,
});

const CONFIGURED = `/embed?${new URLSearchParams({
  theme: "dark",
  accent: "rgb(0, 90, 60)",
  occasion: `Name day of "Ann" & <Bo>`,
  interests: "Reading,Sea glass",
  budget: "20-60",
  "heading-level": "3",
})}`;

/** The main button's colour: the accent, made light or dark enough for its text. */
async function expectColour(
  widget: Locator,
  isRight: (rgb: [number, number, number]) => boolean,
): Promise<void> {
  const button = widget.getByRole("button", { name: "Find Thoughtful Gifts" });
  await expect
    .poll(() =>
      button
        .evaluate((element) => {
          const context = new OffscreenCanvas(1, 1).getContext("2d");
          if (!context) throw new Error("no canvas");
          context.fillStyle = getComputedStyle(element).backgroundColor;
          context.fillRect(0, 0, 1, 1);
          return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
        })
        .then((rgb) => isRight(rgb as [number, number, number])),
    )
    .toBe(true);
}

/** The widget stands as it was configured. */
async function expectConfigured(widget: Locator): Promise<void> {
  await expect(widget.getByRole("heading", { level: 3, name: "Find the Perfect Gift" })).toBeVisible();
  await expectColour(widget, ([red, green, blue]) => green > red && green > blue);
  await expect(widget.getByRole("button", { name: "Sea glass" })).toBeVisible();
  await expect(widget.getByText("$20-$60")).toBeVisible();
}

test("what is chosen shows in the real widget at once, and stands in the address", async ({ page }) => {
  await page.goto("/embed");
  const finder = previewIn(page).locator("gift-finder");
  await expect(finder.getByRole("button", { name: "Find Thoughtful Gifts" })).toBeVisible();
  const options = page.getByRole("form", { name: "Options" });
  await options.getByLabel("Any CSS color").fill("rgb(0, 90, 60)");
  await options.getByText("Dark", { exact: true }).click();
  await options.getByLabel("Heading level").selectOption("h3");
  await options.getByLabel("Occasion").fill("Name day");
  await options.getByLabel("Reading").check();
  await options.getByLabel("Others, separated by commas").fill("Sea glass");
  await options.getByLabel("Lowest price").selectOption("$20");
  await options.getByLabel("Highest price").selectOption("$60");
  await options.getByLabel("Partner id").fill("my-blog");
  // The lower options may be too far away from it for the widget to load.
  await page.locator(".preview iframe").scrollIntoViewIfNeeded();
  await expectConfigured(finder);
  // What a preview does is none of the partner's figures.
  await expect(finder).not.toHaveAttribute("partner");
  await expect(page).toHaveURL(/theme=dark.*interests=Reading%2CSea\+glass&budget=20-60/);
  await expect(page.locator('[data-snippet="html"] pre')).toContainText('partner="my-blog"');

  await page.reload();
  await expectLive(page);
  await page.locator(".preview iframe").scrollIntoViewIfNeeded();
  await expectConfigured(finder);
  await expect(options.getByLabel("Partner id")).toHaveValue("my-blog");

  await options.getByText("Scoreboard", { exact: true }).click();
  await expect(previewIn(page).locator("impact-scoreboard").getByText("total donated")).toBeVisible();
  await expect(finder).toHaveCount(0);
  await options.getByText("Badge", { exact: true }).click();
  await expect(page.locator(".badge-preview img")).toHaveJSProperty("naturalHeight", 76);
  await options.getByLabel("Another color").waitFor({ state: "detached" });
});

test("the preview is as tall as what is pasted, in every width, and adds no step to Back", async ({
  page,
}) => {
  const layoutShift = await watchLayoutShift(page);
  await page.setViewportSize({ width: 1280, height: 3000 });
  await page.goto("/about");
  await page.goto("/embed");
  const frame = page.locator(".preview iframe");
  const finder = previewIn(page).locator("gift-finder");
  await expect(finder.getByRole("button", { name: "Find Thoughtful Gifts" })).toBeVisible();
  expect(await layoutShift(), "by loading").toBe(0);
  for (const width of ["Full", "480 px", "300 px"]) {
    await page.getByText(width, { exact: true }).click();
    await expect(finder.getByRole("button", { name: "Find Thoughtful Gifts" })).toBeVisible();
    await expect
      .poll(
        async () => ((await frame.boundingBox())?.height ?? 0) - ((await finder.boundingBox())?.height ?? 0),
      )
      .toBe(0);
    if (width !== "Full") expect((await frame.boundingBox())?.width).toBe(Number.parseInt(width, 10));
  }
  // What another width moves is wanted, and counts only where it comes later than half a second.
  const byWidths = await layoutShift();
  await page.getByRole("form", { name: "Options" }).getByText("Dark", { exact: true }).click();
  await expect(finder).toHaveAttribute("theme", "dark");
  await expect(page).toHaveURL(/theme=dark/);
  expect(await layoutShift(), "by another colour").toBe(byWidths);
  // As on somebody else's page, where the shops' programmes haven't agreed to links.
  await searchFor(finder);
  await expect(finder.getByRole("link", { name: /^Details/ }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/about$/);
});

test("a colour that is none is said to be none, and the widget keeps its own", async ({ page }) => {
  await page.goto("/embed?accent=notacolour");
  const finder = previewIn(page).locator("gift-finder");
  const button = finder.getByRole("button", { name: "Find Thoughtful Gifts" });
  await expect(button).toHaveCSS("background-color", "rgb(194, 67, 27)");
  const field = page.getByLabel("Any CSS color");
  await field.fill("nor this");
  await expect(page.getByText("No browser knows this color")).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("teal");
  await expect(page.getByText("No browser knows this color")).toBeHidden();
  await expectColour(finder, ([red, green, blue]) => green > red && blue > red);
});

test("the HTML snippet works in a fresh page of another site", async ({ page, server, blog }) => {
  await page.goto(CONFIGURED);
  blog.pages["/"] = hostPage(await snippetOf(page, "html", server.url));
  await page.goto(blog.origin);
  await expectConfigured(page.locator("gift-finder"));
  expect(await page.locator("gift-finder").getAttribute("occasion")).toBe(`Name day of "Ann" & <Bo>`);
});

test("the iframe snippet works in a fresh page of another site, and takes the height it needs", async ({
  page,
  server,
  blog,
}) => {
  await page.goto(CONFIGURED);
  blog.pages["/"] = hostPage(await snippetOf(page, "iframe", server.url));
  await page.goto(blog.origin);
  const frame = page.locator("iframe");
  await expect(frame).toHaveAttribute("height", "1089");
  await expectConfigured(page.frameLocator("iframe").locator("gift-finder"));
  await expect
    .poll(() => frame.evaluate((element) => element.getBoundingClientRect().height))
    .toBeLessThan(800);
});

test("the React snippet's properties are those that a finder takes", async ({ page, server, blog }) => {
  await page.goto(CONFIGURED);
  const code = await snippetOf(page, "react", server.url);
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { jsx: ts.JsxEmit.React, jsxFactory: "mount", module: ts.ModuleKind.CommonJS },
  });
  blog.pages["/"] = hostPage(
    `<script type="module" src="${server.url}/embed/v1/embed.js"></script><div id="gifts"></div>`,
  );
  await page.goto(blog.origin);
  await page.evaluate((script) => {
    const exported: { Gifts?: () => unknown } = {};
    const mount = (_: unknown, properties: object) =>
      (
        window as unknown as { GiftHearth: { mountGiftFinder(to: string, options: object): unknown } }
      ).GiftHearth.mountGiftFinder("#gifts", properties);
    new Function("exports", "require", "mount", script)(exported, () => ({}), mount);
    exported.Gifts?.();
  }, outputText);
  await expectConfigured(page.locator("#gifts gift-finder"));
});

test("the badge's snippets show a picture that leads to our page", async ({ page, server, blog }) => {
  for (const [id, height] of [
    ["badge-html", 28],
    ["badge-mail", 56],
  ] as const) {
    await page.goto("/embed?widget=badge&style=line");
    blog.pages["/"] = hostPage(await snippetOf(page, id, server.url));
    await page.goto(blog.origin);
    const image = page.getByRole("link").getByRole("img", { name: "What GiftHearth has donated to charity" });
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalHeight))
      .toBe(height);
    expect(await image.evaluate((element) => element.getBoundingClientRect().height)).toBe(28);
  }
});

test("a button copies the snippet as it is shown, and says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(CONFIGURED);
  for (const name of ["HTML", "React", "WordPress", "iframe"]) {
    const snippet = page.locator(".snippet").filter({ has: page.getByRole("heading", { name }) });
    if (name !== "HTML") await snippet.locator("summary").click();
    await snippet.getByRole("button", { name: `Copy ${name} snippet` }).click();
    await expect(snippet.getByRole("status")).toHaveText("Copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await snippet.locator("pre").textContent());
  }
});

test("what it costs a page is what the build says", async ({ page, request }) => {
  const { files } = await (await request.get("/embed/manifest.json")).json();
  const bytes = (name: RegExp): number => {
    const [, file] = Object.entries(files).find(([path]) => name.test(path)) as [string, { brotli: number }];
    return file.brotli;
  };
  const board = bytes(/\/embed\.js$/) + bytes(/c\/shared-/) + bytes(/c\/impact-scoreboard-/);
  await page.goto("/embed?widget=impact-scoreboard");
  await expect(page.locator(".cost strong")).toHaveText(`${(board / 1000).toFixed(1)} kB`);
});

test("it can be used by keyboard alone, on a phone, in light and in dark", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/embed");
  await page.getByRole("radio", { name: "Gift finder" }).focus();
  await page.keyboard.press("ArrowRight");
  const board = previewIn(page).locator("impact-scoreboard");
  await expect(board).toHaveAttribute("theme", "page");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: "Page" }).first()).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "Dark" }).first()).toBeFocused();
  await expect(board).toHaveAttribute("theme", "dark");
  await page.locator('[data-snippet="iframe"] summary').focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-snippet="iframe"] pre')).toBeVisible();
  await expectNoSidewaysScroll(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(".preview iframe").scrollIntoViewIfNeeded();
    await expectAccessible(page);
  }
});

test("a pasted page is judged here, and sent nowhere", async ({ page, server, expectedErrors }) => {
  // The browser refuses what is inline in a page that it only reads, too, and says so.
  expectedErrors.push(/inline (?:style|event handler) violates/);
  await page.goto("/embed");
  const html = (await snippetOf(page, "html", server.url)).replace('theme="page"', 'theme="pge"');
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  const check = page.getByRole("region", { name: "Check my page" });
  await check.getByRole("button", { name: "Check it" }).click();
  await expect(check.getByRole("status")).toHaveText("Paste the HTML of your page first.");
  // What is pasted is neither loaded nor run.
  await check
    .getByLabel("The HTML of your page")
    .fill(`${html}<img src="/seen" onerror="document.title = 'run'">`);
  await check.getByRole("button", { name: "Check it" }).click();
  await expect(check.getByRole("listitem")).toHaveText([
    /theme="pge" means nothing\. Write one of light, dark, auto, page\./,
  ]);
  await check.getByLabel("The HTML of your page").fill(html.replace('"pge"', '"page"'));
  await check.getByRole("button", { name: "Check it" }).click();
  await expect(check.getByRole("status")).toHaveText("Nothing is wrong with it.");
  expect(sent.filter((request) => /<gift-finder|\/seen/.test(request))).toEqual([]);
  await expect(page).not.toHaveTitle("run");
});

test("without JavaScript the form makes the snippets all the same", async ({ browser, server }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: server.url });
  await page.goto("/embed");
  await page.getByLabel("Any CSS color").fill("teal");
  await page.getByLabel("Reading").check();
  await page.getByLabel("Lowest price").selectOption("20");
  await page.getByLabel("Highest price").selectOption("60");
  await page.getByLabel("Without the introduction").check();
  await page.getByRole("button", { name: "Show what to copy" }).click();
  const code = page.locator('[data-snippet="html"] pre');
  await expect(code).toContainText('accent="teal"');
  await expect(code).toContainText('interests="Reading"');
  await expect(code).toContainText('budget="20-60"');
  await expect(code).toContainText("compact");
  await page.getByText("Scoreboard", { exact: true }).click();
  await page.getByRole("button", { name: "Show what to copy" }).click();
  await expect(code).toContainText("<impact-scoreboard");
  await page.context().close();
});
