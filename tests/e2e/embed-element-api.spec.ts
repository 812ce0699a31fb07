import { GIVEN } from "../support/given.ts";
import { openWidgetPage } from "../support/widget-page.ts";
import { cardsOf, expect, type Page, searchFor, test } from "./fixtures.ts";

type Finder = HTMLElementTagNameMap["gift-finder"];
type Board = HTMLElementTagNameMap["impact-scoreboard"];

/** Notes every event of a widget that the document hears of, in order. */
async function noteEvents(page: Page): Promise<() => Promise<[type: string, detail: object][]>> {
  await page.addInitScript(() => {
    const heard: [string, unknown][] = [];
    Object.assign(window, { heard });
    for (const type of ["gh-ready", "gh-search", "gh-results", "gh-shop", "gh-save", "gh-error"]) {
      document.addEventListener(type, (event) => heard.push([type, (event as CustomEvent).detail]));
    }
  });
  return () => page.evaluate(() => (window as unknown as { heard: [string, object][] }).heard);
}

test("an answer under way survives other options and other handlers", async ({ page, blog, server }) => {
  let asked = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/functions/ai-gift-finder", async (route) => {
    asked++;
    await held;
    await route.continue();
  });
  const heard = await noteEvents(page);
  await openWidgetPage(page, blog, server.url, { body: "<gift-finder></gift-finder>" });
  const finder = page.locator("gift-finder");
  await searchFor(finder);
  await expect.poll(() => asked).toBe(1);
  await finder.evaluate((element: Finder) => {
    element.theme = "dark";
    element.country = "FR";
    element.locale = "nl";
    element.occasion = "Wedding";
    element.addEventListener("gh-results", () => {});
  });
  await expect(finder.getByRole("button", { name: "Ideeën bedenken..." })).toBeVisible();
  answer();
  await expect(finder.locator("[part=card]")).toHaveCount(6);
  // The first page is full before the last idea has come.
  await expect
    .poll(async () => (await heard()).map(([type]) => type))
    .toEqual(["gh-ready", "gh-search", "gh-results"]);
  expect(asked).toBe(1);
});

test("events tell how much, not what: the texts only with event-text", async ({ page, blog, server }) => {
  const heard = await noteEvents(page);
  await openWidgetPage(page, blog, server.url, {
    body: `<div id="outer"></div><script>
      const root = document.querySelector("#outer").attachShadow({ mode: "open" });
      root.append(Object.assign(document.createElement("gift-finder"), { country: "NL" }));
    </script>`,
  });
  const finder = page.locator("gift-finder");
  await searchFor(finder);
  await expect(cardsOf(finder)).toHaveCount(6);
  // The first page is full before the last idea has come.
  await expect(finder.getByText(/^Found \d+ gift suggestions$/)).toBeVisible();
  await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
  await cardsOf(finder)
    .nth(2)
    .getByRole("link", { name: /^Details/ })
    .click();
  await cardsOf(finder).nth(2).getByRole("link", { name: /^Save/ }).click();
  const told = await heard();
  expect(told.map(([type]) => type)).toEqual(["gh-ready", "gh-search", "gh-results", "gh-shop", "gh-save"]);
  const { version } = await (await page.request.get(`${server.url}/embed/manifest.json`)).json();
  expect(told[0]?.[1]).toEqual({ widget: "gift-finder", version });
  expect(told[1]?.[1]).toEqual({
    country: "NL",
    budgetMin: 25,
    budgetMax: 100,
    interestCount: 2,
    hasOccasion: true,
    hasNotes: false,
  });
  expect(told[2]?.[1]).toEqual({ count: expect.any(Number), source: "curated", strategy: "standard" });
  const idea = { ideaId: expect.any(String), category: expect.any(String) };
  expect(told[3]?.[1]).toEqual({ ...idea, country: "NL", position: 3 });
  expect(told[4]?.[1]).toEqual(idea);

  await finder.evaluate((element: Finder) => {
    element.eventText = true;
  });
  await finder.evaluate((element: Finder) => element.search());
  const since = (await heard()).slice(5);
  expect(since.map(([type]) => type)).toEqual(["gh-search", "gh-results"]);
  expect(since[0]?.[1]).toMatchObject({
    text: { occasion: "Birthday", interests: ["Reading", "Cooking"], additionalNotes: "" },
  });
  expect(since[1]?.[1]).toMatchObject({ text: { titles: expect.arrayContaining([expect.any(String)]) } });
});

