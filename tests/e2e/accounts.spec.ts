import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { ServerProcess } from "../support/server-process.ts";
import { startServerProcess } from "../support/server-process.ts";
import {
  cardsOf,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Page,
  searchFor,
  test,
} from "./fixtures.ts";

const ADMIN = join(import.meta.dirname, "../../api/src/admin.ts");

const PASSWORD = "correct horse battery";

const IDEA_PAGE = "/gift-ideas/cast-iron-bread-pan-with-lid";
const IDEA = "Cast-Iron Bread Pan with Lid";

const SEARCH = {
  occasion: "Graduation",
  interests: ["Music", "Tea"],
  budgetMin: 25,
  budgetMax: 75,
  additionalNotes: "Plays the cello.",
};

let people = 0;
const newEmail = () => `person-${process.pid}-${people++}@example.org`;

/** Opens an account through the API, with the page's cookies. */
async function openAccount(page: Page, names: object = {}): Promise<string> {
  const email = newEmail();
  const data = { email, password: PASSWORD, confirmPassword: PASSWORD, ...names };
  const response = await page.request.post("/api/auth/sign-up", { data });
  expect(response.status()).toBe(201);
  return email;
}

async function saveIdea(page: Page): Promise<void> {
  const data = {
    title: IDEA,
    description: "A crackling loaf at home.",
    priceRange: "$40-$80",
    affiliateUrl: "https://www.amazon.com/s?k=bread+pan&gh_tracking=cast-iron-bread-pan-with-lid",
  };
  expect((await page.request.post("/api/saved-gift-ideas", { data })).status()).toBe(201);
}

async function saveSearch(page: Page): Promise<void> {
  expect((await page.request.post("/api/saved-gift-queries", { data: SEARCH })).status()).toBe(201);
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
}

async function fillNewPassword(page: Page, password: string): Promise<void> {
  await page.getByRole("textbox", { name: "New password", exact: true }).fill(password);
  await page.getByRole("textbox", { name: "Confirm new password" }).fill(password);
}

/** The link in the latest mail to somebody. */
async function mailedLink(server: ServerProcess, email: string, path: string): Promise<string> {
  const folder = join(server.dataDirectory, "mail");
  let link = "";
  await expect
    .poll(async () => {
      for (const name of await readdir(folder).catch(() => [])) {
        const mail = await readFile(join(folder, name), "utf8");
        const found = new RegExp(`${path}\\?token=([\\w-]+)`).exec(mail);
        if (mail.includes(`To: ${email}`) && found) link = `${path}?token=${found[1]}`;
      }
      return link;
    })
    .not.toBe("");
  return link;
}

/** `npm run admin`, on a server that runs. */
async function admin(server: ServerProcess, ...words: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [ADMIN, ...words], {
    cwd: server.dataDirectory,
    env: { ...process.env, DATABASE_URL: server.databaseUrl },
  });
}

const accountButton = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("button", { name, exact: true });

test("signing up: what is missing, in order; then the account, its menu, and out again", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveTitle("Sign In | GiftHearth");
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveTitle("Create Account | GiftHearth");
  const main = page.getByRole("main");
  const email = main.getByRole("textbox", { name: "Email" });
  const password = main.getByRole("textbox", { name: "Password", exact: true });
  const confirmation = main.getByRole("textbox", { name: "Confirm password" });
  const create = main.getByRole("button", { name: "Create Account" });
  await create.click();
  await expect(main.getByText("All fields are required")).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription("All fields are required");
  const address = newEmail();
  await email.fill(address);
  await main.getByRole("textbox", { name: "Username" }).fill("ann@home");
  await password.fill("short");
  await confirmation.fill("other");
  await create.click();
  await expect(main.getByText("Passwords do not match")).toBeVisible();
  await confirmation.fill("short");
  await create.click();
  await expect(main.getByText("Password must be at least 6 characters")).toBeVisible();
  await expectAccessible(page);
  await password.fill(PASSWORD);
  await confirmation.fill(PASSWORD);
  await create.click();
  await expect(page).toHaveURL(/\/gift-finder$/);

  await accountButton(page, "ann").click();
  const menu = page.getByRole("menu", { name: "My Account" });
  await expect(menu.getByRole("menuitem")).toHaveText([
    "Saved Gift Ideas",
    "Saved Gift Searches",
    "Profile Settings",
    "Sign Out",
  ]);
  await expectAccessible(page);
  await menu.getByRole("menuitem", { name: "Profile Settings" }).click();
  await expect(page).toHaveTitle("Profile Settings | GiftHearth");
  await accountButton(page, "ann").click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Saved Gifts" })).toBeHidden();
});

