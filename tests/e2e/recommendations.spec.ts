import { expect, expectAccessible, expectNoSidewaysScroll, type Page, searchFor, test } from "./fixtures.ts";

const WISH = "?occasion=Birthday&interests=Photography&interests=Cooking&budgetMin=25&budgetMax=150";

const cards = (page: Page) => page.getByRole("main").locator(".gh-card");

const PAGES = [
  { path: "/recommendations", heading: "Gift Recommendations", tab: "Standard" },
  { path: "/recommendations/enhanced", heading: "Enhanced Gift Recommendations", tab: "Enhanced" },
  { path: "/recommendations/diverse", heading: "Diverse Gift Recommendations", tab: "Diverse" },
  {
    path: "/recommendations/high-quality",
    heading: "High-Quality Gift Recommendations",
    tab: "High",
  },
];

test("each way to recommend says which it is, and only the high-quality one how good its ideas are", async ({
  page,
}) => {
  for (const { path, heading, tab } of PAGES) {
    await page.goto(path + WISH);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(
      page.getByText("Based on your preferences, we've found these perfect gift options."),
    ).toBeVisible();
    await expect(page.getByText("Curated picks", { exact: true })).toBeVisible();
    await expect(page.locator("[aria-current=page]", { hasText: tab })).toHaveCount(1);
    await expect(page.getByText(/^Quality \d/)).toHaveCount(
      path.endsWith("high-quality") ? await cards(page).count() : 0,
    );
  }
});

test("a tab keeps what is looked for, and the wait is told", async ({ page }) => {
  await page.goto(`/recommendations${WISH}`);
  let release = () => {};
  const looked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/recommendations", async (route) => {
    await looked;
    await route.continue();
  });
  await page.getByText("How these were chosen").click();
  await page
    .getByRole("navigation", { name: "Ways to recommend" })
    .getByRole("link", { name: "Diverse" })
    .click();
  await expect(page.getByText("Finding the perfect gift recommendations...")).toBeVisible();
  await expect(page).toHaveURL(`/recommendations/diverse${WISH}`);
  release();
  await expect(cards(page)).toHaveCount(5);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("main").getByRole("link", { name: "Back to Form" }).click();
  await expect(page).toHaveURL("/");
});

test("without a context, the last search of the visit goes into the address, its notes not", async ({
  page,
}) => {
  await page.goto("/gift-finder");
  const main = page.getByRole("main");
  await main.getByLabel("Notes").fill("no alcohol");
  await searchFor(main, { interests: ["Music"] });
  await expect(main.getByText(/^Found \d+ gift/)).toBeVisible();
  await page.goto("/recommendations/enhanced");
  await expect(page).toHaveURL(/\/recommendations\/enhanced\?.*occasion=Birthday.*interests=Music/);
  expect(page.url()).not.toContain("alcohol");
  await expect(cards(page).first()).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(sessionStorage.getItem("lastSearchParams") ?? "null"));
  expect(stored).toMatchObject({ occasion: "Birthday", interests: ["Music"], additionalNotes: "no alcohol" });
});

test("without a context and without a search, the visitor is sent to the first page", async ({ page }) => {
  await page.goto("/recommendations/diverse");
  await expect(page).toHaveURL("/");
});

test("a budget in another currency than dollars is shown in it, and goes into it", async ({ page }) => {
  await page.goto(
    "/recommendations?occasion=Birthday&interests=Cooking&budgetMin=10&budgetMax=20&currency=GBP",
  );
  await expect(page.getByRole("list", { name: "What we went by" }).getByText("£10-£20")).toBeVisible();
  const prices = await page.locator(".gh-price").allInnerTexts();
  expect(prices.length).toBeGreaterThan(2);
  // Twenty pounds are twenty-five dollars, which is what this visitor's marketplace asks for.
  for (const price of prices) expect(Number(/\$(\d+)/.exec(price)?.[1])).toBeLessThanOrEqual(25);
});

test("a shared address is kept for the rest of the visit", async ({ page }) => {
  await page.goto(`/recommendations${WISH}`);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("lastSearchParams")))
    .toContain("Photography");
  await page.goto("/recommendations/high-quality");
  await expect(page).toHaveURL(/interests=Photography&interests=Cooking/);
});

