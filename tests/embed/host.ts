import { readFile } from "node:fs/promises";
import { join, normalize, sep } from "node:path";
import { roomRules } from "../../packages/widgets/src/embed/places.ts";
import { type LocalServer, startLocalServer } from "../support/local-server.ts";

/** A page of somebody's with both widgets. */
export interface HostPage {
  /** Attributes of its root element. */
  readonly html?: string;
  readonly head?: string;
  /** In place of both widgets with their links. */
  readonly body?: string;
  /** The file that an app has written of the whole of it, below `/apps/`; what is said of its text is said there. */
  readonly file?: string;
  /** Text of its own stylesheet, after everybody's. */
  readonly css?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether it has our script; it does where nothing is said. */
  readonly hasScript?: boolean;
}

export const BOARD = `<impact-scoreboard><a href="https://gifts.example/impact">See what was given</a></impact-scoreboard>`;
export const FINDER = `<gift-finder><a href="https://gifts.example/gift-finder">Find a gift</a></gift-finder>`;

/** Wide enough for two columns of results; the font is the page's, and so has to be the same everywhere. */
const CALM = `.column { box-sizing: border-box; width: 600px; max-width: 100%; margin: 0 auto; padding: 0; font-family: sans-serif !important }
${(["gift-finder", "impact-scoreboard"] as const).flatMap((widget) => roomRules(widget, false)).join("\n")}`;

/** Runs first of all: what moves, what fails and what a policy refuses, for the probe. */
const WATCH = `window.failures = [];
addEventListener("error", ({ message }) => failures.push("error: " + message));
addEventListener("unhandledrejection", ({ reason }) => failures.push("unhandled: " + reason));
document.addEventListener("gh-error", ({ detail }) => failures.push("gh-error: " + detail.message));
document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  failures.push("refused: " + violatedDirective + " " + blockedURI));
if (window.PerformanceObserver?.supportedEntryTypes?.includes("layout-shift")) {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
  }).observe({ type: "layout-shift", buffered: true });
}`;

const TYPES: Readonly<Record<string, string>> = {
  css: "text/css",
  html: "text/html; charset=utf-8",
  js: "text/javascript",
};

/**
 * Somebody's web server: a page for each name, what pages bring from npm below `/npm/`, and what was built of the apps
 * below `/apps/`.
 * @param gifthearth address of the server that the widgets are from
 */
export function startHost(
  pages: ReadonlyMap<string, HostPage>,
  apps: string,
  gifthearth: string,
): Promise<LocalServer> {
  const folders: Readonly<Record<string, string>> = { npm: join(import.meta.dirname, "node_modules"), apps };
  return startLocalServer(async ({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const [, first = "", rest = ""] = /^\/([^/]*)\/?(.*)$/.exec(pathname) ?? [];
    const send = (type: string, body: string | Buffer, headers = {}) =>
      response
        .writeHead(200, { "content-type": TYPES[type] ?? "application/octet-stream", ...headers })
        .end(body);
    if (first === "watch.js") return send("js", WATCH);
    const page = pages.get(decodeURIComponent(rest));
    if (first === "css" && page) return send("css", `${CALM}\n${page.css ?? ""}`);
    if (first === "page" && page?.file) return send("html", await readFile(join(apps, page.file)));
    if (first === "page" && page) {
      return send("html", htmlOf(decodeURIComponent(rest), page, gifthearth), page.headers);
    }
    const folder = folders[first];
    const path = normalize(rest);
    const file =
      folder && !path.startsWith("..") && (await readFile(join(folder, sep, path)).catch(() => null));
    return file ? send(path.replace(/^.*\./, ""), file) : response.writeHead(404).end();
  });
}

/** Where a page is. */
export const pathOf = (name: string) => `/page/${encodeURIComponent(name)}`;

function htmlOf(
  name: string,
  { html = 'lang="en"', head = "", body = BOARD + FINDER, hasScript = true }: HostPage,
  gifthearth: string,
): string {
  return `<!doctype html><html ${html} data-server="${gifthearth}"><head><meta charset="utf-8"><title>${name}</title>
<link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1">
<script src="/watch.js"></script>${head}<link rel="stylesheet" href="/css/${encodeURIComponent(name)}">
${hasScript ? `<script type="module" crossorigin src="${gifthearth}/embed/v1/embed.js"></script>` : ""}</head>
<body><main><h1>A page</h1><p>Its own words.</p><div class="column">${body}</div><p>More of them.</p></main></body></html>`;
}
