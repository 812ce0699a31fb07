import { earningsReport } from "../support/earnings-report.ts";
import { COLD, startServerProcess } from "../support/server-process.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from "./fixtures.ts";
import { openAccount, openAdminAccount, signIn } from "./people.ts";

const DASHBOARD = "/admin/dashboard";

async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Admin dashboard" }).getByRole("link", { name }).click();
  await expect(
    page.getByRole("navigation", { name: "Admin dashboard" }).getByRole("link", { name }),
  ).toHaveAttribute("aria-current", "page");
}

/** The message at the top. */
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole("region", { name: /Notifications/ }).getByText(text);

test("a visitor signs in first, and is then led to the dashboard; the account menu leads there, too", async ({
  page,
  server,
}) => {
  const email = await openAdminAccount(page, server);
  await page.context().clearCookies();
  const refused = await page.request.get(DASHBOARD, { maxRedirects: 0 });
  expect(refused.status()).toBe(302);
  await page.goto(DASHBOARD);
  await expect(page).toHaveURL(/\/auth\?next=%2Fadmin%2Fdashboard$/);
  await signIn(page, email);
  await expect(page).toHaveTitle("Admin Dashboard | GiftHearth");

  await page.goto("/");
  await page
    .getByRole("banner")
    .getByRole("button", { name: email.replace(/@.*/, ""), exact: true })
    .click();
  await page.getByRole("menuitem", { name: "Admin Dashboard" }).click();
  await expect(page).toHaveURL(/\/admin\/feedback$/);
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("who is no administrator sees that there is no such admin page", async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  await openAccount(page);
  const response = await page.goto(DASHBOARD);
  expect(response?.status()).toBe(404);
  expect(response?.headers()["cache-control"]).toMatch(/private|no-store/);
  await expect(page).toHaveTitle("Admin page not found | GiftHearth");
  const main = page.getByRole("main");
  await expect(main).toContainText("may not exist");
  await expect(main).toContainText("permission");
  await expect(main.getByRole("link", { name: "Admin Dashboard" })).toHaveAttribute("href", DASHBOARD);
  await main.getByRole("link", { name: "Main site" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("an unknown address shows the admin 404 on an admin host, and the ordinary one elsewhere", async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[14]/);
  await page.goto("/nowhere");
  await expect(page).toHaveTitle("Page not found | GiftHearth");
  const adminHost = await startServerProcess({ SCHEDULE: "off", ADMIN_HOSTS: "127.0.0.1", ...COLD });
  try {
    const response = await page.goto(`${adminHost.url}/nowhere`);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle("Admin page not found | GiftHearth");
    await page.getByRole("link", { name: "Admin Dashboard" }).click();
    await expect(page).toHaveURL(/\/auth\?next=%2Fadmin%2Fdashboard$/);
  } finally {
    // What the page still asks for would else find nobody there.
    await page.goto("about:blank");
    await adminHost.discard();
  }
  expect((await page.request.get(`${server.url}/admin/nowhere`)).status()).toBe(404);
});

test("who was signed out meanwhile is told so, and what is typed stays", async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  await openAdminAccount(page, server);
  await page.goto(`${DASHBOARD}?section=charities`);
  const main = page.getByRole("main");
  await main.getByText("Add a charity").click();
  const name = main.getByRole("textbox", { name: "Name" });
  await name.fill("Trees");
  await page.context().clearCookies();
  await main.getByRole("button", { name: "Add the charity" }).click();
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toHaveAttribute("href", /next=%2Fadmin/);
  await expect(name).toHaveValue("Trees");
});

test.describe("on a server of one's own", () => {
  test.use({ baseURL: async ({ unscheduled }, use) => use(unscheduled.url) });

  test("an administrator walks a month: charities, report, close, payment", async ({
    page,
    unscheduled,
    expectedErrors,
  }) => {
    test.setTimeout(180_000);
    expectedErrors.push(/status of 4\d\d/);
    await page.setViewportSize({ width: 390, height: 844 });
    await openAdminAccount(page, unscheduled);
    await page.goto(DASHBOARD);
    const main = page.getByRole("main");
    const dialog = page.getByRole("alertdialog");

    async function expectFit(): Promise<void> {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }

    await test.step("figures: nothing yet, and which approvals are missing", async () => {
      await expect(main.getByText("No commission is reported yet.")).toBeVisible();
      await expect(main.getByText(/our own pages for US, NL, GB/)).toBeVisible();
      await expectFit();
    });

    await test.step("charities: what is wrong is told, and what is typed stays", async () => {
      await openSection(page, "Charities");
      await main.getByText("Add a charity").click();
      const name = main.getByRole("textbox", { name: "Name" });
      const registration = main.getByRole("textbox", { name: "Registration" });
      await main.getByRole("textbox", { name: "Id", exact: true }).fill("trees");
      await name.fill("Trees");
      await registration.fill("123");
      await main.getByLabel("First month").filter({ visible: true }).fill("2026-10");
      await main.getByRole("button", { name: "Add the charity" }).click();
      await expect(registration).toBeFocused();
      await expect(main.getByText("Please give the EIN as NN-NNNNNNN")).toBeVisible();
      await expect(name).toHaveValue("Trees");
      await expectFit();
      await registration.fill("12-3456789");
      await main.getByRole("button", { name: "Add the charity" }).click();
      await expect(toast(page, "Trees is added")).toBeVisible();
      await expect(name.filter({ visible: true })).toHaveCount(0);

      await main.getByText("Add a charity").click();
      await main.getByRole("textbox", { name: "Id", exact: true }).fill("rivers");
      await name.fill("Rivers");
      await registration.fill("98-7654321");
      await main.getByLabel("First month").filter({ visible: true }).fill("2026-10");
      await main.getByRole("textbox", { name: "What the sandbox plays" }).fill("refuses");
      await main.getByRole("button", { name: "Add the charity" }).click();
      await expect(toast(page, "Rivers is added")).toBeVisible();

      await main.getByLabel("Change Rivers").click();
      await main.getByLabel("Last month").filter({ visible: true }).fill("2027-12");
      await main.getByRole("button", { name: "Save the charity" }).first().click();
      await expect(toast(page, "Rivers is changed")).toBeVisible();
      await expect(main.getByText("Active from October 2026 to December 2027")).toBeVisible();
    });

    await test.step("revenue: checked first, then imported", async () => {
      await openSection(page, "Revenue");
      await expect(main.getByText("None yet.")).toBeVisible();
      const check = main.getByRole("button", { name: "Check the report" });
      await check.click();
      await expect(main.getByText("Please choose the report's file")).toBeVisible();
      await main.getByLabel("File").setInputFiles({
        name: "october.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(earningsReport({ fees: "30.00" }, { asin: "B00PAN0002", fees: "3.33" })),
      });
      const trackingId = main.getByRole("textbox", { name: "Tracking id" });
      await trackingId.fill("other-20");
      await main.getByLabel("Month").fill("2026-10");
      await check.click();
      await expect(main.getByRole("alert").first()).toContainText("other-20");
      await expect(toast(page, /other-20/)).toBeVisible();
      await trackingId.fill("hearth-20");
      await check.click();
      await expect(main.getByRole("heading", { name: "A new report" })).toBeVisible();
      await expect(main.getByRole("status").getByText("$33.33").first()).toBeVisible();
      await expect(main.getByText("None yet.")).toBeVisible();
      await expectFit();
      await main.getByRole("button", { name: "Import", exact: true }).click();
      await expect(toast(page, "The report of October 2026 is imported")).toBeVisible();
      const row = main.getByRole("table", { name: "Imported reports" }).getByRole("row").nth(1);
      await expect(row).toContainText("October 2026");
      await expect(row).toContainText("US hearth-20");
      await expect(row).toContainText("$33.33");
      await expectFit();
    });

    await test.step("months: what is refused is told as it is", async () => {
      await openSection(page, "Months");
      await main.getByRole("button", { name: "Close October 2026" }).click();
      await expectFit();
      await dialog.getByRole("button", { name: "Close October 2026" }).click();
      await expect(dialog.getByText("Please type 2026-10, to be sure")).toBeVisible();
      await dialog.getByLabel("Type 2026-10").fill("2026-10");
      await dialog.getByRole("button", { name: "Close October 2026" }).click();
      await expect(dialog.getByText(/Nobody is chosen to give 2026-10's donation to/)).toBeVisible();
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step("charities of the month: their shares add up", async () => {
      await main.getByRole("link", { name: "Choose" }).click();
      const trees = main.getByRole("textbox", { name: "Trees, in percent" });
      const rivers = main.getByRole("textbox", { name: "Rivers, in percent" });
      await trees.fill("60");
      await rivers.fill("60");
      await expect(main.getByText("Together 120%")).toBeVisible();
      const choose = main.getByRole("button", { name: "Choose for October 2026" });
      await choose.click();
      await expect(main.getByRole("alert").first()).toContainText("They add up to 120%");
      await expect(trees).toHaveValue("60");
      await rivers.fill("40");
      await expectFit();
      await choose.click();
      await expect(toast(page, "The charities of October 2026 are chosen")).toBeVisible();
    });

    await test.step("months: October is closed", async () => {
      await openSection(page, "Months");
      await expect(main.getByText("Rivers 40%")).toBeVisible();
      await expect(main.getByText("Trees 60%")).toBeVisible();
      await expect(main.getByText("$10.00", { exact: true })).toBeVisible();
      await expectFit();
      await main.getByRole("button", { name: "Close October 2026" }).click();
      await dialog.getByLabel("Type 2026-10").fill("2026-10");
      await dialog.getByRole("button", { name: "Close October 2026" }).click();
      await expect(toast(page, /October 2026 is closed: \$16\.67 to give/)).toBeVisible();
      await expect(main.getByText("October 2026 is the latest month that is closed.")).toBeVisible();
      await expect(main.getByRole("heading", { name: "Next: November 2026" })).toBeVisible();
    });

    await test.step("donations: paid; what failed is reissued and confirmed", async () => {
      await openSection(page, "Donations");
      const rows = main.getByRole("table", { name: "Donations" }).getByRole("row");
      await expect(rows).toHaveCount(3);
      await expect(rows.filter({ hasText: "Calculated" })).toHaveCount(2);
      const pay = main.getByRole("button", { name: "Pay what is due" });
      await pay.click();
      await expect(toast(page, /2 donations: 1 on the way, 1 failed/)).toBeVisible();
      await expect(rows.filter({ hasText: "Trees" })).toContainText("Submitted");
      await expect(rows.filter({ hasText: "Trees" }).getByRole("button")).toHaveCount(0);
      await expect(rows.filter({ hasText: "Rivers" })).toContainText("Failed");
      await expectFit();

      await main.getByRole("button", { name: "Reissue: Rivers, October 2026" }).click();
      const platform = dialog.getByRole("combobox", { name: "Platform" });
      await expect(platform.getByRole("option")).toHaveText(["sandbox", "manual"]);
      await platform.selectOption("manual");
      await dialog.getByRole("button", { name: "Reissue" }).click();
      await expect(toast(page, "The donation to Rivers is made again by manual")).toBeVisible();
      await expect(main.getByRole("button", { name: /^Reissue/ })).toHaveCount(0);
      await expect(main.getByRole("link", { name: "Pay at the charity" })).toBeVisible();
      await pay.click();
      await main.getByRole("button", { name: "Confirm: Rivers, October 2026" }).click();
      await dialog.getByRole("button", { name: "Confirm" }).click();
      await expect(dialog.getByText("Please give the receipt's number or address")).toBeVisible();
      await expectFit();
      await dialog.getByRole("textbox", { name: "Receipt" }).fill("R-2026-1");
      await dialog.getByRole("button", { name: "Confirm" }).click();
      await expect(toast(page, "The donation to Rivers is complete")).toBeVisible();
      await expect(main.getByText("Receipt: R-2026-1")).toBeVisible();
      await expectFit();
    });

    await test.step("figures: what is given and on its way, and a ledger that is right", async () => {
      await openSection(page, "Figures");
      await expect(main.getByText("$6.67")).toBeVisible();
      await expect(main.getByRole("row", { name: /October 2026 Closed \$33\.33/ })).toBeVisible();
      await main.getByRole("button", { name: "Check the ledger" }).click();
      await expect(main.getByText(/lines is unbroken, and every amount comes out again/)).toBeVisible();
      await expectFit();
    });
  });
});
