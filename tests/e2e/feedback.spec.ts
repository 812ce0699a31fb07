import {
  COLOUR_RULES,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Page,
  searchFor,
  test,
} from "./fixtures.ts";
import { newEmail, openAccount, openAdminAccount } from "./people.ts";

const dialogOf = (page: Page) => page.getByRole("dialog");
const toast = (page: Page, text: string) =>
  page.getByRole("region", { name: /Notifications/ }).getByText(text);

async function openFeedback(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Feedback", exact: true }).click();
  await expect(dialogOf(page).getByRole("heading", { name: "Share Your Feedback" })).toBeFocused();
}

/** Has the page's clock, which must be installed, stand still from now on. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** What the page sends to the API, as the API is sent it. */
async function watchEvents(
  page: Page,
): Promise<() => readonly { eventName: string; eventDetails: object }[]> {
  const events: { eventName: string; eventDetails: object }[] = [];
  await page.route("**/api/analytics-events", async (route) => {
    events.push(...JSON.parse(route.request().postData() ?? "{}").events);
    await route.fulfill({ status: 201, json: { id: null, ids: [] } });
  });
  return () => events;
}

for (const { width, colorScheme, rules } of [
  { width: 390, colorScheme: "light", rules: [] },
  { width: 1280, colorScheme: "dark", rules: COLOUR_RULES },
] as const) {
  test(`the dialog is accessible at ${width} pixels, ${colorScheme}, in both modes and with an error`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    await openFeedback(page);
    const dialog = dialogOf(page);
    await dialog.getByRole("button", { name: "Submit Feedback" }).click();
    await expect(dialog.getByText("Please enter a valid email address")).toBeVisible();
    await expectAccessible(page, rules);
    await dialog.getByRole("switch", { name: "Quick mode" }).check();
    await expectAccessible(page, rules);
    await expectNoSidewaysScroll(page);
  });
}

test("by keyboard alone: what is wrong is told in order, stars are chosen, and thanks close it after 1.5 s", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/gift-finder");
  await page.getByRole("button", { name: "Feedback", exact: true }).focus();
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page);
  const submit = dialog.getByRole("button", { name: "Submit Feedback" });
  const email = dialog.getByRole("textbox", { name: "Email" });
  const name = dialog.getByRole("textbox", { name: "Name" });

  await submit.press("Enter");
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
  await page.keyboard.type("robin@example.org");
  await page.keyboard.press("Enter");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Please enter your name");
  await page.keyboard.type("Robin");
  await page.keyboard.press("Enter");
  const overall = dialog.getByRole("radiogroup", { name: "Overall Experience" });
  await expect(dialog.getByText("Please provide an overall rating")).toBeVisible();
  await expect(overall.getByRole("radio", { name: "1 star" })).toBeFocused();
  await page.keyboard.press("Space");
  for (let times = 0; times < 3; times++) await page.keyboard.press("ArrowRight");
  await expect(overall.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await expect(dialog.getByRole("radiogroup")).toHaveCount(4);
  await expect(dialog.getByRole("radiogroup", { name: /^50% Donation Model Appeal/ })).toBeVisible();
  await dialog.getByRole("combobox", { name: /use GiftHearth again/ }).selectOption("Probably not");
  await expect(dialog.getByRole("combobox", { name: /recommend/ }).getByRole("option")).toHaveText([
    "No answer",
    "Yes",
    "Maybe",
    "No",
  ]);
  // The time that looking at the thanks takes is none of theirs.
  await stopClock(page);
  const sent = page.waitForRequest("**/api/feedback");
  await submit.press("Enter");
  expect((await sent).postDataJSON()).toMatchObject({ overallRating: 4, futureUse: "Probably not" });
  await expect(dialog.getByRole("heading", { name: "Thank you for your feedback!" })).toBeVisible();
  await expect(dialog.getByText("Your insights help us improve our gift-finding service.")).toBeVisible();
  await page.clock.runFor(1_300);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(300);
  await expect(dialog).toHaveCount(0);
  // It comes with a frame of the clock, and goes by the clock, too.
  await page.clock.runFor(100);
  await expect(toast(page, "Thank you for your feedback!")).toBeVisible();
  await page.clock.resume();
  await expect(page.getByRole("button", { name: "Feedback", exact: true })).toBeFocused();

  // Sent is sent: the next one begins anew.
  await page.keyboard.press("Enter");
  await expect(email).toHaveValue("");
});

