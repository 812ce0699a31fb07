import { readFile } from "node:fs/promises";
import { expect, expectAccessible, expectLive, expectNoSidewaysScroll, type Page, test } from "./fixtures.ts";
import { mailTo, newEmail, openAdminAccount } from "./people.ts";

/** The message at the top. */
const toast = (page: Page, text: string) =>
  page.getByRole("region", { name: /Notifications/ }).getByText(text, { exact: true });

function formOf(page: Page) {
  const block = page.getByRole("region", { name: "Join Our Newsletter" });
  return {
    block,
    name: block.getByRole("textbox", { name: "First name" }),
    email: block.getByRole("textbox", { name: "Email" }),
    frequency: block.getByRole("combobox", { name: "How often" }),
    consent: block.getByRole("checkbox"),
    button: block.getByRole("button", { name: "Subscribe" }),
  };
}

async function subscribe(page: Page, email: string, frequency = "Bi-weekly"): Promise<void> {
  const form = formOf(page);
  await form.email.fill(email);
  await form.frequency.selectOption(frequency);
  await form.consent.check();
  await form.button.click();
}

/** The path in a mail that leads to a page of the newsletter's. */
const pathIn = (mail: string, page: "confirm" | "unsubscribe") =>
  new RegExp(`/newsletter/${page}\\?token=[\\w-]+`).exec(mail)?.[0] ?? "";

const CONFIRM = "Subject: Please confirm your GiftHearth newsletter";
const WELCOME = "Subject: Welcome to the GiftHearth newsletter";

test("the form starts empty, bi-weekly and without consent, and says what is missing", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => request.method() === "POST" && requests.push(request.url()));
  await page.goto("/");
  const { block, name, email, frequency, consent, button } = formOf(page);
  await expect(name).toHaveValue("");
  await expect(email).toHaveAttribute("type", "email");
  await expect(frequency).toHaveValue("biweekly");
  await expect(frequency.getByRole("option")).toHaveText(["Weekly", "Bi-weekly", "Monthly"]);
  await expect(consent).not.toBeChecked();
  await expect(block.getByRole("link", { name: "privacy policy" })).toHaveAttribute("href", "/privacy");
  await button.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription("Please enter your email address");
  await email.fill("nobody");
  await button.click();
  await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
  await email.fill(newEmail());
  await button.click();
  await expect(consent).toBeFocused();
  await expect(consent).toHaveAccessibleDescription("Please tick the box to agree");
  await expect(email).toHaveAccessibleDescription("");
  await expectAccessible(page);
  expect(requests.filter((url) => url.endsWith("/api/newsletter"))).toEqual([]);
});

test("subscribing thanks, empties the form, and says to look in the mail", async ({ page, server }) => {
  await page.goto("/");
  const form = formOf(page);
  const email = newEmail();
  await form.name.fill("Ann");
  await subscribe(page, email, "Monthly");
  await expect(toast(page, "Thanks for subscribing!")).toBeVisible();
  await expect(toast(page, "Welcome to the community!")).toBeVisible();
  await expect(form.block.getByRole("status")).toContainText("Please look in your mail now");
  await expect(form.name).toHaveValue("");
  await expect(form.email).toHaveValue("");
  await expect(form.frequency).toHaveValue("biweekly");
  await expect(form.consent).not.toBeChecked();
  await expectAccessible(page);
  const mail = await mailTo(server, email, CONFIRM);
  expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(mail).toMatch(
    /^List-Unsubscribe:\s+<http:\/\/localhost:\d+\/newsletter\/unsubscribe\?token=[\w-]+>\r$/m,
  );
});

test("a press confirms, not opening the link; then this browser is told that it is subscribed, another is not", async ({
  page,
  browser,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4(?:00|09)/);
  await page.goto("/newsletter");
  const email = newEmail();
  await subscribe(page, email, "Weekly");
  const link = pathIn(await mailTo(server, email, CONFIRM), "confirm");
  await page.goto(link);
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm My Subscription" }).click();
  await expect(page.getByText("Thank you, you are subscribed.")).toBeVisible();
  expect(await mailTo(server, email, WELCOME)).toContain("weekly");
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm My Subscription" }).click();
  await expect(page.getByRole("alert")).toHaveText("This link is no longer good. Please sign up again.");

  await page.goto("/");
  await subscribe(page, email.toUpperCase());
  await expect(toast(page, "You're already subscribed!")).toBeVisible();
  await expect(toast(page, "This email is already receiving our newsletter.")).toBeVisible();
  await expect(formOf(page).block.getByRole("status")).toBeEmpty();

  const elsewhere = await browser.newPage({ baseURL: server.url });
  await elsewhere.goto("/");
  await expectLive(elsewhere);
  await subscribe(elsewhere, email);
  await expect(toast(elsewhere, "Thanks for subscribing!")).toBeVisible();
  await elsewhere.close();
});

