import { startForeignSite } from "../support/foreign-site.ts";
import type { Page } from "./fixtures.ts";

/** A page of somebody else's, with both widgets. @param head what it does beside them */
export const hostPage = (
  server: string,
  head = "",
  widgets = "<impact-scoreboard></impact-scoreboard><gift-finder></gift-finder>",
) =>
  `<!doctype html><html lang="en"><title>A page of its own</title><link rel="icon" href="data:,">${head}
  <script type="module" src="${server}/embed/v1/embed.js"></script>
  <main><h1>A page</h1><p id="own">Its own words</p>${widgets}</main></html>`;

/** A finder with a link in it, for where no script of ours runs. */
export const FALLBACK = `<gift-finder><a href="https://gifts.example/gift-finder">Find a gift</a></gift-finder>`;

/** Has a page visited that stands on a site of its own. @param visit is given the site's origin */
export async function onPage(page: Page, html: string, visit: (url: string) => Promise<void>): Promise<void> {
  const host = await startForeignSite();
  host.pages["/"] = { html };
  try {
    await page.goto(`${host.origin}/`);
    await visit(host.origin);
  } finally {
    await host.close();
  }
}
