import { expect, expectAccessible, expectLive, type Locator, type Page, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** Presses Tab until something has the focus; what has it on the way must be in sight. */
async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    expect(await page.evaluate(whatHidesFocus)).toBeNull();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} can't be reached`);
}

/** Runs in the page: what lies over the start of that which has the focus; null where it can be seen. */
function whatHidesFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.closest("[data-sonner-toast], [type=range]"))
    return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  const cover = over?.closest("header, [data-sonner-toast], .gh-tray");
  return cover && !cover.contains(focused) ? `${focused.outerHTML} under ${cover.className}` : null;
}

test("from opening the site to a shared list, by the keyboard alone and on a phone", async ({ page }) => {
  await page.goto("/");
  await expectLive(page);
  const main = page.getByRole("main");
  const button = (name: string | RegExp) => main.getByRole("button", { name });

  await test.step("who it is for, and a search", async () => {
    await tabTo(page, button("My mother"));
    await page.keyboard.press("Enter");
    await tabTo(page, main.getByPlaceholder("Something else they like"));
    await page.keyboard.type("birdwatching");
    await tabTo(page, main.getByLabel("Occasion", { exact: true }));
    await page.keyboard.type("Birthday");
    await tabTo(page, main.getByRole("textbox", { name: "Notes" }));
    await page.keyboard.type("arthritis in her hands");
    await tabTo(page, button("Find Thoughtful Gifts"));
    await page.keyboard.press("Enter");
    await expect(main.getByText(/^Found \d+ gift suggestions$/)).toBeVisible();
  });

  await test.step("two ideas are kept, and stay a press away", async () => {
    const hearts = button(/^Saved? /);
    for (const place of [0, 1]) {
      await tabTo(page, hearts.nth(place));
      await page.keyboard.press("Enter");
      await expect(hearts.nth(place)).toHaveAccessibleName(/^Saved /);
    }
    const shortlist = page.getByRole("banner").getByRole("link", { name: "Shortlist (2)" });
    await expect(shortlist).toBeVisible();
    await tabTo(page, shortlist, "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(main.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(main.getByRole("heading", { level: 3 })).toHaveCount(2);
    await expectAccessible(page);
  });

  await test.step("a page for friends is made", async () => {
    await tabTo(page, main.getByRole("link", { name: /^Share/ }));
    await page.keyboard.press("Enter");
    await expect(main.getByRole("heading", { name: "Share ideas" })).toBeFocused();
    await tabTo(page, main.getByLabel("Who are they for?"));
    await page.keyboard.type("Ruth");
    await tabTo(page, main.getByLabel("Your name"));
    await page.keyboard.type("Ann");
    await tabTo(page, button("Make the page"));
    await page.keyboard.press("Enter");
    await expect(main.getByRole("heading", { name: "Your page is ready" })).toBeFocused();
    await tabTo(page, main.getByRole("textbox", { name: /^For friends/ }));
  });
});
