import { cardsOf, expect, expectAccessible, searchFor, test } from "./fixtures.ts";
import { accountButton, nameOf, openAccount, signIn } from "./people.ts";
import { IDEA, IDEA_PAGE, saveIdea, saveSearch } from "./saved-things.ts";

test("a saved search is searched again, and deleted", async ({ page }) => {
  await openAccount(page);
  await saveSearch(page);
  await page.goto("/saved-gifts");
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "Graduation Gift" });
  await expect(card).toContainText("$25-$75");
  await expect(card).toContainText("Plays the cello.");
  await expect(card).toContainText("My niece or nephew, age 22");
  await expect(card.getByRole("list", { name: "Interests" }).getByRole("listitem")).toHaveText([
    "Music",
    "Tea",
  ]);
  await card.getByRole("button", { name: "Search Again" }).click();
  await expect(page).toHaveURL(/\/gift-finder(\?|$)/);
  const main = page.getByRole("main");
  await expect(main.getByLabel("Occasion", { exact: true })).toHaveValue("Graduation");
  await expect(main.getByRole("button", { name: "Music", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(main.getByLabel("Notes")).toHaveValue("Plays the cello.");
  await expect(main.getByLabel("Someone else")).toHaveValue("niece-or-nephew");
  await expect(main.getByLabel("Age", { exact: true })).toHaveValue("22");

  await page.goto("/saved-gifts");
  await page.getByRole("button", { name: "Delete Graduation Gift" }).click();
  await expect(page.getByText("Saved search deleted successfully")).toBeVisible();
  await expect(page.getByText("You don't have any saved gift searches yet.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Start a New Search" })).toBeVisible();
});