test("when the engine can't be reached, the visitor reads so and can go back", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED/);
  await page.goto(`/recommendations${WISH}`);
  await page.route("**/api/recommendations", (route) => route.abort());
  await page.getByText("How these were chosen").click();
  await page.getByRole("link", { name: "Enhanced", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await expect(page.getByText("Failed to get recommendations. Please try again.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go Back" }).click();
  await expect(page).toHaveURL("/");
});

test("where nothing fits, four samples are shown and called so", async ({ page }) => {
  await page.goto("/recommendations?occasion=Wedding&interests=Yoga&budgetMin=1&budgetMax=2");
  await expect(page.getByText(/These four are samples of what we suggest/)).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Custom Star Map",
    "Noise-Cancelling Headphones",
    "Coffee Subscription",
    "Indoor Plant Bundle",
  ]);
});

test("the list is searched and sorted", async ({ page }) => {
  await page.goto(`/recommendations/high-quality${WISH}`);
  const all = await cards(page).count();
  const prices = async () =>
    (await page.locator(".gh-price").allInnerTexts()).map((text) => Number(/\$(\d+)/.exec(text)?.[1]));
  await page.getByLabel("Sort by").selectOption("Price: Low to High");
  const sorted = await prices();
  expect(sorted).toEqual(sorted.toSorted((one, other) => one - other));
  const title = await cards(page).last().getByRole("heading").innerText();
  await page.getByPlaceholder("Search gifts...").fill(title.replace(/\s+/g, " "));
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText(`1 of ${all} gifts`)).toBeVisible();
  await page.getByPlaceholder("Search gifts...").fill("no such thing");
  await expect(
    page.getByText("No recommendations found. Try adjusting your preferences.", { exact: true }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(cards(page)).toHaveCount(all);
  await expect(page.getByPlaceholder("Search gifts...")).toBeFocused();
});

test("the filter sheet goes by keyboard, narrows the list, and is undone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/recommendations/high-quality${WISH}`);
  const all = await cards(page).count();
  const button = page.getByRole("button", { name: /^Filters/ });
  const sheet = page.getByRole("dialog", { name: "Filters" });

  await button.focus();
  await page.keyboard.press("Enter");
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  // What is only looked at narrows nothing.
  await expect(cards(page)).toHaveCount(all);

  await page.keyboard.press("Enter");
  const highest = sheet.getByRole("slider", { name: "Highest price" });
  await expect(highest).toHaveValue("100");
  await highest.focus();
  await page.keyboard.press("ArrowRight");
  await expect(highest).toHaveValue("110");
  await expect(sheet.getByText("$0-$110")).toBeVisible();
  await page.keyboard.press("End");
  await expect(sheet.getByText("$0-$500+")).toBeVisible();
  await sheet.getByRole("checkbox", { name: "Home & Kitchen" }).focus();
  await page.keyboard.press(" ");
  const fitting = Number(/\d+/.exec(await sheet.getByText(/gifts? fit/).innerText())?.[0]);
  expect(fitting).toBeGreaterThan(0);
  expect(fitting).toBeLessThan(all);
  await sheet.getByRole("button", { name: "Apply Filters" }).press("Enter");
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleName("Filters 1 active");
  await expect(cards(page)).toHaveCount(fitting);
  for (const category of await page.locator(".gh-pick-category").allInnerTexts()) {
    expect(["Home", "Kitchen"]).toContain(category);
  }

  await page.keyboard.press("Enter");
  await expect(sheet.getByRole("checkbox", { name: "Home & Kitchen" })).toBeChecked();
  await sheet.getByRole("button", { name: "Clear" }).click();
  await expect(cards(page)).toHaveCount(all);
  await expect(button).toHaveAccessibleName("Filters");

  await button.click();
  await expect(sheet).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.mouse.click(100, 400);
  await expect(sheet).toBeHidden();
});

