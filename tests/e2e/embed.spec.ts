import { DEMO_STATS } from "@gifthearth/core";
import { GIVEN } from "../support/given.ts";
import { says } from "../support/model-server.ts";
import { openWidgetPage } from "../support/widget-page.ts";
import { cardsOf, expect, expectAccessible, expectLive, searchFor, test } from "./fixtures.ts";
import { finishAccount, newEmail, PASSWORD } from "./people.ts";

test("each of two finders links to the marketplace of its own country", async ({ page }) => {
  await page.goto("/examples/two-widgets.html");
  const german = page.locator("gift-finder[country=DE]");
  await searchFor(german);
  await expect(cardsOf(german)).toHaveCount(6);
  const link = german.getByRole("link", { name: /^Shop for/ }).first();
  await expect(link).toHaveAttribute("href", /^https:\/\/www\.amazon\.de\/s\?k=.*utm_medium=affiliate/);
  await expect(link).toHaveAttribute("rel", /sponsored/);
  await expect(link).toContainText("(paid link)");

  const british = page.locator("gift-finder[country=GB]");
  await expect(cardsOf(british)).toHaveCount(0);
  await searchFor(british);
  await expect(british.getByRole("link", { name: /^Shop for/ }).first()).toHaveAttribute(
    "href",
    /amazon\.co\.uk/,
  );
  await expectAccessible(page);
});

test("the page's rules stay outside and ours inside", async ({ page }) => {
  await page.goto("/examples/blog.html");
  const outside = () =>
    page.evaluate(() => {
      const { color, fontSize, textTransform } = getComputedStyle(document.querySelector("h1") as Element);
      return { color, fontSize, textTransform };
    });
  const before = await outside();
  const finder = page.locator("gift-finder");
  const button = finder.getByRole("button", { name: "Find Thoughtful Gifts" });
  await button.scrollIntoViewIfNeeded();
  await expect(button).toHaveCSS("background-color", "rgb(194, 67, 27)");
  await expect(button).toHaveCSS("letter-spacing", "normal");
  await expect(button).toHaveCSS("font-size", "16px");
  await expect(finder.getByRole("heading", { name: "Find the Perfect Gift" })).toHaveCSS(
    "text-transform",
    "none",
  );
  await expect(finder).toHaveCSS("font-family", /Georgia/);
  expect(await outside()).toEqual(before);
  expect(await page.locator("style, link[rel=stylesheet]").count()).toBe(1);
});

test("what a visitor types does not fire the page's hotkeys", async ({ page }) => {
  await page.goto("/examples/blog.html");
  await page.evaluate(() => {
    document.addEventListener("keydown", (event) => {
      document.title = `hotkey ${event.key}`;
    });
  });
  const finder = page.locator("gift-finder");
  await finder.getByPlaceholder("Something else they like").pressSequentially("sea");
  await expect(finder.getByPlaceholder("Something else they like")).toHaveValue("sea");
  expect(await page.title()).not.toContain("hotkey");
});

test("a widget's code is fetched only when it comes near the viewport", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/examples/blog.html");
  await page.evaluate(() => {
    document.querySelector("gift-finder")?.remove();
    const spacer = document.createElement("div");
    spacer.style.height = "5000px";
    document.querySelector("article")?.append(spacer, document.createElement("impact-scoreboard"));
  });
  await page.waitForLoadState("networkidle");
  expect(requested.filter((path) => path.includes("impact-scoreboard"))).toEqual([]);
  await page.locator("impact-scoreboard").scrollIntoViewIfNeeded();
  await expect(page.locator("impact-scoreboard").getByText("total donated")).toBeVisible();
});