test("a saved idea is viewed, and deleted only after a question", async ({ page }) => {
  await openAccount(page);
  await saveIdea(page);
  await page.goto("/saved-gift-ideas");
  await expect(page.getByText("Thoughtfully Selected Gift")).toBeVisible();
  await expect(page.getByRole("link", { name: "View Gift" })).toHaveAttribute(
    "href",
    /amazon\.com\/s\?k=bread/,
  );
  const remove = page.getByRole("button", { name: `Delete ${IDEA}` });
  await remove.click();
  const dialog = page.getByRole("alertdialog", { name: "Are you sure?" });
  await expect(dialog).toContainText("This will permanently delete this saved gift idea.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
  await remove.click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await remove.click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Gift idea deleted successfully")).toBeVisible();
  await expect(page.getByText("No saved gift ideas yet")).toBeVisible();
  await expect(page.getByRole("link", { name: "Find Gift Ideas" })).toBeVisible();
});

test("an idea saved while signed out is saved after signing in, and the button says so", async ({ page }) => {
  const email = await openAccount(page);
  await page.context().clearCookies();
  await page.goto(IDEA_PAGE);
  await page.getByRole("button", { name: `Save ${IDEA}` }).click();
  await expect(page.getByText("Please sign in to save gift ideas")).toBeVisible();
  await page
    .getByRole("region", { name: /Notifications/ })
    .getByRole("link", { name: "Sign In" })
    .click();
  await signIn(page, email);
  await expect(page.getByText("Gift idea saved successfully!")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${IDEA_PAGE}$`));
  await page.goto("/saved-gift-ideas");
  await expect(page.getByRole("heading", { name: IDEA })).toHaveCount(1);

  await page.goto(IDEA_PAGE);
  await page.getByRole("button", { name: `Save ${IDEA}` }).click();
  await expect(page.getByRole("button", { name: `Saved ${IDEA}` })).toBeDisabled();
  await expect(page.getByText("Gift idea saved successfully!")).toBeVisible();
  await expect(page.getByRole("button", { name: `Save ${IDEA}` })).toBeEnabled();
});

test("an idea and a search are saved from the gift finder, at once or after signing in", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  const email = await openAccount(page);
  await page.goto("/gift-finder");
  const main = page.getByRole("main");
  const saveSearchButton = main.getByRole("button", { name: "Save search" });
  await expect(saveSearchButton).toBeHidden();
  await searchFor(main);
  // Else the message that they are found takes the place of the one that is looked for.
  await expect(main.getByText("Found 12 gift suggestions")).toBeVisible();
  await cardsOf(main)
    .first()
    .getByRole("button", { name: /^Save / })
    .click();
  await expect(page.getByText("Gift idea saved successfully!")).toBeVisible();
  await expect(main.getByRole("link", { name: "See more ways to choose" })).toHaveAttribute(
    "href",
    "/recommendations?occasion=Birthday&interests=Reading&interests=Cooking&budgetMin=25&budgetMax=100",
  );
  await expectAccessible(page);

  await page.context().clearCookies();
  await saveSearchButton.click();
  await expect(page.getByText("Please sign in to save your search")).toBeVisible();
  await page
    .getByRole("region", { name: /Notifications/ })
    .getByRole("link", { name: "Sign In" })
    .click();
  await signIn(page, email);
  await expect(page.getByText("Search saved successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/gift-finder(\?|$)/);
  await page.goto("/saved-gifts");
  await expect(page.getByRole("heading", { name: "Birthday Gift" })).toHaveCount(1);
  await page.goto("/saved-gift-ideas");
  await expect(page.getByRole("link", { name: /^View Gift/ })).toHaveCount(1);
});

test("a search is saved from a result page", async ({ page }) => {
  await openAccount(page);
  await page.goto("/recommendations/enhanced?occasion=Wedding&interests=Tea&budgetMin=25&budgetMax=75");
  await page.getByRole("button", { name: "Save search" }).click();
  await expect(page.getByText("Search saved successfully!")).toBeVisible();
  await page.goto("/saved-gifts");
  await expect(page.getByRole("heading", { name: "Wedding Gift" })).toBeVisible();
});

test("a spinner shows while saved things load, and who is signed out by then must sign in", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  const email = await openAccount(page);
  await saveSearch(page);
  await page.goto("/");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/saved-gift-queries", async (route) => {
    await held;
    await route.continue();
  });
  await accountButton(page, nameOf(email)).click();
  await page.getByRole("menuitem", { name: "Saved Gift Searches" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Saved Gift Searches" })).toBeVisible();
  await expect(page.getByRole("main").getByText("Loading...")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { name: "Graduation Gift" })).toBeVisible();
  await page.context().clearCookies();
  await accountButton(page, nameOf(email)).click();
  await page.getByRole("menuitem", { name: "Saved Gift Ideas" }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fsaved-gift-ideas$/);
});

test("an idea from a widget elsewhere is saved only when the visitor says so", async ({ page }) => {
  const email = await openAccount(page);
  await page.context().clearCookies();
  await page.goto("/save?title=Walnut+Tea+Tray&price=%2430-%2460&search=walnut+tea+tray");
  await expect(page.getByRole("heading", { name: "Walnut Tea Tray" })).toBeVisible();
  await page.getByRole("button", { name: "Sign In to Save" }).click();
  await signIn(page, email);
  await expect(page).toHaveURL(/\/save\?title=Walnut/);
  await page.getByRole("button", { name: "Save Gift Idea" }).click();
  await expect(page).toHaveURL(/\/saved-gift-ideas$/);
  await expect(page.getByRole("heading", { name: "Walnut Tea Tray" })).toBeVisible();
  await expect(page.getByRole("link", { name: "View Gift" })).toHaveAttribute("href", /k=walnut\+tea\+tray/);
});

test("without the API a saved page says so, and tries again", async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  const email = await openAccount(page);
  await saveSearch(page);
  await page.goto("/");
  await page.route("**/api/saved-gift-queries", (route) => route.abort());
  await accountButton(page, nameOf(email)).click();
  await page.getByRole("menuitem", { name: "Saved Gift Searches" }).click();
  await expect(page.getByText("Failed to load your saved searches").first()).toBeVisible();
  await page.unroute("**/api/saved-gift-queries");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "Graduation Gift" })).toBeVisible();
});
