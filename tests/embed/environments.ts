import type { BrowserContextOptions, Page } from "playwright";
import { BOARD, FINDER, type HostPage } from "./host.ts";

/** A page that the widgets may come to stand on, and a reader who looks at it. */
export interface Environment {
  readonly name: string;
  readonly page: HostPage;
  /** The page that is opened, where that isn't its own. */
  readonly start?: string;
  /** The widgets are in this page's first iframe. */
  readonly isFramed?: boolean;
  /** Whether nothing within may look otherwise than on a calm page; so it is where nothing is said. */
  readonly isAlike?: boolean;
  /** Whether nothing on the page may move while they load; so it is where nothing is said. */
  readonly isStill?: boolean;
  /** What the reader's browser is told; only Chromium can be. */
  readonly reader?: BrowserContextOptions;
  /** What happens next; only in Chromium. @returns what doesn't work */
  readonly next?: (page: Page) => Promise<readonly string[]>;
}

/** The environment that all others are compared with, in each engine by itself. */
export const CALM = "a calm page";

/** Stylesheets that reset or repaint a whole page, from npm. */
const THEMES: Readonly<Record<string, string>> = {
  Bootstrap: "bootstrap/dist/css/bootstrap.css",
  Bulma: "bulma/css/bulma.css",
  Foundation: "foundation-sites/dist/css/foundation.css",
  "Pico.css": "@picocss/pico/css/pico.css",
  "Water.css": "water.css/out/water.css",
  "MVP.css": "mvp.css/mvp.css",
  Milligram: "milligram/dist/milligram.css",
  "normalize.css": "normalize.css/normalize.css",
  "modern-normalize": "modern-normalize/modern-normalize.css",
  "Tailwind's preflight": "tailwindcss/preflight.css",
  Materialize: "materialize-css/dist/css/materialize.css",
  UIkit: "uikit/dist/css/uikit.css",
  "Spectre.css": "spectre.css/dist/spectre.css",
  Tachyons: "tachyons/css/tachyons.css",
  Pure: "purecss/build/pure.css",
  "Semantic UI": "semantic-ui-css/semantic.css",
  Sakura: "sakura.css/css/sakura.css",
};

/** What an app adds to its page late is its own to keep room for. */
const APP_ROOM = "#app { min-height: 1400px }";

/** Apps by their folders (`build-apps.ts`). */
const APPS: Readonly<Record<string, string>> = {
  "React 18": "react-18",
  "React 19": "react-19",
  "Vue 3": "vue",
  "Svelte 5": "svelte",
  Solid: "solid",
};

const app = (folder: string, inside = ""): HostPage => ({
  hasScript: false,
  css: APP_ROOM,
  body: `<div id="app">${inside}</div><script type="module" src="/apps/${folder}/main.js"></script>`,
});

const forReader = (name: string, reader: BrowserContextOptions, more: Partial<Environment> = {}) => ({
  name,
  page: {},
  isAlike: false,
  reader,
  ...more,
});

/**
 * Every environment, the calm page first.
 * @param gifthearth address of the server that the widgets are from
 * @param rendered the React app's page as its server sends it
 */