test("before the visitor acts, a finder requests nothing but its scripts, and stores nothing", async ({
  page,
  context,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/examples/blog.html");
  await expect(
    page.locator("gift-finder").getByRole("button", { name: "Find Thoughtful Gifts" }),
  ).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(requested.filter((path) => !path.startsWith("/embed/") && path !== "/examples/blog.html")).toEqual(
    [],
  );
  await searchFor(page.locator("gift-finder"));
  await expect(cardsOf(page.locator("gift-finder"))).toHaveCount(6);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test("a scoreboard requests its scripts and its figures, once, and stores nothing", async ({
  page,
  context,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/examples/charity.html");
  const board = page.locator("impact-scoreboard");
  await expect(board.locator("[part~=total]")).toContainText("$");
  await page.waitForLoadState("networkidle");
  const others = requested.filter((path) => !path.startsWith("/embed/") && path !== "/examples/charity.html");
  expect(others).toEqual(["/api/donation-stats"]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test("an element that is moved keeps what was entered; one that is removed leaves nothing behind", async ({
  page,
}) => {
  await page.goto("/examples/blog.html");
  const finder = page.locator("gift-finder");
  await finder.getByRole("button", { name: "Reading" }).click();
  await page.evaluate(() =>
    document.querySelector("main")?.append(document.querySelector("gift-finder") as Element),
  );
  await expect(finder.getByRole("button", { name: "Reading" })).toHaveAttribute("aria-pressed", "true");

  const left = await page.evaluate(async () => {
    const element = document.querySelector("gift-finder") as HTMLElement;
    element.remove();
    await Promise.resolve();
    return {
      children: element.shadowRoot?.querySelectorAll("*").length,
      slots: element.shadowRoot?.querySelectorAll("slot").length,
    };
  });
  expect(left).toEqual({ children: 2, slots: 1 });

  await page.evaluate(() => document.querySelector("main")?.append(document.createElement("gift-finder")));
  await expect(finder.getByRole("button", { name: "Reading" })).toHaveAttribute("aria-pressed", "false");
});

test("an element that is moved into another document keeps its looks and what was entered", async ({
  page,
}) => {
  await page.goto("/examples/blog.html");
  await page.locator("gift-finder").getByRole("button", { name: "Reading" }).click();
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    document.querySelector("main")?.append(frame);
    frame.contentDocument?.body.append(document.querySelector("gift-finder") as Element);
  });
  const finder = page.frameLocator("iframe").locator("gift-finder");
  await expect(finder.getByRole("button", { name: "Reading" })).toHaveAttribute("aria-pressed", "true");
  const sheets = await finder.evaluate(({ shadowRoot }) => shadowRoot?.adoptedStyleSheets.length);
  expect(sheets).toBeGreaterThan(0);
});

test("removing an element cancels its search", async ({ page }) => {
  await page.route("**/api/functions/ai-gift-finder", () => {
    // Never answered: the page has to give up by itself.
  });
  await page.goto("/examples/blog.html");
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("ai-gift-finder"));
  const sent = page.waitForRequest("**/api/functions/ai-gift-finder");
  await searchFor(page.locator("gift-finder"));
  await sent;
  await page.evaluate(() => document.querySelector("gift-finder")?.remove());
  expect((await failed).failure()?.errorText).toBe("net::ERR_ABORTED");
});

test("the script included twice does no harm", async ({ page }) => {
  await page.goto("/examples/blog.html");
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = document.createElement("script");
        script.type = "module";
        script.src = "/embed/v1/embed.js?again";
        script.onload = resolve;
        document.head.append(script);
      }),
  );
  await searchFor(page.locator("gift-finder"));
  await expect(cardsOf(page.locator("gift-finder"))).toHaveCount(6);
});

test("when our server is down, a plain link to our site remains", async ({ page, expectedErrors }) => {
  expectedErrors.push(/net::ERR_FAILED/);
  await page.route("**/embed/c/**", (route) => route.abort());
  await page.goto("/examples/blog.html");
  await page.locator("gift-finder").scrollIntoViewIfNeeded();
  // Over once the scripts are there, or can't be had.
  await page
    .locator("gift-finder")
    .evaluate((element: HTMLElementTagNameMap["gift-finder"]) => element.search());
  await expect(page.getByRole("link", { name: "Find a gift with GiftHearth" })).toBeVisible();
});

test("a scoreboard without true figures shows its page's link, or else ours, and tells the page; once there are some it shows them", async ({
  page,
  expectedErrors,
}) => {
  // The second: once the API is there, it knows no such charity.
  expectedErrors.push(/net::ERR_FAILED/, /status of 404/);
  await page.clock.install();
  const samples = { ...DEMO_STATS, charityShare: 0.5, asOf: new Date().toISOString() };
  await page.route("**/api/donation-stats*", (route) =>
    route.request().url().includes("charity")
      ? route.abort()
      : route.fulfill({ json: { ...samples, isDemo: true, isSample: true } }),
  );
  await page.addInitScript(() => {
    const codes: string[] = [];
    Object.assign(window, { codes });
    document.addEventListener("gh-error", ({ detail }) => codes.push(detail.code));
  });
  await page.goto("/examples/charity.html");
  await page.evaluate(() => {
    document
      .querySelector("main")
      ?.insertAdjacentHTML(
        "beforeend",
        `<impact-scoreboard compact charity="trees" lang="nl"> </impact-scoreboard>`,
      );
  });
  const boards = page.locator("impact-scoreboard");
  await expect(boards.first().getByRole("link", { name: "See what GiftHearth has given" })).toBeVisible();
  const own = boards.last().getByRole("link", { name: "Bekijk wat GiftHearth heeft gegeven" });
  await expect(own).toHaveAttribute("href", /^http.*\/impact$/);
  for (const board of await boards.all()) {
    expect(await board.evaluate((element) => element.shadowRoot?.textContent)).not.toMatch(/\$|\d/);
  }
  const codes = await page.evaluate(() => (window as unknown as { codes: string[] }).codes);
  expect(codes.sort()).toEqual(["no_figures", "unavailable"]);

  await page.unroute("**/api/donation-stats*");
  await page.clock.runFor("05:01");
  await expect(boards.first().getByText(GIVEN)).toBeVisible();
});

test("figures that were loaded stay, and are not called default ones, when asking again fails", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED/);
  await page.clock.install();
  await page.goto("/examples/charity.html");
  const board = page.locator("impact-scoreboard");
  await expect(board.getByText(GIVEN)).toBeVisible();
  await page.route("**/api/donation-stats", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.clock.runFor("05:01");
  await failed;
  await expect(board.getByText(GIVEN)).toBeVisible();
  await expect(board.getByText("Unable to load impact stats. Showing default values.")).toBeHidden();
});

