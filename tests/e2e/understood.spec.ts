import type { Locator } from "./fixtures.ts";
import { cardsOf, expect, expectAccessible, searchFor, test } from "./fixtures.ts";

const NOTES = "She is nut-allergic and has a tiny balcony.";

/** Describes somebody by who she is and a note, without an interest. */
async function describe(finder: Locator): Promise<void> {
  await finder.getByRole("button", { name: "My mother" }).click();
  await finder.getByLabel("Age", { exact: true }).fill("71");
  await finder.getByLabel("Notes").fill(NOTES);
  await searchFor(finder, { interests: [] });
}

const heardIn = (finder: Locator) => finder.getByRole("list", { name: "What we took from your words" });

test("what was understood can be taken away and brought back, by keyboard, and each asks anew", async ({
  page,
}) => {
  const asked: string[][] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/ai-gift-finder")) asked.push(request.postDataJSON().dismissed);
  });
  await page.goto("/examples/blog.html");
  const finder = page.locator("gift-finder");
  await describe(finder);
  const chips = heardIn(finder).getByRole("button");
  await expect(chips).toHaveText(["nut-allergic", "tiny balcony"]);
  const balcony = heardIn(finder).getByRole("button", { name: "Ignore “tiny balcony”" });
  await balcony.focus();
  await page.keyboard.press("Enter");
  await expect(balcony).toHaveAttribute("aria-pressed", "true");
  await expect(finder.getByText(/^Found \d+ gift suggestions$/)).toBeVisible();
  await expect(balcony).toBeFocused();
  await expect(chips).toHaveText(["nut-allergic", "tiny balcony"]);
  await expectAccessible(page);
  await page.keyboard.press("Space");
  await expect(balcony).toHaveAttribute("aria-pressed", "false");
  await expect(finder.getByText(/^Found \d+ gift suggestions$/)).toBeVisible();
  await expect(cardsOf(finder).first()).toBeVisible();
  expect(asked).toEqual([undefined, ["situation:balcony"], []]);
});

test("what was taken away stays so for the visit, until the notes change", async ({ page }) => {
  await page.goto("/gift-finder");
  const finder = page.getByRole("main");
  await describe(finder);
  const balcony = heardIn(finder).getByRole("button", { name: "Ignore “tiny balcony”" });
  await balcony.click();
  await expect(balcony).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  const send = finder.getByRole("button", { name: "Find Thoughtful Gifts" });
  await expect(finder.getByRole("button", { name: "My mother" })).toHaveAttribute("aria-pressed", "true");
  await expect(finder.getByLabel("Age", { exact: true })).toHaveValue("71");
  await send.click();
  await expect(balcony).toHaveAttribute("aria-pressed", "true");
  await finder.getByLabel("Notes").fill(`${NOTES} She paints.`);
  await send.click();
  await expect(balcony).toHaveAttribute("aria-pressed", "false");
});

test("an interest that is typed and not added counts, and is told of where nothing is made for it", async ({
  page,
}) => {
  await page.goto("/examples/blog.html");
  const finder = page.locator("gift-finder");
  await finder.getByRole("textbox", { name: "Interests" }).fill("flumping");
  await searchFor(finder, { interests: ["Hiking"] });
  await expect(finder.getByRole("list", { name: "Added interests" })).toContainText("flumping");
  await expect(
    finder.getByRole("status").filter({ hasText: "We found nothing made for flumping; these are near it." }),
  ).toBeVisible();
  await expect(heardIn(finder)).toHaveCount(0);
});

test("an age that nobody has is refused beside its field", async ({ page }) => {
  await page.goto("/examples/blog.html");
  const finder = page.locator("gift-finder");
  const age = finder.getByLabel("Age", { exact: true });
  await finder.getByRole("button", { name: "My father" }).click();
  await age.fill("171");
  await searchFor(finder);
  await expect(age).toBeFocused();
  await expect(age).toHaveAccessibleDescription("Please give the age in whole years, from 0 to 120");
  await expectAccessible(page);
  await age.fill("71");
  await finder.getByRole("button", { name: "Find Thoughtful Gifts" }).click();
  await expect(cardsOf(finder).first()).toBeVisible();
});
