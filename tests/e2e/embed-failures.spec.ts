import type { Route } from "playwright/test";
import { GIVEN } from "../support/given.ts";
import { openWidgetPage } from "../support/widget-page.ts";
import { cardsOf, expect, type Locator, type Page, searchFor, test } from "./fixtures.ts";

type Finder = HTMLElementTagNameMap["gift-finder"];
type Board = HTMLElementTagNameMap["impact-scoreboard"];

/** A file of the embed, and what becomes of a page without it. Drawings come with the ideas, and styles in the scripts. */
interface Part {
  /** Its name without the hash. */
  readonly file: string;
  readonly body: string;
  /** What happens before anybody needs it. */
  readonly before?: (page: Page) => Promise<void>;
  /** What the visitor does that needs it, each time anew; where that is nothing, the widget itself does, and tries again. */
  readonly press?: (page: Page) => Promise<void>;
  /** Shows once it is there. */
  readonly whole: (page: Page) => Locator;
  /** Shows without it. */
  readonly standIn: (page: Page) => Locator;
  /** What the page is told: at the first failure, or at each press. */
  readonly code: string;
  /** How far the widget is without it. */
  readonly state: string;
}

const finderOf = (page: Page) => page.locator("gift-finder");
const boardOf = (page: Page) => page.locator("impact-scoreboard");
const GERMAN = `<gift-finder locale="de" accent="teal"><a href="https://gifts.example/gift-finder">Find a gift</a></gift-finder>`;
const PLAIN = "<gift-finder></gift-finder>";
const BOARD = `<impact-scoreboard><a href="https://gifts.example/impact">See what was given</a></impact-scoreboard>`;
/** What shows in place of nothing else: a message, for four seconds. */
const message = (page: Page) => page.getByText("Could not process your request. Please try again.");
/** Said once, so that each press asks for the same. */
const fillIn = (page: Page) => finderOf(page).getByRole("button", { name: "Cooking", exact: true }).click();
const search = (page: Page) => searchFor(finderOf(page), { interests: [] });

/** What a German finder with an option loads. */
const ofFinder = (file: string, standIn: Part["standIn"], state = "failed"): Part => ({
  file,
  body: GERMAN,
  whole: (page) => page.getByRole("button", { name: "Geschenke finden" }),
  standIn,
  code: "unavailable",
  state,
});
const link = (page: Page) => page.getByRole("link", { name: "Find a gift" });
const inEnglish = (page: Page) => page.getByRole("button", { name: "Find Thoughtful Gifts" });

/** Of these the widget knows that it needs them, and tries again by itself. */
const AT_ONCE: readonly Part[] = [
  ofFinder("shared", link),
  ofFinder("gift-finder", link),
  ofFinder("settings", link),
  ofFinder("words", inEnglish, "ready"),
  ofFinder("de", inEnglish, "ready"),
  {
    file: "impact-scoreboard",
    body: BOARD,
    whole: (page) => boardOf(page).getByText(GIVEN),
    standIn: (page) => page.getByRole("link", { name: "See what was given" }),
    code: "unavailable",
    state: "failed",
  },
];