test("the menu leads to the admin dashboard only who is an admin, and of those only whom ADMIN_EMAIL names", async ({
  browser,
}) => {
  const boss = "boss@example.org";
  const server = await startServerProcess({ ADMIN_EMAIL: "Boss@Example.org" });
  const page = await browser.newPage({ baseURL: server.url });
  const item = page.getByRole("menuitem", { name: "Admin Dashboard" });
  async function openMenu(email: string): Promise<void> {
    await page.context().clearCookies();
    const response = await page.request.post("/api/auth/sign-in", { data: { email, password: PASSWORD } });
    expect(response.status()).toBe(200);
    await page.goto("/", { waitUntil: "networkidle" });
    await accountButton(page, email.split("@")[0] ?? "").click();
    await expect(page.getByRole("menuitem", { name: "Sign Out" })).toBeVisible();
  }
  try {
    for (const email of [boss, "other@example.org"]) {
      const data = { email, password: PASSWORD, confirmPassword: PASSWORD };
      expect((await page.request.post("/api/auth/sign-up", { data })).status()).toBe(201);
    }
    await openMenu(boss);
    await expect(item).toHaveCount(0);

    await admin(server, "grant", boss);
    await admin(server, "grant", "other@example.org");
    await openMenu("other@example.org");
    await expect(item).toHaveCount(0);
    await openMenu(boss);
    await expect(item).toHaveAttribute("href", "/admin/feedback");

    await admin(server, "revoke", boss);
    await openMenu(boss);
    await expect(item).toHaveCount(0);
  } finally {
    await page.close();
    await server.discard();
  }
});

test("the menu leads every admin to the dashboard where ADMIN_EMAIL names nobody", async ({
  page,
  server,
}) => {
  const email = await openAccount(page);
  await admin(server, "grant", email);
  await page.goto("/");
  await accountButton(page, email.split("@")[0] ?? "").click();
  await expect(page.getByRole("menu", { name: "My Account" }).getByRole("menuitem")).toHaveText([
    "Saved Gift Ideas",
    "Saved Gift Searches",
    "Profile Settings",
    "Admin Dashboard",
    "Sign Out",
  ]);
});

test("the header stays in one line at every width, a long name in it", async ({ page }) => {
  await openAccount(page, { fullName: "Wilhelmina Wordsworth-Montgomery" });
  await page.goto("/saved-gift-ideas");
  for (const width of [768, 899, 900, 1023, 1024, 1151, 1152, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    const link = page.getByRole("banner").getByRole("link", { name: "Saved Gifts" });
    expect(await link.evaluate((element) => element.getClientRects().length)).toBe(1);
    expect((await link.boundingBox())?.height, `at ${width} pixels`).toBeLessThan(45);
  }
});

test("signing in: a blank form does nothing, a wrong password says so, the right one leads back", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  const email = await openAccount(page);
  await page.context().clearCookies();
  await page.goto("/saved-gifts");
  await expect(page).toHaveURL(/\/auth\?next=%2Fsaved-gifts$/);
  await expect(page.getByText("Please sign in to view your saved gift searches")).toBeVisible();
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Sign In" }).click();
  await expect(main.getByRole("alert")).toBeEmpty();
  await signIn(page, email, "not the password");
  await expect(main.getByRole("alert")).toHaveText("The email or password is not right. Please check both.");
  const password = main.getByRole("textbox", { name: "Password", exact: true });
  await expect(password).toHaveAttribute("type", "password");
  await main.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveAttribute("autocomplete", "current-password");
  await signIn(page, email);
  await expect(page).toHaveURL(/\/saved-gifts$/);
  await expect(page.getByText("You don't have any saved gift searches yet.")).toBeVisible();
  // The server knows it too, from the first HTML on.
  const html = await (await page.request.get("/")).text();
  expect(html).toContain(`<span class="account-name">${email.split("@")[0]}</span>`);
});

