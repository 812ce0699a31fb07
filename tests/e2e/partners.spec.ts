import { readFile } from "node:fs/promises";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { becomePartner, finishAccount, newEmail, openAccount, openAdminAccount, PASSWORD } from "./people.ts";

const CLICK = { productId: "lamp", affiliateLink: "https://www.amazon.com/s?k=lamp" };

test("who isn't signed in reads the offer, and is led through a new account back to the form", async ({
  page,
  server,
}) => {
  await page.goto("/partners");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Show GiftHearth on your site");
  await page.getByRole("main").getByRole("link", { name: "Create an account" }).click();
  const email = newEmail();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
  await page
    .getByRole("main")
    .getByRole("button", { name: /Create/ })
    .click();
  await finishAccount(page, server, email);
  await expect(page).toHaveURL(/\/partners$/);
  await expect(page.getByRole("heading", { name: "Become a partner" })).toBeVisible();
});

test("from signing up as a partner to the figures of a widget on another site, and to the end", async ({
  page,
  server,
  expectedErrors,
  blog: site,
}) => {
  // The form that is refused, the other site's request that is, and the id that is ended.
  expectedErrors.push(/status of 40[034]/, /CORS/, /ERR_FAILED/);
  await openAccount(page);
  const { origin, pages } = site;
  pages["/"] = { html: "<!doctype html><html lang=en><title>Blog</title><h1>Blog</h1>" };
  await page.goto("/partners");
  await page.getByLabel("Name").fill("Ann's Blog");
  await page.getByLabel("Website").fill("blog.example");
  await page.getByRole("button", { name: "Get a partner id" }).click();
  const website = page.getByLabel("Website");
  await expect(website).toHaveAccessibleDescription(/https:\/\//);
  await expect(website).toBeFocused();
  await website.fill("https://blog.example");
  await page.getByLabel("Allowed origins").fill(`${origin}\nhttps://blog.example`);
  await page.getByRole("button", { name: "Get a partner id" }).click();
  await expect(page).toHaveURL(/\/partners\?id=[2-9a-z]{4}-[2-9a-z]{4}&view=snippet$/);
  const id = new URL(page.url()).searchParams.get("id") ?? "";
  await expect(page.getByText(`<gift-finder partner="${id}"`)).toBeVisible();
  await expect(page.getByText(`<impact-scoreboard partner="${id}"`)).toBeVisible();

  const blog = await page.context().newPage();
  await blog.goto(origin);
  const statuses = await blog.evaluate(
    async ([api, partner, click]) => {
      const post = (path: string, body: object) =>
        fetch(api + path, {
          method: "POST",
          body: JSON.stringify(body),
          headers: { "content-type": "application/json" },
        });
      const search = { occasion: "Birthday", interests: ["Tea"], partner, isFirstUse: true };
      const answers = await Promise.all([
        fetch(`${api}/api/donation-stats?partner=${partner}`),
        post("/api/functions/ai-gift-finder", search),
        post("/api/click-events", { ...click, partner }),
      ]);
      return answers.map(({ status }) => status);
    },
    [server.url, id, CLICK] as const,
  );
  expect(statuses).toEqual([200, 200, 201]);
  // What is private is not for other sites' pages.
  const refused = await blog.evaluate(
    (api) => fetch(`${api}/api/partners`, { credentials: "include" }).catch(() => null),
    server.url,
  );
  expect(refused).toBeNull();
  await blog.close();

  await page.getByRole("link", { name: "Figures" }).click();
  const row = page.getByRole("row", { name: "Together" });
  await expect(row.getByRole("cell")).toHaveText(["2", "1", "1"]);
  await expect(page.getByRole("img", { name: /^Shop clicks by day, .*: at most 1, on / })).toBeVisible();
  await expect(page.getByText("Commission isn't told apart")).toBeVisible();
  await page.getByRole("link", { name: "A year" }).click();
  await expect(page).toHaveURL(/range=year/);
  await expect(page.getByRole("columnheader", { name: "Month" })).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(14);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download as CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^gifthearth-partner-${id}-.*\\.csv$`));
  expect(await readFile(await download.path(), "utf8")).toMatch(new RegExp(`${id},.*,2,1,1,`));

  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByLabel("Name").fill("Ann's Other Blog");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Ann's Other Blog");
  await page.getByText(`End ${id}`, { exact: true }).click();
  await page.getByRole("button", { name: `Yes, end ${id}` }).click();
  await expect(page.getByRole("heading", { name: "Become a partner" })).toBeVisible();
  expect((await page.goto(`/partners?id=${id}`))?.status()).toBe(404);
  await expect(page.getByText("You have no such partner id.")).toBeVisible();
});

test("an administrator gives a partner its limits and a tracking id, and its page tells of money then", async ({
  page,
  browser,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  await openAdminAccount(page, server);
  const context = await browser.newContext();
  const owner = await context.newPage();
  const ownerEmail = await openAccount(owner, {}, server);
  const id = await becomePartner(owner, server, { name: "Ben's Blog" });
  const tag = `ben-${id.toLowerCase()}-20`;

  await page.goto("/admin/dashboard?section=partners");
  const item = page.getByRole("listitem").filter({ hasText: id });
  await expect(item).toContainText(ownerEmail);
  await item.getByText("Change", { exact: true }).click();
  await item.getByLabel("AI searches an hour").fill("many");
  await item.getByRole("button", { name: "Save" }).click();
  await expect(item.getByLabel("AI searches an hour")).toHaveAccessibleDescription(/whole number/);
  await item.getByLabel("AI searches an hour").fill("12");
  await item.getByLabel("Tracking id, US").fill(tag);
  await expectAccessible(page);
  await item.getByRole("button", { name: "Save" }).click();
  await expect(item).toContainText(`Tracking ids: US ${tag}.`);
  await expect(item).toContainText("12 AI searches an hour");

  await owner.goto(`${server.url}/partners?id=${id}`);
  await expect(owner.getByRole("columnheader", { name: "Set aside" })).toBeVisible();
  await expect(owner.getByText("Commission is what imported reports confirm")).toBeVisible();
  await owner.goto(`${server.url}/partners?id=${id}&view=settings`);
  await expect(owner.getByText("The AI may answer 12 searches an hour")).toBeVisible();
  await context.close();
});

test("a partner is shown as one of our charities once an administrator has confirmed it", async ({
  page,
  browser,
  server,
}) => {
  await openAdminAccount(page, server);
  const charity = { id: "quiet-rivers", name: "Quiet Rivers", registration: "12-3456789", country: "US" };
  const data = { ...charity, activeFrom: "2026-01" };
  expect((await page.request.post(`${server.url}/api/admin/charities`, { data })).ok()).toBe(true);
  const context = await browser.newContext();
  const owner = await context.newPage();
  await openAccount(owner, {}, server);
  const name = "Friends of the river";
  const id = await becomePartner(owner, server, { name, kind: "charity", charityId: charity.id });
  const snippet = `${server.url}/partners?id=${id}&view=snippet`;
  await owner.goto(snippet);
  await expect(owner.getByText("Waiting for confirmation: an administrator is still to")).toBeVisible();
  await expect(owner.getByText(`charity="${charity.id}"`)).toHaveCount(0);
  await expectAccessible(owner);

  await page.goto("/admin/dashboard?section=partners");
  await expect(page.getByText("of which 1 waits for your confirmation")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Confirm that ${name} is Quiet Rivers` }).click();
  await expect(page.getByText("Confirmed as Quiet Rivers.")).toBeVisible();
  await owner.goto(snippet);
  await expect(owner.getByText(`charity="${charity.id}"`)).toBeVisible();

  await page.getByRole("button", { name: `Refuse that ${name} is Quiet Rivers` }).click();
  await expect(page.getByText("Refused as Quiet Rivers.")).toBeVisible();
  await owner.goto(`${server.url}/partners?id=${id}&view=settings`);
  await expect(owner.getByText("We couldn't confirm that this is Quiet Rivers.")).toBeVisible();
  await expect(owner.getByLabel("Which of our charities")).toHaveValue(charity.id);
  await context.close();
});

