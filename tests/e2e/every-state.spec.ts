import { cardsOf, expect, expectLive, type Page, searchFor, test } from "./fixtures.ts";
import { openAccount } from "./people.ts";

/** A state of the site: how a visitor gets there from the one before, its address, and what tells that it is shown. */
interface State {
  readonly enter: (page: Page) => Promise<unknown>;
  readonly path: RegExp;
  readonly shows: (page: Page) => Promise<void>;
}

const main = (page: Page) => page.getByRole("main");
const finder = (page: Page) => page.getByRole("region", { name: "Gift finder" });
const occasion = (page: Page) => finder(page).getByLabel("Occasion", { exact: true });

const open = (path: string) => async (page: Page) => {
  await page.goto(path);
  await expectLive(page);
};
const follow = (name: string | RegExp) => (page: Page) =>
  main(page)
    .getByRole("link", { name, exact: typeof name === "string" })
    .first()
    .click();
/** By a link of the footer. */
const turnTo = (name: string) => (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
const titled = (name: string | RegExp) => async (page: Page) => {
  await expect(main(page).getByRole("heading", { level: 1, name })).toBeVisible();
};
/** A tab, or a link that tells which of several parts is shown. */
const chosen = (name: string) => async (page: Page) => {
  const tab = main(page).getByRole("tab", { name, selected: true });
  await expect(tab.or(main(page).locator("[aria-current]").getByText(name, { exact: true }))).toBeVisible();
};
/** The page of the idea whose id the address has, which its title is made into. */
const ideaOfAddress = async (page: Page) => {
  const title = () => main(page).getByRole("heading", { level: 1 }).innerText();
  const id = async () =>
    (await title())
      .toLowerCase()
      .replaceAll("’", "")
      .replaceAll(/[^a-z\d]+/g, "-");
  await expect.poll(id).toBe(new URL(page.url()).pathname.split("/").at(-1));
};
const found = (count: number, wanted: string) => async (page: Page) => {
  await expect(cardsOf(finder(page))).toHaveCount(count);
  await expect(occasion(page)).toHaveValue(wanted);
};
const keep = async (page: Page) => {
  await main(page)
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  // The message of the one before may be there still.
  await expect(main(page).locator('[data-kept="true"]')).toBeVisible();
};

const OF_ANYBODY: readonly State[] = [
  { enter: open("/"), path: /\/$/, shows: titled(/^Find the Perfect Gift/) },
  { enter: turnTo("Browse Gift Ideas"), path: /\/gift-ideas$/, shows: chosen("By Occasion") },
  {
    enter: (page) => page.getByRole("tab", { name: "By Interest" }).click(),
    path: /by=interest$/,
    shows: chosen("By Interest"),
  },
  { enter: follow("Cooking"), path: /interest=Cooking$/, shows: chosen("Cooking") },
  {
    enter: (page) => page.getByRole("tab", { name: "By Price Range" }).click(),
    path: /by=price$/,
    shows: chosen("By Price Range"),
  },
  {
    enter: (page) => main(page).getByRole("heading", { level: 3 }).getByRole("link").first().click(),
    path: /\/gift-ideas\/[a-z]/,
    shows: ideaOfAddress,
  },
  {
    enter: async (page) => {
      await keep(page);
      await main(page).locator(".idea-others").getByRole("link").first().click();
    },
    path: /\/gift-ideas\/[a-z]/,
    shows: ideaOfAddress,
  },
  {
    enter: async (page) => {
      await keep(page);
      await page.getByRole("link", { name: /^Shortlist/ }).click();
    },
    path: /\/shortlist$/,
    shows: titled("Your Shortlist"),
  },
  { enter: follow(/^Compare/), path: /\/shortlist\?compare=/, shows: titled("Compare ideas") },
  { enter: follow("Back to the list"), path: /\/shortlist$/, shows: titled("Your Shortlist") },
  { enter: follow(/^Share/), path: /\/shortlist\?share=/, shows: titled("Share ideas") },
  { enter: turnTo("Gift Finder"), path: /\/gift-finder$/, shows: titled("Find the Perfect Gift") },
  {
    enter: follow("Trending Interests"),
    path: /category=trending/,
    shows: async (page) => {
      await expect(main(page).locator('.category[data-chosen="true"]')).toContainText("Trending Interests");
    },
  },
  { enter: (page) => searchFor(finder(page)), path: /occasion=Birthday.*found/, shows: found(6, "Birthday") },
  {
    enter: async (page) => {
      await occasion(page).selectOption("Housewarming");
      await finder(page).getByRole("button", { name: "Find Thoughtful Gifts" }).click();
    },
    path: /occasion=Housewarming.*found/,
    shows: found(6, "Housewarming"),
  },
  {
    enter: follow("See more ways to choose"),
    path: /\/recommendations\?.*Housewarming/,
    shows: async (page) => {
      await expect(main(page).getByRole("list", { name: "What we went by" })).toContainText("Housewarming");
    },
  },
  { enter: turnTo("Our Impact"), path: /\/impact$/, shows: titled("Our Impact") },
  { enter: turnTo("Blog"), path: /\/blog$/, shows: titled("Notes on giving well") },
  {
    enter: follow(/^The Psychology of Gifts/),
    path: /\/blog\/4$/,
    shows: titled(/^The Psychology of Gifts/),
  },
  { enter: turnTo("Newsletter"), path: /\/newsletter$/, shows: titled(/Newsletter/) },
  { enter: turnTo("Privacy Policy"), path: /\/privacy$/, shows: titled("Privacy Policy") },
];

const OF_WHO_IS_SIGNED_IN: readonly State[] = [
  { enter: open("/profile"), path: /\/profile$/, shows: chosen("Profile Information") },
  {
    enter: follow("Notification Settings"),
    path: /tab=notifications$/,
    shows: chosen("Notification Settings"),
  },
  { enter: follow("Gift Preferences"), path: /tab=preferences$/, shows: chosen("Gift Preferences") },
  { enter: follow("Security Settings"), path: /tab=security$/, shows: chosen("Security Settings") },
  { enter: follow("Charitable Impact"), path: /tab=impact$/, shows: chosen("Charitable Impact") },
  { enter: follow("Saved Gift Ideas"), path: /\/saved-gift-ideas$/, shows: titled("Saved Gift Ideas") },
  {
    enter: open("/saved-gifts"),
    path: /\/saved-gifts$/,
    shows: titled("Saved Gift Searches"),
  },
  { enter: open("/people"), path: /\/people$/, shows: titled("People") },
  { enter: follow("Add a person"), path: /\/people\/new$/, shows: titled("Add a person") },
  {
    enter: async (page) => {
      const { id } = await (await page.request.post("/api/people", { data: { name: "Ruth" } })).json();
      await page.goto(`/people/${id}`);
    },
    path: /\/people\/[\da-f-]{36}$/,
    shows: titled("Ruth"),
  },
];

async function goThrough(page: Page, states: readonly State[]): Promise<void> {
  const addresses: string[] = [];
  const expectShown = async ({ path, shows }: State) => {
    await expect(page).toHaveURL(path);
    await shows(page);
  };
  for (const state of states) {
    await state.enter(page);
    await expectShown(state);
    addresses.push(page.url());
  }
  const isWhole = async (index: number) => {
    const state = states[index];
    const address = addresses[index];
    if (!state || !address) throw new Error(`There is no state ${index}`);
    await expect(page).toHaveURL(address);
    await state.shows(page);
  };
  for (let index = states.length - 2; index >= 0; index--) {
    await page.goBack();
    await isWhole(index);
  }
  for (let index = 1; index < states.length; index++) {
    await page.goForward();
    await isWhole(index);
  }
}

test("Back and Forward lead through every state that anybody may see", async ({ page }) => {
  test.slow();
  await goThrough(page, OF_ANYBODY);
});

test("Back and Forward lead through every state of an account", async ({ page }) => {
  test.slow();
  await openAccount(page);
  await goThrough(page, OF_WHO_IS_SIGNED_IN);
});
