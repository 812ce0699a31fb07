import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { rollup } from "rollup";
import { readReference } from "../../sites/main/src/embed-reference.mjs";
import { serveFolder } from "../support/folder-server.ts";
import type { LocalServer } from "../support/local-server.ts";
import { installInto, packNpmPackage, type Tarball } from "../support/npm-package.ts";
import { cardsOf, expect, type Page, searchFor, test } from "./fixtures.ts";

/** Bytes of a tarball that a change may bring in without a word, of which source maps are nearly half. */
const LARGEST_TARBALL = 140_000;

/** What a module asks for: by a statement, or a call. */
const IMPORTED = /(?:^import\b[^"'`;]*|^export\b[^"'`;=]*\bfrom\s*|\bimport\s*\(\s*)["']([^"'\n]+)["']/gm;

const PAGE = `<!doctype html><html lang="en"><title>Somebody's site</title><main id="place"></main></html>`;

// Packed and installed once: spread over the workers it would be in each of them.
test.describe.configure({ mode: "default" });

let tarball: Tarball;
/** Where it is installed for somebody. */
let home: string;
/** The installed package. */
let folder: string;
let site: LocalServer;

test.beforeAll(async () => {
  tarball = await packNpmPackage();
  home = await mkdtemp(join(tmpdir(), "gifthearth-npm-"));
  await installInto(home, tarball);
  folder = join(home, "node_modules/@gifthearth/widgets");
  site = await serveFolder(folder, { "/page": PAGE });
});
test.afterAll(async () => {
  await site.close();
  await rm(home, { recursive: true, force: true });
  await tarball.discard();
});

/** The names that a page's script brought along, as the page sees them. */
const definedElements = (page: Page) =>
  page.evaluate(() => ["gift-finder", "impact-scoreboard"].filter((name) => customElements.get(name)));

test("the tarball holds the entries, their chunks and types, and nothing else", async () => {
  const paths = tarball.files.map(({ path }) => path).sort();
  const entries = ["auto", "index", "react"].flatMap((name) =>
    ["d.ts", "js", "js.map"].map((end) => `${name}.${end}`),
  );
  const types = ["solid", "svelte", "vue"].flatMap((name) => [`${name}.d.ts`, `${name}.js`]);
  const texts = [
    "CHANGELOG.md",
    "README.md",
    "THIRD-PARTY-NOTICES.txt",
    "custom-elements.json",
    "package.json",
  ];
  expect(paths.filter((path) => !path.startsWith("chunks/") && path !== "LICENSE")).toEqual(
    [...entries, ...types, ...texts].sort(),
  );
  expect(paths.filter((path) => !/\.(js|js\.map|ts|json|md|txt)$/.test(path) && path !== "LICENSE")).toEqual(
    [],
  );
  for (const { path, size } of tarball.files) expect(size, path).toBeGreaterThan(0);
  expect(tarball.size).toBeLessThan(LARGEST_TARBALL);
});

test("publint finds nothing to say about it", async () => {
  const { messages, pkg } = await publint({
    pack: { tarball: (await readFile(tarball.path)).buffer as ArrayBuffer },
    strict: true,
  });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test("the notices name whoever's code is in it, here and beside the script", async ({ page, server }) => {
  const notices = await readFile(join(folder, "THIRD-PARTY-NOTICES.txt"), "utf8");
  expect(notices).toContain("preact (MIT)");
  expect(notices).toContain("Copyright (c) 2015-present Jason Miller");
  const served = await page.request.get(`${server.url}/embed/THIRD-PARTY-NOTICES.txt`);
  expect(await served.text()).toBe(notices);
  // Of whom a source map names a file.
  const maps = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".map"));
  const sources: string[] = [];
  for (const map of maps) sources.push(...JSON.parse(await readFile(join(folder, map), "utf8")).sources);
  expect(
    sources.filter((source) => !/^(?:\.\.\/)+(?:src|client|core|shadow-dom-css|node_modules)\//.test(source)),
  ).toEqual([]);
  const others = sources.flatMap((source) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []);
  for (const name of new Set(others)) expect(notices).toContain(`\n${name} (`);
});

test("nothing is in the way of publishing it but the licence, which its owner chooses", () => {
  const { stdout } = spawnSync("npm", ["run", "--silent", "release", "--", "--check"], { encoding: "utf8" });
  const { license } = JSON.parse(readFileSync("package.json", "utf8"));
  if (license === "UNLICENSED") {
    expect(stdout).toMatch(/^- No licence is chosen: .+\n1 in the way of publishing\.\n$/);
  } else expect(stdout).toBe("Nothing is in the way of publishing.\n");
});

test("no file asks for anything but another of its own, and those for a framework for that", async () => {
  const asked: string[] = [];
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(js|d\.ts)$/.test(file)) continue;
    const text = await readFile(join(folder, file), "utf8");
    for (const [, specifier = ""] of text.matchAll(IMPORTED)) {
      if (!/^\.\.?\//.test(specifier)) asked.push(`${file}: ${specifier}`);
    }
    expect(text, file).not.toMatch(/@gifthearth\/(core|client|shadow-dom-css)|process\.env/);
  }
  expect([...new Set(asked)].sort()).toEqual([
    "react.d.ts: react",
    "react.js: react",
    "solid.d.ts: solid-js",
    "svelte.d.ts: svelte/elements",
    "vue.d.ts: vue",
  ]);
});

test("a bundler keeps the entry that is imported for what it does", async () => {
  const input = join(folder, "../../../page.js");
  await writeFile(input, 'import "@gifthearth/widgets/auto";');
  const bundle = await rollup({ input, plugins: [nodeResolve()] });
  const { output } = await bundle.generate({});
  expect(output[0].code).toContain("customElements.define");
});

test("every entry can be imported where there is no DOM", () => {
  const imports = ["index", "auto"].map((entry) => `await import("./${entry}.js")`);
  const script = `const [main] = [${imports}]; main.defineElements("https://gifts.example.org"); console.log(Object.keys(main).sort().join())`;
  const said = execFileSync(process.execPath, ["--input-type=module", "--eval", script], { cwd: folder });
  expect(String(said).trim()).toBe("defineElements,mountGiftFinder,mountImpactScoreboard");
});

test("the main entry does nothing until it is asked to, and then what it is asked", async ({
  page,
  server,
}) => {
  await page.goto(`${site.origin}/page`);
  const before = await page.evaluate(async () => {
    const globals = Object.keys(window);
    await import("/index.js" as string);
    return Object.keys(window).filter((name) => !globals.includes(name));
  });
  expect(before).toEqual([]);
  expect(await definedElements(page)).toEqual([]);

  await page.evaluate(async (address) => {
    const { mountGiftFinder } = await import("/index.js" as string);
    const handle = mountGiftFinder("#place", { server: address, budget: [20, 60] });
    Object.assign(window, { handle });
  }, server.url);
  const finder = page.locator("gift-finder");
  await searchFor(finder);
  await expect(cardsOf(finder)).toHaveCount(6);
  await page.evaluate(() => (window as unknown as { handle: { destroy(): void } }).handle.destroy());
  await expect(finder).toHaveCount(0);
});

test("without a server the functions say what to write, and so does an element, to who listens", async ({
  page,
  server,
}) => {
  await page.goto(`${site.origin}/page`);
  const said = await page.evaluate(async () => {
    const { mountGiftFinder, mountImpactScoreboard, defineElements } = await import("/index.js" as string);
    const attempts = [
      () => mountGiftFinder("#place"),
      () => mountImpactScoreboard("#place", { server: "gifts.example.org" }),
      () => defineElements("/here"),
    ];
    return attempts.map((attempt) => {
      try {
        return attempt();
      } catch (error) {
        return String(error);
      }
    });
  });
  const what =
    'Say which GiftHearth answers: give `server` its address, such as server="https://gifts.example.org".';
  expect(said).toEqual([
    `Error: ${what}`,
    `Error: "gifts.example.org" is no address of a GiftHearth. ${what}`,
    `Error: "/here" is no address of a GiftHearth. ${what}`,
  ]);
  await expect(page.locator("#place > *")).toHaveCount(0);

  const detail = await page.evaluate(async () => {
    await import("/auto.js" as string);
    const finder = document.createElement("gift-finder");
    finder.append(Object.assign(document.createElement("a"), { href: "/elsewhere", textContent: "A link" }));
    const told = new Promise((resolve) =>
      document.addEventListener("gh-error", (event) => resolve(event.detail)),
    );
    document.querySelector("#place")?.append(finder);
    return told;
  });
  expect(detail).toEqual({ code: "no_server", message: what });
  await expect(page.getByRole("link", { name: "A link" })).toBeVisible();
  // Methods end all the same, and a server that is named later counts.
  await page.evaluate(async (address) => {
    const finder = document.querySelector("gift-finder");
    await finder?.search();
    finder?.reset();
    if (finder) finder.server = address;
  }, server.url);
  await expect(
    page.locator("gift-finder").getByRole("button", { name: "Find Thoughtful Gifts" }),
  ).toBeVisible();
});

test("a server for all elements spares each its own", async ({ page, server }) => {
  await page.goto(`${site.origin}/page`);
  await page.evaluate(async (address) => {
    const { defineElements, mountImpactScoreboard } = await import("/index.js" as string);
    defineElements(address);
    mountImpactScoreboard("#place");
  }, server.url);
  await expect(page.locator("impact-scoreboard").getByText("total donated")).toBeVisible();
});

test("the manifest names every option as an attribute, every method and event, each explained", async () => {
  const manifest = JSON.parse(await readFile(join(folder, "custom-elements.json"), "utf8"));
  const [finder, board] = manifest.modules[0].declarations;
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  const both = names(board.attributes).filter((name) => name !== "charity");
  const known = readReference().widgets.flatMap(({ options }) => options.map(({ attribute }) => attribute));
  expect(new Set([...names(finder.attributes), ...names(board.attributes)])).toEqual(new Set(known));
  expect(names(finder.attributes)).toEqual(expect.arrayContaining(both));
  expect(names(finder.events)).toHaveLength(6);
  expect(names(finder.members)).toEqual(expect.arrayContaining(["search", "reset", "state", "headingLevel"]));
  for (const { attributes, events, members } of [finder, board]) {
    for (const { name, description } of [...attributes, ...events]) expect(description, name).toMatch(/\.$/);
    for (const { name, type, kind, return: returned } of members) {
      expect((kind === "method" ? returned.type : type).text, name).not.toBe("");
    }
  }
});
