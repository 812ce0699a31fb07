import { runCommand } from "../support/command.ts";
import { COLD, type ServerProcess, startServerProcess } from "../support/server-process.ts";
import { expect, expectLive, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { accountButton, nameOf, openAccount, PASSWORD } from "./people.ts";
import { IDEA, IDEA_PAGE } from "./saved-things.ts";

/** `npm run admin`, on a server that runs. */
async function admin({ dataDirectory, databaseUrl }: ServerProcess, ...words: string[]): Promise<void> {
  const [code, said] = await runCommand(
    { folder: dataDirectory, env: { DATABASE_URL: databaseUrl } },
    "admin",
    ...words,
  );
  expect(code, said).toBe(0);
}

test("the menu leads to the admin dashboard only who is an admin, and of those only whom ADMIN_EMAIL names", async ({
  browser,
}) => {
  const boss = "boss@example.org";
  const server = await startServerProcess({ ADMIN_EMAIL: "Boss@Example.org", ...COLD });
  const page = await browser.newPage({ baseURL: server.url });
  const item = page.getByRole("menuitem", { name: "Admin Dashboard" });
  async function openMenu(email: string): Promise<void> {
    await page.context().clearCookies();
    const response = await page.request.post("/api/auth/sign-in", { data: { email, password: PASSWORD } });
    expect(response.status()).toBe(200);
    await page.goto("/");
    await expectLive(page);
    await accountButton(page, nameOf(email)).click();
    await expect(page.getByRole("menuitem", { name: "Sign Out" })).toBeVisible();
  }
  try {
    for (const email of [boss, "other@example.org"]) await openAccount(page, { email });
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
  await accountButton(page, nameOf(email)).click();
  await expect(page.getByRole("menu", { name: "My Account" }).getByRole("menuitem")).toHaveText([
    "People",
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

  const button = accountButton(page, nameOf(email));
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "People" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "People" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Sign Out" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
});
