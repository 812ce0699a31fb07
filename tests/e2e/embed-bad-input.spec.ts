import { GIVEN } from "../support/given.ts";
import { startImpostor } from "../support/impostor.ts";
import { openWidgetPage } from "../support/widget-page.ts";
import { cardsOf, expect, type Page, searchFor, test } from "./fixtures.ts";
import { hostPage, onPage } from "./host-page.ts";

type Finder = HTMLElementTagNameMap["gift-finder"];
type Board = HTMLElementTagNameMap["impact-scoreboard"];

const BOTH = `<gift-finder><a href="https://gifts.example/gift-finder">Find a gift</a></gift-finder>
  <impact-scoreboard><a href="https://gifts.example/impact">See what was given</a></impact-scoreboard>`;

const finderOf = (page: Page) => page.locator("gift-finder");
const boardOf = (page: Page) => page.locator("impact-scoreboard");

/** What an attribute may say, by what it is. */
const VALUES: Readonly<Record<string, string>> = {
  "10 kB of text": "Tea and cake ".repeat(800),
  "10 kB without a space": "x".repeat(10_000),
  HTML: `"><img src="x" onerror="window.pwned = 1"><script>window.pwned = 1</script>`,
  "a script's address": "javascript:window.pwned=1",
  "a rule of a stylesheet": "red; } * { display: none } :host { background: url(https://evil.example/x)",
  "a number below all ranges": "-1",
  "a number above all ranges": "1e308",
  "a number of 400 digits": "9".repeat(400),
  "no number": "NaN",
  "a range of prices that is none": "99999999999-99999999999999",
  "a list that nests without end": "[".repeat(5000),
  "JSON with a name of every object's": `{"__proto__":{"pwned":1},"constructor":"x","search":{"toString":1}}`,
  "a name of every object's": "__proto__",
  "signs that aren't printed": "\u0000\u0007\u202e\ufeff\ud800",
  nothing: "",
};

/** Whether anything of the page's input has become code, markup or a global. */
const isTouched = (page: Page) =>
  page.evaluate(
    () =>
      "pwned" in window ||
      "pwned" in {} ||
      [...document.querySelectorAll("gift-finder, impact-scoreboard")].some((element) =>
        element.shadowRoot?.querySelector("script, style, iframe, img:not([alt]), [onerror]"),
      ),
  );

test("whatever stands in every attribute, both widgets work, and forget it once it is taken away", async ({
  page,
  blog,
  server,
  expectedErrors,
}) => {
  // What the browser says of charities that aren't there, and of addresses that are too long for a server.
  expectedErrors.push(/40[04]|431|ERR_FAILED|^Access to fetch/);
  await openWidgetPage(page, blog, server.url, { body: "" });
  const outcomes = await page.evaluate(async (values) => {
    await customElements.whenDefined("impact-scoreboard");
    const { observedAttributes } = customElements.get("gift-finder") as unknown as {
      observedAttributes: readonly string[];
    };
    return Promise.all(
      Object.entries(values).map(async ([what, value]) => {
        const finder = document.createElement("gift-finder") as Finder;
        const board = document.createElement("impact-scoreboard") as Board;
        for (const element of [finder, board]) {
          for (const name of observedAttributes) element.setAttribute(name, value);
          document.querySelector("main")?.append(element);
        }
        const [reset, shown] = [await finder.reset(), await board.refresh()];
        const text = board.shadowRoot?.textContent ?? "";
        Object.assign(finder, { occasion: "Birthday", interests: ["Reading"] });
        return { what, reset, found: await finder.search(), shown, text };
      }),
    );
  }, VALUES);
  for (const { what, reset, found, shown, text } of outcomes) {
    expect([reset, found], what).toEqual(["ready", "results"]);
    // Figures, or the link in their place: no charity is called so.
    expect(["ready", "failed"], what).toContain(shown);
    expect(text, what).not.toMatch(/NaN|undefined|null|\[object/);
  }
  expect(await isTouched(page)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("gift-finder, impact-scoreboard")) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
  });
  const all = Object.keys(VALUES).length;
  await expect(finderOf(page).getByRole("heading", { name: "Find the Perfect Gift", level: 2 })).toHaveCount(
    all,
  );
  await expect(boardOf(page).getByText(GIVEN)).toHaveCount(all);
});