/** These are fetched by a press, and tried again by the next one. */
const ON_A_PRESS: readonly Part[] = [
  ...["answer"].map(
    (file): Part => ({
      file,
      body: PLAIN,
      before: fillIn,
      press: search,
      whole: (page) => cardsOf(finderOf(page)).nth(5),
      standIn: (page) =>
        finderOf(page)
          .getByRole("alert")
          .filter({ has: message(page) }),
      code: "unavailable",
      state: "failed",
    }),
  ),
  {
    file: "model-popover",
    body: PLAIN,
    press: (page) => page.getByRole("button", { name: "Where ideas come from" }).click(),
    whole: (page) => page.getByRole("dialog", { name: "Where ideas come from" }),
    standIn: message,
    code: "no_part",
    state: "ready",
  },
  {
    file: "refine",
    body: PLAIN,
    before: async (page) => {
      await fillIn(page);
      await search(page);
      await expect(cardsOf(finderOf(page))).toHaveCount(6);
      await expect.poll(() => stateOf(finderOf(page))).toBe("results");
    },
    press: (page) =>
      cardsOf(finderOf(page))
        .first()
        .getByRole("button", { name: /^More like this/ })
        .click(),
    whole: (page) => page.getByRole("list", { name: "What the next ideas go by" }),
    standIn: message,
    code: "no_part",
    state: "results",
  },
  {
    file: "fallback-gifts",
    body: PLAIN,
    before: async (page) => {
      await page.route("**/api/functions/**", (route) => route.fulfill({ status: 500, headers: CORS }));
      await fillIn(page);
    },
    press: search,
    // Four standing favourites, which are told to be that.
    whole: (page) => cardsOf(finderOf(page)).nth(3),
    standIn: (page) => page.getByRole("heading", { name: "Oops! Something went wrong" }),
    code: "unavailable",
    state: "failed",
  },
];

const CORS = { "access-control-allow-origin": "*", "cache-control": "no-store" };

/** What the browser itself says of a file that it didn't get, or that is none. */
const BROWSERS_OWN = /503|500|ERR_|Failed to load|MIME type/;

const stateOf = (widget: Locator) => widget.evaluate((element: Finder | Board) => element.state);

/** Nobody is told an idea or a figure that nobody has. */
async function expectNothingInvented(page: Page, { file }: Part): Promise<void> {
  if (file !== "refine") await expect(cardsOf(finderOf(page))).toHaveCount(0);
  await expect(boardOf(page).getByText(/\d|NaN|undefined|null|\[object/)).toHaveCount(0);
}

/** Notes the codes of all that the page is told has failed. */
async function noteErrors(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const codes: string[] = [];
    Object.assign(window, { codes });
    document.addEventListener("gh-error", ({ detail }) => codes.push(detail.code));
  });
  return () => page.evaluate(() => (window as unknown as { codes: string[] }).codes);
}

/** Has a file of the embed answered so until that is taken back; a route that is handed on goes to the server. */
async function answerPart(page: Page, { file }: Part, answer: (route: Route) => Promise<void>) {
  const files = new RegExp(`/embed/c/${file}-[^/]+$`);
  await page.route(files, answer);
  return () => page.unroute(files);
}

const refuse = (route: Route) => route.fulfill({ status: 503, headers: CORS });

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(BROWSERS_OWN));

test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

for (const times of [1, 3]) {
  test(`a file that can't be had ${times === 1 ? "once" : "three times"} is there at the next try`, async ({
    page,
    blog,
    server,
  }) => {
    await page.clock.install();
    const errors = await noteErrors(page);
    for (const part of AT_ONCE) {
      let asked = 0;
      const goOn = await answerPart(page, part, (route) =>
        ++asked > times ? route.continue() : refuse(route),
      );
      await openWidgetPage(page, blog, server.url, { body: part.body });
      // Whenever the widget has begun to wait for the next try.
      const isThere = async () => {
        await page.clock.fastForward(15_000);
        return part.whole(page).isVisible();
      };
      await expect.poll(isThere, part.file).toBe(true);
      await expect(part.standIn(page), part.file).toBeHidden();
      await expect(page.getByRole("button", { name: /Noch einmal versuchen|Try Again/ })).toBeHidden();
      expect(asked, part.file).toBeGreaterThan(times);
      // Words are asked for ahead and when they are needed, so that one failure is none.
      const isMended = times === 1 && (part.file === "words" || part.file === "de");
      expect(await errors(), part.file).toEqual(isMended ? [] : [part.code]);
      await goOn();
    }
  });

  test(`what a press needs and can't be had ${times === 1 ? "once" : "three times"} is there at the next press`, async ({
    page,
    blog,
    server,
  }) => {
    const errors = await noteErrors(page);
    for (const part of ON_A_PRESS) {
      const goOn = await answerPart(page, part, refuse);
      await openWidgetPage(page, blog, server.url, { body: part.body });
      await part.before?.(page);
      for (let pressed = 1; pressed <= times; pressed++) {
        await part.press?.(page);
        await expect.poll(errors, part.file).toEqual(Array(pressed).fill(part.code));
        await expect(part.standIn(page), part.file).toBeVisible();
        expect(await stateOf(finderOf(page)), part.file).toBe(part.state);
        await expectNothingInvented(page, part);
      }
      await goOn();
      await part.press?.(page);
      await expect(part.whole(page), part.file).toBeVisible();
      await page.unrouteAll();
    }
  });
}

