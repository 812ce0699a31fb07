import type { Page } from "playwright/test";
import type { ForeignSite } from "./foreign-site.ts";

interface WidgetPage {
  readonly body: string;
  readonly head?: string;
  /** Attributes of the page's root element. */
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Path of the embed's script; none when empty. */
  readonly script?: string;
}

/** Opens a page of somebody else's with widgets of the server's on it. */
export async function openWidgetPage(
  page: Page,
  site: ForeignSite,
  serverUrl: string,
  { body, head = "", html = 'lang="en"', headers = {}, script = "/embed/v1/embed.js" }: WidgetPage,
): Promise<void> {
  site.pages["/"] = {
    headers,
    html: `<!doctype html><html ${html}><head><title>A page</title><link rel="icon" href="data:,">
      <meta name="viewport" content="width=device-width">${head}
      ${script && `<script type="module" crossorigin src="${serverUrl}${script}"></script>`}</head>
      <body><main><h1>A page</h1>${body}</main></body></html>`,
  };
  await page.goto(`${site.origin}/`);
}