test("a press unsubscribes, not opening the link, and one can subscribe again", async ({ page, server }) => {
  await page.goto("/newsletter");
  const email = newEmail();
  await subscribe(page, email);
  await page.goto(pathIn(await mailTo(server, email, CONFIRM), "confirm"));
  await page.getByRole("button", { name: "Confirm My Subscription" }).click();
  await expect(page.getByText("Thank you, you are subscribed.")).toBeVisible();
  const link = pathIn(await mailTo(server, email, WELCOME), "unsubscribe");
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unsubscribe from the newsletter");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are unsubscribed");
  await expect(page).toHaveURL(/\/newsletter\/unsubscribe\?outcome=done$/);
  await expectLive(page);
  await page.getByRole("link", { name: /Sign up again/ }).click();
  await subscribe(page, email);
  await expect(toast(page, "Thanks for subscribing!")).toBeVisible();
});

test("what can't be sent says so, and what was typed stays", async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await page.goto("/");
  const email = newEmail();
  await page.route("**/api/newsletter", (route) => route.abort());
  await subscribe(page, email, "Weekly");
  await expect(toast(page, "Connection error")).toBeVisible();
  await expect(toast(page, "Please check your internet connection and try again.")).toBeVisible();
  await page.unroute("**/api/newsletter");
  await page.route("**/api/newsletter", (route) => route.fulfill({ status: 500, body: "{}" }));
  const { button, email: field, frequency } = formOf(page);
  await button.click();
  await expect(toast(page, "Something went wrong")).toBeVisible();
  await expect(toast(page, "Please try again later or contact support.")).toBeVisible();
  await expect(field).toHaveValue(email);
  await expect(frequency).toHaveValue("weekly");
});

test("without scripts the form is posted to our own page, and mailed links' buttons work", async ({
  browser,
  server,
}) => {
  const page = await browser.newPage({ baseURL: server.url, javaScriptEnabled: false });
  await page.goto("/");
  const form = formOf(page).block.locator("form");
  await expect(form).toHaveAttribute("method", "post");
  await expect(form).toHaveAttribute("action", "/newsletter");
  const names = await form.locator("[name]").evaluateAll((all) => all.map((one) => one.getAttribute("name")));
  expect(names).toEqual(["firstName", "email", "frequency", "consent"]);

  const email = newEmail();
  const data = { email, consent: true };
  expect((await page.request.post("/api/newsletter", { data })).status()).toBe(201);
  await page.goto(pathIn(await mailTo(server, email, CONFIRM), "confirm"));
  await page.getByRole("button", { name: "Confirm My Subscription" }).click();
  await expect(page.getByText("Thank you, you are subscribed.")).toBeVisible();
  await page.goto(pathIn(await mailTo(server, email, WELCOME), "unsubscribe"));
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are unsubscribed");
  await page.close();
});

test.describe("of a server of one's own", () => {
  test.use({ baseURL: async ({ unscheduled }, use) => use(unscheduled.url) });

  test("administrators see who subscribed, narrow the list down, and download it", async ({
    page,
    unscheduled,
  }) => {
    await openAdminAccount(page, unscheduled);
    const email = `=a-very-long-address-without-any-break-in-it-whatsoever-at-all${newEmail()}`;
    for (const form of [
      { email, firstName: "Ann", frequency: "weekly" },
      { email: newEmail(), frequency: "monthly" },
    ]) {
      const data = { ...form, consent: true };
      expect((await page.request.post("/api/newsletter", { data })).status()).toBe(201);
    }
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto("/admin/dashboard");
    await page
      .getByRole("navigation", { name: "Admin dashboard" })
      .getByRole("link", { name: "Subscribers" })
      .click();
    const table = page.getByRole("table", { name: "Subscribers" });
    await expect(table.getByRole("row")).toHaveCount(3);
    await page.getByLabel("Frequency").selectOption("Weekly");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(table.getByRole("row")).toHaveCount(2);
    await expect(table).toContainText(email);
    await expect(page.getByText("1 subscriber", { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download as CSV" }).click();
    const csv = await readFile(await (await download).path(), "utf8");
    expect(csv).toContain(`\r\n'${email},Ann,weekly,pending,`);
    expect(csv).not.toContain("monthly");
    await page.getByLabel("State").selectOption("Confirmed");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByText("Nobody is here.")).toBeVisible();
  });
});
