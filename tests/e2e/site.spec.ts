import { cardsOf, expect, expectNoSidewaysScroll, type Locator, searchFor, test } from "./fixtures.ts";
import { openAccount } from "./people.ts";

test("a visitor chooses a country, finds gifts there, and the choice stays", async ({ page }) => {
  await page.goto("/gift-finder");
  const main = page.getByRole("main");
  await searchFor(main);
  await expect(cardsOf(main)).toHaveCount(6);
  const shop = main.getByRole("link", { name: /^Shop for/ }).first();
  await expect(shop).toHaveAttribute("href", /amazon\.com\/s\?k=/);

  await page.getByRole("button", { name: /^Country/ }).click();
  const options = page.getByRole("menuitemradio");
  await expect(options).toHaveText([
    /US - amazon\.com/,
    /NL - amazon\.nl/,
    /GB - amazon\.co\.uk/,
    /FR - amazon\.fr/,
    /ES - amazon\.es/,
    /DE - amazon\.de/,
    /IT - amazon\.it/,
  ]);
  await expect(page.getByRole("menuitemradio", { name: /US/ })).toBeChecked();
  await page.getByRole("menuitemradio", { name: /NL/ }).click();
  await expect(page.getByRole("button", { name: /^Country/ })).toContainText("NL");
  // The same ideas, with links to the new marketplace and without another search.
  await expect(shop).toHaveAttribute("href", /amazon\.nl\/s\?k=/);
  expect(await page.evaluate(() => localStorage.getItem("userCountryCode"))).toBe("NL");
  await page.reload();
  await expect(page.getByRole("button", { name: /^Country/ })).toContainText("NL");
});

