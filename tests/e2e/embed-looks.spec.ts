import { GIVEN } from "../support/given.ts";
import { openWidgetPage } from "../support/widget-page.ts";
import {
  COLOUR_RULES,
  cardsOf,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Locator,
  searchFor,
  test,
} from "./fixtures.ts";

/** WCAG's contrast of an element's text with its own background, as drawn. */
function contrastOf(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("There is no canvas");
    const { color, backgroundColor } = getComputedStyle(node);
    const [text = 0, ground = 0] = [color, backgroundColor].map((fill) => {
      context.fillStyle = fill;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
        const share = byte / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    });
    return (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
  });
}

const ACCENTS = ["#ffd400", "navy", "#777", "rgb(0 160 120 / 40%)", "oklch(70% 0.2 150)", "white", "black"];

for (const theme of ["light", "dark"]) {
  test(`text on any accent, and its links, can be read in the ${theme} theme`, async ({
    page,
    blog,
    server,
  }) => {
    await openWidgetPage(page, blog, server.url, {
      head: `<style>body { background: ${theme === "dark" ? "#111" : "#fff"}; color: #888; }
        h1 { color: ${theme === "dark" ? "#fff" : "#000"}; }</style>`,
      body: ACCENTS.map((accent) => `<gift-finder theme="${theme}" accent="${accent}"></gift-finder>`).join(
        "",
      ),
    });
    for (const [index, accent] of ACCENTS.entries()) {
      const button = page
        .locator("gift-finder")
        .nth(index)
        .getByRole("button", { name: "Find Thoughtful Gifts" });
      await button.scrollIntoViewIfNeeded();
      await expect(button).toHaveCSS("background-color", /xyz/);
      expect(await contrastOf(button), accent).toBeGreaterThanOrEqual(4.5);
      await button.hover();
      // Colours change over 150 milliseconds.
      await expect
        .poll(() => contrastOf(button), { message: `${accent}, hovered` })
        .toBeGreaterThanOrEqual(4.5);
      await page.mouse.move(0, 0);
      // Between its thumbs only.
      const track = page.locator("gift-finder").nth(index).locator("div:has(> input[type=range]) > div");
      await expect(track).toHaveCSS("background-image", /rgb.+12\.5%.+xyz.+50%/);
    }
    await expectAccessible(page, COLOUR_RULES);
  });
}

test("a compact density takes less room, and nothing to press gets too small", async ({
  page,
  blog,
  server,
}) => {
  await openWidgetPage(page, blog, server.url, {
    body: `<gift-finder></gift-finder><gift-finder density="compact"></gift-finder>`,
  });
  const [usual, dense] = [page.locator("gift-finder").nth(0), page.locator("gift-finder").nth(1)];
  const heightOf = (finder: Locator) =>
    finder.locator("form").evaluate((form) => form.getBoundingClientRect().height);
  await expect(dense.getByRole("button", { name: "Find Thoughtful Gifts" })).toBeVisible();
  await expect(usual.getByRole("button", { name: "Find Thoughtful Gifts" })).toBeVisible();
  expect(await heightOf(dense)).toBeLessThan((await heightOf(usual)) * 0.87);
  await searchFor(dense);
  await expect(cardsOf(dense)).toHaveCount(6);
  const sizes = await dense.locator("button, a, select, textarea").evaluateAll((controls) =>
    controls
      .map((control) => control.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ width, height }) => Math.min(width, height)),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  await expectAccessible(page);
});

test("compact: a finder without its introduction, a scoreboard of one line", async ({
  page,
  blog,
  server,
}) => {
  await openWidgetPage(page, blog, server.url, {
    body: `<gift-finder compact></gift-finder><impact-scoreboard compact></impact-scoreboard>`,
  });
  await expect(page.locator("gift-finder").getByLabel("Occasion", { exact: true })).toBeVisible();
  await expect(page.locator("gift-finder").getByRole("heading")).toHaveCount(0);
  const board = page.locator("impact-scoreboard");
  await expect(board).toContainText(`${GIVEN} given to charity by GiftHearth`);
  expect((await board.boundingBox())?.height).toBeLessThan(60);
});