test("quick mode asks for a rating, then for words", async ({ page }) => {
  await page.goto("/");
  await openFeedback(page);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("switch", { name: "Quick mode" })).not.toBeChecked();
  await dialog.getByRole("switch", { name: "Quick mode" }).check();
  await dialog.getByRole("textbox", { name: "Email" }).fill("robin@example.org");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Robin");
  const submit = dialog.getByRole("button", { name: "Submit Feedback" });
  await submit.click();
  await expect(dialog.getByText("Please provide a rating")).toBeVisible();
  await dialog.getByRole("radio", { name: "5 stars" }).check();
  await submit.click();
  const words = dialog.getByRole("textbox", { name: "Feedback", exact: true });
  await expect(words).toBeFocused();
  await expect(words).toHaveAccessibleDescription("Please share your thoughts in the feedback field");
  await words.fill("Lovely");
  await submit.click();
  await expect(dialog.getByText("Thank you for your feedback!")).toBeVisible();
});

test("what is typed survives an accidental closing; Escape, Cancel, the icon and a press outside close it", async ({
  page,
}) => {
  await page.goto("/");
  const dialog = dialogOf(page);
  const comments = dialog.getByRole("textbox", { name: /^Additional comments/ });
  const ways = [
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Cancel" }).click(),
    () => dialog.getByRole("button", { name: "Close feedback" }).click(),
    () => page.mouse.click(5, 300),
  ];
  for (const [index, close] of ways.entries()) {
    await openFeedback(page);
    await expect(comments).toHaveValue(index === 0 ? "" : "Not lost");
    await comments.fill("Not lost");
    await close();
    await expect(dialog).toHaveCount(0);
  }
});

test("nothing closes it while it is being sent, and a failure leaves all as it is", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/, /ERR_FAILED/);
  const events = await watchEvents(page);
  const answers: (() => Promise<void>)[] = [];
  await page.route("**/api/feedback", async (route) => {
    await new Promise<void>((resolve) => {
      answers.push(async () => {
        if (answers.length === 1) await route.fulfill({ status: 503, json: {} });
        else await route.abort();
        resolve();
      });
    });
  });
  await page.goto("/");
  await openFeedback(page);
  const dialog = dialogOf(page);
  await dialog.getByRole("textbox", { name: "Email" }).fill("robin@example.org");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Robin");
  await dialog
    .getByRole("radiogroup", { name: "Overall Experience" })
    .getByRole("radio", { name: "3 stars" })
    .check();
  await dialog.getByRole("button", { name: "Submit Feedback" }).click();
  await expect(dialog.getByRole("button", { name: "Submitting..." })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 300);
  // They say that they are disabled, and are pressed all the same.
  await dialog.getByRole("button", { name: "Cancel" }).click({ force: true });
  await dialog.getByRole("button", { name: "Close feedback" }).click({ force: true });
  await expect(dialog.getByRole("button", { name: "Submitting..." })).toBeVisible();
  await expect.poll(() => answers.length).toBe(1);
  await answers[0]?.();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to submit feedback. Please try again later.");
  await dialog.getByRole("button", { name: "Submit Feedback" }).click();
  await expect.poll(() => answers.length).toBe(2);
  await answers[1]?.();
  await expect(dialog.getByRole("alert")).toHaveText("An unexpected error occurred. Please try again.");
  await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("Robin");
  // The page is left: what waits goes with a beacon.
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await expect
    .poll(() => events().filter(({ eventName }) => eventName === "submission_failed"))
    .toMatchObject([
      { eventDetails: { form_name: "feedback_form", error_type: "unavailable" } },
      { eventDetails: { form_name: "feedback_form", error_type: "network" } },
    ]);
});