test("the scoreboard asks again every five minutes", async ({ page }) => {
  await page.clock.install();
  let asked = 0;
  await page.route("**/api/donation-stats", (route) => {
    asked++;
    return route.continue();
  });
  await page.goto("/examples/charity.html");
  await expect(page.locator("impact-scoreboard").getByText(GIVEN)).toBeVisible();
  expect(asked).toBe(1);
  await page.clock.runFor("04:30");
  expect(asked).toBe(1);
  await page.clock.runFor("00:31");
  await expect.poll(() => asked).toBe(2);
});

test("on somebody else's site the widget works, and links lead to our own page of the idea until the programme approves", async ({
  page,
  server,
  blog,
}) => {
  await openWidgetPage(page, blog, server.url, { body: `<gift-finder country="DE"></gift-finder>` });
  const finder = page.locator("gift-finder");
  await searchFor(finder);
  await expect(cardsOf(finder)).toHaveCount(6);
  const link = finder.getByRole("link", { name: /^Details/ }).first();
  await expect(link).toHaveAttribute(
    "href",
    new RegExp(`^${server.url}/gift-ideas/[a-z0-9-]+\\?country=DE$`),
  );
  await expectAccessible(page);
  await page.goto((await link.getAttribute("href")) ?? "");
  const shop = page.getByRole("link", { name: /^Shop for/ });
  await expect(shop).toHaveAttribute("href", /^https:\/\/www\.amazon\.de\/s\?k=/);
});

test("on somebody else's site an AI's idea, which has no page of ours, leads to our finder filled in", async ({
  page,
  ai,
  blog,
}) => {
  ai.model.reply(
    says('[{"title":"Carbon Steel Wok","description":"Hot and light.","priceRange":"$30-$60"}]'),
  );
  await openWidgetPage(page, blog, ai.server.url, { body: `<gift-finder></gift-finder>` });
  const finder = page.locator("gift-finder");
  await searchFor(finder);
  const details = finder.getByRole("link", { name: /^Details.*Carbon Steel Wok/ });
  await page.goto((await details.getAttribute("href")) ?? "");
  const main = page.getByRole("main");
  await expect(main.getByLabel("Occasion", { exact: true })).toHaveValue("Birthday");
  await expect(main.getByRole("button", { name: "Cooking", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("on somebody else's site Save leads to ours in a tab of its own, and the idea is saved after signing up", async ({
  page,
  server,
  blog,
}) => {
  // With its link, which the widget asks for on a developer's own machine.
  const body = `<gift-finder><a href="${server.url}/gift-finder">Find a gift</a></gift-finder>`;
  await openWidgetPage(page, blog, server.url, { body });
  // Another site to the browser's cookies too, which one host's other port isn't.
  const readersPage = `${blog.origin.replace("127.0.0.1", "localhost")}/`;
  await page.goto(readersPage);
  const finder = page.locator("gift-finder");
  await searchFor(finder);
  const card = cardsOf(finder).first();
  const title = (await card.getByRole("heading").textContent()) ?? "";
  const opened = page.waitForEvent("popup");
  await card.getByRole("link", { name: `Save ${title}`, exact: true }).click();
  const ours = await opened;
  await expect(ours).toHaveURL(new RegExp(`^${server.url}/save\\?idea=[a-z0-9-]+&title=`));
  await expect(ours.getByRole("heading", { level: 2, name: title })).toBeVisible();
  await expectLive(ours);
  await ours.getByRole("button", { name: "Sign In to Save" }).click();
  await expect(ours).toHaveURL(/\/auth\?next=%2Fsave%3Fidea%3D/);
  await ours.getByRole("link", { name: "Create an account" }).click();
  await expect(ours).toHaveTitle("Create Account | GiftHearth");
  const email = newEmail();
  await ours.getByRole("textbox", { name: "Email" }).fill(email);
  await ours.getByRole("textbox", { name: "Password", exact: true }).fill(PASSWORD);
  await ours.getByRole("textbox", { name: "Confirm password" }).fill(PASSWORD);
  await ours.getByRole("button", { name: "Create Account" }).click();
  await finishAccount(ours, server, email);
  // Somebody else's link leads here, so that alone saves nothing.
  const save = ours.getByRole("button", { name: "Save Gift Idea" });
  await expect(save).toBeVisible();
  const kept = async () =>
    (await (await ours.request.get(`${server.url}/api/saved-gift-ideas`)).json()).items as {
      title: string;
    }[];
  expect(await kept()).toEqual([]);
  await save.click();
  await expect(ours).toHaveURL(`${server.url}/saved-gift-ideas`);
  await expect(ours.getByRole("heading", { name: title })).toHaveCount(1);
  expect((await kept()).map((idea) => idea.title)).toEqual([title]);
  // The reader's own page is where it was.
  expect(page.url()).toBe(readersPage);
  await expect(cardsOf(finder)).toHaveCount(6);
});