for (const [name, width, height] of [
  ["280 pixels", 280, 700],
  ["a window of 1280 pixels zoomed to 400%", 320, 256],
] as const) {
  test(`at ${name} everything can be read and used`, async ({ page, blog, server }) => {
    await page.setViewportSize({ width, height });
    await openWidgetPage(page, blog, server.url, {
      head: "<style>body { margin: 0 }</style>",
      body: "<gift-finder></gift-finder><impact-scoreboard></impact-scoreboard>",
    });
    const finder = page.locator("gift-finder");
    await searchFor(finder);
    await expect(cardsOf(finder)).toHaveCount(6);
    await expect(page.locator("impact-scoreboard").getByText(GIVEN)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test("on a page from right to left a widget in English stays from left to right", async ({
  page,
  blog,
  server,
}) => {
  await openWidgetPage(page, blog, server.url, {
    html: 'lang="ar" dir="rtl"',
    body: "<gift-finder></gift-finder>",
  });
  const finder = page.locator("gift-finder");
  await expect(finder.locator("form")).toHaveCSS("direction", "ltr");
  const box = await finder.getByText("Budget", { exact: true }).boundingBox();
  const amount = await finder.getByText("$25-$100").boundingBox();
  expect(box?.x).toBeLessThan(amount?.x ?? 0);
  await expectNoSidewaysScroll(page);
});

test("a finder works inside a dialog, and its own dialog over that one", async ({ page, blog, server }) => {
  await openWidgetPage(page, blog, server.url, {
    body: `<button onclick="document.querySelector('dialog').showModal()">Open</button>
      <dialog aria-label="Gifts"><gift-finder></gift-finder></dialog>`,
  });
  const finder = page.locator("gift-finder");
  await page.getByRole("button", { name: "Open" }).click();
  await searchFor(finder);
  await expect(cardsOf(finder)).toHaveCount(6);
  await cardsOf(finder)
    .first()
    .getByRole("button", { name: /^Compare: / })
    .click();
  await finder.getByRole("button", { name: "Compare 1 idea" }).click();
  await expect(finder.getByRole("dialog", { name: "Compare ideas" })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe("visible");
  await page.keyboard.press("Escape");
  await expect(finder.getByRole("dialog", { name: "Compare ideas" })).toBeHidden();
  await expect(page.getByRole("dialog", { name: "Gifts" })).toBeVisible();
  await expect(finder.getByRole("button", { name: "Compare 1 idea" })).toBeFocused();
});

test("where the system forces its colours, what is chosen still shows, also from then on", async ({
  page,
  blog,
  server,
}) => {
  await openWidgetPage(page, blog, server.url, { body: "<gift-finder></gift-finder>" });
  const chip = (name: string) => page.locator("gift-finder").getByRole("button", { name, exact: true });
  await chip("Reading").click();
  await page.emulateMedia({ forcedColors: "active" });
  const colour = (name: string) => chip(name).evaluate((node) => getComputedStyle(node).backgroundColor);
  await expect.poll(async () => (await colour("Reading")) === (await colour("Cooking"))).toBe(false);
});

test("printed, a finder shows its results and not its controls, and a board all of itself", async ({
  page,
  blog,
  server,
}) => {
  await openWidgetPage(page, blog, server.url, {
    body: "<gift-finder></gift-finder><impact-scoreboard></impact-scoreboard>",
  });
  const finder = page.locator("gift-finder");
  await searchFor(finder);
  await expect(cardsOf(finder)).toHaveCount(6);
  await page.emulateMedia({ media: "print" });
  await expect(finder.getByRole("heading", { name: "Perfect gifts: Birthday" })).toBeVisible();
  await expect(cardsOf(finder).first()).toBeVisible();
  await expect(finder.locator("form")).toBeHidden();
  await expect(finder.getByRole("button", { name: "Share" })).toBeHidden();
  await expect(page.locator("impact-scoreboard").getByText(GIVEN)).toBeVisible();
});

test("with reduced motion nothing moves", async ({ page, blog, server }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWidgetPage(page, blog, server.url, { body: `<gift-finder accent="teal"></gift-finder>` });
  const finder = page.locator("gift-finder");
  await searchFor(finder);
  await expect(cardsOf(finder)).toHaveCount(6);
  const moving = await finder.evaluate(
    ({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll(".gh *") ?? [])].filter((node) => {
        const { animationName, transitionDuration } = getComputedStyle(node);
        return animationName !== "none" || transitionDuration !== "0s";
      }).length,
  );
  expect(moving).toBe(0);
});

test("the keyboard alone finds gifts", async ({ page, blog, server }) => {
  await openWidgetPage(page, blog, server.url, { body: "<gift-finder></gift-finder>" });
  const finder = page.locator("gift-finder");
  await expect(finder.getByRole("button", { name: "Find Thoughtful Gifts" })).toBeVisible();
  const tabTo = async (control: Locator) => {
    for (let tabs = 0; tabs < 25; tabs++) {
      await page.keyboard.press("Tab");
      if (await control.evaluate((node) => node.matches(":focus"))) return;
    }
    throw new Error(`The Tab key doesn't lead to ${control}`);
  };
  await page.keyboard.press("Tab");
  await expect(finder.getByRole("button", { name: "My partner" })).toBeFocused();
  await page.keyboard.press("Space");
  await tabTo(finder.getByRole("combobox", { name: "Someone else" }));
  await page.keyboard.press("Tab");
  await expect(finder.getByRole("spinbutton", { name: "Age" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(finder.getByRole("button", { name: "Reading", exact: true })).toBeFocused();
  await page.keyboard.press("Space");
  await tabTo(finder.getByRole("combobox", { name: "Occasion" }));
  await page.keyboard.type("Bir");
  await tabTo(finder.getByRole("slider", { name: "Lowest price" }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await expect(finder.getByRole("slider", { name: "Highest price" })).toBeFocused();
  await tabTo(finder.getByRole("button", { name: "Find Thoughtful Gifts" }));
  await page.keyboard.press("Enter");
  await expect(cardsOf(finder)).toHaveCount(6);
  await expect(finder.getByText("Budget Range: $30-$100")).toBeVisible();
});

test("theme=page goes by the page's own scheme, and --gh-font-size by the page's text", async ({
  page,
  blog,
  server,
}) => {
  for (const scheme of ["light", "dark"] as const) {
    // The reader's system says the opposite.
    await page.emulateMedia({ colorScheme: scheme === "light" ? "dark" : "light" });
    await openWidgetPage(page, blog, server.url, {
      head: `<style>html { color-scheme: ${scheme}; font-size: 20px } gift-finder { --gh-font-size: 1em }</style>`,
      body: '<gift-finder theme="page"></gift-finder><impact-scoreboard></impact-scoreboard>',
    });
    const form = page.locator("gift-finder").locator("form");
    await expect(form).toHaveCSS("color", scheme === "light" ? "rgb(29, 35, 33)" : "rgb(239, 233, 221)");
    await expect(form).toHaveCSS("font-size", "20px");
    const board = page.locator("impact-scoreboard").locator("[part=board]");
    await expect(board).toHaveCSS("font-size", "16px");
    await expect(board.getByRole("link", { name: "GiftHearth has given" })).toHaveAttribute(
      "href",
      `${server.url}/impact`,
    );
  }
});