test("signing in leads to no other site, and who is signed in goes straight on", async ({ page }) => {
  const email = await openAccount(page);
  const response = await page.request.get("/auth?next=//evil.example", { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([302, "/gift-finder"]);
  await page.context().clearCookies();
  await page.goto("/auth?next=/%5Cevil.example");
  await signIn(page, email);
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/gift-finder$/);
});

test("a forgotten password is set anew by the mailed link, which is good once", async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  const email = await openAccount(page);
  await page.context().clearCookies();
  await page.goto("/auth");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Send the Link" }).click();
  await expect(page.getByRole("status").getByText(/a mail is on its way/)).toBeVisible();
  const link = await mailedLink(server, email, "/auth/reset");
  const setPassword = async (password: string) => {
    await page.goto(link);
    await fillNewPassword(page, password);
    await page.getByRole("button", { name: "Set Password" }).click();
  };
  await setPassword("another good pass phrase");
  await expect(page).toHaveURL(/\/auth$/);
  await signIn(page, email, "another good pass phrase");
  await expect(page).toHaveURL(/\/gift-finder$/);
  await setPassword("a third pass phrase");
  await expect(page.getByRole("alert")).toHaveText("This link is no longer good. Please ask for a new one.");
});

test("an address is confirmed by a press, not by opening the mailed link", async ({ page, server }) => {
  const email = await openAccount(page);
  const link = await mailedLink(server, email, "/auth/confirm");
  await page.goto("/profile");
  await expect(page.getByText("Your email is not confirmed yet.")).toBeVisible();
  await page.goto(link);
  await page.goto("/profile");
  await expect(page.getByText("Your email is not confirmed yet.")).toBeVisible();
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm My Email" }).click();
  await expect(page.getByText("Thank you, your email is confirmed.")).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await expect(page.getByText("Your email is not confirmed yet.")).toBeHidden();
});

test("a saved search is searched again, and deleted", async ({ page }) => {
  await openAccount(page);
  await saveSearch(page);
  await page.goto("/saved-gifts");
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "Graduation Gift" });
  await expect(card).toContainText("$25-$75");
  await expect(card).toContainText("Plays the cello.");
  await expect(card.getByRole("list", { name: "Interests" }).getByRole("listitem")).toHaveText([
    "Music",
    "Tea",
  ]);
  await card.getByRole("button", { name: "Search Again" }).click();
  await expect(page).toHaveURL(/\/gift-finder$/);
  const main = page.getByRole("main");
  await expect(main.getByLabel("Occasion", { exact: true })).toHaveValue("Graduation");
  await expect(main.getByRole("button", { name: "Music", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(main.getByLabel("Notes")).toHaveValue("Plays the cello.");

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
  await expect(page).toHaveURL(new RegExp(`${IDEA_PAGE}$`));
  await expect(page.getByText("Gift idea saved successfully!")).toBeVisible();
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
  await page.waitForLoadState("networkidle");
  const main = page.getByRole("main");
  const saveSearchButton = main.getByRole("button", { name: "Save search" });
  await expect(saveSearchButton).toBeHidden();
  await searchFor(main);
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
  await expect(page).toHaveURL(/\/gift-finder$/);
  await expect(page.getByText("Search saved successfully!")).toBeVisible();
  await page.goto("/saved-gifts");
  await expect(page.getByRole("heading", { name: "Birthday Gift" })).toHaveCount(1);
  await page.goto("/saved-gift-ideas");
  await expect(page.getByRole("link", { name: /^View Gift/ })).toHaveCount(1);
});

test("a search is saved from a result page", async ({ page }) => {
  await openAccount(page);
  await page.goto("/recommendations/enhanced?occasion=Wedding&interests=Tea&budgetMin=25&budgetMax=75");
  await page.waitForLoadState("networkidle");
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
  // A press before the page is live opens no menu.
  await page.waitForLoadState("networkidle");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/saved-gift-queries", async (route) => {
    await held;
    await route.continue();
  });
  await accountButton(page, email.split("@")[0] ?? "").click();
  await page.getByRole("menuitem", { name: "Saved Gift Searches" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Saved Gift Searches" })).toBeVisible();
  await expect(page.getByRole("main").getByText("Loading...")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { name: "Graduation Gift" })).toBeVisible();
  await page.context().clearCookies();
  await accountButton(page, email.split("@")[0] ?? "").click();
  await page.getByRole("menuitem", { name: "Saved Gift Ideas" }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fsaved-gift-ideas$/);
});

