import { expect, type Page, test } from "./fixtures.ts";

const PICTURE = /\/assets\/psychology-of-gifts-\w+\.svg$/;
const FALLBACK = /\/assets\/paper-leaves-\w+\.svg$/;
const LAST_FALLBACK = /\/assets\/gift-box-\w+\.svg$/;

test("the blog lists its articles newest id first, each leading to its page and back", async ({ page }) => {
  await page.goto("/blog");
  const main = page.getByRole("main");
  const links = main.getByRole("listitem").getByRole("link");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "/blog/5",
    "/blog/4",
    "/blog/3",
    "/blog/2",
  ]);
  await expect(main.getByRole("link", { name: "Tell the gift finder" })).toHaveAttribute(
    "href",
    "/gift-finder",
  );
  await links.nth(1).click();
  await expect(page).toHaveURL(/\/blog\/4$/);
  await expect(main.getByText("September 10, 2026").first()).toBeVisible();
  await main.getByRole("link", { name: "Back to all articles" }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test("an unknown article leads to the list", async ({ page }) => {
  for (const id of ["1", "abc", "99"]) {
    await page.goto(`/blog/${id}`);
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Notes on giving well");
  }
});

/** Has the page count the messages that it shows. */
async function countToasts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = new Set<Node>();
    Object.assign(window, { toasts: seen });
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll("[data-sonner-toast]")) seen.add(toast);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (Reflect.get(window, "toasts") as Set<Node>).size);
}

/** Opens an article whose picture fails; its message may be gone again before the page has settled. */
async function openSpoilt(page: Page): Promise<void> {
  await Promise.all([page.getByText("Image issue").waitFor(), page.goto("/blog/4")]);
}

const pictureOf = (page: Page) => page.locator(".post-picture img");

test("an article's picture is our own and comes without a word", async ({ page, server }) => {
  const toasts = await countToasts(page);
  await page.goto("/blog/4");
  await expect(pictureOf(page)).toHaveAttribute("src", PICTURE);
  await expect(page.locator(".post-picture")).toHaveAttribute("data-loading", "false");
  const address = await pictureOf(page).evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(address.startsWith(server.url)).toBe(true);
  const file = await page.request.get(address);
  expect(file.headers()["content-type"]).toContain("image/svg+xml");
  expect(file.headers()["cache-control"]).toContain("immutable");
  expect(await toasts()).toBe(0);
});

test("a skeleton stands until the picture has come", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(PICTURE, async (route) => {
    await held;
    await route.continue();
  });
  // A page isn't open before all that it asks for has come.
  const opening = page.goto("/blog/4");
  await expect(page.locator(".post-picture")).toHaveAttribute("data-loading", "true");
  release();
  await opening;
  await expect(page.locator(".post-picture")).toHaveAttribute("data-loading", "false");
});

for (const { name, fails, shown } of [
  { name: "its fallback", fails: [PICTURE], shown: FALLBACK },
  { name: "our last fallback", fails: [PICTURE, FALLBACK], shown: LAST_FALLBACK },
]) {
  test(`where a picture fails ${name} stands in, and one message says so`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/net::ERR_FAILED/);
    for (const address of fails) await page.route(address, (route) => route.abort());
    const toasts = await countToasts(page);
    await openSpoilt(page);
    await expect(pictureOf(page)).toHaveAttribute("src", shown);
    await expect(page.locator(".post-picture")).toHaveAttribute("data-loading", "false");
    await page.waitForLoadState("networkidle");
    expect(await toasts()).toBe(1);
  });
}

test("where every picture fails a plain area is left, and still one message", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED/);
  await page.route(/\/assets\/[\w-]+\.svg$/, (route) => route.abort());
  const toasts = await countToasts(page);
  await openSpoilt(page);
  await expect(pictureOf(page)).toHaveCount(0);
  await expect(page.locator(".post-picture")).toHaveAttribute("data-loading", "false");
  expect(await toasts()).toBe(1);
});

test("the next article's picture is a new view, with a message of its own", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED/);
  await page.route(/\/assets\/(psychology-of-gifts|model-change)-\w+\.svg$/, (route) => route.abort());
  const toasts = await countToasts(page);
  await page.goto("/blog/4");
  await expect(pictureOf(page)).toHaveAttribute("src", FALLBACK);
  await expect.poll(toasts).toBe(1);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Where the Money/ })
    .click();
  await expect(page).toHaveURL(/\/blog\/5$/);
  await expect(pictureOf(page)).toHaveAttribute("src", /\/assets\/paper-stars-/);
  await expect.poll(toasts).toBe(2);
});

test("the contents of a legal page lead to its parts", async ({ page }) => {
  await page.goto("/terms");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "The share for charity" }).click();
  await expect(page).toHaveURL(/\/terms#charity$/);
  await expect(page.getByRole("heading", { name: "The share for charity" })).toBeInViewport();
});

test("header and footer lead to what there is to read", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const [name, path] of [
    ["Our Impact", "/impact"],
    ["Blog", "/blog"],
    ["About Us", "/about"],
    ["Terms of Service", "/terms"],
    ["Privacy Policy", "/privacy"],
    ["Cookie Policy", "/cookies"],
    ["Affiliate Disclosure", "/affiliate-disclosure"],
  ] as const) {
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  }
  await page.getByRole("main").getByRole("link", { name: "Learn how it works" }).click();
  await expect(page).toHaveTitle("About GiftHearth – Gifts With Purpose");
});

test("a line of an article or a legal page has fewer than 70 characters", async ({ page }) => {
  for (const path of ["/blog/2", "/terms"]) {
    await page.goto(path);
    const longest = await page.locator(".prose p").evaluateAll((paragraphs) => {
      const range = document.createRange();
      let most = 0;
      for (const paragraph of paragraphs) {
        const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        const lines = new Map<number, number>();
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (let place = 0; place < (node.textContent ?? "").length; place++) {
            range.setStart(node, place);
            range.setEnd(node, place + 1);
            const { bottom } = range.getBoundingClientRect();
            const line = Math.round(bottom / 8);
            lines.set(line, (lines.get(line) ?? 0) + 1);
          }
        }
        most = Math.max(most, ...lines.values());
      }
      return most;
    });
    expect(longest).toBeGreaterThan(40);
    expect(longest).toBeLessThan(70);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("articles and legal pages can be read in full", async ({ page }) => {
    await page.goto("/blog/5");
    await expect(page.getByRole("heading", { name: "What stays as it is" })).toBeVisible();
    await expect(pictureOf(page)).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
    await expect(page.getByRole("heading", { name: "Your data is yours" })).toBeVisible();
    await page.getByRole("link", { name: "Your country" }).click();
    await expect(page).toHaveURL(/\/privacy#country$/);
  });
});
