import { cardsOf, expect, expectAccessible, expectLive, searchFor, test } from "./fixtures.ts";

test("the tabs go by arrow keys, open with Enter and Space, and are in the address", async ({ page }) => {
  await page.goto("/gift-ideas");
  const tab = (name: string) => page.getByRole("tab", { name });
  await expect(tab("By Occasion")).toHaveAttribute("aria-selected", "true");
  // The script has come: only the chosen tab is reached by the Tab key.
  await expect(tab("By Interest")).toHaveAttribute("tabindex", "-1");
  await tab("By Occasion").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab("By Interest")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/gift-ideas\?by=interest$/);
  await expect(tab("By Interest")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel", { name: "By Interest" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Reading gift ideas" })).toBeVisible();
  await expect(tab("By Interest")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press(" ");
  await expect(page).toHaveURL(/by=price$/);
  await page.keyboard.press("ArrowRight");
  await expect(tab("By Occasion")).toBeFocused();
  await page.goBack();
  await expect(tab("By Interest")).toHaveAttribute("aria-selected", "true");
});

test("a chip chooses what is listed, and the rarer interests wait behind a more", async ({ page }) => {
  await page.goto("/gift-ideas?by=interest");
  await expect(page.getByRole("link", { name: "Pottery", exact: true })).toBeHidden();
  await page.getByText("59 more interests").click();
  await page.getByRole("link", { name: "Pottery", exact: true }).click();
  await expect(page).toHaveURL(/by=interest&interest=Pottery$/);
  await expect(page).toHaveTitle("Pottery gift ideas | GiftHearth");
  await expect(page.getByRole("link", { name: "Pottery", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test("more are shown on request, and the focus goes on to them", async ({ page }) => {
  await page.goto("/gift-ideas?by=occasion&occasion=Wedding");
  const cards = page.getByRole("tabpanel").locator(".gh-card");
  await expect(cards).toHaveCount(12);
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(cards).toHaveCount(24);
  await expect(page).toHaveURL(/shown=24$/);
  await expect(cards.nth(12).getByRole("link").first()).toBeFocused();
});

test("a card leads to the idea's page and, marked as paid, to the marketplace", async ({ page }) => {
  await page.goto("/gift-ideas?by=occasion&occasion=Wedding");
  const card = page.getByRole("tabpanel").locator(".gh-card").first();
  const shop = card.getByRole("link", { name: /^View Gift/ });
  await expect(shop).toHaveAttribute("href", /^https:\/\/www\.amazon\.com\/s\?k=.*gh_tracking=/);
  await expect(shop).toHaveAttribute("rel", /sponsored/);
  await expect(shop).toContainText("(paid link)");
  const title = await card.getByRole("heading").innerText();
  await card.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/gift-ideas\/[a-z0-9-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title.replace(/\s+/g, " "));
});

test("an idea's page has words for the card, others of them, and copies one", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/gift-ideas/japanese-hori-hori-garden-knife");
  await expectLive(page);
  await page.getByText("Words for the card").click();
  const messages = page.locator(".card-message p");
  await expect(messages).toHaveCount(3);
  await page.getByLabel("Occasion").selectOption("sympathy");
  await expect(page.getByRole("button", { name: "Funny" })).toBeHidden();
  await page.getByRole("button", { name: "Formal" }).click();
  await expect(page.getByRole("button", { name: "Formal" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".card-messages:not(.card-messages-old) .card-message")).toHaveCount(3);
  const before = await messages.allTextContents();
  await page.getByRole("button", { name: "Show me others" }).click();
  await expect(messages.first()).not.toHaveText(before[0] ?? "");
  const after = await messages.allTextContents();
  expect(new Set([...before, ...after]).size).toBe(6);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Copy message 2" }).click();
  await expect(page.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(after[1]);
});

test("the page is reached from the header, the footer and the finder's categories", async ({ page }) => {
  await page.goto("/gift-finder");
  const navigation = (name: string) => page.getByRole("navigation", { name });
  await expect(navigation("Main").getByRole("link", { name: "Gift Ideas" })).toBeVisible();
  await expect(navigation("Footer").getByRole("link", { name: "Browse Gift Ideas" })).toBeVisible();
  await page.getByRole("link", { name: "View all categories" }).click();
  await expect(page).toHaveURL(/\/gift-ideas$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Browse Gift Ideas");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the lists are there, and every tab is within reach of the keyboard", async ({ page }) => {
    await page.goto("/gift-ideas?by=price&price=25-50");
    await expect(page.getByRole("heading", { level: 2, name: "Gift ideas $25-$50" })).toBeVisible();
    await expect(page.locator(".gh-card")).toHaveCount(12);
    for (const tab of await page.getByRole("tab").all()) await expect(tab).toHaveAttribute("tabindex", "0");
    await page.getByRole("tab", { name: "By Occasion" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Birthday gift ideas" })).toBeVisible();
  });
});

test("an idea's page says what the card said that led to it, also after a reload", async ({ page }) => {
  await page.goto("/gift-finder");
  const finder = page.getByRole("region", { name: "Gift finder" });
  await finder.getByRole("textbox", { name: "Notes" }).fill("has arthritis in her hands");
  await searchFor(finder, { interests: ["Gardening"] });
  const card = cardsOf(finder).first();
  const price = (await card.locator(".gh-price").textContent()) ?? "";
  const why = (await card.locator(".gh-why").textContent()) ?? "";
  await card.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/gift-ideas\//);
  const main = page.getByRole("main");
  const expectSameAsCard = async () => {
    await expect(main.locator(".idea-why")).toHaveText(why);
    await expect(main.locator(".idea-price")).toContainText(price);
  };
  await expectSameAsCard();
  await page.reload();
  await expectSameAsCard();
  await expectAccessible(page);
  // Who comes otherwise is told what is true for anybody.
  await page.goto(new URL(page.url()).pathname);
  await expect(main.locator(".idea-why")).toHaveCount(0);
  await expect(main.locator(".idea-price")).not.toContainText("within your budget");
});
