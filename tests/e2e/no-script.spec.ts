import { expect, expectNoSidewaysScroll, type Page, test } from "./fixtures.ts";
import { mailedLink } from "./people.ts";

// Playwright's roles pass over what stands in a noscript, so the plain parts are found by their names.
test.use({ javaScriptEnabled: false });

const PASSWORD = "correct horse battery";

let people = 0;
const newEmail = () => `plain-${process.pid}-${people++}@example.org`;

/** The button of the page's own form that a browser without scripts has. */
const send = (page: Page) => page.locator("main form [type=submit]:visible").first();

const ROUTES = {
  "/": "Find the Perfect Gift & Make a Difference",
  "/gift-finder": "Find the Perfect Gift",
  "/gift-finder?category=trending+interests": "Find the Perfect Gift",
  "/gift-ideas": "Browse Gift Ideas",
  "/gift-ideas?by=interest": "Browse Gift Ideas",
  "/gift-ideas?by=price": "Browse Gift Ideas",
  "/gift-ideas/cast-iron-bread-pan-with-lid": "Cast-Iron Bread Pan with Lid",
  "/impact": "Our Impact",
  "/recommendations?occasion=Birthday&interests=Cooking": "Gift Recommendations",
  "/recommendations/enhanced?occasion=Birthday&interests=Cooking": "Enhanced Gift Recommendations",
  "/recommendations/diverse?occasion=Birthday&interests=Cooking": "Diverse Gift Recommendations",
  "/recommendations/high-quality?occasion=Birthday&interests=Cooking": "High-Quality Gift Recommendations",
  "/auth": "Welcome back",
  "/auth?mode=sign-up": "Create your account",
  "/auth/forgot": "Forgot your password?",
  "/auth/reset?token=x": "Set a new password",
  "/auth/finish?token=x": "Finish your account",
  "/auth/confirm?token=x": "Confirm your email",
  "/save?idea=cast-iron-bread-pan-with-lid": "Save this gift idea?",
  "/newsletter": "Join Our Newsletter",
  "/partners": "Show GiftHearth on your site",
  "/newsletter/confirm?token=x": "Confirm your newsletter",
  "/newsletter/unsubscribe?token=x": "Unsubscribe from the newsletter",
  "/reminders/unsubscribe?token=x": "Stop reminders",
  "/checkpoints/unsubscribe?token=x": "Stop the ledger’s checkpoints",
  "/embed": "Put a widget on your page",
  "/embed?widget=impact-scoreboard": "Put a widget on your page",
  "/embed?widget=badge": "Put a widget on your page",
  "/developers": "For developers",
  "/nowhere": "Page not found",
};

test("every page reads in full", async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  for (const [path, heading] of Object.entries(ROUTES)) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator("main h1")).toHaveText(heading);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect((await page.locator("main").innerText()).length).toBeGreaterThan(heading.length + 40);
        await expect(page.locator("header nav a:visible", { hasText: "Our Impact" })).toBeVisible();
        // Nothing waits for a script that never comes, and nothing is there to press in vain.
        await expect(
          page.locator(".spinner, .account-wait, .menu-toggle, .menu-button").locator("visible=true"),
        ).toHaveCount(0);
        await expect(page.locator("main button:visible:not([type=submit])")).toHaveCount(0);
        await expectNoSidewaysScroll(page);
      }
    });
  }
});

test("the finder says what is missing, keeps what was typed, and finds", async ({ page, expectedErrors }) => {
  expectedErrors.push(/400/);
  await page.goto("/gift-finder");
  const form = page.locator(".no-script-finder");
  await expect(form.locator("[name=customOccasion]")).toBeHidden();
  await form.locator("[name=relation]").selectOption("My boss");
  await form.locator("[name=age]").fill("130");
  await form.locator("[name=occasion]").selectOption("Other");
  await form.locator("[name=customOccasion]").fill("Name Day");
  await form.locator("[name=budgetMin]").selectOption("40");
  await form.locator("[name=budgetMax]").selectOption("200");
  await form.locator("[name=additionalNotes]").fill("She has a tiny balcony.");
  await form.locator("[name=country]").selectOption("DE");
  await send(page).click();

  await expect(form.locator(".gh-error")).toHaveText("Please give the age in whole years, from 0 to 120");
  await expect(form.locator("[name=age]")).toBeFocused();
  await expect(form.locator("[name=age]")).toHaveValue("130");
  await expect(form.locator("[name=relation]")).toHaveValue("boss");
  await expect(form.locator("[name=occasion]")).toHaveValue("Other");
  await expect(form.locator("[name=customOccasion]")).toHaveValue("Name Day");
  await expect(form.locator("[name=budgetMin]")).toHaveValue("40");
  await expect(form.locator("[name=budgetMax]")).toHaveValue("200");
  await expect(form.locator("[name=additionalNotes]")).toHaveValue("She has a tiny balcony.");
  await expect(form.locator("[name=country]")).toHaveValue("DE");

  await form.locator("[name=age]").fill("50");
  await form.locator("[name=interests][value=Cooking]").check();
  await form.locator("[name=otherInterests]").fill("Tea, flumping");
  await send(page).click();
  const found = page.locator("#found");
  await expect(found.locator("h2")).toHaveText("Perfect gifts: Name Day");
  await expect(found.locator("h2")).toBeInViewport();
  // The heading is there before the rest of the page has come.
  await page.waitForLoadState();
  await expect(found.locator(".gh-pill").first()).toHaveText("Budget Range: €40-€200+");
  const cards = found.locator(".gh-card");
  await expect(found).toContainText(`Found ${await cards.count()} gift suggestions`);
  expect(await cards.count()).toBeGreaterThan(5);
  await expect(found).toContainText(/What we took from your words: “.*balcony/);
  await expect(found).toContainText("We found nothing made for flumping; these are near it.");
  await expect(found).toContainText("50% of our proceeds go to charity.");
  const link = new URL((await cards.first().locator("a.gh-shop").getAttribute("href")) ?? "");
  expect(link.origin + link.pathname).toBe("https://www.amazon.de/s");
  expect(link.searchParams.get("gh_source")).toBe("recommendation");
  expect(link.searchParams.get("utm_source")).toBe("gifthearth");
  // Notes belong in no address.
  expect(new URL(page.url()).search).toBe("");
});