test("without a connection the profile says once that it was not saved", async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await openAccount(page);
  await page.goto("/profile");
  await page.waitForLoadState("networkidle");
  await page.route("**/api/profile", (route) => route.abort());
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Error updating profile")).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText([]);
});

test("an idea from a widget elsewhere is saved only when the visitor says so", async ({ page }) => {
  const email = await openAccount(page);
  await page.context().clearCookies();
  await page.goto("/save?title=Walnut+Tea+Tray&price=%2430-%2460&search=walnut+tea+tray");
  await expect(page.getByRole("heading", { name: "Walnut Tea Tray" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign In to Save" }).click();
  await signIn(page, email);
  await expect(page).toHaveURL(/\/save\?title=Walnut/);
  await page.getByRole("button", { name: "Save Gift Idea" }).click();
  await expect(page).toHaveURL(/\/saved-gift-ideas$/);
  await expect(page.getByRole("heading", { name: "Walnut Tea Tray" })).toBeVisible();
  await expect(page.getByRole("link", { name: "View Gift" })).toHaveAttribute("href", /k=walnut\+tea\+tray/);
});

test("names are changed in the profile, and the header follows", async ({ page }) => {
  const email = await openAccount(page);
  await page.goto("/profile");
  await expect(page.getByText("Your email cannot be changed")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Email" })).not.toBeEditable();
  await expect(accountButton(page, email.split("@")[0] ?? "")).toBeVisible();
  await page.getByRole("textbox", { name: "Full name" }).fill("Ann Smith");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await expect(accountButton(page, "Ann Smith")).toBeVisible();
  for (const [tab, control] of [
    ["Notification Settings", "Email notifications"],
    ["Gift Preferences", "Food & Drink"],
    ["Security Settings", "Two-factor authentication"],
  ] as const) {
    await page.getByRole("link", { name: tab }).click();
    await expect(page.getByText("will work in an upcoming update")).toBeVisible();
    await expect(page.getByLabel(control).last()).toBeDisabled();
  }
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
  await signIn(elsewhere, email);
  await expect(elsewhere).toHaveURL(/\/gift-finder$/);
  await page.goto("/profile?tab=security");
  await expect(page.getByText("This browser", { exact: true })).toHaveCount(1);
  await page.getByRole("button", { name: /^Sign out Chrome on/ }).click();
  await expect(page.getByText("Session signed out")).toBeVisible();
  await elsewhere.goto("/saved-gifts");
  await expect(elsewhere).toHaveURL(/\/auth\?next=/);

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
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Your account was deleted")).toBeVisible();
  await page.goto("/auth");
  await signIn(page, email);
  await expect(page.getByRole("alert")).toHaveText("The email or password is not right. Please check both.");
});

test("signing in, saving and signing out by keyboard alone", async ({ page }) => {
  const email = await openAccount(page);
  await page.context().clearCookies();
  await page.goto("/auth?next=%2Fgift-ideas%2Fcast-iron-bread-pan-with-lid");
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press("Tab");
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
        return (element?.getAttribute("aria-label") ?? label ?? element?.textContent ?? "").trim();
      });
      if (focused === name) return;
    }
    throw new Error(`Tab never reached ${name}`);
  };
  await tabTo("Email");
  await page.keyboard.type(email);
  await tabTo("Password");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${IDEA_PAGE}$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo(`Save ${IDEA}`);
  await page.keyboard.press("Space");
  await expect(page.getByText("Gift idea saved successfully!")).toBeVisible();
  await expect(page.getByRole("button", { name: `Saved ${IDEA}` })).toBeFocused();

  const button = accountButton(page, email.split("@")[0] ?? "");
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Saved Gift Ideas" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Saved Gift Ideas" })).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("without the API a saved page says so, and tries again", async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await openAccount(page);
  await saveSearch(page);
  await page.goto("/");
  await page.route("**/api/saved-gift-queries", (route) => route.abort());
  await accountButton(page, `person-${process.pid}-${people - 1}`).click();
  await page.getByRole("menuitem", { name: "Saved Gift Searches" }).click();
  await expect(page.getByText("Failed to load your saved searches").first()).toBeVisible();
  await page.unroute("**/api/saved-gift-queries");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "Graduation Gift" })).toBeVisible();
});