test("where a widget leads to our own page of an idea, the shop link is the partner's there, too", async ({
  page,
  server,
}) => {
  await openAccount(page);
  const id = await becomePartner(page, server, { allowedOrigins: ["https://blog.example"] });
  await page.goto(`/gift-ideas/cast-iron-bread-pan-with-lid?country=US&partner=${id}`);
  const shop = page.getByRole("main").getByRole("link", { name: /Shop|amazon/i });
  await expect(shop).toHaveAttribute("href", new RegExp(`utm_source=${id}`));
  await page.context().route("https://www.amazon.com/**", (route) => route.fulfill({ body: "Shop" }));
  const [sent] = await Promise.all([page.waitForResponse("**/api/click-events"), shop.click()]);
  expect(sent.status()).toBe(201);
  const { totals } = await (await page.request.get(`${server.url}/api/partners/${id}/figures`)).json();
  expect(totals).toMatchObject({ loads: 0, searches: 0, shopClicks: 1 });
  await page.goto(`/gift-ideas/cast-iron-bread-pan-with-lid?partner=${encodeURIComponent("<script>")}`);
  await expect(shop).toHaveAttribute("href", /utm_source=gifthearth/);
});

test("the charts are there in forced colours and on paper", async ({ page, server }) => {
  await openAccount(page);
  const id = await becomePartner(page, server);
  await page.request.get(`${server.url}/api/donation-stats?partner=${id}`);
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`/partners?id=${id}`);
  const chart = page.getByRole("img", { name: /^Loads/ });
  const colours = () =>
    chart.evaluate((svg) => [getComputedStyle(svg).fill, getComputedStyle(document.body).backgroundColor]);
  const [fill, background] = await colours();
  expect(fill).not.toBe(background);
  await page.emulateMedia({ forcedColors: null, media: "print" });
  const table = page.getByRole("region", { name: "Figures by day, a table" });
  expect(await table.evaluate((region) => region.scrollHeight - region.clientHeight)).toBeLessThanOrEqual(2);
  await expect(chart).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("one signs up, is told what is wrong, changes and ends", async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await page.goto("/partners");
    await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toHaveAttribute(
      "href",
      /\/auth\?next=%2Fpartners$/,
    );
    await openAccount(page);
    await page.goto("/partners");
    await page.getByLabel("Name").fill("Plain Blog");
    await page.getByLabel("Website").fill("plain.example");
    await page.getByLabel("Allowed origins").fill("https://plain.example");
    await page.getByRole("button", { name: "Get a partner id" }).click();
    await expect(page.getByLabel("Website")).toHaveAccessibleDescription(/https:\/\//);
    await expect(page.getByLabel("Name")).toHaveValue("Plain Blog");
    await expect(page.getByLabel("Allowed origins")).toHaveValue("https://plain.example");
    await page.getByLabel("Website").fill("https://plain.example");
    await page.getByRole("button", { name: "Get a partner id" }).click();
    await expect(page).toHaveURL(/view=snippet$/);
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByLabel("Name").fill("Plainer Blog");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText("Plainer Blog");
    await page.getByText(/^End [2-9a-z]{4}-/).click();
    await page.getByRole("button", { name: /^Yes, end/ }).click();
    await expect(page).toHaveURL(/\/partners$/);
    await expect(page.getByRole("heading", { name: "Become a partner" })).toBeVisible();
  });
});
