import { pino } from "pino";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { unconfirm } from "../support/accounts.ts";
import { COLD, startServerProcess } from "../support/server-process.ts";
import { expect, expectAccessible, expectLive, test } from "./fixtures.ts";
import {
  accountButton,
  fillNewPassword,
  mailedLink,
  nameOf,
  newEmail,
  openAccount,
  PASSWORD,
  signIn,
} from "./people.ts";

test("signing up: what is missing, in order; the mail; then the account, its menu, and out again", async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
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
  const heading = main.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Check your email");
  await expect(heading).toBeFocused();
  await expect(main.getByText(address)).toBeVisible();
  await expectAccessible(page);
  await main.getByRole("link", { name: "Back to the Form" }).click();
  await expect(email).toHaveValue(address);
  await expect(password).toHaveValue("");

  await page.goto(await mailedLink(server, address, "/auth/finish"));
  const finish = main.getByRole("button", { name: "Finish My Account" });
  await finish.click();
  await expect(password).toHaveAccessibleDescription("All fields are required");
  await password.fill("somebody else's");
  await finish.click();
  await expect(password).toHaveAccessibleDescription(/not the password that was chosen/);
  await expectAccessible(page);
  await password.fill(PASSWORD);
  await finish.click();
  await expect(page.getByText("Your account is ready")).toBeVisible();
  await expect(page).toHaveURL(/\/gift-finder$/);

  await accountButton(page, "ann").click();
  const menu = page.getByRole("menu", { name: "My Account" });
  await expect(menu.getByRole("menuitem")).toHaveText([
    "People",
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

test("signing in: a blank form does nothing, a wrong password says so, the right one leads back", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  const email = await openAccount(page);
  await page.context().clearCookies();
  // The message may be gone again before the page has settled.
  const told = page.getByText("Please sign in to view your saved gift searches").waitFor();
  await Promise.all([told, page.goto("/saved-gifts")]);
  await expect(page).toHaveURL(/\/auth\?next=%2Fsaved-gifts$/);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Sign In" }).click();
  await expect(main.getByRole("alert")).toBeEmpty();
  await signIn(page, email, "not the password");
  await expect(main.getByRole("alert")).toHaveText(
    /^The email or password is not right\. Please check both\. If you've just signed up, open the link/,
  );
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
  expect(html).toContain(`<span class="account-name">${nameOf(email)}</span>`);
});

test("ten wrong passwords, and one is told how long to wait; another account signs in all the same", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4(?:01|29)/);
  const server = await startServerProcess(COLD);
  try {
    const [email, other] = [await openAccount(page, {}, server), await openAccount(page, {}, server)];
    await page.context().clearCookies();
    const data = { email, password: "not the password" };
    for (let attempt = 1; attempt <= 10; attempt++) {
      expect((await page.request.post(`${server.url}/api/auth/sign-in`, { data })).status()).toBe(401);
    }
    await page.goto(`${server.url}/auth`);
    await signIn(page, email);
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(
      /^Too many attempts\. Please try again in 1[45] minutes\.$/,
    );
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
    await signIn(page, other);
    await expect(page).toHaveURL(/\/gift-finder$/);
  } finally {
    // What the page still asks for would else find nobody there.
    await page.goto("about:blank");
    await server.discard();
  }
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

test("signing in or out in one tab is seen in the others, and what is typed there stays", async ({
  page,
  context,
}) => {
  const email = await openAccount(page);
  await context.clearCookies();
  const other = await context.newPage();
  const saved = await context.newPage();
  await other.goto("/gift-finder");
  await expectLive(other);
  const notes = other.getByRole("textbox", { name: /notes/i });
  await notes.fill("She walks every Sunday");
  await saved.goto("/saved-gifts");
  await expect(saved).toHaveURL(/\/auth\?next=%2Fsaved-gifts$/);
  await expectLive(saved);
  await page.goto("/auth");
  await signIn(page, email);
  await expect(accountButton(other, nameOf(email))).toBeVisible();
  await expect(notes).toHaveValue("She walks every Sunday");
  await expect(saved, "a tab that waits for it goes on").toHaveURL(/\/saved-gifts$/);

  await accountButton(page, nameOf(email)).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(other.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(notes).toHaveValue("She walks every Sunday");
  await expect(saved, "a page for users asks to sign in").toHaveURL(/\/auth\?next=%2Fsaved-gifts$/);
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

test("the address of an account from before is confirmed by a press, not by opening the mailed link", async ({
  page,
  unscheduled: server,
}) => {
  const email = await openAccount(page, {}, server);
  const db = openDatabase(server.databaseUrl, pino({ level: "silent" }));
  await unconfirm(db).finally(() => db.destroy());
  await page.goto(`${server.url}/profile`);
  await page.getByRole("button", { name: "Send the email again" }).click();
  const link = server.url + (await mailedLink(server, email, "/auth/confirm"));
  await page.goto(link);
  await page.goto(`${server.url}/profile`);
  await expect(page.getByText("Your email is not confirmed yet.")).toBeVisible();
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm My Email" }).click();
  await expect(page.getByText("Thank you, your email is confirmed.")).toBeVisible();
  await page.goto(`${server.url}/profile`);
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await expect(page.getByText("Your email is not confirmed yet.")).toBeHidden();
});

test("the server's log of all this holds no password, token, cookie or address", async ({ browser }) => {
  const server = await startServerProcess({ LOG_LEVEL: "trace", ...COLD });
  try {
    const page = await browser.newPage({ baseURL: server.url });
    const open = async (path: string) => {
      await page.goto(path);
      await expectLive(page);
    };
    const email = newEmail();
    await open("/auth?mode=sign-up");
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByRole("textbox", { name: "Password", exact: true }).fill(PASSWORD);
    await page.getByRole("textbox", { name: "Confirm password" }).fill(PASSWORD);
    await page.getByRole("button", { name: "Create Account" }).click();
    const confirmation = await mailedLink(server, email, "/auth/finish");
    await open(confirmation);
    await page.getByRole("textbox", { name: "Password", exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Finish My Account" }).click();
    await expect(page).toHaveURL(/\/gift-finder$/);
    const cookies = [...(await page.context().cookies())];
    await page.context().clearCookies();
    await open("/auth/forgot");
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByRole("button", { name: "Send the Link" }).click();
    const reset = await mailedLink(server, email, "/auth/reset");
    await open("/auth");
    await signIn(page, email, "a wrong one 123");
    await expect(page.getByRole("alert")).not.toBeEmpty();
    await open(reset);
    await fillNewPassword(page, "a mailed pass phrase");
    await page.getByRole("button", { name: "Set Password" }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await signIn(page, email, "a mailed pass phrase");
    await expect(page).toHaveURL(/\/gift-finder$/);
    cookies.push(...(await page.context().cookies()));
    await open("/profile?tab=security");
    await page.getByRole("textbox", { name: "Current password" }).fill("a mailed pass phrase");
    await fillNewPassword(page, "a changed pass phrase");
    await page.getByRole("button", { name: "Change Password" }).click();
    await expect(page.getByText("Password changed")).toBeVisible();
    cookies.push(...(await page.context().cookies()));
    await open("/profile");
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