test("a file that can never be had leaves the link, a button that tries, and methods that say so", async ({
  page,
  blog,
  server,
}) => {
  await page.clock.install();
  const errors = await noteErrors(page);
  for (const part of AT_ONCE.filter(({ state }) => state === "failed")) {
    const goOn = await answerPart(page, part, (route) => route.abort());
    await openWidgetPage(page, blog, server.url, { body: part.body });
    const button = page.getByRole("button", { name: /Noch einmal versuchen|Try Again/ });
    await expect(button, part.file).toBeVisible();
    for (const wait of [1, 4, 15, 60]) await page.clock.fastForward(wait * 1000);
    await expect(button).toBeVisible();
    await expect(part.standIn(page), part.file).toBeVisible();
    await expectNothingInvented(page, part);
    const said = await page
      .locator("gift-finder, impact-scoreboard")
      .evaluate(async (element: Finder | Board) =>
        "refresh" in element ? [await element.refresh()] : [await element.search(), await element.reset()],
      );
    expect(new Set(said), part.file).toEqual(new Set(["failed"]));
    expect(await errors(), part.file).toEqual([part.code]);
    await goOn();
    await button.click();
    await expect(part.whole(page), part.file).toBeVisible();
  }
});

test("where no file can be had at all, the page is told, and the widget tries by itself", async ({
  page,
  blog,
  server,
}) => {
  await page.clock.install();
  const errors = await noteErrors(page);
  await page.route("**/embed/c/**", refuse);
  await openWidgetPage(page, blog, server.url, { body: GERMAN });
  await expect.poll(errors).toEqual(["unavailable"]);
  await expect(link(page)).toBeVisible();
  expect(await stateOf(finderOf(page))).toBe("failed");
  await page.clock.fastForward(15_000);
  await expect.poll(() => stateOf(finderOf(page))).toBe("failed");
  expect(await errors()).toEqual(["unavailable"]);
  await page.unroute("**/embed/c/**");
  const isThere = async () => {
    await page.clock.fastForward(15_000);
    return page.getByRole("button", { name: "Geschenke finden" }).isVisible();
  };
  await expect.poll(isThere).toBe(true);
  await expect(link(page)).toBeHidden();
});

test("a file that takes long is waited for, with what stands there meanwhile", async ({
  page,
  blog,
  server,
}) => {
  const errors = await noteErrors(page);
  for (const part of [...AT_ONCE, ...ON_A_PRESS]) {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const goOn = await answerPart(page, part, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(new RegExp(`/embed/c/${part.file}-`));
    // A page isn't open before all that it asks for has come.
    const opening = openWidgetPage(page, blog, server.url, { body: part.body });
    if (part.press) {
      await opening;
      await part.before?.(page);
      await part.press(page);
    }
    await asked;
    if (!part.press)
      await expect(page.getByRole("link", { name: /^(Find a gift|See what was given)$/ })).toBeVisible();
    else await expect(inEnglish(page).or(page.getByText("Generating Ideas..."))).toBeVisible();
    await expectNothingInvented(page, part);
    release();
    await opening;
    await expect(part.whole(page), part.file).toBeVisible();
    // Where our API fails, that is told.
    expect(await errors(), part.file).toEqual(part.file === "fallback-gifts" ? [part.code] : []);
    await goOn();
    await page.unrouteAll();
  }
});

/** What may come in place of a file, by what it is. */
const GARBAGE: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "a page": (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: CORS,
      body: "<!doctype html><h1>Welcome to our hotel</h1>",
    }),
  "half of it": async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.length / 2) });
  },
  "another script": (route) =>
    route.fulfill({ contentType: "text/javascript", headers: CORS, body: "export default null" }),
};