test("every idea found fits the budget and says why", async ({ page }) => {
  await page.goto("/gift-finder?occasion=Birthday&interests=Reading,Cooking&budgetMin=25&budgetMax=100");
  const main = page.getByRole("main");
  await expect(main.getByRole("button", { name: "Reading", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await main.getByRole("button", { name: "Find Thoughtful Gifts" }).click();
  await expect(cardsOf(main)).toHaveCount(6);
  for (const card of await cardsOf(main).all()) {
    const [low = 0, high = 0] =
      ((await card.locator(".gh-price").textContent()) ?? "").match(/\d+/g)?.map(Number) ?? [];
    expect(low).toBeGreaterThanOrEqual(25);
    expect(high).toBeLessThanOrEqual(100);
    await expect(card.locator(".gh-why")).toHaveText(/^\p{Lu}.{15,}\.$/u);
  }
  await expect(cardsOf(main).first().locator(".gh-why")).toHaveText(/reading|cooking/i);
});

test("after a failure, Try Again loads the page anew with the form as it was", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED/);
  await page.route("**/api/functions/ai-gift-finder", (route) => route.abort(), { times: 1 });
  await page.goto("/gift-finder");
  const main = page.getByRole("main");
  await searchFor(main, { interests: ["Hiking"] });
  await expect(main.getByRole("heading", { name: "Oops! Something went wrong" })).toBeVisible();
  await main.getByRole("button", { name: "Try Again" }).click();
  await expect(main.getByRole("heading", { name: "Oops! Something went wrong" })).toBeHidden();
  await expect(main.getByRole("button", { name: "Hiking", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(main.getByLabel("Occasion", { exact: true })).toHaveValue("Birthday");
});

test("a visitor who comes back finds the form as it was, once, and the last suggestions", async ({
  page,
}) => {
  await page.goto("/gift-finder");
  const main = page.getByRole("main");
  await searchFor(main);
  await expect(main.getByText(/^Found 12 gift suggestions$/)).toBeVisible();
  await page.goto("/gift-finder");
  await expect(main.getByRole("heading", { name: "Recent suggestions" })).toBeVisible();
  await expect(main.getByText("9 more suggestions available...")).toBeVisible();
  const occasion = main.getByLabel("Occasion", { exact: true });
  await expect(occasion).toHaveValue("Birthday");
  await page.goto("/gift-finder");
  await expect(main.getByRole("heading", { name: "Recent suggestions" })).toBeVisible();
  await expect(occasion).toHaveValue("");
  // What an address asks for counts for more.
  await searchFor(main);
  await page.goto("/gift-finder?occasion=Wedding");
  await expect(occasion).toHaveValue("Wedding");
});

test("the results come into sight, and a long word does not break the page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/gift-finder");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Interests" }).fill("W".repeat(60));
  await page.keyboard.press("Enter");
  await expectNoSidewaysScroll(page);
  await searchFor(main);
  await expect(main.getByRole("heading", { name: "Perfect gifts: Birthday" })).toBeInViewport();
  await expectNoSidewaysScroll(page);
});

test("the mobile menu closes after a choice and on Escape", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  const toggle = page.getByRole("button", { name: "Menu" });
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await toggle.click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Our Impact" }).click();
  await expect(page).toHaveURL(/\/impact$/);
  await expect(page).toHaveTitle("Our Impact | GiftHearth");
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
});

for (const visitor of ["signed out", "signed in"]) {
  test(`every page of the header is in reach at any width, ${visitor}`, async ({ page }) => {
    const name = "bartholomew-fitzgerald";
    if (visitor === "signed in") await openAccount(page, { username: name });
    await page.goto("/impact");
    const header = page.getByRole("banner");
    const nav = header.getByRole("navigation", { name: "Main" });
    const pages = ["Home", "Gift Finder", "Gift Ideas", "Our Impact", "Blog", "About", "Get Started"];
    if (visitor === "signed in") pages.push("Saved Gifts");
    const account =
      visitor === "signed in"
        ? header.getByRole("button", { name })
        : header.getByRole("link", { name: "Sign In" });
    const menu = header.getByRole("button", { name: "Menu" });
    for (let width = 320; width <= 1600; width += 32) {
      await page.setViewportSize({ width, height: 700 });
      await expect(menu, `${width} px`).toBeVisible({ visible: width < 768 });
      if (width < 768) await menu.click();
      expect((await nav.evaluate(shownLinks)).toSorted(), `${width} px`).toEqual(pages.toSorted());
      if (width < 768) await menu.click();
      await expect(account).toBeInViewport({ ratio: 1 });
      if (width >= 768) await expect(account.getByText(/./)).toBeVisible();
      await expectNoSidewaysScroll(page);
      expect(await overlapping(header), `${width} px`).toEqual([]);
    }
  });
}

/** Runs in the page. The words of the links that lie in the window whole. */
function shownLinks(place: Element): string[] {
  return [...place.querySelectorAll("a")]
    .filter((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return link.checkVisibility() && isInside;
    })
    .map(({ textContent }) => textContent ?? "");
}

/** What of a header lies over something else that can be pressed. */
function overlapping(header: Locator): Promise<string[]> {
  return header.locator("a, button").evaluateAll((controls) => {
    const shown = controls.filter((control) => control.checkVisibility());
    return shown.flatMap((one, place) =>
      shown.slice(place + 1).flatMap((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        return apart ? [] : `${one.textContent} / ${other.textContent}`;
      }),
    );
  });
}

test("a whole search by keyboard alone", async ({ page }) => {
  await page.goto("/gift-finder");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  const main = page.getByRole("main");
  const tabTo = async (name: string | RegExp, role: "button" | "combobox" | "textbox" | "link") => {
    const target = main.getByRole(role, { name }).first();
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press("Tab");
      if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    }
    throw new Error(`Tab never reached ${name}`);
  };
  await tabTo("Occasion", "combobox");
  await page.keyboard.type("Gradu");
  await expect(main.getByLabel("Occasion", { exact: true })).toHaveValue("Graduation");
  await tabTo("Interests", "textbox");
  await page.keyboard.type("Astronomy");
  await page.keyboard.press("Enter");
  await tabTo("Find Thoughtful Gifts", "button");
  await page.keyboard.press("Enter");
  await expect(main.getByRole("heading", { name: "Perfect gifts: Graduation" })).toBeVisible();
  await tabTo(/^Shop for/, "link");
});

test("pages make no request to anybody else", async ({ page, server }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(server.url) && !request.url().startsWith("data:"))
      elsewhere.push(request.url());
  });
  for (const path of ["/", "/gift-finder", "/impact", "/examples/blog.html"]) {
    await page.goto(path);
  }
  expect(elsewhere).toEqual([]);
});