export function environments(gifthearth: string, rendered: string): readonly Environment[] {
  return [
    { name: CALM, page: {} },
    ...Object.entries(THEMES).map(([name, file]) => ({
      name,
      page: { head: `<link rel="stylesheet" href="/npm/${file}">` },
    })),
    ...Object.entries(APPS).map(([name, folder]) => ({ name, page: app(folder) })),
    { name: "React 19, rendered on the server", page: app("react-19-hydrated", rendered) },
    // Its app router, with the widgets in a server component.
    { name: "Next", page: { file: "next/page/Next.html" } },
    {
      name: "htmx",
      page: {
        head: `<script src="/npm/htmx.org/dist/htmx.min.js"></script>`,
        css: APP_ROOM,
        body: `<div id="app" hx-get="/page/${encodeURIComponent(CALM)}" hx-select=".column > *" hx-trigger="load"></div>`,
      },
    },
    { name: "Turbo", start: "Turbo's first page", page: {} },
    {
      name: "a strict policy with Trusted Types",
      page: {
        headers: {
          "content-security-policy": [
            "default-src 'none'",
            `script-src 'self' ${gifthearth}`,
            `connect-src ${gifthearth}`,
            "style-src 'self'",
            "img-src data:",
            "require-trusted-types-for 'script'",
            "trusted-types 'none'",
          ].join("; "),
        },
      },
    },
    { name: "a sandboxed iframe", start: "a page with a sandbox", isFramed: true, page: {} },
    { name: "a page from right to left", page: { html: 'lang="ar" dir="rtl"' } },
    {
      name: "a dark page, theme=page",
      isAlike: false,
      page: {
        css: "html { color-scheme: dark; background: #111; color: #eee }",
        body: (BOARD + FINDER).replaceAll("><a", ' theme="page"><a'),
      },
    },
    { name: "root font 200%", page: { css: "html { font-size: 200% }" } },
    {
      name: "root font 200%, --gh-font-size: 1rem",
      isAlike: false,
      page: { css: "html { font-size: 200% } gift-finder, impact-scoreboard { --gh-font-size: 1rem }" },
    },
    ...[300, 400, 600, 900, 1200].map((width) => ({
      name: `a column of ${width} px`,
      isAlike: false,
      page: { css: `.column { width: ${width}px }` },
    })),
    forReader("zoomed to 200%", { viewport: { width: 640, height: 480 }, deviceScaleFactor: 2 }),
    forReader("zoomed to 400%", { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 }),
    forReader(
      "reduced motion, more contrast",
      { reducedMotion: "reduce", contrast: "more" },
      { isAlike: true },
    ),
    forReader("printed", {}, { isAlike: true, next: whenPrinted }),
    forReader("forced colours from the start", { forcedColors: "active" }, { next: whenForced }),
    forReader("forced colours, switched on later", {}, { isAlike: true, next: whenForced }),
    forReader(
      "dark, switched on later, theme=auto",
      {},
      { page: { body: (BOARD + FINDER).replaceAll("><a", ' theme="auto"><a') }, next: whenDark },
    ),
  ];
}

/** Pages that some environments begin with. */
export const STARTS: ReadonlyMap<string, HostPage> = new Map([
  [
    "Turbo's first page",
    {
      hasScript: false,
      body: "<p>Going on</p>",
      head: `<script type="module" src="/apps/turbo/main.js"></script>`,
    },
  ],
  [
    "a page with a sandbox",
    {
      hasScript: false,
      body: `<iframe sandbox="allow-scripts" src="/page/${encodeURIComponent("a sandboxed iframe")}" width="616" height="3000" title="Widgets" style="border: 0"></iframe>`,
    },
  ],
]);

async function whenPrinted(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: "print" });
  const isShown = (part: string) => page.locator(part).first().isVisible();
  const problems = [];
  if (!(await isShown("gift-finder [part~=card]"))) problems.push("results aren't printed");
  if (!(await isShown("impact-scoreboard [part~=board]"))) problems.push("the board isn't printed");
  if (await isShown("gift-finder form")) problems.push("the form is printed");
  return problems;
}

async function whenForced(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const isTold = () =>
    page
      .locator("gift-finder")
      .first()
      .evaluate(({ shadowRoot }) => {
        const colourOf = (state: boolean) => {
          const chip = shadowRoot?.querySelector(`.gh-chip[aria-pressed=${state}]`);
          return chip && getComputedStyle(chip).backgroundColor;
        };
        return colourOf(true) !== colourOf(false);
      });
  for (let tries = 0; tries < 20; tries++) {
    if (await isTold()) return [];
    await page.waitForTimeout(50);
  }
  return ["what is chosen looks like what isn't"];
}

async function whenDark(page: Page): Promise<readonly string[]> {
  const colour = () => page.locator("gift-finder form").evaluate((form) => getComputedStyle(form).color);
  const before = await colour();
  await page.emulateMedia({ colorScheme: "dark" });
  return (await colour()) === before ? ["it stays light"] : [];
}
