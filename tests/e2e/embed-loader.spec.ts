import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { GIVEN } from "../support/given.ts";
import { openWidgetPage } from "../support/widget-page.ts";
import { cardsOf, expect, type Page, searchFor, test } from "./fixtures.ts";

interface Manifest {
  readonly version: string;
  readonly files: Readonly<
    Record<string, { readonly integrity: string; readonly bytes: number; readonly brotli: number }>
  >;
}

async function manifestOf(page: Page, url: string): Promise<Manifest> {
  return (await page.request.get(`${url}/embed/manifest.json`)).json();
}

const LINK = '<a href="https://gifts.example/gift-finder">Find a gift</a>';

test("the manifest names every script that a page loads, with its integrity", async ({
  page,
  blog,
  server,
}) => {
  const { version, files } = await manifestOf(page, server.url);
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(`${server.url}/embed/`)) requested.push(new URL(request.url()).pathname);
  });
  await openWidgetPage(page, blog, server.url, {
    script: `/embed/${version}/embed.js`,
    body: `<gift-finder accent="teal" lang="nl"></gift-finder><impact-scoreboard></impact-scoreboard>`,
  });
  await expect(page.locator("impact-scoreboard").getByText(GIVEN)).toBeVisible();
  await expect(page.locator("gift-finder").locator("form")).toBeVisible();
  expect(requested.length).toBeGreaterThan(4);
  for (const path of new Set(requested)) {
    const file = files[path.replace("/embed/", "")];
    const response = await page.request.get(server.url + path);
    const hash = createHash("sha384")
      .update(await response.body())
      .digest("base64");
    expect(file?.integrity, path).toBe(`sha384-${hash}`);
    expect(response.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
    // Nor would an ad blocker stop it.
    expect(path).not.toMatch(/\bads?\b|track|analytics|affiliate/);
  }
  // What is asked for evergreen is the same, and asked for anew soon.
  const evergreen = await page.request.get(`${server.url}/embed/v1/embed.js`);
  expect(await evergreen.text()).toBe(
    await (await page.request.get(`${server.url}/embed/${version}/embed.js`)).text(),
  );
  expect(evergreen.headers()["cache-control"]).toBe("public, max-age=300, must-revalidate");
  expect(evergreen.headers()).toMatchObject({
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "timing-allow-origin": "*",
  });
});

test("a page can pin every script, lazy ones included: other bytes are refused and the link stays", async ({
  page,
  blog,
  server,
  expectedErrors,
}) => {
  const { version, files } = await manifestOf(page, server.url);
  const integrity = Object.fromEntries(
    Object.entries(files).map(([path, file]) => [`${server.url}/embed/${path}`, file.integrity]),
  );
  const head = `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
  const script = `/embed/${version}/embed.js`;
  const body = `<gift-finder>${LINK}</gift-finder>`;
  await openWidgetPage(page, blog, server.url, { head, script, body });
  await expect(page.locator("gift-finder").locator("form")).toBeVisible();

  expectedErrors.push(/integrity/);
  await page.route("**/embed/c/shared-*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};window.tampered=1` });
  });
  await openWidgetPage(page, blog, server.url, { head, script, body });
  // Over once the scripts are there, or refused.
  await page
    .locator("gift-finder")
    .evaluate((element: HTMLElementTagNameMap["gift-finder"]) => element.search());
  await expect(page.getByRole("link", { name: "Find a gift" })).toBeVisible();
  expect(await page.evaluate(() => "tampered" in window)).toBe(false);
});

test("a version that was served once is served still after an upgrade", async ({ request, server }) => {
  const { version } = await (await request.get(`${server.url}/embed/manifest.json`)).json();
  // One that this server has not had before, however often it is tested.
  const old = `0.0.${Date.now()}`;
  expect((await request.get(`${server.url}/embed/${old}/embed.js`)).status()).toBe(404);
  // What an earlier build's server left behind.
  await mkdir(join(server.dataDirectory, `embed/${old}`), { recursive: true });
  await writeFile(join(server.dataDirectory, `embed/${old}/embed.js`), "export {};");
  expect(await (await request.get(`${server.url}/embed/${old}/embed.js`)).text()).toBe("export {};");
  // And what this one leaves to the next.
  const kept = await readFile(join(server.dataDirectory, `embed/${version}/embed.js`), "utf8");
  expect(await (await request.get(`${server.url}/embed/${version}/embed.js`)).text()).toBe(kept);
});

