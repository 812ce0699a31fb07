import { readFile } from "node:fs/promises";
import { authenticatorCode } from "../support/authenticator.ts";
import { expect, expectAccessible, expectLive, test } from "./fixtures.ts";
import { accountButton, fillNewPassword, nameOf, openAccount, PASSWORD, signIn } from "./people.ts";
import { IDEA, SEARCH, saveIdea } from "./saved-things.ts";

test("without a connection the profile says once that it was not saved", async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await openAccount(page);
  await page.goto("/profile");
  await page.route("**/api/profile", (route) => route.abort());
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Error updating profile")).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText([]);
});

test("names are changed in the profile, and the header follows", async ({ page }) => {
  const email = await openAccount(page);
  await page.goto("/profile");
  await expect(page.getByText("Your email cannot be changed")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Email" })).not.toBeEditable();
  await expect(accountButton(page, nameOf(email))).toBeVisible();
  await page.getByRole("textbox", { name: "Full name" }).fill("Ann Smith");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await expect(accountButton(page, "Ann Smith")).toBeVisible();
});

test("an authenticator app is set up, asked for at sign-in, and turned off by a recovery code", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[01]/);
  const email = await openAccount(page);
  await page.goto("/profile?tab=security");
  const panel = page.getByRole("region", { name: "Two-Factor Authentication" });
  await panel.getByRole("textbox", { name: "Your password" }).fill(PASSWORD);
  await panel.getByRole("button", { name: "Set Up" }).click();
  await expect(panel.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await panel.locator("code").textContent()) ?? "").replaceAll(" ", "");
  const code = panel.getByRole("textbox", { name: "The code that the app shows" });
  await code.fill("12");
  await panel.getByRole("button", { name: "Turn On" }).click();
  await expect(code).toBeFocused();
  await expect(panel.getByText("This code is not right")).toBeVisible();
  await code.fill(authenticatorCode(secret, Date.now()));
  await panel.getByRole("button", { name: "Turn On" }).click();
  await expect(panel.getByRole("heading", { name: "Keep your recovery codes" })).toBeFocused();
  const [first = "", second = ""] = await panel.locator(".recovery-codes code").allTextContents();
  await expectAccessible(page);
  await panel.getByRole("button", { name: "I Have Kept Them" }).click();
  await expect(panel.getByText("10 recovery codes are left.")).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/auth?next=%2Fprofile%3Ftab%3Dsecurity");
  await expectLive(page);
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Email" }).fill(email);
  await main.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await main.getByRole("button", { name: "Sign In" }).click();
  await expect(main.getByRole("textbox", { name: "Code" })).toBeFocused();
  await expectAccessible(page);
  await main.getByRole("textbox", { name: "Code" }).fill(first);
  await main.getByRole("button", { name: "Sign In" }).click();
  await expect(panel.getByText("9 recovery codes are left.")).toBeVisible();

  await panel.getByText("Turn it off").click();
  const off = panel.locator("details", { hasText: "Turn it off" });
  await off.getByRole("textbox", { name: "Your password" }).fill(PASSWORD);
  await off.getByRole("textbox", { name: "Code" }).fill(second);
  await off.getByRole("button", { name: "Turn Off" }).click();
  await expect(panel.getByRole("button", { name: "Set Up" })).toBeVisible();
});

test("what is preferred is kept, and forms begin with it", async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 400/);
  await openAccount(page);
  await page.goto("/profile?tab=notifications");
  const main = page.getByRole("main");
  const save = async (told: string) => {
    await main.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText(told)).toBeVisible();
  };
  await main.getByLabel("Two weeks before").uncheck();
  await main.getByLabel("Time zone").selectOption("Asia/Tokyo");
  await save("Your settings are saved");
  await expectAccessible(page);
  await main.getByRole("link", { name: "Gift Preferences" }).click();
  await main.getByLabel("Books").check();
  await main.getByLabel("From (US dollars)").fill("90");
  await main.getByLabel("Up to (US dollars)").fill("60");
  await main.getByRole("button", { name: "Save Changes" }).click();
  await expect(main.getByText("The lowest price must not be above the highest")).toBeVisible();
  await main.getByLabel("From (US dollars)").fill("40");
  await save("Your preferences are saved");
  await expectAccessible(page);
  await page.reload();
  await expect(main.getByLabel("Books")).toBeChecked();
  await page.goto("/people/new");
  await expect(main.getByLabel("Up to (US dollars)")).toHaveValue("60");
  await expect(main.getByText("Local time: Asia/Tokyo")).toBeVisible();
  await page.goto("/gift-finder");
  await expect(main.getByText("$40–$60").or(main.getByText("$40-$60")).first()).toBeVisible();
});