for (const [what, answer] of Object.entries(GARBAGE)) {
  test(`with ${what} in place of a file nothing is shown of it, and the page is told`, async ({
    page,
    blog,
    server,
  }) => {
    const errors = await noteErrors(page);
    for (const part of [...AT_ONCE, ...ON_A_PRESS]) {
      const goOn = await answerPart(page, part, answer);
      await openWidgetPage(page, blog, server.url, { body: part.body });
      await part.before?.(page);
      await part.press?.(page);
      await expect.poll(errors, part.file).toEqual([part.code]);
      await expect(part.standIn(page), part.file).toBeVisible();
      await expect(part.whole(page), part.file).toBeHidden();
      await expectNothingInvented(page, part);
      expect(await stateOf(page.locator("gift-finder, impact-scoreboard")), part.file).toBe(part.state);
      await goOn();
      await page.unrouteAll();
    }
  });
}

test("offline, a widget comes back with the connection, or with the reader", async ({
  page,
  context,
  blog,
  server,
}) => {
  const errors = await noteErrors(page);
  for (const [part, back] of AT_ONCE.filter(
    ({ file }) => file === "shared" || file === "impact-scoreboard",
  ).flatMap((part) => [[part, "online"] as const, [part, "in view"] as const])) {
    const body = `<div style="height: 6000px"></div>${part.body}<div style="height: 6000px"></div>`;
    await openWidgetPage(page, blog, server.url, { body });
    const widget = page.locator("gift-finder, impact-scoreboard");
    expect(await stateOf(widget)).toBe("waiting");
    if (back === "online") await context.setOffline(true);
    const goOn = await answerPart(
      page,
      part,
      back === "online" ? (route) => route.continue() : (route) => route.abort(),
    );
    await widget.scrollIntoViewIfNeeded();
    await expect.poll(errors, part.file).toEqual([part.code]);
    expect(await stateOf(widget)).toBe("failed");
    await expect(part.standIn(page)).toBeVisible();
    await goOn();
    if (back === "online") await context.setOffline(false);
    else {
      await page.evaluate(() => scrollTo(0, 0));
      await widget.scrollIntoViewIfNeeded();
    }
    await expect(part.whole(page), part.file).toBeVisible();
  }
});

test("offline, a press says so, and works once the connection is back", async ({
  page,
  context,
  blog,
  server,
}) => {
  const errors = await noteErrors(page);
  // No gifts stand in for no answer at all.
  for (const part of ON_A_PRESS.filter(({ file }) => file !== "fallback-gifts")) {
    await openWidgetPage(page, blog, server.url, { body: part.body });
    // Who comes to the form has what a search needs fetched ahead; who refines has found something.
    const hasFound = part.file === "refine";
    if (hasFound) await part.before?.(page);
    await context.setOffline(true);
    if (!hasFound) await part.before?.(page);
    await part.press?.(page);
    await expect.poll(errors, part.file).toEqual([part.code]);
    await expect(part.standIn(page), part.file).toBeVisible();
    await context.setOffline(false);
    await part.press?.(page);
    await expect(part.whole(page), part.file).toBeVisible();
  }
});

for (const [what, answer] of Object.entries({ nothing: refuse, ...GARBAGE })) {
  test(`with ${what} in place of the one script of a page, the links inside stay`, async ({
    page,
    blog,
    server,
    expectedErrors,
  }) => {
    expectedErrors.push(/Unexpected|Invalid|Private field/);
    await page.route("**/embed/v1/embed.js", answer);
    await openWidgetPage(page, blog, server.url, { body: BOARD + GERMAN });
    await expect(link(page)).toBeVisible();
    await expect(page.getByRole("link", { name: "See what was given" })).toBeVisible();
  });
}
