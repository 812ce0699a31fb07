import { says } from "../support/model-server.ts";
import { cardsOf, expect, expectAccessible, type Locator, type Page, searchFor, test } from "./fixtures.ts";

const EMBED = "/examples/strict-csp.html";

type Choice = "Not for them" | "Has it" | "More like this" | "Compare";

/** A button of a card, which says its choice and its idea. */
const button = (finder: Locator, index: number, choice: Choice) =>
  cardsOf(finder)
    .nth(index)
    .getByRole("button", { name: new RegExp(`^${choice}: `) });

async function choose(finder: Locator, index: number, choice: Choice): Promise<string> {
  const title = (await cardsOf(finder).nth(index).getByRole("heading").textContent()) ?? "";
  const pressed = button(finder, index, choice);
  await expect(pressed).toHaveAccessibleName(`${choice}: ${title}`);
  await pressed.click();
  return title;
}

/** What each search that follows says of earlier ideas. */
function refinementsOf(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/ai-gift-finder")) sent.push(request.postDataJSON().refinement);
  });
  return sent;
}

for (const [place, path, width, finderOf] of [
  ["in an embed under a strict policy", EMBED, 390, (page: Page) => page.locator("gift-finder")],
  ["on our own site", "/gift-finder", 1280, (page: Page) => page.locator("main")],
] as const) {
  test.describe(place, () => {
    test("what is said of ideas takes them away at once, and the next search says it", async ({ page }) => {
      const sent = refinementsOf(page);
      await page.goto(path);
      const finder = finderOf(page);
      await searchFor(finder);
      await expect(finder.getByText("Found 12 gift suggestions")).toBeVisible();
      const unwanted = await choose(finder, 0, "Not for them");
      await expect(finder.getByRole("heading", { name: unwanted, exact: true })).toHaveCount(0);
      await expect(finder.getByText("Found 11 gift suggestions")).toBeVisible();
      // The same button of the next idea has the focus, so that the visitor goes on from there.
      await expect(button(finder, 0, "Not for them")).toBeFocused();
      const owned = await choose(finder, 1, "Has it");
      const liked = await choose(finder, 0, "More like this");
      await expect(button(finder, 0, "More like this")).toHaveAttribute("aria-pressed", "true");
      await expect(finder.getByRole("list", { name: "What the next ideas go by" })).toContainText(
        `Has ${owned}`,
      );
      await expectAccessible(page);
      await finder.getByRole("button", { name: "Update ideas" }).click();
      await expect(finder.getByText(/^Found \d+ gift suggestions$/)).toBeVisible();
      await expect
        .poll(() => sent)
        .toEqual([undefined, { moreLike: [liked], notThis: [unwanted], alreadyHas: [owned], seen: [] }]);
      await expect(finder.getByRole("button", { name: "Update ideas" })).toBeHidden();
      await expect(finder.getByRole("heading", { name: /^Perfect gifts:/ })).toBeFocused();
    });

    test("what was taken away comes back by Undo, or when it is forgotten", async ({ page }) => {
      await page.goto(path);
      const finder = finderOf(page);
      await searchFor(finder);
      await expect(finder.getByText("Found 12 gift suggestions")).toBeVisible();
      const title = await choose(finder, 2, "Not for them");
      await expect(finder.getByText(`${title} is off the list.`)).toBeVisible();
      await finder.getByRole("button", { name: "Undo" }).click();
      await expect(cardsOf(finder).nth(2).getByRole("heading")).toHaveText(title);
      await choose(finder, 2, "Has it");
      await finder.getByRole("button", { name: `Forget: Has ${title}` }).click();
      await expect(finder.getByText("Found 12 gift suggestions")).toBeVisible();
      await expect(finder.getByRole("heading", { name: /^Perfect gifts:/ })).toBeFocused();
    });

    test("others are asked for by naming all that was shown, and the earlier ones come back", async ({
      page,
    }) => {
      const sent = refinementsOf(page);
      await page.goto(path);
      const finder = finderOf(page);
      await searchFor(finder);
      await expect(finder.getByText("Found 12 gift suggestions")).toBeVisible();
      await finder.getByRole("button", { name: "Show me others" }).click();
      await expect(finder.getByRole("button", { name: "Earlier ideas" })).toBeVisible();
      await expect.poll(() => sent.length).toBe(2);
      expect((sent[1] as { seen: string[] }).seen).toHaveLength(12);
      await finder.getByRole("button", { name: "Earlier ideas" }).click();
      await expect(finder.getByText("Found 12 gift suggestions")).toBeVisible();
      await expect.poll(() => sent.length).toBe(3);
      expect(sent[2]).toBeUndefined();
      await expect(finder.getByText("Looking for others.")).toBeHidden();
      // Whoever goes on from the earlier ones sees none of those that came after them.
      await finder.getByRole("button", { name: "Show me others" }).click();
      await expect.poll(() => sent.length).toBe(4);
      const { seen } = sent[3] as { seen: string[] };
      expect([seen.length, new Set(seen).size]).toEqual([24, 24]);
    });

    test(`a shortlist is compared side by side at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const finder = finderOf(page);
      await searchFor(finder);
      await expect(finder.getByText("Found 12 gift suggestions")).toBeVisible();
      const first = await choose(finder, 0, "Compare");
      await finder.getByRole("button", { name: "Next" }).click();
      const second = await choose(finder, 1, "Compare");
      const open = finder.getByRole("button", { name: "Compare 2 ideas" });
      await open.click();
      const dialog = finder.getByRole("dialog", { name: "Compare ideas" });
      const compared = dialog.getByRole("list", { name: "Ideas side by side" }).getByRole("heading");
      await expect(compared).toHaveText([first, second]);
      await expect(dialog.getByText(/^\$\d/)).toHaveCount(2);
      expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
      await expect(dialog.getByRole("link", { name: /^Shop for/ })).toHaveCount(2);
      await expectAccessible(page);
      await dialog.getByRole("button", { name: `Remove ${first}` }).click();
      await expect(compared).toHaveText([second]);
      await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(finder.getByRole("button", { name: "Compare 1 idea" })).toBeFocused();
      // A new search begins with nothing said and nothing on the shortlist.
      await finder.getByRole("button", { name: "Find Thoughtful Gifts" }).click();
      await expect(finder.getByRole("button", { name: "Compare 1 idea" })).toBeHidden();
    });

    test("a result's link is copied, and shown where the clipboard is refused", async ({
      page,
      context,
      server,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.goto(path);
      const finder = finderOf(page);
      await searchFor(finder);
      // Else the message that they are found takes the place of the one that is looked for.
      await expect(finder.getByText("Found 12 gift suggestions")).toBeVisible();
      await finder.getByRole("textbox", { name: "Notes" }).fill("A secret");
      await finder.getByRole("button", { name: "Share", exact: true }).click();
      await expect(page.getByText("Link copied")).toBeVisible();
      const link = `${server.url}/recommendations?occasion=Birthday&budgetMin=25&budgetMax=100&interests=Reading&interests=Cooking`;
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
      });
      await finder.getByRole("button", { name: "Share", exact: true }).click();
      const field = finder.getByRole("textbox", { name: "Link to these ideas" });
      await expect(field).toHaveValue(link);
      await expect(field).toBeFocused();
      await expectAccessible(page);
      await finder.getByRole("button", { name: "Done" }).click();
      await expect(field).toBeHidden();
    });
  });
}

test("refining needs no mouse", async ({ page }) => {
  await page.goto(EMBED);
  const finder = page.locator("gift-finder");
  await searchFor(finder);
  await expect(finder.getByText("Found 12 gift suggestions")).toBeVisible();
  await button(finder, 0, "Not for them").focus();
  await page.keyboard.press("Enter");
  await expect(finder.getByText("Found 11 gift suggestions")).toBeVisible();
  await expect(button(finder, 0, "Not for them")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(button(finder, 0, "More like this")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(button(finder, 0, "More like this")).toHaveAttribute("aria-pressed", "true");
  await expect(button(finder, 0, "More like this")).toBeFocused();
});

test("the code for refining is fetched on the first press, and nothing is stored", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(EMBED);
  const finder = page.locator("gift-finder");
  await searchFor(finder);
  await expect(finder.getByText("Found 12 gift suggestions")).toBeVisible();
  expect(requested.filter((path) => path.includes("refine"))).toEqual([]);
  await choose(finder, 0, "Compare");
  expect(requested.filter((path) => path.includes("refine"))).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test("when that code can't be had, the visitor reads so and the ideas stay", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED/);
  await page.route("**/refine-*.js", (route) => route.abort());
  await page.goto(EMBED);
  const finder = page.locator("gift-finder");
  await searchFor(finder);
  await expect(finder.getByText("Found 12 gift suggestions")).toBeVisible();
  await expect(cardsOf(finder)).toHaveCount(6);
  await button(finder, 0, "Not for them").click();
  await expect(finder.getByText("Could not process your request. Please try again.")).toBeVisible();
  await expect(cardsOf(finder)).toHaveCount(6);
});

test("at its ends the pager keeps the focus", async ({ page }) => {
  await page.goto(EMBED);
  const finder = page.locator("gift-finder");
  await searchFor(finder);
  const next = finder.getByRole("button", { name: "Next" });
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(finder.getByText("Page 2 of 2")).toBeVisible();
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  await expect(finder.getByText("Page 2 of 2")).toBeVisible();
});

test("when there are as many interests as we take, the form says so and keeps what was typed", async ({
  page,
}) => {
  await page.goto(EMBED);
  const finder = page.locator("gift-finder");
  const box = finder.getByRole("textbox", { name: "Interests" });
  for (let count = 1; count <= 21; count++) {
    await box.fill(`Interest ${count}`);
    await box.press("Enter");
  }
  await expect(finder.getByRole("alert")).toHaveText("20 interests are the most we take.");
  await expect(box).toHaveValue("Interest 21");
  await finder.getByRole("button", { name: "Remove Interest 1", exact: true }).click();
  await expect(finder.getByRole("alert")).toBeHidden();
  await box.press("Enter");
  await expect(finder.getByRole("button", { name: "Remove Interest 21" })).toBeVisible();
});

test.describe("with a model", () => {
  test.use({ baseURL: async ({ ai }, use) => use(ai.server.url) });

  test("the site says that it is looking, until it has found something", async ({ page, ai }) => {
    let release = () => {};
    const looked = new Promise<void>((resolve) => {
      release = resolve;
    });
    async function* slowly() {
      await looked;
      yield JSON.stringify([
        { title: "Carbon Steel Wok", description: "It lasts.", priceRange: "$30-$60", category: "kitchen" },
      ]);
    }
    ai.model.reply(says(slowly()));
    await page.goto("/gift-finder");
    await searchFor(page.locator("main"));
    await expect(page.getByText("Finding perfect gift ideas...")).toBeVisible();
    release();
    await expect(page.getByText("Found 6 perfect gift ideas!")).toBeVisible();
    await expect(page.getByText("Finding perfect gift ideas...")).toBeHidden();
  });
});