test("what looks like markup is text, in names and in what is saved", async ({ page }) => {
  const markup = "<img src=x onerror=document.title='run'>";
  await openAccount(page, { username: markup, fullName: markup });
  const search = { ...SEARCH, occasion: markup, interests: [markup], additionalNotes: markup };
  expect((await page.request.post("/api/saved-gift-queries", { data: search })).status()).toBe(201);
  const idea = { title: markup, description: markup, affiliateUrl: "https://www.amazon.com/s?k=x" };
  expect((await page.request.post("/api/saved-gift-ideas", { data: idea })).status()).toBe(201);
  for (const path of ["/profile", "/saved-gifts", "/saved-gift-ideas"]) {
    await page.goto(path);
    await expect(accountButton(page, markup)).toBeVisible();
    await expect(page.locator("img[src=x]")).toHaveCount(0);
    expect(await page.title()).not.toBe("run");
    if (path !== "/profile") await expect(page.getByRole("main").getByText(markup).first()).toBeVisible();
  }
});

test("a changed password ends the other sessions; they are listed and can be ended one by one", async ({
  page,
  browser,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  const email = await openAccount(page);
  const elsewhere = await browser.newPage({ baseURL: server.url });
  await elsewhere.goto("/auth");
  await expectLive(elsewhere);
  await signIn(elsewhere, email);
  await expect(elsewhere).toHaveURL(/\/gift-finder$/);
  await page.goto("/profile?tab=security");
  await expect(page.getByText("This browser", { exact: true })).toHaveCount(1);
  await page.getByRole("button", { name: /^Sign out Chrome on/ }).click();
  await expect(page.getByText("Session signed out")).toBeVisible();
  await elsewhere.goto("/saved-gifts");
  await expect(elsewhere).toHaveURL(/\/auth\?next=/);

  await expectLive(elsewhere);
  await signIn(elsewhere, email);
  await expect(elsewhere).toHaveURL(/\/saved-gifts$/);
  const change = async (current: string) => {
    await page.getByRole("textbox", { name: "Current password" }).fill(current);
    await fillNewPassword(page, "a new pass phrase");
    await page.getByRole("button", { name: "Change Password" }).click();
  };
  await change("wrong");
  await expect(page.getByText("The password is not right")).toBeVisible();
  await change(PASSWORD);
  await expect(page.getByText("Password changed")).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/auth\?next=/);
  await elsewhere.close();
  await page.reload();
  await expect(page).toHaveURL(/\/profile\?tab=security$/);
});

test("contributions show what clicks came to", async ({ page }) => {
  await openAccount(page);
  await page.goto("/profile?tab=impact");
  await expect(page.getByText("You haven't made any contributions yet.")).toBeVisible();
  const data = {
    productId: "bread-pan",
    affiliateLink: "https://www.amazon.com/s?k=pan",
    priceRange: "$40-$60",
  };
  expect((await page.request.post("/api/click-events", { data })).ok()).toBe(true);
  await page.reload();
  const main = page.getByRole("main");
  await expect(main.getByText("Total Confirmed")).toBeVisible();
  await expect(main.getByText("0 successful conversions")).toBeVisible();
  await expect(main.getByText("1 tracked click")).toBeVisible();
  // 4% of 50 dollars, and half of that.
  await expect(main.getByText("$1.00")).toBeVisible();
  await main.getByRole("link", { name: "Charities" }).click();
  await expect(main.getByRole("button", { name: "Set Preferred Charity" })).toBeDisabled();
  await main.getByRole("link", { name: "Activity" }).click();
  await expect(main.getByText("bread-pan")).toBeVisible();
  await expect(main.getByText("$2.00")).toBeVisible();
  await expect(main.getByText("Pending")).toBeVisible();
});

test("one's data can be had as a file, and the account deleted, by password alone", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[01]/);
  const email = await openAccount(page);
  await saveIdea(page);
  await page.goto("/profile");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  const data = await readFile(await (await download).path(), "utf8");
  expect(JSON.parse(data)).toMatchObject({ account: { email }, savedGiftIdeas: [{ title: IDEA }] });

  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete your account?" });
  await expectAccessible(page);
  const confirm = async (password: string) => {
    await dialog.getByRole("textbox", { name: "Your password" }).fill(password);
    await dialog.getByRole("button", { name: "Delete My Account" }).click();
  };
  await confirm("wrong");
  await expect(dialog.getByText("The password is not right")).toBeVisible();
  await confirm(PASSWORD);
  await expect(page.getByText("Your account was deleted")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/auth");
  await signIn(page, email);
  await expect(page.getByRole("alert")).toHaveText(/^The email or password is not right/);
});