test("who is signed in finds name and e-mail filled in", async ({ page }) => {
  const email = await openAccount(page, { username: "Robin" });
  await page.goto("/");
  await openFeedback(page);
  await expect(dialogOf(page).getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await expect(dialogOf(page).getByRole("textbox", { name: "Name" })).toHaveValue("Robin");
});

test("the results ask how we did", async ({ page }) => {
  await page.goto("/gift-finder");
  const main = page.getByRole("main");
  await searchFor(main);
  await expect(main.getByText("How did we do? Share your feedback")).toBeVisible();
  await main.getByRole("button", { name: "Share your feedback" }).click();
  await expect(dialogOf(page).getByRole("heading", { name: "Share Your Feedback" })).toBeVisible();
});

test("events of the forms reach the API together, at most one of a kind a second, and gtag if there is one", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(window, { gtag: (...call: unknown[]) => calls.push(call), gtagCalls: calls });
  });
  const events = await watchEvents(page);
  await page.clock.install();
  const code = page.waitForResponse(/\/analytics-[\w-]+\.js$/);
  await page.goto("/");
  // Once it has run, everything is watched.
  await page.evaluate((url) => import(url), (await code).url());
  await openFeedback(page);
  // However long it takes, all of it is within one second.
  await stopClock(page);
  const dialog = dialogOf(page);
  for (const label of ["Email", "Name"]) await dialog.getByRole("textbox", { name: label }).focus();
  await dialog.getByRole("button", { name: "Submit Feedback" }).click();
  await expect(dialog.getByText("Please enter a valid email address")).toBeVisible();
  // What the form finds wrong is looked for in a turn of its own.
  await page.clock.runFor(1);
  // The page is left: what waits goes with a beacon.
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await expect.poll(() => events().map(({ eventName }) => eventName)).toContain("form_error");
  const form_name = "feedback_form";
  expect(events().map(({ eventName, eventDetails }) => [eventName, eventDetails])).toEqual([
    ["field_focus", { form_name, field_name: "email", is_empty: true }],
    ["field_blur", { form_name, field_name: "email", is_empty: true }],
    ["form_submit", { form_name }],
    ["form_error", { form_name, field_name: "email", error_type: "validation_failed" }],
  ]);
  const calls = await page.evaluate(() => (window as unknown as { gtagCalls: unknown[][] }).gtagCalls);
  expect(calls.map(([, name]) => name)).toEqual([
    "button_click",
    "form_field_focus",
    "form_submission_attempt",
    "form_validation_error",
  ]);
});

test("under Global Privacy Control nothing is sent, nor passed on", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    const calls: unknown[] = [];
    Object.assign(window, { gtag: (...call: unknown[]) => calls.push(call), gtagCalls: calls });
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/gift-finder");
  await searchFor(page.getByRole("main"));
  await expect(page.getByText("How did we do?")).toBeVisible();
  await openFeedback(page);
  await dialogOf(page).getByRole("button", { name: "Submit Feedback" }).click();
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await page.goto("/");
  expect(asked.filter((url) => /analytics/.test(url))).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { gtagCalls: unknown[] }).gtagCalls)).toEqual([]);
});

test("an administrator reads, narrows and downloads it", async ({ page, server }) => {
  await openAdminAccount(page, server);
  const ann = { name: "Ann", email: newEmail() };
  // Others give feedback here, too.
  const [liked, slow] = [`The notes field, ${newEmail()}`, `Too slow, ${newEmail()}`];
  for (const data of [
    { ...ann, overallRating: 5, accuracyRating: 4, bestFeature: liked },
    { ...ann, name: "=Bea()", isQuickMode: true, quickRating: 2, quickFeedback: slow },
  ]) {
    expect((await page.request.post(`${server.url}/api/feedback`, { data })).status()).toBe(201);
  }
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/admin/feedback");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 2, name: "Feedback" })).toBeVisible();
    await expect(main.getByText(liked)).toBeVisible();
    if (width === 390) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await main.getByRole("combobox", { name: "Mode" }).selectOption("quick");
    const text = main.getByRole("textbox", { name: "Text" }).or(main.getByRole("searchbox"));
    await text.fill(slow.replace("Too slow", "too SLOW"));
    await main.getByRole("button", { name: "Filter" }).click();
    await expect(page).toHaveURL(/mode=quick/);
    await expect(main.getByText(liked)).toHaveCount(0);
    await expect(main.getByText("1 answer found")).toBeVisible();
  }
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as CSV" }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^gifthearth-feedback-.*\.csv$/);
  await page.getByRole("link", { name: "Figures" }).click();
  await expect(page.getByText("No commission is reported yet.")).toBeVisible();
});
