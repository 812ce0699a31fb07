import { expect, expectAccessible, expectLive, test } from "./fixtures.ts";
import { openAccount, signIn } from "./people.ts";
import { IDEA, IDEA_PAGE } from "./saved-things.ts";

const OTHER_PAGE = "/gift-ideas/japanese-hori-hori-garden-knife";

test("ideas are kept on the device, compared, agreed on by two tabs, and come into the account", async ({
  page,
  context,
}) => {
  const email = await openAccount(page);
  await context.clearCookies();
  await page.goto(IDEA_PAGE);
  await expectLive(page);
  await page.getByRole("button", { name: `Save ${IDEA}` }).click();
  await expect(page.getByText("Added to your shortlist")).toBeVisible();
  await page.goto("/shortlist");
  const other = await context.newPage();
  await other.goto(OTHER_PAGE);
  await expectLive(other);
  const name = (await other.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await other.getByRole("button", { name: `Save ${name}` }).click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText([name, IDEA]);
  await expect(page.getByRole("link", { name: "Shortlist (2)" })).toBeVisible();
  await page.getByRole("link", { name: /^Compare/ }).click();
  await expect(page.getByText("Costs the least.")).toBeVisible();
  await expectAccessible(page);
  await other.close();

  await page.goto("/auth?next=%2Fsaved-gift-ideas");
  await signIn(page, email);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([name, IDEA]);
  await page.goto("/shortlist");
  await expect(page.getByText("Your ideas are with your account now.")).toBeVisible();
});

test("a list is shared without an account: friends claim, the person sees nothing of it, its owner ends it", async ({
  page,
  browser,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4(?:09|10)/);
  await page.goto(IDEA_PAGE);
  await expectLive(page);
  await page.getByRole("button", { name: `Save ${IDEA}` }).click();
  await expect(page.getByText("Added to your shortlist")).toBeVisible();
  await page.goto("/shortlist");
  await page.getByRole("link", { name: /^Share/ }).click();
  await page.getByLabel("Who are they for?").fill("Ruth");
  await page.getByLabel("Your name").fill("Ann");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Make the page" }).click();
  const pathIn = async (label: RegExp) =>
    new URL(await page.getByRole("textbox", { name: label }).inputValue()).pathname;
  const [forFriends, forRuth] = [await pathIn(/^For friends/), await pathIn(/^For the person it is for/)];

  const friend = async (name: string) => {
    const context = await browser.newContext({ baseURL: baseURL ?? "" });
    const theirs = await context.newPage();
    await theirs.goto(forFriends);
    await expectLive(theirs);
    await theirs.getByLabel(/^Your name/).fill(name);
    return theirs;
  };
  const [ben, cleo] = [await friend("Ben"), await friend("Cleo")];
  await ben.getByRole("button", { name: /^I'll get this one/ }).click();
  await expect(ben.getByText("You're getting this one")).toBeVisible();
  await expectAccessible(ben);
  await expect(ben.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(await ben.locator("head").innerHTML()).not.toMatch(/Ruth|Ann\b/);
  await cleo.getByRole("button", { name: /^I'll get this one/ }).click();
  await expect(cleo.getByText("Ben is getting this one already")).toBeVisible();
  await cleo.goto(forRuth);
  await expect(cleo.getByRole("heading", { level: 1 })).toHaveText("Ideas for Ruth");
  await expect(cleo.getByText(/Ben|I'll get/)).toHaveCount(0);

  await page.goto("/shortlist");
  await page.getByRole("button", { name: "End the page for Ruth" }).click();
  await expect(page.getByText(/^The page is gone/)).toBeVisible();
  expect((await cleo.goto(forFriends))?.status()).toBe(410);
  await expect(cleo.getByRole("heading", { level: 1 })).toHaveText("This list has ended");
  for (const theirs of [ben, cleo]) await theirs.context().close();
});