test("another version and a second copy of the script do no harm", async ({ page, blog, server }) => {
  const { version } = await manifestOf(page, server.url);
  await openWidgetPage(page, blog, server.url, {
    head: `<script type="module" src="${server.url}/embed/v1/embed.js?first"></script>
      <script type="module">window.first = window.GiftHearth;</script>
      <script type="module" src="${server.url}/embed/${version}/embed.js"></script>`,
    body: "<gift-finder></gift-finder><impact-scoreboard></impact-scoreboard>",
  });
  const finder = page.locator("gift-finder");
  await searchFor(finder);
  await expect(cardsOf(finder)).toHaveCount(6);
  const globals = await page.evaluate(() => ({
    isFirst: (window as unknown as { first: unknown }).first === window.GiftHearth,
    isFrozen: Object.isFrozen(window.GiftHearth),
    names: Object.keys(window.GiftHearth ?? {}),
  }));
  expect(globals).toEqual({
    isFirst: true,
    isFrozen: true,
    names: ["version", "mountGiftFinder", "mountImpactScoreboard"],
  });
});

test("the page gets no global but GiftHearth, and no style or script of ours in its head", async ({
  page,
  blog,
  server,
}) => {
  await openWidgetPage(page, blog, server.url, { script: "", body: "<p>Nothing</p>" });
  const globals = () => page.evaluate(() => Object.getOwnPropertyNames(window));
  const before = await globals();
  await openWidgetPage(page, blog, server.url, {
    body: "<gift-finder></gift-finder><impact-scoreboard></impact-scoreboard>",
  });
  await searchFor(page.locator("gift-finder"));
  await expect(cardsOf(page.locator("gift-finder"))).toHaveCount(6);
  // Frames' and devices' numbered ones aside.
  const added = (await globals()).filter((name) => !before.includes(name) && !/^\d+$/.test(name));
  expect(added).toEqual(["GiftHearth"]);
  expect(await page.locator("style, head link[rel=stylesheet]").count()).toBe(0);
});

test("under the strictest policy nothing is refused, with every option in use", async ({
  page,
  blog,
  server,
}) => {
  const refused: string[] = [];
  await page.exposeFunction("refuse", (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      (window as unknown as { refuse(what: string): void }).refuse(`${violatedDirective} ${blockedURI}`),
    );
  });
  await openWidgetPage(page, blog, server.url, {
    headers: {
      "content-security-policy": [
        "default-src 'none'",
        `script-src ${server.url}`,
        `connect-src ${server.url}`,
        "img-src data:",
        "style-src 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join("; "),
      "cross-origin-embedder-policy": "require-corp",
      "cross-origin-opener-policy": "same-origin",
    },
    body: `<gift-finder theme="auto" accent="teal" density="compact" locale="de" occasion="Birthday"
      interests="Tea" budget="20-60" labels='{"search":"Los"}'></gift-finder>
      <impact-scoreboard compact></impact-scoreboard>`,
  });
  const finder = page.locator("gift-finder");
  await expect(page.locator("impact-scoreboard")).toContainText(GIVEN);
  await finder.evaluate((element: HTMLElementTagNameMap["gift-finder"]) => element.search());
  await expect(finder.locator("[part=card]")).toHaveCount(6);
  await finder.getByRole("button", { name: "Los", exact: true }).waitFor();
  expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(true);
  expect(refused).toEqual([]);
});

test("code of the chat and of refining never rides along", async ({ page, blog, server }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await openWidgetPage(page, blog, server.url, { body: "<gift-finder></gift-finder>" });
  await searchFor(page.locator("gift-finder"));
  await expect(cardsOf(page.locator("gift-finder"))).toHaveCount(6);
  const names = scripts.map((path) => path.replace(/^.*\//, "").replace(/-.{8}\.js$/, ""));
  expect(names.sort()).toEqual(["answer", "embed.js", "gift-finder", "shared"]);
});

test("without JavaScript the link inside is there and works", async ({ browser, blog, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openWidgetPage(page, blog, server.url, {
    body: `<gift-finder><a href="${server.url}/gift-finder">Find a gift</a></gift-finder>`,
  });
  await page.getByRole("link", { name: "Find a gift" }).click();
  await expect(page).toHaveURL(`${server.url}/gift-finder`);
  await context.close();
});

test("twenty widgets on one page share their scripts and their stylesheets", async ({
  page,
  blog,
  server,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await openWidgetPage(page, blog, server.url, { body: "<gift-finder></gift-finder>".repeat(20) });
  for (const finder of await page.locator("gift-finder").all()) {
    await finder.scrollIntoViewIfNeeded();
    await expect(finder.locator("form")).toBeVisible();
  }
  expect(new Set(scripts).size).toBe(scripts.length);
  const shared = await page.evaluate(() => {
    const sheets = [...document.querySelectorAll("gift-finder")].map(
      ({ shadowRoot }) => shadowRoot?.adoptedStyleSheets[0],
    );
    return new Set(sheets).size;
  });
  expect(shared).toBe(1);
});