test("of attributes that change a thousand times the last ones hold, and what was typed stays", async ({
  page,
  blog,
  server,
}) => {
  const asked: string[] = [];
  await openWidgetPage(page, blog, server.url, { body: BOTH });
  await expect(boardOf(page).getByText(GIVEN)).toBeVisible();
  await finderOf(page).getByRole("textbox", { name: "Notes" }).fill("plays the cello");
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.evaluate(async () => {
    const changes: Readonly<Record<string, readonly string[]>> = {
      locale: ["nl", "fr", "de", "en"],
      theme: ["dark", "auto", "light"],
      accent: ["teal", "none", "#fc0"],
      occasion: ["Wedding", "Birthday", ""],
      interests: ["Tea", "Reading,Cooking", "["],
      labels: ['{"search":"Go"}', "{"],
      budget: ["20-60", "5"],
      country: ["DE", "US", "XX"],
      partner: ["one", "another"],
    };
    for (let change = 0; change < 1000; change++) {
      const [name = "", values = []] = Object.entries(changes)[change % 9] ?? [];
      for (const element of document.querySelectorAll("gift-finder, impact-scoreboard")) {
        element.setAttribute(name, values[Math.floor(change / 9) % values.length] ?? "");
      }
      // Some in one task, as frameworks do, and some in the next.
      if (change % 5 === 0) await new Promise((resolve) => setTimeout(resolve));
    }
    for (const element of document.querySelectorAll("gift-finder, impact-scoreboard")) {
      for (const name of Object.keys(changes)) element.removeAttribute(name);
      element.setAttribute("locale", "fr");
    }
  });
  const finder = finderOf(page);
  await expect(finder.getByRole("button", { name: "Trouver des idées cadeaux" })).toBeVisible();
  await expect(finder.locator("textarea")).toHaveValue("plays the cello");
  await expect(boardOf(page).locator("[part~=total]")).toHaveText(/121,40/);
  // Words come once a language, and nothing is searched for.
  const files = asked.filter((path) => path.startsWith("/embed/"));
  expect(files).toEqual([...new Set(files)]);
  expect(asked.filter((path) => path.includes("ai-gift-finder"))).toEqual([]);
});

test("two servers on one page: each widget asks its own, also with a script of each", async ({
  page,
  server,
}) => {
  const asked: string[] = [];
  const other = await startImpostor(({ url = "" }, response) => {
    asked.push(url);
    const figures = {
      charityShare: 0.5,
      totalDonations: 7.77,
      currentMonthDonation: 0,
      pendingDonation: 0,
      asOf: "",
      isDemo: false,
    };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(figures));
  });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const widgets = `<impact-scoreboard id="ours"></impact-scoreboard>
    <impact-scoreboard id="theirs" server="${other.origin}"></impact-scoreboard>
    <gift-finder id="ours-finder"></gift-finder><gift-finder id="theirs-finder" server="${other.origin}/"></gift-finder>`;
  try {
    for (const head of ["", `<script type="module" src="${other.origin}/embed/v1/embed.js"></script>`]) {
      // Whichever script comes first defines the elements; what doesn't name a server asks that of the first.
      asked.length = 0;
      requests.length = 0;
      const html = hostPage(server.url, "", widgets).replace("<main>", `${head}<main>`);
      await onPage(page, html, async () => {
        await expect(page.locator("#ours").getByText(GIVEN)).toBeVisible();
        await expect(page.locator("#theirs").getByText("$7.77")).toBeVisible();
        await searchFor(page.locator("#ours-finder"));
        await expect(cardsOf(page.locator("#ours-finder"))).toHaveCount(6);
        expect(asked).toEqual(["/api/donation-stats"]);
        await searchFor(page.locator("#theirs-finder"));
        await expect.poll(() => asked).toEqual(["/api/donation-stats", "/api/functions/ai-gift-finder"]);
        expect(requests.filter((url) => url === `${server.url}/api/donation-stats`)).toHaveLength(1);
        for (const [finder, origin] of [
          ["#ours-finder", server.url],
          ["#theirs-finder", other.origin],
        ] as const) {
          await expect(page.locator(finder).getByRole("link", { name: "GiftHearth" })).toHaveAttribute(
            "href",
            origin,
          );
        }
      });
    }
  } finally {
    await page.goto("about:blank");
    await other.close();
  }
});

