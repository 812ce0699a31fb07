import { GIVEN } from "../support/given.ts";
import { openWidgetPage } from "../support/widget-page.ts";
import { cardsOf, expect, searchFor, test } from "./fixtures.ts";

type Finder = HTMLElementTagNameMap["gift-finder"];

test("attributes fill in the form and choose country, heading and links", async ({ page, blog, server }) => {
  await openWidgetPage(page, blog, server.url, {
    body: `<gift-finder country="de" occasion="Wedding" interests="Tea, Reading" budget="20-60" heading-level="3"
      links="site"></gift-finder>`,
  });
  const finder = page.locator("gift-finder");
  await expect(finder.getByRole("heading", { level: 3 })).toBeVisible();
  await expect(finder.getByLabel("Occasion", { exact: true })).toHaveValue("Wedding");
  await expect(finder.getByRole("button", { name: "Reading", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(finder.getByRole("list", { name: "Added interests" })).toHaveText(/Tea/);
  await expect(finder.getByText("€20-€60")).toBeVisible();
  await finder.evaluate((element: Finder) => element.search());
  await expect(finder.getByRole("link", { name: /^Details/ }).first()).toHaveAttribute("href", /country=DE/);
  await finder.evaluate((element: Finder) => {
    element.hidden = true;
  });
  await expect(finder).toBeHidden();
});

test("values that mean nothing are as if absent, and nothing is said on the console", async ({
  page,
  blog,
  server,
}) => {
  await openWidgetPage(page, blog, server.url, {
    body: `<gift-finder country="Narnia" budget="cheap" heading-level="9" accent="sparkling" theme="mauve"
      density="solid" links="all" labels="{" interests="[1" server="javascript:alert(1)" locale="tlh"></gift-finder>`,
  });
  const finder = page.locator("gift-finder");
  await expect(finder.getByRole("heading", { level: 2 })).toBeVisible();
  await expect(finder.getByText("$25-$100")).toBeVisible();
  const button = finder.getByRole("button", { name: "Find Thoughtful Gifts" });
  await expect(button).toHaveCSS("background-color", "rgb(194, 67, 27)");
  await finder.evaluate((element: Finder) => {
    element.occasion = "Wedding";
    const own: Record<string, unknown> = {};
    own.own = own;
    Object.assign(element, { occasion: Symbol("Birthday"), labels: own });
  });
  await expect(finder).not.toHaveAttribute("occasion");
  await expect(button).toBeVisible();
});

test("what is no text in a list of interests is passed over, and costs no other option", async ({
  page,
  blog,
  server,
}) => {
  const interests = `["Tea", {"toString": 1, "valueOf": 1}, null, 7, ["Reading"]]`;
  await openWidgetPage(page, blog, server.url, {
    body: `<gift-finder occasion="Wedding" interests='${interests}'></gift-finder>`,
  });
  const finder = page.locator("gift-finder");
  await expect(finder.getByLabel("Occasion", { exact: true })).toHaveValue("Wedding");
  const own = finder.getByRole("list", { name: "Added interests" }).getByRole("listitem");
  await expect(own).toHaveText([/^Tea/]);
  expect(await finder.evaluate((element: Finder) => element.interests)).toEqual(["Tea"]);
});

test("properties that were set before the script defined the element count", async ({
  page,
  blog,
  server,
}) => {
  await openWidgetPage(page, blog, server.url, {
    script: "",
    body: `<gift-finder></gift-finder>
      <script>
        const finder = document.querySelector("gift-finder");
        finder.interests = ["Tea, green", "Reading"];
        finder.budget = [10, 30];
        finder.occasion = "Housewarming";
        const late = document.createElement("script");
        late.type = "module";
        late.src = "${server.url}/embed/v1/embed.js";
        document.head.append(late);
      </script>`,
  });
  const finder = page.locator("gift-finder");
  await expect(finder.getByLabel("Occasion", { exact: true })).toHaveValue("Housewarming");
  await expect(finder.getByRole("list", { name: "Added interests" })).toHaveText(/Tea, green/);
  await expect(finder.getByText("$10-$30")).toBeVisible();
  expect(await finder.evaluate(({ interests, budget }: Finder) => ({ interests, budget }))).toEqual({
    interests: ["Tea, green", "Reading"],
    budget: [10, 30],
  });
});

test("a live change is honoured at once; what was typed and found stays", async ({ page, blog, server }) => {
  await openWidgetPage(page, blog, server.url, { body: "<gift-finder></gift-finder>" });
  const finder = page.locator("gift-finder");
  await finder.getByRole("textbox", { name: "Notes" }).fill("plays the cello");
  await searchFor(finder);
  await expect(cardsOf(finder)).toHaveCount(6);
  await finder.evaluate((element: Finder) => {
    element.theme = "dark";
    element.accent = "rebeccapurple";
    element.density = "compact";
    element.country = "FR";
  });
  const button = finder.getByRole("button", { name: "Find Thoughtful Gifts" });
  await expect(button).toHaveCSS("background-color", /color\(xyz-d65/);
  await expect(finder.getByRole("link", { name: /^Details/ }).first()).toHaveAttribute("href", /.+/);
  await expect(cardsOf(finder)).toHaveCount(6);
  await finder.evaluate((element: Finder) => {
    element.occasion = "Graduation";
    element.budget = [50, 150];
  });
  await expect(finder.getByLabel("Occasion", { exact: true })).toHaveValue("Graduation");
  await expect(finder.getByText("€50-€150", { exact: true })).toBeVisible();
  await expect(finder.getByRole("textbox", { name: "Notes" })).toHaveValue("plays the cello");
  await expect(finder.getByRole("button", { name: "Cooking", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(cardsOf(finder)).toHaveCount(6);
  // What the visitor chose since stays when something else changes.
  await finder.getByLabel("Occasion", { exact: true }).selectOption("Wedding");
  await finder.evaluate((element: Finder) => {
    element.budget = undefined;
  });
  await expect(finder.getByText("€25-€100", { exact: true })).toBeVisible();
  await expect(finder.getByLabel("Occasion", { exact: true })).toHaveValue("Wedding");
  await finder.evaluate((element: Finder) => {
    element.partner = "my-blog";
  });
  const asked = page.waitForRequest("**/api/functions/ai-gift-finder");
  await button.click();
  expect((await asked).postDataJSON().partner).toBe("my-blog");
});

test("parts and custom properties style a widget from outside", async ({ page, blog, server }) => {
  await openWidgetPage(page, blog, server.url, {
    head: `<style>
      gift-finder::part(button) { border-radius: 3px; }
      gift-finder::part(card) { border-width: 5px; }
      gift-finder::part(shop-link) { text-transform: uppercase; }
      impact-scoreboard::part(total) { color: rgb(1, 2, 3); }
      impact-scoreboard { --gh-canvas: rgb(250, 250, 255); }
    </style>`,
    body: "<gift-finder></gift-finder><impact-scoreboard></impact-scoreboard>",
  });
  const finder = page.locator("gift-finder");
  await searchFor(finder);
  await expect(cardsOf(finder)).toHaveCount(6);
  await expect(finder.getByRole("button", { name: "Find Thoughtful Gifts" })).toHaveCSS(
    "border-radius",
    "3px",
  );
  await expect(cardsOf(finder).first()).toHaveCSS("border-top-width", "5px");
  await expect(finder.getByRole("link", { name: /^Details/ }).first()).toHaveCSS(
    "text-transform",
    "uppercase",
  );
  const board = page.locator("impact-scoreboard");
  await expect(board.getByText(GIVEN)).toHaveCSS("color", "rgb(1, 2, 3)");
  for (const part of ["form", "results", "price", "board"]) {
    await expect(
      page.locator(`gift-finder, impact-scoreboard`).locator(`[part~=${part}]`).first(),
    ).toBeVisible();
  }
  await expect(board.locator("[part=board]")).toHaveCSS("background-color", "rgb(250, 250, 255)");
});
