import { drops, refuses, says } from "../support/model-server.ts";
import { cardsOf, expect, expectAccessible, searchFor, test } from "./fixtures.ts";

const PAGE = "/examples/blog.html";

function idea(title: string): string {
  return JSON.stringify({
    title,
    description: `Somebody would be glad to have ${title}.`,
    priceRange: "$30-$60",
    category: "kitchen",
    why: "Because they like Cooking.",
    searchText: title,
  });
}

test("the form says what is missing, and goes there", async ({ page }) => {
  await page.goto(PAGE);
  const finder = page.locator("gift-finder");
  await finder.getByRole("button", { name: "Find Thoughtful Gifts" }).click();
  await expect(finder.getByText("Please select an occasion")).toBeVisible();
  await expect(finder.getByText("Please add at least one interest")).toBeVisible();
  await expect(finder.getByRole("textbox", { name: "Interests" })).toBeFocused();
  await expect(finder.getByLabel("Occasion", { exact: true })).toHaveAccessibleDescription(
    "Please select an occasion",
  );
  await expectAccessible(page);
  await finder.getByRole("button", { name: "Reading", exact: true }).click();
  await expect(finder.getByText("Please add at least one interest")).toBeHidden();
  await finder.getByRole("button", { name: "Find Thoughtful Gifts" }).click();
  await expect(finder.getByLabel("Occasion", { exact: true })).toBeFocused();
  await finder.getByLabel("Occasion", { exact: true }).selectOption("Wedding");
  await expect(finder.getByText("Please select an occasion")).toBeHidden();
});

test("Other brings a text box whose text is the occasion; blank stays Other", async ({ page }) => {
  await page.goto(PAGE);
  const finder = page.locator("gift-finder");
  await searchFor(finder, { occasion: "Other" });
  await expect(finder.getByRole("heading", { name: "Perfect gifts: Other" })).toBeVisible();
  // Typed letter by letter it passes through "Birthday", which must not end the typing.
  await finder.getByLabel("Which occasion?").pressSequentially("Birthday of a twin");
  await finder.getByRole("button", { name: "Find Thoughtful Gifts" }).click();
  await expect(finder.getByRole("heading", { name: "Perfect gifts: Birthday of a twin" })).toBeVisible();
});

test("interests are added with Enter, a comma or the button, once each, and removed one by one", async ({
  page,
}) => {
  await page.goto(PAGE);
  const finder = page.locator("gift-finder");
  const box = finder.getByRole("textbox", { name: "Interests" });
  await box.fill("  Sea glass ");
  await box.press("Enter");
  await box.fill("Sea glass");
  await finder.getByRole("button", { name: "Add" }).click();
  await box.fill("   ");
  await box.press("Enter");
  const added = finder.getByRole("list", { name: "Added interests" }).getByRole("listitem");
  await expect(added).toHaveCount(1);
  await box.fill("sea glass");
  await box.press("Enter");
  await expect(added).toHaveCount(2);
  await box.fill("sea glass,driftwood, shells");
  await expect(added).toHaveText([/^Sea glass/, /^sea glass/, /^driftwood/]);
  await expect(box).toHaveValue(" shells");
  await box.fill("");
  await finder.getByRole("button", { name: "Remove driftwood" }).click();
  await finder.getByRole("button", { name: "Remove Sea glass", exact: true }).click();
  await expect(added).toHaveText(/sea glass/);
  await expect(box).toBeFocused();
  const reading = finder.getByRole("button", { name: "Reading", exact: true });
  await reading.click();
  await expect(reading).toHaveAttribute("aria-pressed", "true");
  await reading.click();
  await expect(reading).toHaveAttribute("aria-pressed", "false");
});