/** What pages do to what is built in; with those that can't be worked with, the links stay. */
const REDEFINED: Readonly<Record<string, { readonly code: string; readonly isBroken?: true }>> = {
  "fetch, to watch it": {
    code: `const { fetch } = window; let asked = 0;
      window.fetch = async function (...request) { asked++; document.title = String(asked); return (await fetch.apply(this, request)).clone(); };`,
  },
  "fetch by XMLHttpRequest, without streams": {
    code: `const { fetch } = window;
      window.fetch = async (...request) => { const response = await fetch(...request);
        return new Response(await response.text(), { status: response.status, headers: response.headers }); };`,
  },
  "Promise, by a class of its own": {
    code: `window.Promise = class extends Promise { static all(list) { return super.all([...list]); } finally(f) { return this.then((value) => (f(), value)); } };`,
  },
  "what arrays do, as old polyfills have it": {
    code: `Array.from = (list) => { const copy = []; for (let at = 0; at < (list ? list.length : 0); at++) copy.push(list[at]); return copy; };
      Array.prototype.find = function (f, that) { for (let at = 0; at < this.length; at++) if (f.call(that, this[at], at, this)) return this[at]; };
      Array.prototype.includes = function (wanted) { return this.indexOf(wanted) !== -1; };
      Array.prototype.at = function (at) { return this[at < 0 ? this.length + at : at]; };
      Array.prototype.contains = Array.prototype.clear = Array.prototype.toArray = function () { throw new Error("not asked for"); };`,
  },
  "Object.entries and JSON.stringify, by others that do the same": {
    code: `const { stringify } = JSON; JSON.stringify = function () { return stringify.apply(JSON, arguments); };
      Object.entries = (object) => Object.keys(object).map((key) => [key, object[key]]);`,
  },
  "fetch, to refuse": {
    code: `window.fetch = () => { throw new Error("No fetching here"); };`,
    isBroken: true,
  },
  "Promise, by nothing": { code: "window.Promise = undefined;", isBroken: true },
  "Array.prototype.map, to refuse": {
    code: `addEventListener("load", () => { Array.prototype.map = () => { throw new Error("No mapping here"); }; });`,
    isBroken: true,
  },
};

for (const [what, { code, isBroken }] of Object.entries(REDEFINED)) {
  test(`a page that redefines ${what}, ${isBroken ? "keeps its links, and hears of it" : "breaks nothing"}`, async ({
    page,
    server,
    expectedErrors,
  }) => {
    if (isBroken) expectedErrors.push(/No fetching here|No mapping here|Promise/);
    const head = `<script>window.codes = []; document.addEventListener("gh-error", ({ detail }) => window.codes.push(detail.code));</script>
      <script>{ ${code} }</script>`;
    await onPage(page, hostPage(server.url, head, BOTH), async () => {
      if (!isBroken) {
        await searchFor(finderOf(page));
        await expect(cardsOf(finderOf(page))).toHaveCount(6);
        await expect(boardOf(page).getByText(GIVEN)).toBeVisible();
        return;
      }
      await expect(boardOf(page).getByRole("link").first()).toBeVisible();
      await expect(boardOf(page)).not.toContainText(/\d/);
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { codes: string[] }).codes.length))
        .toBeGreaterThan(0);
      await expect(page.locator("#own")).toBeVisible();
    });
  });
}

test("a page that removes the element in every event hears no more of it, and may put it back", async ({
  page,
  blog,
  server,
}) => {
  await openWidgetPage(page, blog, server.url, {
    head: `<script>
      window.heard = [];
      for (const type of ["gh-ready", "gh-search", "gh-results", "gh-shop", "gh-save", "gh-error"]) {
        document.addEventListener(type, (event) => {
          window.heard.push(event.target.localName + " " + type);
          event.target.remove();
        });
      }
    </script>`,
    body: BOTH,
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await expect
    .poll(async () => (await heard()).sort())
    .toEqual(["gift-finder gh-ready", "impact-scoreboard gh-ready"]);
  await expect(page.locator("gift-finder, impact-scoreboard")).toHaveCount(0);
  // Each step goes on from where the one before was cut off: ready, then a search, then its answer.
  const outcome = await page.evaluate(async () => {
    const place = document.querySelector("main") as HTMLElement;
    const finder = document.createElement("gift-finder") as Finder;
    Object.assign(finder, { occasion: "Birthday", interests: ["Tea"] });
    const states: string[] = [];
    for (let turn = 0; turn < 4; turn++) {
      place.append(finder);
      states.push(await finder.search());
    }
    const board = document.createElement("impact-scoreboard") as Board;
    place.append(board);
    states.push(await board.refresh());
    return { states, isGone: !finder.isConnected && !board.isConnected };
  });
  expect(outcome.isGone).toBe(true);
  expect(outcome.states).not.toContain("results");
  await page.evaluate(() => {
    const events = ["gh-ready", "gh-search", "gh-results", "gh-error"];
    for (const type of events)
      window.addEventListener(type, (event) => event.stopImmediatePropagation(), true);
    document
      .querySelector("main")
      ?.insertAdjacentHTML("beforeend", "<gift-finder></gift-finder><impact-scoreboard></impact-scoreboard>");
  });
  await searchFor(finderOf(page));
  await expect(cardsOf(finderOf(page))).toHaveCount(6);
  await expect(boardOf(page).getByText(GIVEN)).toBeVisible();
});