test("a click on View Gift is recorded, and Save asks to sign in", async ({ page, context }) => {
  await context.route("https://www.amazon.com/**", (route) => route.fulfill({ body: "" }));
  await page.goto(`/recommendations${WISH}`);
  const recorded = page.waitForRequest("**/api/click-events");
  await cards(page)
    .first()
    .getByRole("link", { name: /^View Gift/ })
    .click();
  expect((await recorded).postDataJSON()).toMatchObject({
    affiliateLink: expect.stringContaining("https://www.amazon.com/s?k="),
  });
  await page.bringToFront();
  await cards(page).first().getByRole("button", { name: /^Save/ }).click();
  await expect(page.getByText("Please sign in to save gift ideas")).toBeVisible();
  await expect(
    page.getByRole("region", { name: /Notifications/ }).getByRole("link", { name: "Sign In" }),
  ).toHaveAttribute("href", /^\/auth\?next=%2Frecommendations/);
});

test("the high-quality page is called so, and says what a score means; a fact named twice is shown once", async ({
  page,
}) => {
  await page.goto("/recommendations/high-quality?occasion=Birthday&interests=unique&preferences=unique");
  await expect(page.locator(".mode-badge")).toHaveText(["High Quality"]);
  await page.getByText("How these were chosen").click();
  await expect(page.getByText(/^A quality score is our own measure/)).toBeVisible();
  await expect(page.getByRole("list", { name: "What we went by" }).getByText("unique")).toHaveCount(1);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the recommendations are there, and without a context the way to the form is", async ({ page }) => {
    await page.goto(`/recommendations/enhanced${WISH}`);
    expect(await cards(page).count()).toBeGreaterThan(3);
    await page.goto("/recommendations");
    await page.locator("main .results-problem").getByRole("link", { name: "Back to Form" }).click();
    await expect(page).toHaveURL("/");
  });
});

test("the test page: samples first, then what is generated, with or without scores", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/recommendations/test");
  await expect(page.getByRole("heading", { name: "Sample recommendations" })).toBeVisible();
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByText(/^Quality \d/)).toHaveCount(4);
  await page.getByRole("button", { name: "Hide Quality Scores" }).click();
  await expect(page.getByText(/^Quality \d/)).toHaveCount(0);
  const asked = page.waitForRequest("**/api/recommendations");
  await page.getByRole("button", { name: "Generate Recommendations" }).click();
  expect((await asked).postDataJSON().constraints.budget).toEqual({ min: 50, max: 200 });
  await expect(page.getByRole("heading", { name: "Generated recommendations" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("the high-quality test page: a count, top picks, and all there is to know", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/recommendations/test-quality");
  const asked = page.waitForRequest("**/api/recommendations");
  await page.getByRole("button", { name: "Generate Recommendations" }).click();
  expect((await asked).postDataJSON()).toMatchObject({
    constraints: { budget: { min: 75, max: 250 } },
    highQuality: true,
  });
  await expect(page.getByRole("heading", { name: /^\d+ recommendations$/ })).toBeVisible();
  await expect(page.getByText("Top Pick").first()).toBeVisible();
  await page.getByRole("button", { name: "Show Debug Info" }).click();
  await expect(page.getByText(/^Tags: /).first()).toBeVisible();
  await expect(page.getByRole("region", { name: /^Raw JSON/ }).first()).toContainText('"qualityScore"');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("the high-quality test page says when nothing came, and what failed", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  await page.goto("/test-quality");
  const generate = page.getByRole("button", { name: "Generate Recommendations" });
  await page.route(
    "**/api/recommendations",
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), recommendations: [] } });
    },
    { times: 1 },
  );
  await generate.click();
  await expect(
    page.getByText(
      "No recommendations were returned. This may indicate an issue with the recommendation service.",
    ),
  ).toBeVisible();
  await page.route("**/api/recommendations", (route) =>
    route.fulfill({
      status: 503,
      json: { error: { code: "unavailable", message: "Out of order.", requestId: "1" } },
    }),
  );
  await generate.click();
  await expect(page.getByText("Failed to get recommendations: Out of order.")).toBeVisible();
  await expectAccessible(page);
});