test("the budget's thumbs move by keyboard and by pressing the track, and stay a step apart", async ({
  page,
}) => {
  await page.goto(PAGE);
  const finder = page.locator("gift-finder");
  const low = finder.getByRole("slider", { name: "Lowest price" });
  const high = finder.getByRole("slider", { name: "Highest price" });
  const shown = finder.getByRole("status").filter({ hasText: "$" }).first();
  await expect(shown).toHaveText("$25-$100");
  await low.focus();
  await page.keyboard.press("ArrowRight");
  await expect(shown).toHaveText("$30-$100");
  await page.keyboard.press("End");
  await expect(shown).toHaveText("$95-$100");
  await high.focus();
  await page.keyboard.press("End");
  await expect(shown).toHaveText("$95-$200+");
  await expect(high).toHaveAttribute("aria-valuetext", "$200 or more");
  const box = await high.boundingBox();
  if (!box) throw new Error("The slider has no box");
  await low.press("Home");
  await page.mouse.click(box.x + box.width * 0.4, box.y + box.height / 2);
  await expect(shown).toHaveText(/^\$(75|80|85)-\$200\+$/);
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(shown).toHaveText(/^\$(10|15|20)-\$200\+$/);
  // Where both lie at the right end, the left one can be moved away.
  await low.press("End");
  await expect(shown).toHaveText("$195-$200+");
  await page.mouse.move(box.x + box.width - 14, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(shown).toHaveText(/^\$(95|100|105)-\$200\+$/);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("the budget's thumbs are dragged by a finger", async ({ page }) => {
    await page.goto(PAGE);
    const finder = page.locator("gift-finder");
    const high = finder.getByRole("slider", { name: "Highest price" });
    await high.scrollIntoViewIfNeeded();
    const box = await high.boundingBox();
    if (!box) throw new Error("The slider has no box");
    const y = box.y + box.height / 2;
    const browser = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", share?: number) =>
      browser.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: share === undefined ? [] : [{ x: box.x + box.width * share, y }],
      });
    await touch("touchStart", 0.5);
    for (const share of [0.55, 0.6, 0.65, 0.7, 0.75]) await touch("touchMove", share);
    await touch("touchEnd");
    await expect(finder.getByRole("status").filter({ hasText: "$" }).first()).toHaveText(
      /^\$25-\$(150|155|160)$/,
    );
  });
});

test("results: heading, budget, count, source, pages of six, reminder", async ({ page }) => {
  await page.goto(PAGE);
  const finder = page.locator("gift-finder");
  await searchFor(finder);
  await expect(finder.getByRole("heading", { name: "Perfect gifts: Birthday" })).toBeVisible();
  await expect(finder.getByText("Budget Range: $25-$100")).toBeVisible();
  await expect(finder.getByText(/^Found 12 gift suggestions$/)).toBeVisible();
  await expect(finder.getByText("Curated picks", { exact: true })).toBeVisible();
  await expect(finder.getByText(/50% of our proceeds go to charity/)).toBeVisible();
  await expect(finder.getByText(/As an Amazon Associate I earn from qualifying purchases\./)).toBeVisible();
  await expect(finder.getByText("Page 1 of 2")).toBeVisible();
  const titles = cardsOf(finder).getByRole("heading");
  const first = await titles.allTextContents();
  await finder.getByRole("button", { name: "Next" }).click();
  await expect(finder.getByText("Page 2 of 2")).toBeVisible();
  const second = await titles.allTextContents();
  expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([6, 6, 12]);
  // A new search starts at its first page.
  await finder.getByRole("button", { name: "Find Thoughtful Gifts" }).click();
  await expect(finder.getByText("Page 1 of 2")).toBeVisible();
});

test("a click on Shop is recorded and opens the marketplace", async ({ page, context }) => {
  await context.route("https://www.amazon.com/**", (route) => route.fulfill({ body: "a shop" }));
  await page.goto(PAGE);
  const finder = page.locator("gift-finder");
  await searchFor(finder);
  // Else the message that they are found takes the place of the one that is looked for.
  await expect(finder.getByText("Found 12 gift suggestions")).toBeVisible();
  const recorded = page.waitForResponse("**/api/click-events");
  const opened = context.waitForEvent("page");
  await finder
    .getByRole("link", { name: /^Shop for/ })
    .first()
    .click();
  await expect(finder.getByText("Opening amazon.com search results")).toBeVisible();
  expect((await recorded).status()).toBe(201);
  expect((await opened).url()).toMatch(/^https:\/\/www\.amazon\.com\/s\?k=.+&gh_source=recommendation/);
});

test("a right click on Shop opens a menu and is no click on the link", async ({ page }) => {
  await page.goto(PAGE);
  const finder = page.locator("gift-finder");
  await searchFor(finder);
  let recorded = 0;
  await page.route("**/api/click-events", (route) => {
    recorded++;
    return route.continue();
  });
  const shop = finder.getByRole("link", { name: /^Shop for/ }).first();
  await shop.click({ button: "right" });
  await expect(finder.getByText("Opening amazon.com search results")).toBeHidden();
  expect(recorded).toBe(0);
});

test("saving on our site asks to sign in", async ({ page }) => {
  await page.goto("/gift-finder");
  const finder = page.getByRole("main");
  await searchFor(finder);
  await expect(finder.getByText("Found 12 gift suggestions")).toBeVisible();
  await cardsOf(finder)
    .first()
    .getByRole("button", { name: /^Save / })
    .click();
  await expect(page.getByText("Please sign in to save gift ideas")).toBeVisible();
  await expect(
    page.getByRole("region", { name: /Notifications/ }).getByRole("link", { name: "Sign In" }),
  ).toHaveAttribute("href", /^\/auth\?next=%2Fgift-finder%3F.*found/);
});