test("a category's sample fills the plain form", async ({ page }) => {
  await page.goto("/gift-finder");
  await page.getByRole("link", { name: "Price Ranges" }).click();
  await page.locator(".no-script-finder nav a", { hasText: "$25-$50" }).click();
  await expect(page.locator(".no-script-finder [name=budgetMin]")).toHaveValue("25");
  await expect(page.locator(".no-script-finder [name=budgetMax]")).toHaveValue("50");
});

test("the home page's finder and newsletter are sent by the browser itself", async ({ page }) => {
  await page.goto("/");
  const form = page.locator(".no-script-finder");
  await form.locator("[name=occasion]").selectOption("Birthday");
  await form.locator("[name=interests][value=Cooking]").check();
  await send(page).click();
  await expect(page).toHaveURL("/gift-finder#found");
  await expect(page.locator("#found h2")).toHaveText("Perfect gifts: Birthday");

  await page.goto("/");
  await page.getByRole("textbox", { name: "Email" }).fill(newEmail());
  await page.getByRole("checkbox", { name: /^Yes, send me/ }).check();
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.locator("h1")).toHaveText("Thanks for subscribing!");
});

test("one signs up, saves an idea, signs out, and in again", async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/40\d/);
  const email = newEmail();
  await page.goto("/gift-ideas/cast-iron-bread-pan-with-lid");
  await page.locator("main a.gh-save").click();
  await send(page).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill(PASSWORD);
  await page.locator("[name=confirmPassword]").fill("another one");
  await send(page).click();
  await expect(page.locator(".gh-error")).toHaveText("Passwords do not match");
  await expect(page.locator("[name=email]")).toHaveValue(email);
  await expect(page.locator("[name=password]")).toHaveValue("");

  await page.locator("[name=password]").fill(PASSWORD);
  await page.locator("[name=confirmPassword]").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.locator("h1")).toHaveText("Check your email");
  await expect(page.locator("main strong")).toHaveText(email);
  await page.goto(await mailedLink(server, email, "/auth/finish"));
  await page.locator("[name=password]").fill(PASSWORD);
  await send(page).click();
  await expect(page.locator("h1")).toHaveText("Save this gift idea?");
  await send(page).click();
  await expect(page).toHaveURL("/saved-gift-ideas");
  await expect(page.locator("main h2")).toHaveText("Cast-Iron Bread Pan with Lid");

  const search = { occasion: "Wedding", interests: ["Tea, green"], budgetMin: 50, budgetMax: 90 };
  expect((await page.request.post("/api/saved-gift-queries", { data: search })).status()).toBe(201);
  await page.goto("/saved-gifts");
  await expect(page.locator("main button:visible")).toHaveCount(0);
  await page.locator("main noscript a").click();
  await expect(page.locator(".no-script-finder [name=occasion]")).toHaveValue("Wedding");
  await expect(page.locator(".no-script-finder [name=budgetMin]")).toHaveValue("50");

  await page.locator("header a[href='/profile']:visible").click();
  for (const tab of ["Security Settings", "Charitable Impact", "Profile Information"]) {
    await page.getByRole("link", { name: tab }).click();
    await expect(page.locator(".profile-main h2").first()).toBeVisible();
    await expect(page.locator("main button:visible:enabled")).toHaveText(["Sign Out"]);
  }
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();

  await page.goto("/saved-gift-ideas");
  await expect(page.locator("main .gh-note")).toHaveText("Please sign in to view your saved gift ideas");
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill("not the right one");
  await send(page).click();
  await expect(page.locator(".form-error")).toHaveText(
    /^The email or password is not right\. Please check both\. If you've just signed up/,
  );
  expect(await page.content()).not.toContain("not the right one");
  expect(page.url()).not.toContain("password");
  await page.locator("[name=password]").fill(PASSWORD);
  await send(page).click();
  await expect(page).toHaveURL("/saved-gift-ideas");
});

test("a form on somebody else's page changes nothing here", async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/403/);
  await page.route("https://evil.example/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<form method="post" action="${server.url}/auth?mode=sign-up">
        <input name="email" value="${newEmail()}"><input name="password" value="${PASSWORD}">
        <input name="confirmPassword" value="${PASSWORD}"><button>Win</button></form>`,
    }),
  );
  await page.goto("https://evil.example/");
  await page.getByRole("button", { name: "Win" }).click();
  await expect(page.locator("body")).toContainText("This can be asked from our own pages only");
  expect(await page.context().cookies()).toEqual([]);
});

test("the country can be chosen", async ({ page }) => {
  await page.goto("/gift-ideas/cast-iron-bread-pan-with-lid");
  await page.locator(".no-script-country summary").click();
  await page.locator(".no-script-country a", { hasText: "NL - amazon.nl" }).click();
  await expect(page.locator("main")).toContainText("opens a search at amazon.nl");
});