test("a failed search is told to the visitor and, by its code, to the page", async ({
  page,
  blog,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/503|ERR_FAILED/);
  const heard = await noteEvents(page);
  await page.route("**/api/functions/ai-gift-finder", (route) =>
    route.fulfill({
      status: 503,
      body: "<h1>Nonsense</h1>",
      headers: { "access-control-allow-origin": "*" },
    }),
  );
  await openWidgetPage(page, blog, server.url, { body: "<gift-finder></gift-finder>" });
  const finder = page.locator("gift-finder");
  await searchFor(finder);
  await expect(finder.getByRole("alert")).toContainText("using our curated selections");
  expect((await heard()).slice(-2)).toEqual([
    ["gh-error", { code: "unavailable", message: expect.stringContaining("try again") }],
    ["gh-results", { count: 4, source: "builtin", strategy: null }],
  ]);
  expect(await finder.evaluate((element: Finder) => element.state)).toBe("results");
});

test("search, reset and state do what they say, from far below the viewport too", async ({
  page,
  blog,
  server,
}) => {
  await openWidgetPage(page, blog, server.url, {
    body: `<div style="height: 6000px"></div>
      <gift-finder occasion="Birthday" interests="Gardening"></gift-finder>`,
  });
  const finder = page.locator("gift-finder");
  const state = () => finder.evaluate((element: Finder) => element.state);
  expect(await state()).toBe("waiting");
  await finder.evaluate((element: Finder) => element.search());
  expect(await state()).toBe("results");
  await expect(cardsOf(finder)).toHaveCount(6);
  await finder.getByRole("button", { name: "Cooking", exact: true }).click();
  await finder.evaluate((element: Finder) => element.reset());
  await expect(cardsOf(finder)).toHaveCount(0);
  await expect(finder.getByRole("button", { name: "Cooking", exact: true })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await expect(finder.getByRole("button", { name: "Gardening", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  // With something missing it is over as soon as the form has told so.
  await finder.evaluate((element: Finder) => {
    element.occasion = undefined;
  });
  await finder.evaluate((element: Finder) => element.search());
  await expect(finder.getByText("Please select an occasion")).toBeVisible();
});

test("refresh asks for the figures anew", async ({ page, blog, server }) => {
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/donation-stats")) asked++;
  });
  await openWidgetPage(page, blog, server.url, { body: "<impact-scoreboard></impact-scoreboard>" });
  const board = page.locator("impact-scoreboard");
  await expect(board.getByText(GIVEN)).toBeVisible();
  expect(asked).toBe(1);
  await board.evaluate((element: Board) => element.refresh());
  expect(asked).toBe(2);
  expect(await board.evaluate((element: Board) => element.state)).toBe("ready");
});

test("mount functions return a handle, and name a selector that finds nothing", async ({
  page,
  blog,
  server,
}) => {
  await openWidgetPage(page, blog, server.url, { body: '<div id="place"></div>' });
  const said = await page.evaluate(() => {
    try {
      window.GiftHearth?.mountGiftFinder("#nowhere");
    } catch (error) {
      return (error as Error).message;
    }
    return "";
  });
  expect(said).toContain("#nowhere");
  await page.evaluate(() => {
    const handle = window.GiftHearth?.mountGiftFinder("#place", { interests: ["Tea"], budget: [5, 40] });
    Object.assign(window, { handle });
  });
  const finder = page.locator("#place > gift-finder");
  await expect(finder.getByText("$5-$40")).toBeVisible();
  await page.evaluate(() => {
    const { handle } = window as unknown as {
      handle: ReturnType<NonNullable<Window["GiftHearth"]>["mountGiftFinder"]>;
    };
    handle.update({ budget: [10, 80], occasion: "Wedding", relation: "in-law", age: 71 });
  });
  await expect(finder.getByText("$10-$80")).toBeVisible();
  await expect(finder.getByLabel("Someone else")).toHaveValue("in-law");
  await expect(finder.getByLabel("Age", { exact: true })).toHaveValue("71");
  await expect(finder.getByLabel("Occasion", { exact: true })).toHaveValue("Wedding");
  expect(await page.evaluate(() => (window as unknown as { handle: { state: string } }).handle.state)).toBe(
    "ready",
  );
  await page.evaluate(() => (window as unknown as { handle: { destroy(): void } }).handle.destroy());
  await expect(finder).toHaveCount(0);
});

test("what was entered survives a re-mount: of the same element, and of another one with the same id", async ({
  page,
  blog,
  server,
}) => {
  await openWidgetPage(page, blog, server.url, { body: '<gift-finder id="finder"></gift-finder>' });
  const finder = page.locator("gift-finder");
  const notes = finder.getByRole("textbox", { name: "Notes" });
  await notes.fill("a left-handed cook");
  // As a router does that leaves a view and comes back to it later.
  await page.evaluate(async () => {
    const element = document.querySelector("gift-finder") as HTMLElement;
    element.remove();
    await new Promise((resolve) => setTimeout(resolve, 50));
    document.querySelector("main")?.append(element);
  });
  await expect(notes).toHaveValue("a left-handed cook");
  await page.evaluate(async () => {
    document.querySelector("gift-finder")?.remove();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const element = Object.assign(document.createElement("gift-finder"), { id: "finder" });
    document.querySelector("main")?.append(element);
  });
  await expect(notes).toHaveValue("a left-handed cook");
  await page.evaluate(() => document.querySelector("main")?.append(document.createElement("gift-finder")));
  await expect(notes.nth(1)).toHaveValue("");
});

test("a widget that is taken away leaves no listener, no timer and no request", async ({
  page,
  blog,
  server,
}) => {
  await page.addInitScript(() => {
    const left = new Set<string>();
    let count = 0;
    const key = (target: EventTarget, type: string) => `${target.constructor.name} ${type}`;
    for (const target of [window, document]) {
      const { addEventListener, removeEventListener } = target;
      target.addEventListener = function (this: EventTarget, ...rest: Parameters<typeof addEventListener>) {
        left.add(key(target, rest[0]));
        const { signal } = Object(rest[2]) as AddEventListenerOptions;
        signal?.addEventListener("abort", () => left.delete(key(target, rest[0])));
        addEventListener.apply(target, rest);
      };
      target.removeEventListener = (...rest: Parameters<typeof removeEventListener>) => {
        left.delete(key(target, rest[0]));
        removeEventListener.apply(target, rest);
      };
    }
    for (const name of ["Interval", "Timeout"] as const) {
      const set = window[`set${name}`];
      const clear = window[`clear${name}`];
      Object.assign(window, {
        [`set${name}`]: (action: () => void, delay = 0) => {
          const label = `${name} ${delay} ${count++}`;
          const id = set(() => {
            if (name === "Timeout") left.delete(label);
            action();
          }, delay);
          left.add(label);
          Object.assign(window, { [`gone-${id}`]: () => left.delete(label) });
          return id;
        },
        [`clear${name}`]: (id: number) => {
          (window as unknown as Record<string, (() => void) | undefined>)[`gone-${id}`]?.();
          clear(id);
        },
      });
    }
    Object.assign(window, { left });
  });
  await page.route("**/api/functions/ai-gift-finder", () => {
    // Never answered.
  });
  await openWidgetPage(page, blog, server.url, {
    body: "<gift-finder></gift-finder><impact-scoreboard></impact-scoreboard>",
  });
  await expect(page.locator("impact-scoreboard").getByText(GIVEN)).toBeVisible();
  const left = () => page.evaluate(() => [...(window as unknown as { left: Set<string> }).left]);
  expect((await left()).filter((name) => name.startsWith("Interval"))).toHaveLength(1);
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("ai-gift-finder"));
  const sent = page.waitForRequest("**/api/functions/ai-gift-finder");
  await searchFor(page.locator("gift-finder"));
  await sent;
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("gift-finder, impact-scoreboard")) element.remove();
  });
  expect((await failed).failure()?.errorText).toBe("net::ERR_ABORTED");
  await expect.poll(left).toEqual([]);
});