test("who answers is told on asking, by keyboard, and leaves nothing to choose", async ({ page }) => {
  await page.goto(PAGE);
  const finder = page.locator("gift-finder");
  const button = finder.getByRole("button", { name: "Where ideas come from" });
  const told = finder.getByText("Our catalogue of hand-picked ideas");
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(told).toBeVisible();
  await expect(finder.getByRole("radio")).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(told).toBeHidden();
  await expect(button).toBeFocused();
});

test("when the search fails, the visitor reads why and can try again", async ({ page, expectedErrors }) => {
  expectedErrors.push(/net::ERR_FAILED/);
  await page.route("**/api/functions/ai-gift-finder", (route) => route.abort(), { times: 1 });
  await page.goto(PAGE);
  const finder = page.locator("gift-finder");
  await searchFor(finder);
  await expect(finder.getByRole("heading", { name: "Oops! Something went wrong" })).toBeVisible();
  await expect(finder.getByText("Failed to get gift recommendations. Please try again.")).toBeVisible();
  await expect(finder.getByText("Unable to get gift recommendations. Please try again.")).toBeVisible();
  await expectAccessible(page);
  await finder.getByRole("button", { name: "Try Again" }).click();
  await expect(cardsOf(finder)).toHaveCount(6);
});

test.describe("with a model", () => {
  test.use({ baseURL: async ({ ai }, use) => use(ai.server.url) });
  test.describe.configure({ mode: "serial" });

  test("who answers is the model, by its name", async ({ page }) => {
    await page.goto(PAGE);
    const finder = page.locator("gift-finder");
    await finder.getByRole("button", { name: "Where ideas come from" }).click();
    await expect(finder.getByText("AI Model test-model")).toBeVisible();
    await expect(finder.getByRole("radio")).toHaveCount(0);
  });

  test("the first card is on the page before the second item has been sent", async ({ page, ai }) => {
    let sent = 0;
    let release = () => {};
    const looked = new Promise<void>((resolve) => {
      release = resolve;
    });
    async function* items() {
      yield "[";
      sent = 1;
      yield idea("Carbon Steel Wok");
      await looked;
      for (const title of ["Sourdough Proofing Basket", "Long Kitchen Tweezers"]) {
        await new Promise((resolve) => setTimeout(resolve, 400));
        sent++;
        yield `, ${idea(title)}`;
      }
      yield "]";
    }
    ai.model.reply(says(items()));
    await page.goto(PAGE);
    const finder = page.locator("gift-finder");
    await searchFor(finder);
    await expect(finder.getByRole("heading", { name: "Carbon Steel Wok" })).toBeVisible();
    expect(sent).toBe(1);
    await expect(finder.getByText("Finding thoughtful gifts...")).toBeVisible();
    await expect(finder.getByRole("button", { name: "Generating Ideas..." })).toBeVisible();
    release();
    // Three are topped up to a page.
    await expect(finder.getByText(/^Found 6 gift suggestions$/)).toBeVisible();
    await expect(finder.getByText("AI suggestions and Curated picks")).toBeVisible();
    await expect(finder.getByRole("button", { name: "Find Thoughtful Gifts" })).toBeVisible();
  });

  test("a model that fails is replaced by curated picks, and the page says so", async ({ page, ai }) => {
    ai.model.reply(refuses(500, "The engine is out of order."));
    await page.goto(PAGE);
    const finder = page.locator("gift-finder");
    await searchFor(finder);
    await expect(cardsOf(finder)).toHaveCount(6);
    await expect(
      finder.getByText("Error getting recommendations - using our curated selections").first(),
    ).toBeVisible();
    await expect(finder.getByText("Curated picks", { exact: true })).toBeVisible();
  });

  test("what came before a model broke off stays, and curated picks fill up the page", async ({
    page,
    ai,
  }) => {
    ai.model.reply(
      drops(`[${idea("Carbon Steel Wok")}, ${idea("Long Kitchen Tweezers")}, {"title": "Half a`),
    );
    await page.goto(PAGE);
    const finder = page.locator("gift-finder");
    await searchFor(finder);
    await expect(finder.getByText(/^Found 12 gift suggestions$/)).toBeVisible();
    await expect(cardsOf(finder).getByRole("heading").nth(0)).toHaveText("Carbon Steel Wok");
    await expect(cardsOf(finder).getByRole("heading").nth(1)).toHaveText("Long Kitchen Tweezers");
    await expect(
      finder.getByText("Error getting recommendations - using our curated selections").first(),
    ).toBeVisible();
    await expect(finder.getByText("AI suggestions and Curated picks")).toBeVisible();
  });

  test("HTML from a model is text on the page", async ({ page, ai }) => {
    ai.model.reply(says(`[${idea("<img src=x onerror=alert(1)>Copper Pan")}]`));
    await page.goto(PAGE);
    const finder = page.locator("gift-finder");
    await searchFor(finder);
    await expect(finder.getByRole("heading", { name: "Copper Pan", exact: true })).toBeVisible();
    await expect(finder.locator("img")).toHaveCount(0);
  });
});
