import { expect, type Page, test } from "../fixtures.ts";

/*
 * What the specification has and a visitor doesn't see, and why:
 * - "API configuration issue. Please try again later.": no AI is no error here (design, section 3, decision 3).
 * - "This is a placeholder affiliate link": each link is a search that works, whoever earns by it.
 * - "Please log in to view your contribution dashboard.": who is signed out is led to sign in before that.
 * - "No search parameters available to save": nothing offers to save a search before there is one.
 * - The list's three fallback ideas, and "Error Processing Gifts": shown when even the catalogue fails, which a browser
 *   can't bring about (packages/core/src/recommend).
 */

/** Somewhere in the product, and what the specification (sections 2, 5 and 8) has it say there. */
export interface Wording {
  readonly where: string;
  /** Goes there, from a page that is still blank. */
  readonly show: (page: Page) => Promise<unknown>;
  readonly says: readonly string[];
  /** Console errors that belong to it. */
  readonly errors?: readonly RegExp[];
}

/** What the browser's console says of a request that a test cuts off. */
export const CUT = [/net::ERR_FAILED/];

export const open = (path: string) => (page: Page) => page.goto(path);

/** Cuts off a route, or holds it up first. */
export async function cut(page: Page, url: string, delay = 0): Promise<void> {
  await page.route(url, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.abort();
  });
}

/** How long a wait lasts that is to be seen, milliseconds: longer than a busy machine is between two frames. */
export const SEEN = 1_500;

/** Lets a route take its time, so that the wait can be seen. */
export async function slow(page: Page, url: string): Promise<void> {
  await page.route(url, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SEEN));
    await route.continue();
  });
}

/** A test for each row: goes there, and waits until all of its texts have been on the page. */
export function testWording(rows: readonly Wording[]): void {
  for (const { where, show, says, errors = [] } of rows) {
    test(`${where}: ${says.join(" · ")}`, async ({ page, expectedErrors }) => {
      expectedErrors.push(...errors);
      const heard = await listen(page);
      await show(page);
      const missing = () => says.filter((text) => ![...heard].some((page) => page.includes(text)));
      await expect.poll(missing).toEqual([]);
    });
  }
}

/**
 * Writes down every text that a page shows, be it for a frame, from the next page on: what stands in it, its
 * title, and the names, hints and choices of its controls.
 */
async function listen(page: Page): Promise<ReadonlySet<string>> {
  const heard = new Set<string>();
  await page.exposeFunction("writeDown", (text: string) => heard.add(text.replaceAll(/\s+/g, " ")));
  await page.addInitScript(() => {
    const { writeDown } = window as unknown as { writeDown: (text: string) => void };
    let last = "";
    function look(): void {
      const names = Array.from(
        document.querySelectorAll<HTMLElement>("[aria-label],[title],[placeholder],[alt],option"),
        (element) =>
          ["aria-label", "title", "placeholder", "alt"]
            .map((name) => element.getAttribute(name))
            .concat(element instanceof HTMLOptionElement ? element.label : [])
            .join("\n"),
      );
      // What an embedded widget says stands in its shadow root.
      const widgets = Array.from(
        document.querySelectorAll("gift-finder,impact-scoreboard"),
        ({ shadowRoot }) =>
          Array.from(shadowRoot?.children ?? [], (part) => (part as HTMLElement).innerText).join("\n"),
      );
      const text = [document.title, document.body.innerText, ...widgets, ...names].join("\n");
      if (text !== last) writeDown(text);
      last = text;
      requestAnimationFrame(look);
    }
    addEventListener("DOMContentLoaded", look);
  });
  return heard;
}