for (const [colorScheme, width] of [
  ["light", 390],
  ["dark", 390],
  ["light", 1280],
  ["dark", 1280],
] as const) {
  test(`${colorScheme} at ${width} pixels every page is axe clean, with nothing to scroll sideways`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const look = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    };
    for (const path of ["/auth", "/auth/forgot", "/auth/reset?token=x", "/auth/confirm?token=x"])
      await look(path);
    await openAccount(page, { username: "A-very-long-name-without-any-break-in-it-whatsoever-at-all" });
    for (const path of ["/saved-gifts", "/saved-gift-ideas"]) await look(path);
    await saveSearch(page);
    await saveIdea(page);
    const tabs = ["", "?tab=notifications", "?tab=preferences", "?tab=security", "?tab=impact"];
    const paths = ["/saved-gifts", "/saved-gift-ideas", ...tabs.map((tab) => `/profile${tab}`)];
    for (const path of [...paths, "/save?title=Walnut+Tea+Tray"]) await look(path);
  });
}

test("the server's log of all this holds no password, token, cookie or address", async ({ browser }) => {
  const server = await startServerProcess({ LOG_LEVEL: "trace" });
  try {
    const page = await browser.newPage({ baseURL: server.url });
    const email = await openAccount(page);
    const confirmation = await mailedLink(server, email, "/auth/confirm");
    await page.goto(confirmation);
    await page.getByRole("button", { name: "Confirm My Email" }).click();
    await expect(page.getByText("Thank you, your email is confirmed.")).toBeVisible();
    const cookies = [...(await page.context().cookies())];
    await page.context().clearCookies();
    await page.goto("/auth/forgot");
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByRole("button", { name: "Send the Link" }).click();
    const reset = await mailedLink(server, email, "/auth/reset");
    await page.goto("/auth");
    await signIn(page, email, "a wrong one 123");
    await expect(page.getByRole("alert")).not.toBeEmpty();
    await page.goto(reset);
    await fillNewPassword(page, "a mailed pass phrase");
    await page.getByRole("button", { name: "Set Password" }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await signIn(page, email, "a mailed pass phrase");
    await expect(page).toHaveURL(/\/gift-finder$/);
    cookies.push(...(await page.context().cookies()));
    await page.goto("/profile?tab=security");
    await page.getByRole("textbox", { name: "Current password" }).fill("a mailed pass phrase");
    await fillNewPassword(page, "a changed pass phrase");
    await page.getByRole("button", { name: "Change Password" }).click();
    await expect(page.getByText("Password changed")).toBeVisible();
    cookies.push(...(await page.context().cookies()));
    await page.goto("/profile");
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByRole("textbox", { name: "Your password" }).fill("a changed pass phrase");
    await page.getByRole("button", { name: "Delete My Account", exact: true }).click();
    await expect(page.getByText("Your account was deleted")).toBeVisible();
    await page.close();
    const log = server.log();
    expect(log).toContain('"path":"/api/auth/sign-in"');
    expect(cookies.map(({ name }) => name)).toEqual(Array(3).fill("gh_session"));
    expect(new Set(cookies.map(({ value }) => value)).size).toBe(3);
    const links = [confirmation, reset].map((link) => link.split("token=")[1] ?? "");
    const typed = [PASSWORD, "a wrong one 123", "a mailed pass phrase", "a changed pass phrase", email];
    const secrets = [...typed, ...links, ...cookies.map(({ value }) => value)];
    for (const secret of secrets) expect(log.includes(secret), secret).toBe(false);
    expect(secrets.every((secret) => secret.length > 8)).toBe(true);
  } finally {
    await server.discard();
  }
});
